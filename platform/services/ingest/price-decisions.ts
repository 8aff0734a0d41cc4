import { firstRow, readRows } from '../../../backend/db/table.ts'
import type { PriceAction, PriceDecision } from '../../../shared/contracts/price-revision.ts'
import { priceDecisions } from '../../db/catalogue-tables.ts'

const mostShown = 50

const openSql = `SELECT * FROM price_decisions
WHERE revision_id = ? AND action = ? AND actor = ? AND goes_on_after IS NOT NULL ORDER BY decision_id DESC LIMIT 1`
const beginSql = `INSERT INTO price_decisions (revision_id, at, actor, action, settled, left_alone, goes_on_after)
VALUES (?, ?, ?, ?, 0, 0, '') RETURNING *`
const wentOnSql = `UPDATE price_decisions
SET settled = settled + ?2, left_alone = left_alone + ?3, goes_on_after = ?4 WHERE decision_id = ?1`
const decisionsSql = `SELECT * FROM price_decisions WHERE revision_id = ? ORDER BY decision_id DESC LIMIT ${mostShown}`

type Asked = { readonly revision: string; readonly action: PriceAction; readonly by: string; readonly now: number }

/** The operator's decision that isn't through yet, which goes on where it stopped, or else a new one. */
export async function takeDecision(db: D1Database, { revision, action, by, now }: Asked) {
  const open = await firstRow(priceDecisions.columns, db.prepare(openSql).bind(revision, action, by))
  const decision =
    open ?? (await firstRow(priceDecisions.columns, db.prepare(beginSql).bind(revision, now, by, action)))
  if (!decision) throw new Error('no decision was written')
  return {
    /** The product after which it goes on; empty at its beginning. */
    after: decision.goes_on_after ?? '',
    async wentOn({ settled, left, after }: { settled: number; left: number; after: string | null }): Promise<void> {
      await db.prepare(wentOnSql).bind(decision.decision_id, settled, left, after).run()
    },
  }
}

/** Decisions of operators about an import, the latest first. */
export async function readPriceDecisions(db: D1Database, revision: string): Promise<PriceDecision[]> {
  const rows = readRows(priceDecisions.columns, await db.prepare(decisionsSql).bind(revision).all())
  return rows.map(({ at, actor, action, settled, left_alone: left, goes_on_after }) => ({
    at,
    actor,
    action,
    settled,
    left,
    ...(goes_on_after !== null && { more: true as const }),
  }))
}
