import { insertRows, upsert } from '../../../backend/db/table.ts'
import { storeStock } from '../../db/store-tables.ts'
import type { ChangedStock } from '../../objects/stock-book.ts'
import { listedIdsSql, updateListingBlocks } from '../ingest/listing-blocks.ts'
import { webPlace } from './supply.ts'

/** A feed that came since has the last word. */
const webSql = `
UPDATE skus SET quantity = copy.value->>'available' FROM json_each(?1) AS copy
WHERE skus.product_id = copy.value->>'productId' AND skus.upc = copy.value->>'upc' AND skus.fed_at = copy.value->>'revision'`

const newerWins = `${upsert(storeStock, ['product_id', 'upc', 'store_id'])} WHERE excluded.fed_at >= store_stock.fed_at`

/** Writes what catalogue and store pages read. */
export async function writeReadCopies(db: D1Database, copies: readonly ChangedStock[]): Promise<void> {
  const web = copies.filter((copy) => copy.place === webPlace)
  const storeCopies = copies.filter((copy) => copy.place !== webPlace)
  const statements = [
    ...(web.length > 0
      ? [
          db.prepare(webSql).bind(JSON.stringify(web)),
          ...updateListingBlocks(db, listedIdsSql, JSON.stringify(web.map(({ productId }) => productId))),
        ]
      : []),
    ...(storeCopies.length > 0
      ? [insertRows(db, storeStock, storeCopies.map(storeStockRow), { rest: newerWins })]
      : []),
  ]
  if (statements.length > 0) await db.batch(statements)
}

const storeStockRow = ({ place, productId, upc, available, revision }: ChangedStock) => ({
  store_id: place,
  product_id: productId,
  upc,
  quantity: available,
  fed_at: revision,
})
