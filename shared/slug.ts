const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  đ: 'd',
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
}
const maxLength = 80

/**
 * `Trail Runner`, `Crème` -> `trail-runner-creme`. Text without Latin letters gives `item`, so that a slug is never
 * empty.
 */
export function slugOf(...words: readonly string[]): string {
  const ascii = words
    .join(' ')
    .toLowerCase()
    .replace(/[ßæœøðþłđäöü]/g, (letter) => letters[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
  return ascii.slice(0, maxLength).replace(/^-+|-+$/g, '') || 'item'
}
