/** A shoe size as it is marked in Europe and in the United States. */
export type ShoeSize = { readonly eu: string; readonly us: string }

const run = (pairs: string): readonly ShoeSize[] =>
  pairs.split(' ').map((pair) => {
    const [eu = '', us = eu] = pair.split('=')
    return { eu, us }
  })

/** American women's sizes are this much larger than men's of the same length. */
const womenBeyondMen = 1.5

/** European sizes of adults with American men's sizes. */
const adults = run(
  '36=4 36.5=4.5 37=5 37.5=5 38=5.5 38.5=6 39=6.5 40=7 40.5=7.5 41=8 41.5=8.5 42=9 42.5=9.5 43=10 44=10.5 44.5=11 45=11.5 46=12 47=13',
)

/** C: children's, Y: youths' sizes; 1Y is the size after 13.5C. */
const kids = run('28=11C 29=12C 30=12.5C 31=13C 32=1Y 33=1.5Y 33.5=2Y 34=2.5Y 35=3Y 36=4Y 37=4.5Y 38=5.5Y')

const among = (sizes: string) => adults.filter(({ eu }) => sizes.split(' ').includes(eu))
const womens = (us: string) => String(Number(us) + womenBeyondMen)

/** The sizes that shoes are made in. */
export const shoeSizes = {
  women: among('36 36.5 37.5 38 38.5 39 40 40.5 41 42 42.5').map(({ eu, us }) => ({ eu, us: womens(us) })),
  men: among('40 40.5 41 41.5 42 42.5 43 44 44.5 45 46 47'),
  unisex: among('36 37 38 39 40 41 42 43 44 45 46').map(({ eu, us }) => ({ eu, us: `M${us} / W${womens(us)}` })),
  kids,
} as const satisfies Record<string, readonly ShoeSize[]>

/** A row per European size of adults. */
export const adultSizes: readonly { readonly eu: string; readonly usWomen: string; readonly usMen: string }[] =
  adults.map(({ eu, us }) => ({ eu, usWomen: womens(us), usMen: us }))

/** British sizes: an adult's is one below the American men's, a child's half a size below the American one. */
export const britishSize = {
  adult: (usMen: string): string => String(Number(usMen) - 1),
  child(us: string): string {
    const size = Number.parseFloat(us) - 0.5
    return String(us.endsWith('Y') && size < 1 ? size + 13 : size)
  },
}

/**
 * The British size of a shoe by its other two. Null for what is no shoe of these charts: a dress is a 38 too, and an
 * American 8.
 */
export function britishMark({ eu, us }: ShoeSize): string | null {
  if (kids.some((size) => size.eu === eu && size.us === us)) return britishSize.child(us)
  const men = adults.find((size) => size.eu === eu)?.us
  if (men === undefined) return null
  const marks = us.split('/').map((mark) => mark.trim().replace(/^[MW]\s?/, ''))
  return marks.every((mark) => mark === men || mark === womens(men)) ? britishSize.adult(men) : null
}

/** Centimeters from heel to longest toe: two thirds of a centimeter per European size, minus the room for the toes. */
export const footLength = (eu: string): number => (Number(eu) * 2) / 3 - 1.5
