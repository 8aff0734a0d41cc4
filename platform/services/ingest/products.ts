import { insertRows, upsert } from '../../../backend/db/table.ts'
import { type Hashed, type Intake, listedIds } from '../../../backend/ingest/ingest.ts'
import { IngestProduct } from '../../../shared/contracts/ingest.ts'
import { categoryProducts, productPrices, products, productTexts, skus } from '../../db/catalogue-tables.ts'
import { addedToStored } from './added-to-stored.ts'
import { bumpRevision } from './catalogue-revision.ts'
import { takeFedStock } from './fed-stock.ts'
import { listedIdsSql, updateListingBlocks } from './listing-blocks.ts'
import type { PriceGuard } from './price-guard.ts'
import { pricesOverTime, writeHistory } from './price-history.ts'
import { productDoubts } from './product-doubts.ts'
import { productRows } from './product-rows.ts'
import { keepRatings } from './ratings.ts'
import { settledAmong } from './write-prices.ts'

const deleteOf = (table: string) => `DELETE FROM ${table} WHERE product_id IN (SELECT value FROM json_each(?1))`
const deleteSkusSql = `${deleteOf('skus')} AND (product_id, upc) NOT IN (SELECT value->>'product_id', value->>'upc' FROM json_each(?2))`

/**
 * Greater than any that was there before, in a restored database too: searches read new texts by their ids
 * (platform/objects/descriptions.ts). Far more texts than a batch has fit into one millisecond.
 */
const newTextId = `key + (SELECT max(coalesce(max(text_id) + 1, 0), CAST(unixepoch('subsec') * 1000 AS INTEGER) * 1000) FROM product_texts)`

/** Prices that an operator settled are no news of stock (?3: of which products): units sold since stay sold. */
const unlessSettled = (column: string) => `CASE WHEN skus.fed_quantity = excluded.fed_quantity
AND skus.product_id IN (SELECT value FROM json_each(?3)) THEN skus.${column} ELSE excluded.${column} END`
const keptStock = { quantity: unlessSettled('quantity'), fed_at: unlessSettled('fed_at') }

const productSchema = IngestProduct.refine(({ skus }) => new Set(skus.map(({ upc }) => upc)).size === skus.length, {
  path: ['skus'],
  message: 'a upc that is listed twice',
  params: { code: 'upc-twice' },
})

type ProductCall = {
  readonly now: number
  /** Keeps what is stored in other languages and currencies. */
  readonly adds: boolean
  readonly guard: PriceGuard
}

/**
 * Set-based on purpose: a few statements write any number of products, so a whole catalogue loads in seconds.
 * Quantities are apart, because they change every minute and the rest once a season.
 */
export const productIntake = ({ now, adds, guard }: ProductCall): Intake<IngestProduct> => ({
  schema: productSchema,
  idOf: (product) => product.productId,
  idField: 'productId',
  complete: (db, items) => {
    guard.sees(items, adds)
    return adds ? addedToStored(db, items) : Promise.resolve(items)
  },
  allowed: guard.allowed,
  hashed: (product) => ({ ...product, skus: product.skus.map(({ quantity: _, ...sku }) => sku) }),
  hashesSql:
    'SELECT product_id AS id, content_hash AS hash FROM products WHERE product_id IN (SELECT value FROM json_each(?1))',
  perBatch: 100,
  doubts: productDoubts,
  update: (db, items) => takeFedStock(db, items, now),
  write: (db, items) => writeProducts(db, items, now),
})

async function writeProducts(
  db: D1Database,
  items: readonly Hashed<IngestProduct>[],
  now: number,
): Promise<D1PreparedStatement[]> {
  const priced = await pricesOverTime(db, items, now)
  const rows = items.map((item) => productRows(item, priced.get(item.id) ?? [], now))
  const ids = listedIds(items)
  const skuRows = rows.flatMap((row) => row.skus)
  return [
    insertRows(
      db,
      products,
      rows.map((row) => row.product),
      { rest: upsert(products, ['product_id']) },
    ),
    ...[productTexts, productPrices, categoryProducts].map(({ name }) => db.prepare(deleteOf(name)).bind(ids)),
    db.prepare(deleteSkusSql).bind(ids, JSON.stringify(skuRows)),
    insertRows(
      db,
      productTexts,
      rows.flatMap((row) => row.texts),
      { computed: { text_id: newTextId } },
    ),
    insertRows(
      db,
      productPrices,
      rows.flatMap((row) => row.prices),
    ),
    writeHistory(db, priced, now),
    keepRatings(
      db,
      items.map(({ id }) => id),
    ),
    insertRows(db, skus, skuRows, {
      computed: { fed_at: '?2' },
      rest: upsert(skus, ['product_id', 'upc'], { merged: keptStock }),
      bound: [now, await settledAmong(db, ids)],
    }),
    insertRows(
      db,
      categoryProducts,
      rows.flatMap((row) => row.categories),
    ),
    ...updateListingBlocks(db, listedIdsSql, ids),
    bumpRevision(db),
  ]
}
