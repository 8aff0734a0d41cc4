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

/** Lower case, without accents, of plain letters only: `Größe` -> `grosse`. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(special, (letter) => letters[letter] ?? letter)

/** Two letters that people type for one which they don't have, or which they were taught to write so. */
const spelledOut = [
  ['ae', 'a'],
  ['oe', 'o'],
  ['ue', 'u'],
  ['ss', 's'],
] as const

/** Other ways to write a word of plain letters: `muetze` -> `mutze`, `gruen` -> `grun`, `strasse` -> `strase`. */
export function respellings(word: string): string[] {
  const all = new Set<string>()
  for (const [two, one] of spelledOut) for (const known of [word, ...all]) all.add(known.replaceAll(two, one))
  all.delete(word)
  return [...all]
}
