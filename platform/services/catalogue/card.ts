import type { RowOf } from '../../../backend/db/column.ts'
import { pick, selected } from '../../../backend/db/table.ts'
import type { Picture, ProductCard } from '../../../shared/contracts/product.ts'
import type { Currency, Locale } from '../../../shared/i18n/locales.ts'
import type { Day } from '../../../shared/time/day.ts'
import { products, productTexts } from '../../db/catalogue-tables.ts'
import { badgeOf } from './newness.ts'
import { picturesOf } from './pictures.ts'
import { isReduced, priceAt, priceColumns, priceDisplay } from './price.ts'

const productColumns = pick(
  products,
  'product_id',
  'master_id',
  'badge',
  'published_at',
  'rating_score',
  'rating_count',
  'pictures',
)
const textColumns = pick(productTexts, 'slug', 'name', 'colour_name', 'kind_name')

export const cardColumns = { ...productColumns, ...textColumns, ...priceColumns }
export type CardRow = RowOf<typeof cardColumns>

/**
 * The columns of a card, after those in `more`. Parameters: those of `page`, the currency, then the locale between
 * spaces.
 */
export const cardsSql = (page: string, more = '') => `
SELECT ${more}${selected(productColumns, 'p')}, ${selected(textColumns, 't')}, ${selected(priceColumns, 'pr')}
FROM (${page}) page
CROSS JOIN products p ON p.product_id = page.product_id
CROSS JOIN product_prices pr ON pr.currency = ? AND pr.product_id = p.product_id
CROSS JOIN product_texts t ON t.product_id = p.product_id AND instr(t.locales, ?) > 0`

type FaceRow = Pick<
  CardRow,
  'product_id' | 'master_id' | 'slug' | 'name' | 'colour_name' | 'rating_score' | 'rating_count'
>

/** Facts about a product that cards and carts both have. */
export const faceOf = (row: FaceRow) => ({
  productId: row.product_id,
  masterId: row.master_id,
  slug: row.slug,
  name: row.name,
  colourName: row.colour_name,
  rating: row.rating_score === null ? null : { score: row.rating_score, reviewsCount: row.rating_count ?? 0 },
})

/** Where a card is shown. `since`: the earliest day of what is new there. */
type CardSite = { readonly currency: Currency; readonly locale: Locale; readonly since: Day; readonly now: number }

export function cardOf(
  row: CardRow,
  { colourCount, available }: { readonly colourCount: number; readonly available: boolean },
  { currency, locale, since, now }: CardSite,
): ProductCard {
  const price = priceDisplay(priceAt(row, now), currency)
  const badge = badgeOf(row, since)
  return {
    ...faceOf(row),
    badge: badge === 'sale' && !isReduced(price) ? null : badge,
    kind: row.kind_name,
    price,
    colourCount,
    pictures: galleryOf(row, locale).slice(0, 2),
    available,
  }
}

export function galleryOf(row: Pick<CardRow, 'pictures' | 'name' | 'colour_name'>, locale: Locale): Picture[] {
  const title = row.colour_name ? `${row.name}, ${row.colour_name}` : row.name
  return picturesOf(row.pictures, title, locale)
}
