import type { IngestProduct } from '../../shared/contracts/ingest.ts'

const lines = [
  'Harbor',
  'Alder',
  'Quarry',
  'Lantern',
  'Meadow',
  'Slate',
  'Juniper',
  'Copper',
  'Tidal',
  'Ember',
  'Birch',
]
const traits = ['Swift', 'Quiet', 'Bright', 'Rugged', 'Gentle', 'Coastal', 'Alpine', 'Urban', 'Nimble', 'Sturdy']
const kinds = ['runner', 'low-top', 'high-top', 'chelsea-boot', 'slip-on', 'sandal', 'court-shoe', 'hoodie', 'jacket']
const colours = ['black', 'white', 'blue', 'beige', 'green'] as const
const swatches = { black: '#111111', white: '#ffffff', blue: '#22408a', beige: '#d9c7a3', green: '#2f5d3a' } as const
const genders = ['women', 'men', 'unisex', 'kids'] as const
const labels = { women: 'Women’s', men: 'Men’s', unisex: 'Unisex', kids: 'Kids’' } as const
const materials = ['leather', 'canvas', 'recycled-polyester', 'suede', 'wool']
const badges = ['new', 'bestseller', 'recycled', null, null, null, null] as const
const widths = ['D', 'EE'] as const
const firstSize = 36

/** Sizes of each product: ten lengths in two widths. */
export const sizesEach = 10 * widths.length

/** A generator of numbers from 0 to 1, the same for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    const more = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((more ^ (more >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Product `index` of a made catalog, in categories from this list; the same for the same index. */
export function madeProduct(index: number, categoryIds: readonly string[]): IngestProduct {
  const style = Math.floor(index / colours.length)
  const ofStyle = seeded(style)
  const of = seeded(1_000_000 + index)
  const pick = <T>(list: readonly T[], random: number): T => {
    const chosen = list[Math.floor(random * list.length)]
    if (chosen === undefined) throw new RangeError('an empty list')
    return chosen
  }
  const gender = pick(genders, ofStyle())
  const kind = pick(kinds, ofStyle())
  const name = `${pick(lines, ofStyle())} ${pick(traits, ofStyle())} ${style}`
  const original = 3900 + Math.floor(ofStyle() * 180) * 100
  const current = ofStyle() < 0.2 ? Math.round(original * 0.75) : original
  const categoryId = pick(categoryIds, ofStyle())
  const colour = colours[index % colours.length] ?? 'black'
  const masterId = `MD${String(style).padStart(6, '0')}`
  const productId = `${masterId}${colours.indexOf(colour)}`
  const kindName = `${labels[gender]} ${kind.replace('-', ' ')}`
  const price = { current, original }
  return {
    productId,
    masterId,
    brand: 'Kerb',
    gender,
    kind,
    colour,
    swatch: [swatches[colour]],
    material: pick(materials, ofStyle()),
    badge: pick(badges, of()),
    sizeChart: 'footwear',
    isDigitalProduct: false,
    publishedAt: `2026-0${1 + Math.floor(ofStyle() * 9)}-${10 + Math.floor(ofStyle() * 18)}`,
    rating: { score: Math.round(10 + ofStyle() * 40) / 10, reviewsCount: Math.floor(ofStyle() * 900) },
    rank: Math.floor(of() * 1000),
    categoryIds: [categoryId],
    pictures: ['side', 'top'].map((view) => ({ url: `/images/made/${productId}/${view}`, view })),
    texts: {
      'en-us': {
        name,
        colourName: colour,
        kind: kindName,
        description: `${name}: a ${kind} with a cushioned midsole and a grippy outsole, made to be worn, washed and worn again.`,
        sections: [{ key: 'details', title: 'Details', lines: ['Rubber outsole', 'Removable insole'] }],
      },
    },
    skus: Array.from({ length: sizesEach }, (_, position) => {
      const size = String(firstSize + Math.floor(position / widths.length))
      const width = widths[position % widths.length] ?? 'D'
      return {
        upc: `${productId}-${size}${width}`,
        size,
        labels: { NA: `${Number(size) - 31} ${width}`, EMEA: `${size} ${width}` },
        position,
        quantity: of() < 0.25 ? 0 : Math.floor(of() * 40),
        prices: { USD: price, EUR: price },
      }
    }),
  }
}
