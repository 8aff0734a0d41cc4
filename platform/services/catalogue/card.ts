import { z } from 'zod'
import { json, type RowOf } from '../../../backend/db/column.ts'
import { pick, selected } from '../../../backend/db/table.ts'
import type { Picture, ProductCard } from '../../../shared/contracts/product.ts'
import type { Site } from '../../../shared/i18n/locales.ts'
import { products, productTexts } from '../../db/catalogue-tables.ts'
import { type BadgePlace, badgeOf } from './badge.ts'
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

/** Units of each size that is sold in the currency. */
const stockColumn = { units: json(z.array(z.int())) }

export const cardColumns = { ...productColumns, ...textColumns, ...priceColumns, ...stockColumn }
export type CardRow = RowOf<typeof cardColumns>

/**
 * The columns of a card, after those in `more`. Parameters: those of `page`, the currency, then the locale between
 * spaces.
 */
export const cardsSql = (page: string, more = '') => `
SELECT ${more}${selected(productColumns, 'p')}, ${selected(textColumns, 't')}, ${selected(priceColumns, 'pr')},
  (SELECT json_group_array(s.quantity) FROM skus s WHERE s.product_id = p.product_id AND s.prices->pr.currency IS NOT NULL) AS units
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

export function cardOf(
  row: CardRow,
  { colourCount, available }: { readonly colourCount: number; readonly available: boolean },
  place: BadgePlace & { readonly site: Pick<Site, 'currency' | 'locale'> },
): ProductCard {
  const { site, now } = place
  const price = priceDisplay(priceAt(row, now), site.currency)
  return {
    ...faceOf(row),
    badge: badgeOf({ ...row, isReduced: isReduced(price) }, place),
    kind: row.kind_name,
    price,
    colourCount,
    pictures: galleryOf(row, site.locale).slice(0, 2),
    available,
  }
}

export function galleryOf(row: Pick<CardRow, 'pictures' | 'name' | 'colour_name'>, locale: Site['locale']): Picture[] {
  const title = row.colour_name ? `${row.name}, ${row.colour_name}` : row.name
  return picturesOf(row.pictures, title, locale)
}
