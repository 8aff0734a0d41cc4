import { integer, real } from '../../../backend/db/column.ts'
import { pick, readRows } from '../../../backend/db/table.ts'
import type { PriceMove } from '../../../shared/contracts/ingest.ts'
import type { PriceRevision } from '../../../shared/contracts/price-revision.ts'
import { priceChanges } from '../../db/catalogue-tables.ts'
import { readPriceDecisions } from './price-decisions.ts'
import { furthestMove } from './price-moves.ts'

const most = { revisions: 50, moves: 100 }

const countsOf = (
  revisions: string,
) => `SELECT revision_id, state, count(DISTINCT product_id) AS products, min(at) AS at, max(at) AS latest,
total(factor) AS factors
FROM price_changes WHERE revision_id IN (${revisions}) GROUP BY revision_id, state ORDER BY at DESC, state`
const newestSql = countsOf(`SELECT revision_id FROM price_changes GROUP BY revision_id
ORDER BY max(state = 'held') DESC, min(at) DESC, revision_id LIMIT ?1 OFFSET ?2`)
const movesSql = `SELECT * FROM price_changes WHERE revision_id = ?
ORDER BY factor DESC, state, product_id, currency LIMIT ${most.moves}`

/**
 * Imports of the last month that moved prices, or would have: those with waiting prices before all others. Fifty to a
 * page; the first is 1.
 */
export async function readPriceRevisions(db: D1Database, page = 1): Promise<PriceRevision[]> {
  const found = await db
    .prepare(newestSql)
    .bind(most.revisions, (page - 1) * most.revisions)
    .all()
  return revisionsOf(found).toSorted((one, other) => Number(other.held > 0) - Number(one.held > 0) || other.at - one.at)
}

/** Null for an import that moved none, or is older than a month. All of it may be discarded by now. */
export async function readPriceRevision(db: D1Database, revision: string): Promise<PriceRevision | null> {
  const [found] = revisionsOf(await db.prepare(countsOf('?')).bind(revision).all())
  if (found) return found
  const at = (await readPriceDecisions(db, revision)).at(-1)?.at
  return at === undefined ? null : { revision, version: '', at, held: 0, written: 0, undone: 0 }
}

const countColumns = {
  ...pick(priceChanges, 'revision_id', 'state', 'at'),
  products: integer,
  latest: integer,
  factors: real,
}

function revisionsOf(found: D1Result): PriceRevision[] {
  const rows = readRows(countColumns, found)
  return [...Map.groupBy(rows, (row) => row.revision_id)].map(([revision, own]) => {
    const count = (state: (typeof rows)[number]['state']) => own.find((row) => row.state === state)?.products ?? 0
    return {
      revision,
      version: own.map(({ state, products, latest, factors }) => `${state}-${products}-${latest}-${factors}`).join('_'),
      at: Math.min(...own.map((row) => row.at)),
      held: count('held'),
      written: count('written'),
      undone: count('undone'),
    }
  })
}

/** The products of an import whose prices move furthest. */
export async function readPriceMoves(db: D1Database, revision: string): Promise<PriceMove[]> {
  const changes = readRows(priceChanges.columns, await db.prepare(movesSql).bind(revision).all())
  return changes.flatMap((change): PriceMove[] => {
    const move = furthestMove(change, change.at)
    const { product_id: productId, currency, state } = change
    return move ? [{ ...move, productId, currency, held: state === 'held' }] : []
  })
}
