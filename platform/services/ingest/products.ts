import { IngestProduct } from '../../../shared/contracts/ingest.ts'
import { artHashOf } from '../images/art-hash.ts'
import { artFault } from '../images/art-spec.ts'
import type { Hashed, Intake } from './ingest.ts'
import { productRows } from './product-rows.ts'
import { indexProductsSql } from './search-index.ts'

const deleteSql = 'DELETE FROM products WHERE product_id IN (SELECT value FROM json_each(?1))'

const productsSql = `
INSERT INTO products (product_id, master_id, content_hash, brand, gender, kind, colour, material, badge, size_chart, is_digital,
  published_at, rating_score, rating_count, rank, swatch, art, art_hash, pictures, listed)
SELECT value->>'productId', value->>'masterId', value->>'hash', value->>'brand', value->>'gender', value->>'kind', value->>'colour',
  value->>'material', value->>'badge', value->>'sizeChart', value->>'isDigitalProduct', value->>'publishedAt',
  value->>'$.rating.score', value->>'$.rating.reviewsCount', value->>'rank', value->>'swatch', value->>'art', value->>'artHash',
  value->>'pictures', coalesce(value->>'listed', 1)
FROM json_each(?1)`

const textsSql = `
INSERT INTO product_texts (product_id, locales, slug, name, colour_name, kind_name, description, sections)
SELECT value->>'productId', value->>'locales', value->>'slug', value->>'name', value->>'colourName', value->>'kind',
  value->>'description', value->>'sections'
FROM json_each(?1)`

const pricesSql = `
INSERT INTO product_prices (currency, product_id, low_current, high_current, low_original, high_original, historic_best)
SELECT value->>'currency', value->>'productId', value->>'lowCurrent', value->>'highCurrent', value->>'lowOriginal',
  value->>'highOriginal', value->>'historicBest'
FROM json_each(?1)`

const skusSql = `
INSERT INTO skus (product_id, upc, position, size, label_na, label_emea, quantity, prices, fed_quantity, fed_at)
SELECT value->>'productId', value->>'upc', value->>'position', value->>'size', value->>'labelNa', value->>'labelEmea',
  value->>'quantity', value->>'prices', value->>'quantity', CAST(unixepoch('subsec') * 1000 AS INTEGER)
FROM json_each(?1)`

const categoriesSql = `
INSERT INTO category_products (category_id, product_id, position)
SELECT value->>'categoryId', value->>'productId', value->>'position' FROM json_each(?1)`

/** Set-based on purpose: eight statements write any number of products, so a whole catalogue loads in seconds. */
export const productIntake: Intake<IngestProduct> = {
  schema: IngestProduct.superRefine((product, context) => {
    const fault = artFault(product)
    if (fault !== null) context.addIssue({ code: 'custom', path: ['art'], message: fault })
  }),
  idOf: (product) => product.productId,
  idField: 'productId',
  hashesSql:
    'SELECT product_id AS id, content_hash AS hash FROM products WHERE product_id IN (SELECT value FROM json_each(?1))',
  perBatch: 25,
  write(db, items) {
    const rows = items.map(({ item, hash }: Hashed<IngestProduct>) =>
      productRows({ item, hash, artHash: artHashOf(item.art) }),
    )
    const insert = (sql: string, values: readonly unknown[]) => db.prepare(sql).bind(JSON.stringify(values))
    const ids = items.map(({ id }) => id)
    return [
      insert(deleteSql, ids),
      insert(
        productsSql,
        rows.map((row) => row.product),
      ),
      insert(
        textsSql,
        rows.flatMap((row) => row.texts),
      ),
      insert(
        pricesSql,
        rows.flatMap((row) => row.prices),
      ),
      insert(
        skusSql,
        rows.flatMap((row) => row.skus),
      ),
      insert(
        categoriesSql,
        rows.flatMap((row) => row.categories),
      ),
      insert(
        indexProductsSql,
        items.flatMap(({ item, id }) => (item.listed === false ? [] : [id])),
      ),
    ]
  },
}
