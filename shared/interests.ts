/** Interests that somebody may have. A profile keeps them joined with a pipe (spec 1 §5). */
export const interests = ['walking', 'running', 'cycling', 'outdoors', 'court', 'everyday'] as const
export type Interest = (typeof interests)[number]

export const readInterests = (joined: string): readonly string[] => joined.split('|').filter((one) => one !== '')
export const joinInterests = (chosen: readonly string[]): string => chosen.join('|')
