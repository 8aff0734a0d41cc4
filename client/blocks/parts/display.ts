/** Longest words, in characters, that fit a 320 px screen at the display size and at the one below it. */
const fits = { display: 12, long: 16 } as const

/**
 * The class of a large title. Not every browser hyphenates, so a title with a long word (Übergangskleidung) gets a
 * smaller font size instead.
 */
export function displayClass(title: string): string {
  const longest = Math.max(...title.split(/[\s-]+/).map((word) => word.length))
  if (longest <= fits.display) return 'display'
  return longest <= fits.long ? 'display long' : 'display longer'
}
