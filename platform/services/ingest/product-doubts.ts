import { pick, readRows } from '../../../backend/db/table.ts'
import type { Hashed } from '../../../backend/ingest/ingest.ts'
import { equalLabels, sharedUpcs, unknownCategories } from '../../../shared/catalogue-findings.ts'
import type { IngestFinding, IngestProduct } from '../../../shared/contracts/ingest.ts'
import { categories, skus } from '../../db/catalogue-tables.ts'

const knownSql = 'SELECT category_id FROM categories WHERE category_id IN (SELECT value FROM json_each(?))'
const ownersSql = 'SELECT product_id, upc FROM skus WHERE upc IN (SELECT value FROM json_each(?))'

/**
 * Doubts about products that are written as they were sent: sizes that look the same, UPCs of two products, categories
 * that aren't there.
 */
export async function productDoubts(
  db: D1Database,
  items: readonly Hashed<IngestProduct>[],
): Promise<readonly IngestFinding[]> {
  const sent = items.map(({ item }) => item)
  const [known, stored] = await db.batch([
    db.prepare(knownSql).bind(JSON.stringify([...new Set(sent.flatMap(({ categoryIds }) => categoryIds))])),
    db.prepare(ownersSql).bind(JSON.stringify(sent.flatMap((item) => item.skus.map(({ upc }) => upc)))),
  ])
  const categoryIds = new Set(readRows(pick(categories, 'category_id'), known).map((row) => row.category_id))
  const isSent = new Set(sent.map(({ productId }) => productId))
  // A product that is sent has the sizes that are sent, whatever it had.
  const others = readRows(pick(skus, 'product_id', 'upc'), stored).filter((row) => !isSent.has(row.product_id))
  const owners = Map.groupBy(
    [
      ...others.map(({ product_id, upc }) => ({ productId: product_id, upc })),
      ...sent.flatMap(({ productId, skus }) => skus.map(({ upc }) => ({ productId, upc }))),
    ],
    ({ upc }) => upc,
  )
  const ownersOf = (upc: string) => (owners.get(upc) ?? []).map(({ productId }) => productId)
  return sent.flatMap((item) => [
    ...equalLabels(item),
    ...sharedUpcs(item, ownersOf),
    ...unknownCategories(item, (id) => categoryIds.has(id)),
  ])
}
