import type { RowOf } from '../../../backend/db/column.ts'
import { pick, readRows } from '../../../backend/db/table.ts'
import type { PriceAction, PriceSettlement } from '../../../shared/contracts/price-revision.ts'
import { priceChanges, products, skus } from '../../db/catalogue-tables.ts'
import { takeDecision } from './price-decisions.ts'
import { type Prices, pricesIn } from './price-moves.ts'
import { type NewPrices, writePrices } from './write-prices.ts'

/** A statement's bound text has two megabytes at most: products with too many sizes for it are written one by one. */
const perTransaction = 50
/** D1 takes a thousand statements of a call: a transaction has sixteen, and may have to be repeated. */
const perCall = 1000

const idsSql = `SELECT DISTINCT product_id FROM price_changes
WHERE revision_id = ? AND state = ? AND product_id > ? ORDER BY product_id LIMIT ?`
const changesSql = `SELECT * FROM price_changes
WHERE revision_id = ? AND state = ? AND product_id IN (SELECT value FROM json_each(?))`
const sizesSql = 'SELECT product_id, upc, prices FROM skus WHERE product_id IN (SELECT value FROM json_each(?))'
const hashesSql = 'SELECT product_id, content_hash FROM products WHERE product_id IN (SELECT value FROM json_each(?))'
/**
 * A change that is no longer in the state in which it was read leaves NULLs, which the table refuses: the transaction
 * fails as a whole. Of two changes by one import, the earlier says what was there before both.
 */
const settledSql = `INSERT INTO price_changes (revision_id, state, product_id, currency, at, factor, before, after)
SELECT ?1, ?3, given.value->>0, given.value->>1, was.at, was.factor, was.before, was.after
FROM json_each(?4) given LEFT JOIN price_changes was ON was.revision_id = ?1 AND was.state = ?2
AND was.product_id = given.value->>0 AND was.currency = given.value->>1 AND was.at = given.value->>2
WHERE true ON CONFLICT (revision_id, state, product_id, currency)
DO UPDATE SET factor = max(price_changes.factor, excluded.factor), after = excluded.after`
const doneSql = `DELETE FROM price_changes WHERE revision_id = ?1 AND state = ?2
AND (product_id, currency) IN (SELECT value->>0, value->>1 FROM json_each(?3))`
const countHeldSql =
  "SELECT count(DISTINCT product_id) AS held FROM price_changes WHERE revision_id = ? AND state = 'held'"
const discardSql = "DELETE FROM price_changes WHERE revision_id = ? AND state = 'held'"

type Change = RowOf<typeof priceChanges.columns>
type Settling = { readonly revision: string; readonly action: 'accept' | 'undo'; readonly now: number }
type Counts = { readonly settled: number; readonly left: number }
type Manner = {
  /** The operator who asked for it. */
  readonly by?: string
  /** The most products that this call takes. */
  readonly most?: number
}

const stateBefore = { accept: 'held', undo: 'written' } as const
const stateAfter = { accept: 'written', undo: 'undone' } as const

/**
 * Accepts or discards what an import holds back, or undoes what it wrote. Products whose prices have changed again
 * since then, or that aren't sold any longer, are `left`.
 */
export async function settlePrices(
  db: D1Database,
  revision: string,
  action: PriceAction,
  now: number,
  { by = 'a script', most = perCall }: Manner = {},
): Promise<PriceSettlement> {
  const first = await idsOf(db, revision, action === 'undo' ? 'written' : 'held', '', 1)
  if (first.length === 0) return { settled: 0, left: 0 }
  const decision = await takeDecision(db, { revision, action, by, now })
  if (action === 'discard') {
    const [counted] = await db.batch<{ held: number }>([
      db.prepare(countHeldSql).bind(revision),
      db.prepare(discardSql).bind(revision),
    ])
    const settled = counted?.results[0]?.held ?? 0
    await decision.wentOn({ settled, left: 0, after: null })
    return { settled, left: 0 }
  }
  const found = await idsOf(db, revision, stateBefore[action], decision.after, most + 1)
  const ids = found.slice(0, most)
  const more = found.length > most
  let settled = 0
  let left = 0
  for (let start = 0; start < ids.length; start += perTransaction) {
    const chunk = ids.slice(start, start + perTransaction)
    const counts = await settleChunk(db, { revision, action, now }, chunk)
    settled += counts.settled
    left += counts.left
    const isLast = start + perTransaction >= ids.length
    await decision.wentOn({ ...counts, after: isLast && !more ? null : (chunk.at(-1) ?? null) })
  }
  if (ids.length === 0) await decision.wentOn({ settled, left, after: null })
  return { settled, left, ...(more && { more }) }
}

async function idsOf(db: D1Database, revision: string, state: Change['state'], after: string, most: number) {
  const found = await db.prepare(idsSql).bind(revision, state, after, most).all()
  return readRows(pick(priceChanges, 'product_id'), found).map((row) => row.product_id)
}

/**
 * A transaction fails where another press or an import came in between its reads and its writes, and is repeated with
 * what is there now: together, then product by product.
 */
async function settleChunk(db: D1Database, settling: Settling, ids: readonly string[]): Promise<Counts> {
  const counts = (await trySettle(db, settling, ids)) ?? (await trySettle(db, settling, ids))
  if (counts) return counts
  if (ids.length === 1) return { settled: 0, left: 1 }
  const each = { settled: 0, left: 0 }
  for (const id of ids) {
    const { settled, left } = await settleChunk(db, settling, [id])
    each.settled += settled
    each.left += left
  }
  return each
}

/** Null if nothing was written because the transaction failed. */
async function trySettle(db: D1Database, settling: Settling, ids: readonly string[]): Promise<Counts | null> {
  const { revision, action, now } = settling
  const { asked, possible, hashes } = await readPossible(db, settling, ids)
  const given = new Map<string, NewPrices>()
  for (const { product_id: id, currency, prices } of possible) given.set(id, { ...given.get(id), [currency]: prices })
  if (given.size > 0) {
    const keys = JSON.stringify(possible.map(({ product_id, currency, at }) => [product_id, currency, at]))
    const before = stateBefore[action]
    try {
      await db.batch([
        ...(await writePrices(db, given, hashes, now)),
        db.prepare(settledSql).bind(revision, before, stateAfter[action], keys),
        db.prepare(doneSql).bind(revision, before, keys),
      ])
    } catch {
      return null
    }
  }
  return { settled: given.size, left: asked - given.size }
}

/** Changes that are still to be settled, and whose sizes are still at the price that the change says. */
async function readPossible(db: D1Database, { revision, action }: Settling, ids: readonly string[]) {
  const list = JSON.stringify(ids)
  const [changeRows, sizeRows, hashRows] = await db.batch([
    db.prepare(changesSql).bind(revision, stateBefore[action], list),
    db.prepare(sizesSql).bind(list),
    db.prepare(hashesSql).bind(list),
  ])
  const changes = readRows(priceChanges.columns, changeRows)
  const sizes = Map.groupBy(readRows(pick(skus, 'product_id', 'upc', 'prices'), sizeRows), (row) => row.product_id)
  const hashes = readRows(pick(products, 'product_id', 'content_hash'), hashRows)
  return {
    asked: new Set(changes.map(({ product_id }) => product_id)).size,
    hashes: new Map(hashes.map(({ product_id, content_hash }) => [product_id, content_hash])),
    possible: changes.flatMap((change) => {
      const [from, to] = action === 'accept' ? [change.before, change.after] : [change.after, change.before]
      const current = only(pricesIn(sizes.get(change.product_id) ?? [], change.currency), from)
      // A size that isn't sold in the currency any longer stays so.
      if (Object.keys(current).length === 0 || !isEqual(current, from)) return []
      return [{ ...change, prices: only(to, current) }]
    }),
  }
}

const only = (prices: Prices, named: Prices): Prices =>
  Object.fromEntries(Object.entries(prices).filter(([upc]) => Object.hasOwn(named, upc)))

const isEqual = (current: Prices, said: Prices): boolean =>
  Object.entries(current).every(([upc, price]) => JSON.stringify(price) === JSON.stringify(said[upc]))
