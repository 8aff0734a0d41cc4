const maxWords = 8
const maxWordLength = 40

/** As the index sees text: lower case, without accents. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
}

/**
 * The words of what a shopper typed: letters and digits only, so that no character of the query language is left,
 * whatever was typed. More than eight words, or forty characters of one, add nothing.
 */
export function wordsOf(input: string): string[] {
  return [...new Set(everyWordOf(input))].slice(0, maxWords).map((word) => [...word].slice(0, maxWordLength).join(''))
}

export const everyWordOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** True where every word begins some word of the text. */
export function beginsWordsOf(text: string, terms: readonly string[]): boolean {
  const own = wordsOf(text)
  return terms.every((word) => own.some((ownWord) => ownWord.startsWith(word)))
}
