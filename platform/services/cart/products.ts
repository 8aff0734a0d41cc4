import type { PriceDisplay } from '../../../shared/contracts/price.ts'
import type { Badge, Picture, Rating } from '../../../shared/contracts/product.ts'
import type { Site } from '../../../shared/i18n/locales.ts'
import { galleryOf } from '../catalogue/card.ts'
import { productTrailStatement, trailOf } from '../catalogue/categories.ts'
import { maxQtyPerLine } from '../catalogue/details.ts'
import { type SkuPrices, skuPriceDisplay } from '../catalogue/price.ts'
import type { Supply } from '../orders/supply.ts'

/**
 * `price` is null where the size isn't sold in the site's currency; `quantity` is what is on hand for sending. `fed` is what the feed said last:
 * what shelves were filled from, and where the inventory object starts counting.
 */
export type CartSku = {
  readonly upc: string
  readonly label: string
  readonly quantity: number
  readonly fed: Supply
  readonly price: PriceDisplay | null
}

/** What a cart says of a product, in one site's words and currency. */
export type CartProduct = {
  readonly productId: string
  readonly masterId: string
  readonly slug: string
  readonly name: string
  readonly colourName: string
  readonly badge: Badge | null
  readonly rating: Rating | null
  readonly picture: Picture | null
  readonly isDigitalProduct: boolean
  readonly maxQty: number
  readonly skus: readonly CartSku[]
  readonly breadcrumbs: readonly string[]
  readonly kind: string
  /** The kind in the shopper's words. */
  readonly kindName: string
  readonly attributes: Readonly<Record<string, string>>
  /** All it is listed in, directly or further up. */
  readonly categoryIds: readonly string[]
}

type ProductRow = {
  product_id: string
  master_id: string
  badge: Badge | null
  rating_score: number | null
  rating_count: number | null
  art_hash: string | null
  pictures: string
  is_digital: number
  slug: string
  name: string
  colour_name: string
  kind: string
  kind_name: string
  gender: string
  colour: string
  material: string | null
}
type SkuRow = {
  product_id: string
  upc: string
  label: string
  quantity: number
  fed_quantity: number
  fed_at: number
  prices: string
}
type CategoryRow = { product_id: string; category_id: string }

const productsSql = `
SELECT p.product_id, p.master_id, p.badge, p.rating_score, p.rating_count, p.art_hash, p.pictures, p.is_digital,
  p.kind, p.gender, p.colour, p.material, t.slug, t.name, t.colour_name, t.kind_name
FROM json_each(?) wanted
CROSS JOIN products p ON p.product_id = wanted.value
CROSS JOIN product_texts t ON t.product_id = p.product_id AND instr(t.locales, ?) > 0`

const skusSql = (label: 'label_na' | 'label_emea') => `
SELECT s.product_id, s.upc, s.${label} AS label, s.quantity, s.fed_quantity, s.fed_at, s.prices
FROM json_each(?) wanted CROSS JOIN skus s ON s.product_id = wanted.value
ORDER BY s.product_id, s.position, s.upc`

const categoriesSql = `
WITH RECURSIVE listed (product_id, category_id) AS (
  SELECT cp.product_id, cp.category_id FROM json_each(?) wanted CROSS JOIN category_products cp ON cp.product_id = wanted.value
  UNION
  SELECT listed.product_id, c.parent_id FROM listed JOIN categories c ON c.category_id = listed.category_id WHERE c.parent_id IS NOT NULL
)
SELECT product_id, category_id FROM listed`

/** The products of a cart by id, in one round trip however many there are. Unknown ids are left out. */
export async function readCartProducts(
  db: D1Database,
  site: Site,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, CartProduct>> {
  const ids = [...new Set(productIds)]
  if (ids.length === 0) return new Map()
  const [products, skus, categories, ...trails] = await db.batch([
    db.prepare(productsSql).bind(JSON.stringify(ids), ` ${site.locale} `),
    db.prepare(skusSql(site.region === 'NA' ? 'label_na' : 'label_emea')).bind(JSON.stringify(ids)),
    db.prepare(categoriesSql).bind(JSON.stringify(ids)),
    ...ids.map((id) => productTrailStatement(db, id, site.locale)),
  ])
  const skuRows = (skus?.results ?? []) as SkuRow[]
  const categoryRows = (categories?.results ?? []) as CategoryRow[]
  const trailOfId = new Map(ids.map((id, index) => [id, trailOf(trails[index]?.results ?? [])]))
  return new Map(
    ((products?.results ?? []) as ProductRow[]).map((row) => {
      const breadcrumbs = (trailOfId.get(row.product_id) ?? []).map((crumb) => crumb.name)
      return [
        row.product_id,
        productOf(
          row,
          skuRows.filter((sku) => sku.product_id === row.product_id),
          breadcrumbs,
          categoryRows.flatMap((one) => (one.product_id === row.product_id ? [one.category_id] : [])),
          site,
        ),
      ] as const
    }),
  )
}

function productOf(
  row: ProductRow,
  skus: readonly SkuRow[],
  breadcrumbs: readonly string[],
  categoryIds: readonly string[],
  { currency, locale }: Site,
): CartProduct {
  return {
    productId: row.product_id,
    masterId: row.master_id,
    slug: row.slug,
    name: row.name,
    colourName: row.colour_name,
    badge: row.badge,
    rating: row.rating_score === null ? null : { score: row.rating_score, reviewsCount: row.rating_count ?? 0 },
    picture: galleryOf(row, locale)[0] ?? null,
    isDigitalProduct: row.is_digital === 1,
    maxQty: maxQtyPerLine,
    skus: skus.map(({ upc, label, quantity, fed_quantity, fed_at, prices }) => ({
      upc,
      label,
      quantity,
      fed: { quantity: fed_quantity, revision: fed_at },
      price: skuPriceDisplay(JSON.parse(prices) as SkuPrices, currency),
    })),
    breadcrumbs,
    kind: row.kind,
    kindName: row.kind_name,
    attributes: {
      gender: row.gender,
      kind: row.kind,
      colour: row.colour,
      ...(row.material !== null && { material: row.material }),
    },
    categoryIds,
  }
}
