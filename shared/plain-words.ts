/** Letters that decomposition leaves as they are. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
}
const special = new RegExp(`[${Object.keys(letters).join('')}]`, 'g')

/** Marks that decomposition would make letters of. */
const marks = /[™℠®©]/g

/** Lower case, without accents, of plain letters only: `Größe` -> `grosse`. */
export const plainLetters = (text: string): string =>
  text
    .replace(marks, ' ')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(special, (letter) => letters[letter] ?? letter)

/** Letters and digits only, so that no character of a query language is left, whatever was typed. */
export const plainWordsOf = (text: string): string[] => plainLetters(text).match(/[\p{L}\p{N}]+/gu) ?? []
