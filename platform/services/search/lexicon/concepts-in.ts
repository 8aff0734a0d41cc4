import { withParents } from '../words/concepts.ts'
import { compoundOf, type Lexicon } from './lexicon.ts'
import { longestPhrase } from './phrases.ts'

/** Concepts that words name anywhere among them, each with all that it is a kind of. */
export function conceptsIn(lexicon: Lexicon, words: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  const add = (phrase: readonly string[]) => {
    for (const { type, id } of lexicon.phrases.meaningsOf(phrase))
      if (type === 'concept') for (const concept of withParents(id)) found.add(concept)
  }
  for (const [from, word] of words.entries()) {
    for (let length = 1; length <= longestPhrase && from + length <= words.length; length += 1)
      add(words.slice(from, from + length))
    // "Sweatshirt" is known: nothing is said by its being made of "shirt".
    const isKnown = lexicon.phrases.meaningsOf([word]).length > 0
    const last = isKnown ? undefined : compoundOf(lexicon, word)?.at(-1)
    if (last !== undefined) add([last])
  }
  return found
}
