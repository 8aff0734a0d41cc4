import type { IngestProduct } from '../../../shared/contracts/ingest.ts'
import { apparelViews, footwearViews, type PictureSpec } from '../../services/images/art/contract.ts'
import { categoriesOf } from './category-tree.ts'
import type { Colourway } from './palettes.ts'
import { giftPrices, type Markdown, markdown, pricesOf } from './prices.ts'
import { textsOf } from './product-texts.ts'
import { hash, type Random, random } from './random.ts'
import { isFootwear, sizeChartOf, sizesOf } from './sizes.ts'
import { type Style, styles } from './styles.ts'
import { createUpcs } from './upcs.ts'

const dayMs = 86_400_000
/** A product counts as new for this many days. */
const newForDays = 60

/** What all colours of a style share: how it sells. */
type Standing = { readonly ageDays: number; readonly rating: IngestProduct['rating']; readonly pull: number }

function standingOf(style: Style): Standing {
  const draw = random(`standing ${style.code}`)
  const ageDays = draw.chance(0.2) ? draw.int(0, newForDays - 1) : draw.int(newForDays, 1100)
  const pull = draw.next()
  // Three draws lean towards the middle: few styles are adored, few are disliked.
  const score = Math.min(5, 3.55 + (draw.next() + draw.next() + draw.next()) * 0.55 - (draw.chance(0.05) ? 1 : 0))
  const digits = Math.min(3.55, 0.4 + pull * 1.9 + Math.min(1.3, ageDays / 700))
  const reviewsCount = Math.floor(10 ** digits * (0.5 + draw.next() * 0.8)) - 1
  const silent = ageDays < 12 || reviewsCount < 1 || style.silhouette === 'gift-card'
  return {
    ageDays,
    pull,
    rating: silent ? null : { score: Math.round(score * 10) / 10, reviewsCount: Math.min(4800, reviewsCount) },
  }
}

type Shelf = 'full' | 'thin' | 'last-sizes' | 'gone'

function shelfOf(style: Style, draw: Random): Shelf {
  if (style.silhouette === 'gift-card') return 'full'
  const roll = draw.next()
  return roll < 0.015 ? 'gone' : roll < 0.06 ? 'last-sizes' : roll < 0.12 ? 'thin' : 'full'
}

/** Sizes at the ends of a run are bought in smaller numbers and run out first. */
function quantityOf(shelf: Shelf, position: number, count: number, draw: Random): number {
  const edge = count > 3 && (position === 0 || position >= count - 2)
  if (shelf === 'gone') return 0
  if (shelf === 'last-sizes') return draw.chance(0.72) ? 0 : draw.int(1, 3)
  if (shelf === 'thin') return draw.chance(0.2) ? 0 : draw.int(1, 5)
  if (draw.chance(edge ? 0.16 : 0.06)) return 0
  return draw.chance(edge ? 0.3 : 0.1) ? draw.int(1, 3) : draw.int(4, edge ? 18 : 64)
}

function badgeOf(
  style: Style,
  { ageDays, pull, rating }: Standing,
  shelf: Shelf,
  { discount }: Markdown,
  draw: Random,
): IngestProduct['badge'] {
  if (shelf === 'last-sizes') return 'last-sizes'
  if (discount > 0) return 'sale'
  if (shelf === 'thin') return 'low-stock'
  if (ageDays < newForDays) return 'new'
  if (pull > 0.86 && (rating?.reviewsCount ?? 0) > 150) return 'bestseller'
  if (style.recycled && draw.chance(0.6)) return 'recycled'
  return draw.chance(0.02) ? 'member' : null
}

function skusOf(style: Style, shelf: Shelf, cut: Markdown, draw: Random, upcs: () => string): IngestProduct['skus'] {
  const gift = style.silhouette === 'gift-card'
  const sizes = sizesOf(style.silhouette, style.gender, style.cut)
  const reduced = pricesOf(style.dollars, cut)
  const full = pricesOf(style.dollars, { ...cut, discount: 0 })
  // Sometimes only the slow sizes are marked down, which is when a price becomes a range.
  const partly = cut.discount > 0 && sizes.length > 5 && draw.chance(0.08)
  return sizes.map(({ size, na }, position) => ({
    upc: upcs(),
    size,
    labels: { NA: na, EMEA: size },
    position,
    quantity: gift ? 9999 : quantityOf(shelf, position, sizes.length, draw),
    prices: gift ? giftPrices(Number(size)) : partly && position > 2 && position < sizes.length - 3 ? full : reduced,
  }))
}

function artOf(style: Style, colour: Colourway): Omit<PictureSpec, 'view'> {
  const { silhouette, material, pattern, cut } = style
  return { silhouette, material, pattern, cut, palette: colour.palette }
}

/** Rank among everything: what sells, what is new, and a hand that mixes the two. */
function rankOf({ ageDays, pull }: Standing, style: Style, colourIndex: number): number {
  const fresh = Math.max(0, 1 - ageDays / 240)
  const small = isFootwear(style.silhouette) ? 0.16 : style.silhouette === 'gift-card' ? -0.5 : 0
  const taste = (hash(`rank ${style.code} ${colourIndex}`) % 1000) / 1000
  return Math.round((pull * 0.4 + fresh * 0.25 + small + taste * 0.35 - colourIndex * 0.12) * 1000)
}

function productOf(
  style: Style,
  standing: Standing,
  colourIndex: number,
  referenceMs: number,
  upcs: () => string,
): IngestProduct {
  const colour = style.colours[colourIndex]
  if (!colour) throw new RangeError(`${style.code} has no colour ${colourIndex}`)
  const draw = random(`product ${style.code} ${colour.code}`)
  const isNew = standing.ageDays < newForDays
  const shelf = shelfOf(style, draw)
  const cut = markdown(draw, isNew || style.silhouette === 'gift-card' ? 0 : 0.26)
  const { palette } = colour
  const single = style.pattern === 'solid' && !isFootwear(style.silhouette)
  return {
    productId: `${style.code}${colour.code}`,
    masterId: style.code,
    brand: 'Kerb',
    gender: style.gender,
    kind: style.silhouette,
    colour: colour.family,
    swatch: single ? [palette.base] : [palette.base, style.pattern === 'solid' ? palette.accent : palette.panel],
    material: style.silhouette === 'gift-card' ? null : style.material,
    badge: badgeOf(style, standing, shelf, cut, draw),
    sizeChart: sizeChartOf(style.silhouette, style.gender),
    isDigitalProduct: style.silhouette === 'gift-card',
    publishedAt: new Date(referenceMs - standing.ageDays * dayMs).toISOString().slice(0, 10),
    rating: standing.rating,
    rank: rankOf(standing, style, colourIndex),
    categoryIds: categoriesOf({ style, isNew, onSale: cut.discount > 0 }),
    art: artOf(style, colour),
    pictures: (isFootwear(style.silhouette) ? footwearViews : apparelViews).map((view) => ({
      kind: 'drawn',
      view,
      ground: colour.ground,
    })),
    texts: textsOf(style, colour, colourIndex),
    skus: skusOf(style, shelf, cut, draw, upcs),
  }
}

/** The whole catalogue, one style after another. `referenceDate` (`2026-11-15`) is the day that "new" is judged from. */
export function* seedProducts(referenceDate: string): Generator<IngestProduct> {
  const referenceMs = Date.parse(referenceDate)
  const upcs = createUpcs()
  for (const style of styles) {
    const standing = standingOf(style)
    for (const colourIndex of style.colours.keys()) yield productOf(style, standing, colourIndex, referenceMs, upcs)
  }
}

/** The same in lists of at most `size`. */
export function* inBatches<T>(items: Iterable<T>, size: number): Generator<T[]> {
  let batch: T[] = []
  for (const item of items) {
    batch.push(item)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
