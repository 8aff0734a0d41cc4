/** A size as shoes are marked with it, and the foot that it fits. */
export type ShoeSize = {
  readonly eu: string
  readonly us: string
  readonly uk: string
  /** From heel to longest toe, in millimeters. */
  readonly length: number
}

export const shoeGenders = ['women', 'men', 'unisex', 'kids'] as const
export type ShoeGender = (typeof shoeGenders)[number]

/** Two thirds of a centimeter per European size, minus the room for the toes. */
const footLength = (eu: string): number => Math.round((Number(eu) * 20) / 3 - 15)

/** British sizes are one below the American size of men and children, whose first youths' size comes after 13.5. */
function british(us: string): string {
  const size = Number.parseFloat(us) - 1
  return String(us.endsWith('Y') && size < 1 ? size + 13 : size)
}

const run = (pairs: string): readonly ShoeSize[] =>
  pairs.split(' ').map((pair) => {
    const [eu = '', us = ''] = pair.split('=')
    return { eu, us, uk: british(us), length: footLength(eu) }
  })

/** American women's sizes are this much larger than men's of the same length. */
const womenBeyondMen = 1.5
const womens = (us: string) => String(Number(us) + womenBeyondMen)

/** European sizes of adults with American men's sizes. */
const adults = run(
  '36=4 36.5=4.5 37.5=5 38=5.5 38.5=6 39=6.5 40=7 40.5=7.5 41=8 41.5=8.5 42=9 42.5=9.5 43=10 44=10.5 44.5=11 45=11.5 46=12 47=13',
)

/**
 * Every size, by whom it is for: one table of lengths, so that charts agree. C: children's, Y: youths' sizes; 1Y is the
 * size after 13.5C.
 */
export const allShoeSizes: Readonly<Record<ShoeGender, readonly ShoeSize[]>> = {
  women: adults.map((size) => ({ ...size, us: womens(size.us) })),
  men: adults,
  unisex: adults.map((size) => ({ ...size, us: `M${size.us} / W${womens(size.us)}` })),
  kids: run('28=11C 29=12C 30=12.5C 31=13C 32=1Y 33=1.5Y 33.5=2Y 34=2.5Y 35=3Y 36=4Y 36.5=4.5Y 38=5.5Y'),
}

const among = (gender: ShoeGender, sizes: string) =>
  allShoeSizes[gender].filter(({ eu }) => sizes.split(' ').includes(eu))

/** The sizes that shoes are made in. */
export const shoeSizes: Readonly<Record<ShoeGender, readonly ShoeSize[]>> = {
  women: among('women', '36 36.5 37.5 38 38.5 39 40 40.5 41 42 42.5'),
  men: among('men', '40 40.5 41 41.5 42 42.5 43 44 44.5 45 46 47'),
  unisex: among('unisex', '36 37.5 38 39 40 41 42 43 44 45 46'),
  kids: allShoeSizes.kids,
}

/** A row per European size of adults. */
export const adultSizes: readonly (Omit<ShoeSize, 'us'> & { readonly usWomen: string; readonly usMen: string })[] =
  adults.map(({ us, ...size }) => ({ ...size, usWomen: womens(us), usMen: us }))

/** Labels of one size in America and in Europe. */
export type SizeLabels = { readonly na: string; readonly emea: string }

const byLabels = new Map(
  Object.values(allShoeSizes)
    .flat()
    .map((size) => [`${size.eu} ${size.us}`, size]),
)

/** By both labels; undefined for a size that isn't in the table. */
export const shoeSizeOf = ({ na, emea }: SizeLabels): ShoeSize | undefined => byLabels.get(`${emea} ${na}`)
