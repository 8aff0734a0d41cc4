import type { PriceDisplay } from '../../../shared/contracts/price.ts'
import type { Badge, Picture, Rating } from '../../../shared/contracts/product.ts'
import type { Site } from '../../../shared/i18n/locales.ts'
import { galleryOf } from '../catalogue/card.ts'
import { productTrailStatement, trailOf } from '../catalogue/categories.ts'
import { maxQtyPerLine } from '../catalogue/details.ts'
import { type SkuPrices, skuPriceDisplay } from '../catalogue/price.ts'

/** `price` is null where the size isn't sold in the site's currency; `quantity` is what is on hand. */
export type CartSku = {
  readonly upc: string
  readonly label: string
  readonly quantity: number
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
}
type SkuRow = { product_id: string; upc: string; label: string; quantity: number; prices: string }

const productsSql = `
SELECT p.product_id, p.master_id, p.badge, p.rating_score, p.rating_count, p.art_hash, p.pictures, p.is_digital, t.slug, t.name, t.colour_name
FROM json_each(?) wanted
CROSS JOIN products p ON p.product_id = wanted.value
CROSS JOIN product_texts t ON t.product_id = p.product_id AND instr(t.locales, ?) > 0`

const skusSql = (label: 'label_na' | 'label_emea') => `
SELECT s.product_id, s.upc, s.${label} AS label, s.quantity, s.prices
FROM json_each(?) wanted CROSS JOIN skus s ON s.product_id = wanted.value
ORDER BY s.product_id, s.position, s.upc`

/** The products of a cart by id, in one round trip however many there are. Unknown ids are left out. */
export async function readCartProducts(
  db: D1Database,
  site: Site,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, CartProduct>> {
  const ids = [...new Set(productIds)]
  if (ids.length === 0) return new Map()
  const [products, skus, ...trails] = await db.batch([
    db.prepare(productsSql).bind(JSON.stringify(ids), ` ${site.locale} `),
    db.prepare(skusSql(site.region === 'NA' ? 'label_na' : 'label_emea')).bind(JSON.stringify(ids)),
    ...ids.map((id) => productTrailStatement(db, id, site.locale)),
  ])
  const skuRows = (skus?.results ?? []) as SkuRow[]
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
    skus: skus.map(({ upc, label, quantity, prices }) => {
      return { upc, label, quantity, price: skuPriceDisplay(JSON.parse(prices) as SkuPrices, currency) }
    }),
    breadcrumbs,
  }
}
