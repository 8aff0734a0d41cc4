/** Longest words, in characters, that fit a 320 px screen at the display size and at the one below it. */
const fits = { display: 12, long: 16 } as const

/**
 * The class of a large title. Hyphenation is not there in every browser, so a title with a long word
 * (Übergangskleidung) is set smaller, not
 * broken.
 */
export function displayClass(title: string): string {
  const longest = Math.max(...title.split(/[\s-]+/).map((word) => word.length))
  if (longest <= fits.display) return 'display'
  return longest <= fits.long ? 'display long' : 'display longer'
}
