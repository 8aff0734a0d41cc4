import { insertRows, pick, readRows, upsert } from '../../../backend/db/table.ts'
import type { Hashed } from '../../../backend/ingest/ingest.ts'
import type { IngestProduct, PriceMove } from '../../../shared/contracts/ingest.ts'
import { type Currency, currencies } from '../../../shared/i18n/locales.ts'
import { priceChanges, skus } from '../../db/catalogue-tables.ts'
import { factorOf, type PriceChange, priceChangesOf, type Sizes, together } from './price-moves.ts'
import { returningPrices } from './returning-prices.ts'

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
const outdatedSql = `DELETE FROM price_changes WHERE state = 'held'
AND (product_id, currency) IN (SELECT value->>0, value->>1 FROM json_each(?))`
const expiredSqls = ['price_changes', 'price_decisions'].map((name) => `DELETE FROM ${name} WHERE at < ?`)

/**
 * Judges how a call moves prices. A product whose prices are held is written with those that it had, and without sizes
 * and currencies that are new in it, because their prices come from the same hand.
 */
export function createPriceGuard({ factor, share }: GuardLimits, importing: Import, now: number) {
  const moves: PriceMove[] = []
  /** Currencies about which the call itself decides, of each product: what waits in them is outdated. */
  let sent: readonly (readonly [productId: string, currency: Currency])[] = []
  return {
    moves,
    sees(items: readonly IngestProduct[], adds: boolean): void {
      sent = items.flatMap(({ productId, skus }) =>
        currencies.flatMap((currency) =>
          !adds || skus.some(({ prices }) => prices[currency]) ? [[productId, currency] as const] : [],
        ),
      )
    },
    async allowed(db: D1Database, differing: readonly Product[], equal: readonly Product[]) {
      const stored = await readStored(db, differing)
      const returning = await returningPrices(db, differing, stored, now)
      const compared = equal.length + differing.filter(({ id }) => stored.has(id)).length
      const judged = differing.map(({ id, item }) => {
        const known = priceChangesOf(stored.get(id) ?? [], item.skus, now)
        const far = (returning.get(id) ?? []).filter((change) => isFar(change, factor))
        return { id, item, known, far }
      })
      const moved = judged.filter(({ known }) => known.length > 0).length
      const isMany = compared >= leastCompared && moved / compared > share
      const decided = judged.map(({ known, far, ...product }) => {
        const isHeld = [...known, ...far].some((change) => isMany || isFar(change, factor)) && !importing.acceptPrices
        // Sizes that come back have no price to which they could go back.
        return { ...product, isHeld, changes: isHeld ? together(known, far) : known }
      })
      for (const { id, changes, isHeld } of decided)
        moves.push(...changes.map(({ move, currency }) => ({ ...move, productId: id, currency, held: isHeld })))
      if (!importing.dryRun) {
        const rows = decided.flatMap(({ id, changes, isHeld }) =>
          changes.map(({ move, ...change }) => ({
            ...change,
            revision_id: importing.revision,
            product_id: id,
            at: now,
            factor: factorOf(move),
            state: isHeld ? ('held' as const) : ('written' as const),
          })),
        )
        await db.batch([
          ...expiredSqls.map((sql) => db.prepare(sql).bind(now - keptMs)),
          db.prepare(outdatedSql).bind(JSON.stringify(sent)),
          ...inStatements(rows).map((part) => insertRows(db, priceChanges, part, { rest: upsertChange })),
        ])
      }
      return new Map(
        decided.flatMap(({ id, item, isHeld }) =>
          isHeld ? [[id, withPricesBefore(item, stored.get(id) ?? [])] as const] : [],
        ),
      )
    },
  }
}
export type PriceGuard = ReturnType<typeof createPriceGuard>

/** An import that writes a product again undoes to what was there before both. */
const upsertChange = upsert(priceChanges, ['revision_id', 'state', 'product_id', 'currency'], {
  kept: ['before', 'at'],
})

async function readStored(db: D1Database, items: readonly Product[]) {
  if (items.length === 0) return new Map<string, never>()
  const found = await db
    .prepare(storedSql)
    .bind(JSON.stringify(items.map(({ id }) => id)))
    .all()
  return Map.groupBy(readRows(pick(skus, 'product_id', 'upc', 'prices'), found), (row) => row.product_id)
}

/** Characters of a statement's rows: bound text has two million bytes at most. */
const charactersPerStatement = 400_000

function inStatements<Row>(rows: readonly Row[]): Row[][] {
  const parts: Row[][] = []
  let left = 0
  for (const row of rows) {
    const size = JSON.stringify(row).length
    if (size > left) {
      parts.push([])
      left = charactersPerStatement
    }
    parts.at(-1)?.push(row)
    left -= size
  }
  return parts
}

const isFar = ({ move }: PriceChange, factor: number): boolean => factorOf(move) > factor

function withPricesBefore(item: IngestProduct, stored: Sizes): IngestProduct {
  const known = new Map(stored.map(({ upc, prices }) => [upc, prices]))
  return {
    ...item,
    skus: item.skus.flatMap((sku) => {
      const before = known.get(sku.upc)
      const prices = Object.fromEntries(
        currencies.flatMap((currency) => {
          const price = sku.prices[currency] && before?.[currency]
          return price ? [[currency, price] as const] : []
        }),
      )
      return Object.keys(prices).length > 0 ? [{ ...sku, prices }] : []
    }),
  }
}
