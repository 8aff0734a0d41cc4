const mark = '.'

/**
 * The field `csrf` of every form: the visitor's proof, and the mark of the person who was signed in when the form was
 * drawn; the proof alone for a guest.
 */
export const formToken = (proof: string, person: string | null): string =>
  person === null ? proof : proof + mark + person

export const proofIn = (token: string): string => token.split(mark)[0] ?? ''

/** Null for a guest's form. */
export const personIn = (token: string): string | null => token.split(mark)[1] ?? null
