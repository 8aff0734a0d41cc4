import type { IngestProduct } from '../../shared/contracts/ingest.ts'
import { newForDays } from '../../shared/new-products.ts'
import { type Random, random } from '../../shared/random.ts'
import { articleOfStyle } from './articles.ts'
import { categoriesOf } from './category-tree.ts'
import { picturesOf } from './pictures.ts'
import { giftPrices, isReducedEverywhere, type Markdown, markdown, pricesOf } from './prices.ts'
import { textsOf } from './product-texts.ts'
import { isFootwear, sizeChartOf, sizesOf } from './sizes.ts'
import { recentForDays, type Standing, standingOf } from './standing.ts'
import { type Style, styles } from './styles.ts'
import { createUpcs } from './upcs.ts'

const dayMs = 86_400_000

type StockLevel = 'full' | 'thin' | 'last-sizes' | 'gone'

function stockLevelOf(style: Style, draw: Random): StockLevel {
  if (style.silhouette === 'gift-card') return 'full'
  const roll = draw.next()
  return roll < 0.015 ? 'gone' : roll < 0.06 ? 'last-sizes' : roll < 0.12 ? 'thin' : 'full'
}

/** The smallest and largest sizes have less stock and are sold out more often. */
function quantityOf(stockLevel: StockLevel, position: number, count: number, draw: Random): number {
  const isEdgeSize = count > 3 && (position === 0 || position >= count - 2)
  if (stockLevel === 'gone') return 0
  if (stockLevel === 'last-sizes') return draw.chance(0.72) ? 0 : draw.int(1, 3)
  if (stockLevel === 'thin') return draw.chance(0.2) ? 0 : draw.int(1, 5)
  if (draw.chance(isEdgeSize ? 0.16 : 0.06)) return 0
  return draw.chance(isEdgeSize ? 0.3 : 0.1) ? draw.int(1, 3) : draw.int(4, isEdgeSize ? 18 : 64)
}

function badgeOf(
  style: Style,
  { ageDays, pull, rating }: Standing,
  stockLevel: StockLevel,
  { discount }: Markdown,
  draw: Random,
): IngestProduct['badge'] {
  // Stock has its words by itself.
  if (stockLevel === 'last-sizes') return null
  if (discount > 0) return 'sale'
  if (stockLevel === 'thin') return null
  if (ageDays < recentForDays) return ageDays < newForDays ? 'new' : null
  if (pull > 0.86 && (rating?.reviewsCount ?? 0) > 150) return 'bestseller'
  if (style.recycled && draw.chance(0.6)) return 'recycled'
  return draw.chance(0.02) ? 'member' : null
}

function skusOf(
  style: Style,
  stockLevel: StockLevel,
  reduction: Markdown,
  referenceMs: number,
  draw: Random,
  upcs: () => string,
): IngestProduct['skus'] {
  const isGiftCard = style.silhouette === 'gift-card'
  const sizes = sizesOf(style.silhouette, style.gender, style.cut)
  const reducedPrices = pricesOf(style.dollars, reduction, referenceMs)
  const fullPrices = pricesOf(style.dollars, { ...reduction, discount: 0 }, referenceMs)
  // Sometimes only the sizes at both ends are reduced, so that the product has a price range.
  const isPartlyReduced = reduction.discount > 0 && sizes.length > 5 && draw.chance(0.08)
  return sizes.map(({ size, na }, position) => ({
    upc: upcs(),
    size,
    labels: { NA: na, EMEA: size },
    position,
    quantity: isGiftCard ? 9999 : quantityOf(stockLevel, position, sizes.length, draw),
    prices: isGiftCard
      ? giftPrices(Number(size))
      : isPartlyReduced && position > 2 && position < sizes.length - 3
        ? fullPrices
        : reducedPrices,
  }))
}

function productOf(
  style: Style,
  standing: Standing,
  colourIndex: number,
  referenceMs: number,
  upcs: () => string,
): IngestProduct {
  const article = articleOfStyle(style, colourIndex)
  const { productId, colour, rank } = article
  const draw = random(`product ${style.code} ${colour.code}`)
  const isNew = standing.ageDays < newForDays
  const stockLevel = stockLevelOf(style, draw)
  const reduction = markdown(draw, standing.ageDays < recentForDays || style.silhouette === 'gift-card' ? 0 : 0.26)
  const { palette } = colour
  const isOneColour = style.pattern === 'solid' && !isFootwear(style.silhouette)
  return {
    productId,
    masterId: style.code,
    brand: 'Kerb',
    gender: style.gender,
    kind: style.silhouette,
    colour: colour.family,
    swatch: isOneColour ? [palette.base] : [palette.base, style.pattern === 'solid' ? palette.accent : palette.panel],
    material: style.silhouette === 'gift-card' ? null : style.material,
    badge: badgeOf(style, standing, stockLevel, reduction, draw),
    sizeChart: sizeChartOf(style.silhouette, style.gender),
    isDigitalProduct: style.silhouette === 'gift-card',
    publishedAt: new Date(referenceMs - standing.ageDays * dayMs).toISOString().slice(0, 10),
    // Its reviews are sent by themselves.
    rating: null,
    rank,
    categoryIds: categoriesOf({ style, isNew, onSale: isReducedEverywhere(reduction) }),
    pictures: picturesOf(article),
    texts: textsOf(style, colour, colourIndex),
    skus: skusOf(style, stockLevel, reduction, referenceMs, draw, upcs),
  }
}

/**
 * The whole catalogue, one style after another. `referenceDate` (`2026-11-15`) is the date from which the age of
 * products is counted.
 */
export function* seedProducts(referenceDate: string): Generator<IngestProduct> {
  const referenceMs = Date.parse(referenceDate)
  const upcs = createUpcs()
  for (const style of styles) {
    const standing = standingOf(style)
    for (const colourIndex of style.colours.keys()) yield productOf(style, standing, colourIndex, referenceMs, upcs)
  }
}

/** Splits items into lists of at most `size`. */
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
