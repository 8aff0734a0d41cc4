import { insertRows, pick, readRows, upsert } from '../../../backend/db/table.ts'
import type { Hashed } from '../../../backend/ingest/ingest.ts'
import type { IngestProduct, PriceMove } from '../../../shared/contracts/ingest.ts'
import { currencies } from '../../../shared/i18n/locales.ts'
import { priceChanges, skus } from '../../db/catalogue-tables.ts'
import { factorOf, furthestMove, type PriceChange, priceChangesOf } from './price-moves.ts'

/** Beyond these prices wait for a yes: the factor by which one moves, the share of a call's products that move. */
export type GuardLimits = { readonly factor: number; readonly share: number }

type Import = {
  /** Names the import: what it changes can be undone together. */
  readonly revision: string
  readonly acceptPrices: boolean
  readonly dryRun: boolean
}

type Product = Hashed<IngestProduct>

/** A share of fewer products says nothing. */
const leastCompared = 20
const keptMs = 30 * 86_400_000

const storedSql = 'SELECT product_id, upc, prices FROM skus WHERE product_id IN (SELECT value FROM json_each(?))'
const outdatedSql = `DELETE FROM price_changes WHERE state = 'held' AND revision_id <> ?1
AND product_id IN (SELECT value FROM json_each(?2)) AND currency IN (SELECT value FROM json_each(?3))`
const expiredSql = 'DELETE FROM price_changes WHERE at < ?'

/**
 * Judges how a call moves prices. A product whose prices are held is written with those that it had, and without sizes
 * that are new in it, because their prices come from the same hand.
 */
export function createPriceGuard({ factor, share }: GuardLimits, importing: Import, now: number) {
  const moves: PriceMove[] = []
  /** Currencies that the call itself names. */
  let sent: readonly string[] = []
  return {
    moves,
    sees(items: readonly IngestProduct[]): void {
      sent = currencies.filter((currency) => items.some((item) => item.skus.some(({ prices }) => prices[currency])))
    },
    async allowed(db: D1Database, differing: readonly Product[], equal: readonly Product[]) {
      const stored = await readStored(db, differing)
      const changes = new Map(
        differing.map(({ id, item }) => [id, priceChangesOf(stored.get(id) ?? [], item.skus)] as const),
      )
      const compared = equal.length + differing.filter(({ id }) => stored.has(id)).length
      const moved = [...changes.values()].filter((own) => own.length > 0).length
      const isMany = compared >= leastCompared && moved / compared > share
      const isHeld = (own: readonly PriceChange[]) =>
        !importing.acceptPrices && own.length > 0 && (isMany || own.some((change) => isFar(change, factor)))
      for (const [id, own] of changes) moves.push(...own.flatMap((change) => moveOf(id, change, isHeld(own))))
      if (!importing.dryRun) {
        const ids = JSON.stringify([...differing, ...equal].map(({ id }) => id))
        const rows = [...changes].flatMap(([id, own]) =>
          own.map((change) => ({
            ...change,
            revision_id: importing.revision,
            product_id: id,
            at: now,
            state: isHeld(own) ? ('held' as const) : ('written' as const),
          })),
        )
        await db.batch([
          db.prepare(expiredSql).bind(now - keptMs),
          db.prepare(outdatedSql).bind(importing.revision, ids, JSON.stringify(sent)),
          insertRows(db, priceChanges, rows, { rest: upsertChange }),
        ])
      }
      return new Map(
        differing.flatMap(({ id, item }) => {
          const own = changes.get(id) ?? []
          const known = new Set(stored.get(id)?.map(({ upc }) => upc))
          return isHeld(own) ? [[id, withPricesBefore(item, own, known)] as const] : []
        }),
      )
    },
  }
}
export type PriceGuard = ReturnType<typeof createPriceGuard>

/** An import that sends a product again undoes to what was there before both. */
const upsertChange = upsert(priceChanges, ['revision_id', 'product_id', 'currency'], { kept: ['before', 'at'] })

async function readStored(db: D1Database, items: readonly Product[]) {
  if (items.length === 0) return new Map<string, never>()
  const found = await db
    .prepare(storedSql)
    .bind(JSON.stringify(items.map(({ id }) => id)))
    .all()
  return Map.groupBy(readRows(pick(skus, 'product_id', 'upc', 'prices'), found), (row) => row.product_id)
}

function isFar(change: PriceChange, factor: number): boolean {
  const move = furthestMove(change)
  return move !== null && factorOf(move) > factor
}

function moveOf(productId: string, change: PriceChange, held: boolean): PriceMove[] {
  const move = furthestMove(change)
  return move ? [{ ...move, productId, currency: change.currency, held }] : []
}

function withPricesBefore(
  item: IngestProduct,
  changes: readonly PriceChange[],
  known: ReadonlySet<string>,
): IngestProduct {
  return {
    ...item,
    skus: item.skus.flatMap((sku) => {
      if (!known.has(sku.upc)) return []
      const before = changes.flatMap(({ currency, before }) => {
        const price = before[sku.upc]
        return price ? [[currency, price] as const] : []
      })
      return [{ ...sku, prices: { ...sku.prices, ...Object.fromEntries(before) } }]
    }),
  }
}
