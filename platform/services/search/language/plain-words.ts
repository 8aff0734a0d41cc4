import { plainWordsOf } from '../../../../shared/plain-words.ts'

/** True where every word begins some word of the text. */
export function beginsWordsOf(text: string, words: readonly string[]): boolean {
  const own = plainWordsOf(text)
  return words.every((word) => own.some((ownWord) => ownWord.startsWith(word)))
}
