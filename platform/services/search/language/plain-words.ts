import { plainLetters } from './letters.ts'

/** Letters and digits only, so that no character of a query language is left, whatever was typed. */
export const plainWordsOf = (text: string): string[] => plainLetters(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** True where every word begins some word of the text. */
export function beginsWordsOf(text: string, words: readonly string[]): boolean {
  const own = plainWordsOf(text)
  return words.every((word) => own.some((ownWord) => ownWord.startsWith(word)))
}
