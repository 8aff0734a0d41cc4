import type { Badge, Picture, ProductCard } from '../../../shared/contracts/product.ts'
import type { Currency, Locale } from '../../../shared/i18n/locales.ts'
import { picturesOf, type StoredPicture } from './pictures.ts'
import { type PriceColumns, priceDisplay } from './price.ts'

export type CardRow = PriceColumns & {
  product_id: string
  master_id: string
  slug: string
  name: string
  colour_name: string
  kind_name: string
  badge: Badge | null
  rating_score: number | null
  rating_count: number | null
  art_hash: string | null
  pictures: string
  colour_count: number
  available: number
}

/**
 * Joins a CTE `page (product_id, …)`, which is to be the outermost loop (CROSS JOIN): the planner would begin with all prices.
 * Parameters: currency, then the locale between spaces.
 */
export const cardSql = `
SELECT p.product_id, p.master_id, p.badge, p.rating_score, p.rating_count, p.art_hash, p.pictures, t.slug, t.name, t.colour_name, t.kind_name,
  pr.low_current, pr.high_current, pr.low_original, pr.high_original, pr.historic_best,
  (SELECT count(*) FROM products sibling WHERE sibling.master_id = p.master_id) AS colour_count,
  EXISTS (SELECT 1 FROM skus s WHERE s.product_id = p.product_id AND s.quantity > 0) AS available
FROM page
CROSS JOIN products p ON p.product_id = page.product_id
CROSS JOIN product_prices pr ON pr.currency = ? AND pr.product_id = p.product_id
CROSS JOIN product_texts t ON t.product_id = p.product_id AND instr(t.locales, ?) > 0`

export function cardOf(row: CardRow, currency: Currency, locale: Locale): ProductCard {
  return {
    productId: row.product_id,
    masterId: row.master_id,
    slug: row.slug,
    name: row.name,
    colourName: row.colour_name,
    kind: row.kind_name,
    badge: row.badge,
    price: priceDisplay(row, currency),
    rating: row.rating_score === null ? null : { score: row.rating_score, reviewsCount: row.rating_count ?? 0 },
    colourCount: row.colour_count,
    pictures: galleryOf(row, locale).slice(0, 2),
    available: row.available === 1,
  }
}

export function galleryOf(
  row: Pick<CardRow, 'product_id' | 'pictures' | 'art_hash' | 'name' | 'colour_name'>,
  locale: Locale,
): Picture[] {
  const words = row.colour_name ? `${row.name}, ${row.colour_name}` : row.name
  return picturesOf(JSON.parse(row.pictures) as StoredPicture[], row.product_id, row.art_hash, words, locale)
}
