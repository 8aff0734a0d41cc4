import { insertRows, upsert } from '../../../backend/db/table.ts'
import { reasonOf } from '../../../backend/ingest/ingest.ts'
import { type IngestReport, IngestStoreStock } from '../../../shared/contracts/ingest.ts'
import { storeFeed } from '../../db/store-tables.ts'

/** The later report has the last word, in whatever order feeds arrive. */
const laterWins = `${upsert(storeFeed, ['product_id', 'store_id'])} WHERE excluded.fed_at > store_feed.fed_at`

/** Makes a row for each store and product; a size that isn't named is not on the shelf. */
export async function takeStoreStock(db: D1Database, feed: readonly unknown[]): Promise<IngestReport> {
  const parsed = feed.map((value) => IngestStoreStock.safeParse(value))
  const failed = parsed.flatMap(({ error }, index) => (error ? [{ id: `#${index}`, reason: reasonOf(error) }] : []))
  const rows = parsed.flatMap(({ data }) => (data ? [rowOf(data)] : []))
  if (rows.length === 0) return { written: 0, unchanged: 0, failed }
  const { meta } = await insertRows(db, storeFeed, rows, { rest: laterWins }).run()
  return { written: meta.changes, unchanged: rows.length - meta.changes, failed }
}

const rowOf = ({ productId, storeId, asOf, sizes }: IngestStoreStock) => ({
  product_id: productId,
  store_id: storeId,
  fed_at: Date.parse(asOf),
  sizes,
})
