import type { RowOf } from '../../../../backend/db/column.ts'
import { pick, readRows, selected } from '../../../../backend/db/table.ts'
import type { PriceDisplay } from '../../../../shared/contracts/price.ts'
import type { Badge, Picture, Rating } from '../../../../shared/contracts/product.ts'
import { newSince } from '../../../../shared/new-products.ts'
import { isComing } from '../../../../shared/sale-start.ts'
import { sizeLabel } from '../../../../shared/sizing/size-label.ts'
import type { PlatformContext } from '../../../context.ts'
import { categoryProducts, products, productTexts, skuPrice, skus } from '../../../db/catalogue-tables.ts'
import { type BadgePlace, badgeOf } from '../../catalogue/badge.ts'
import { faceOf, galleryOf } from '../../catalogue/card.ts'
import { productTrailStatement, trailOf } from '../../catalogue/categories.ts'
import { maxQtyPerLine } from '../../catalogue/details.ts'
import { isReduced, skuPriceDisplay } from '../../catalogue/price.ts'
import { isShoe } from '../../catalogue/wear.ts'
import type { Supply } from '../../orders/supply.ts'

/**
 * `price` is null if the size isn't sold in the site's currency; `quantity` is the stock for shipping. `fed` is the
 * feed's last quantity, from which the inventory object starts counting.
 */
export type CartSku = {
  readonly upc: string
  readonly label: string
  readonly quantity: number
  readonly fed: Supply
  readonly price: PriceDisplay | null
}

/** A product as a cart shows it, in one site's language and currency. */
export type CartProduct = {
  readonly productId: string
  readonly masterId: string
  readonly slug: string
  readonly name: string
  readonly colourName: string
  readonly badge: Badge | null
  /** Nobody but members may buy it. */
  readonly isForMembers: boolean
  /** Its sale on this site is yet to begin. */
  readonly isComing: boolean
  readonly rating: Rating | null
  readonly picture: Picture | null
  readonly isDigitalProduct: boolean
  readonly maxQty: number
  readonly skus: readonly CartSku[]
  readonly breadcrumbs: readonly string[]
  readonly kind: string
  /** The kind, localized. */
  readonly kindName: string
  readonly attributes: Readonly<Record<string, string>>
  /** Its categories and their ancestors. */
  readonly categoryIds: readonly string[]
}

const productColumns = pick(
  products,
  'product_id',
  'master_id',
  'badge',
  'published_at',
  'rating_score',
  'rating_count',
  'pictures',
  'is_digital',
  'kind',
  'gender',
  'colour',
  'material',
)
const textColumns = pick(productTexts, 'slug', 'name', 'colour_name', 'kind_name')
type ProductRow = RowOf<typeof productColumns & typeof textColumns>
const stockColumns = pick(skus, 'product_id', 'upc', 'label_na', 'label_emea', 'quantity', 'fed_quantity', 'fed_at')
type SkuRow = RowOf<typeof stockColumns & typeof skuPrice>

const productsSql = `
SELECT ${selected(productColumns, 'p')}, ${selected(textColumns, 't')}
FROM json_each(?) wanted
CROSS JOIN products p ON p.product_id = wanted.value
CROSS JOIN product_texts t ON t.product_id = p.product_id AND instr(t.locales, ?) > 0`

const skusSql = `
SELECT ${selected(stockColumns, 's')}, s.price_steps->?2 AS price
FROM json_each(?1) wanted CROSS JOIN skus s ON s.product_id = wanted.value
ORDER BY s.product_id, s.position, s.upc`

const categoriesSql = `
WITH RECURSIVE listed (product_id, category_id) AS (
  SELECT cp.product_id, cp.category_id FROM json_each(?) wanted CROSS JOIN category_products cp ON cp.product_id = wanted.value
  UNION
  SELECT listed.product_id, c.parent_id FROM listed JOIN categories c ON c.category_id = listed.category_id WHERE c.parent_id IS NOT NULL
)
SELECT product_id, category_id FROM listed`

/** A cart's products by id, with the prices of now, in one round trip. Unknown ids are omitted. */
export async function readCartProducts(
  db: D1Database,
  { site, now }: Pick<PlatformContext, 'site' | 'now'>,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, CartProduct>> {
  const ids = [...new Set(productIds)]
  if (ids.length === 0) return new Map()
  const [productRows, sizes, categoryResult, ...trails] = await db.batch([
    db.prepare(productsSql).bind(JSON.stringify(ids), ` ${site.locale} `),
    db.prepare(skusSql).bind(JSON.stringify(ids), site.currency),
    db.prepare(categoriesSql).bind(JSON.stringify(ids)),
    ...ids.map((id) => productTrailStatement(db, id, site.locale)),
  ])
  const skuRows = readRows({ ...stockColumns, ...skuPrice }, sizes)
  const categoryRows = readRows(pick(categoryProducts, 'product_id', 'category_id'), categoryResult)
  const trailOfId = new Map(ids.map((id, index) => [id, trailOf(trails[index])]))
  return new Map(
    readRows({ ...productColumns, ...textColumns }, productRows).map((row) => {
      const breadcrumbs = (trailOfId.get(row.product_id) ?? []).map((crumb) => crumb.name)
      return [
        row.product_id,
        productOf(
          row,
          skuRows.filter((sku) => sku.product_id === row.product_id),
          breadcrumbs,
          categoryRows.flatMap((category) => (category.product_id === row.product_id ? [category.category_id] : [])),
          { site, since: newSince(site, now), now },
        ),
      ] as const
    }),
  )
}

function productOf(
  row: ProductRow,
  sizes: readonly SkuRow[],
  breadcrumbs: readonly string[],
  categoryIds: readonly string[],
  place: BadgePlace & Pick<PlatformContext, 'site'>,
): CartProduct {
  const { site, now } = place
  const prices = sizes.flatMap(({ price }) => skuPriceDisplay(price, site.currency, now) ?? [])
  return {
    ...faceOf(row),
    badge: badgeOf(
      {
        ...row,
        units: sizes.flatMap(({ quantity, price }) => (price ? [quantity] : [])),
        isReduced: prices.some(isReduced),
      },
      place,
    ),
    isForMembers: row.badge === 'member',
    isComing: isComing(site, row.published_at, now),
    picture: galleryOf(row, site.locale)[0] ?? null,
    isDigitalProduct: row.is_digital,
    maxQty: maxQtyPerLine,
    skus: sizes.map(({ upc, label_na: na, label_emea: emea, quantity, fed_quantity, fed_at, price }) => ({
      upc,
      label: sizeLabel({ na, emea }, isShoe(row.kind), site),
      quantity,
      fed: { quantity: fed_quantity, revision: fed_at },
      price: skuPriceDisplay(price, site.currency, now),
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
