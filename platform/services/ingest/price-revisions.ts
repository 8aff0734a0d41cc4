import type { RowOf } from '../../../backend/db/column.ts'
import { integer } from '../../../backend/db/column.ts'
import { pick, readRows } from '../../../backend/db/table.ts'
import type { PriceMove } from '../../../shared/contracts/ingest.ts'
import type { PriceAction, PriceRevision, PriceSettlement } from '../../../shared/contracts/price-revision.ts'
import { priceChanges, skus } from '../../db/catalogue-tables.ts'
import { factorOf, furthestMove, type Prices, pricesIn } from './price-moves.ts'
import { type NewPrices, writePrices } from './write-prices.ts'

type Change = RowOf<typeof priceChanges.columns>

/** A statement's bound text has two megabytes at most, and a product up to 200 sizes. */
const perTransaction = 25
const most = { revisions: 50, moves: 100 }

const countsOf = (
  revisions: string,
) => `SELECT revision_id, state, count(DISTINCT product_id) AS products, min(at) AS at
FROM price_changes WHERE revision_id IN (${revisions}) GROUP BY revision_id, state ORDER BY at DESC`
const newestSql = countsOf(`SELECT revision_id FROM price_changes GROUP BY revision_id
ORDER BY max(state = 'held') DESC, min(at) DESC LIMIT ?`)
const changesSql = 'SELECT * FROM price_changes WHERE revision_id = ? ORDER BY product_id, currency'
const storedSql = 'SELECT product_id, upc, prices FROM skus WHERE product_id IN (SELECT value FROM json_each(?))'
const settledSql = `UPDATE price_changes SET state = ?1, before = given.before
FROM (SELECT value->>'product_id' AS id, value->>'currency' AS currency, value->'before' AS before FROM json_each(?2)) given
WHERE revision_id = ?3 AND product_id = given.id AND price_changes.currency = given.currency`
const discardSql = "DELETE FROM price_changes WHERE revision_id = ? AND state = 'held'"

/** Imports of the last month that moved prices, or would have: those with waiting prices before all others. */
export async function readPriceRevisions(db: D1Database): Promise<PriceRevision[]> {
  const revisions = revisionsOf(await db.prepare(newestSql).bind(most.revisions).all())
  return revisions.toSorted((one, other) => Number(other.held > 0) - Number(one.held > 0) || other.at - one.at)
}

/** Null for an import that moved none, or is older than a month. */
export async function readPriceRevision(db: D1Database, revision: string): Promise<PriceRevision | null> {
  return revisionsOf(await db.prepare(countsOf('?')).bind(revision).all())[0] ?? null
}

function revisionsOf(found: D1Result): PriceRevision[] {
  const rows = readRows({ ...pick(priceChanges, 'revision_id', 'state', 'at'), products: integer }, found)
  return [...Map.groupBy(rows, (row) => row.revision_id)].map(([revision, own]) => {
    const count = (state: Change['state']) => own.find((row) => row.state === state)?.products ?? 0
    const at = Math.min(...own.map((row) => row.at))
    return { revision, at, held: count('held'), written: count('written'), undone: count('undone') }
  })
}

/** The products of an import whose prices move furthest. */
export async function readPriceMoves(db: D1Database, revision: string): Promise<PriceMove[]> {
  const moves = (await readChanges(db, revision)).flatMap((change): PriceMove[] => {
    const move = furthestMove(change)
    const { product_id: productId, currency, state } = change
    return move ? [{ ...move, productId, currency, held: state === 'held' }] : []
  })
  return moves.toSorted((one, other) => factorOf(other) - factorOf(one)).slice(0, most.moves)
}

/**
 * Accepts or discards what an import holds back, or undoes what it wrote. Products whose prices have changed again
 * since then, or that aren't sold any longer, are `left`.
 */
export async function settlePrices(
  db: D1Database,
  revision: string,
  action: PriceAction,
  now: number,
): Promise<PriceSettlement> {
  const changes = await readChanges(db, revision)
  const meant = changes.filter(({ state }) => state === (action === 'undo' ? 'written' : 'held'))
  if (action === 'discard') {
    await db.prepare(discardSql).bind(revision).run()
    return { settled: countOf(meant), left: 0 }
  }
  const products = [...Map.groupBy(meant, (change) => change.product_id)]
  let settled = 0
  for (let start = 0; start < products.length; start += perTransaction) {
    const chunk = products.slice(start, start + perTransaction).flatMap(([, own]) => own)
    const stored = await readStored(db, chunk)
    const possible = chunk.flatMap((change) => {
      const current = only(pricesIn(stored.get(change.product_id) ?? [], change.currency), change.after)
      // A size that isn't sold in the currency any longer stays so.
      if (Object.keys(current).length === 0) return []
      if (action === 'accept') return [{ ...change, before: current, given: only(change.after, current) }]
      return isEqual(current, change.after) ? [{ ...change, given: only(change.before, current) }] : []
    })
    if (possible.length === 0) continue
    const given = new Map<string, NewPrices>()
    for (const { product_id: id, currency, given: prices } of possible)
      given.set(id, { ...given.get(id), [currency]: prices })
    await db.batch([
      ...(await writePrices(db, given, now)),
      db.prepare(settledSql).bind(action === 'accept' ? 'written' : 'undone', JSON.stringify(possible), revision),
    ])
    settled += given.size
  }
  return { settled, left: products.length - settled }
}

const readChanges = async (db: D1Database, revision: string): Promise<Change[]> =>
  readRows(priceChanges.columns, await db.prepare(changesSql).bind(revision).all())

async function readStored(db: D1Database, changes: readonly Change[]) {
  const ids = JSON.stringify([...new Set(changes.map(({ product_id }) => product_id))])
  const found = await db.prepare(storedSql).bind(ids).all()
  return Map.groupBy(readRows(pick(skus, 'product_id', 'upc', 'prices'), found), (row) => row.product_id)
}

const countOf = (changes: readonly Change[]) => new Set(changes.map(({ product_id }) => product_id)).size

const only = (prices: Prices, named: Prices): Prices =>
  Object.fromEntries(Object.entries(prices).filter(([upc]) => Object.hasOwn(named, upc)))

const isEqual = (current: Prices, after: Prices): boolean =>
  Object.entries(current).every(([upc, price]) => JSON.stringify(price) === JSON.stringify(after[upc]))
