import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Role } from '../lexicon/meaning.ts'

const longestRole = 3

/** How many words from `at` on have the role together: "no more than" is `under`; 0 if none. */
export function roleAt(words: readonly string[], at: number, role: Role, { roles }: Lexicon): number {
  for (let length = Math.min(longestRole, words.length - at); length >= 1; length -= 1)
    if (roles.meaningsOf(words.slice(at, at + length)).some(({ id }) => id === role)) return length
  return 0
}
