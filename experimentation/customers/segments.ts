import { z } from 'zod'
import { conversions } from '../../shared/experiment-services.ts'

/** Segments derived from logged events, in addition to those an operator assigns to a visitor. */
const bigSpenderCents = 20_000

/** Results of stored events, and of the totals of deleted ones. */
const totals = (key: string): string => `FROM (
    SELECT 1 AS events, COALESCE(revenue, 0) AS revenue FROM exp_events
    WHERE visitor_id = ?1 AND key = '${key}' AND experiment_id IS NULL
    UNION ALL SELECT events, revenue FROM exp_totals WHERE visitor_id = ?1 AND key = '${key}')`

const derived: Readonly<Record<string, string>> = {
  purchasers: `SELECT COUNT(*) > 0 AS holds ${totals(conversions.purchase)}`,
  'big-spenders': `SELECT COALESCE(SUM(revenue), 0) >= ${bigSpenderCents} AS holds ${totals(conversions.purchase)}`,
  'bag-fillers': `SELECT COUNT(*) > 0 AS holds ${totals(conversions.addToCart)}`,
}

const Assigned = z.object({ segment: z.string() })
const Held = z.object({ holds: z.number() })

/** The `audiences` a visitor is in, in the same order. */
export async function qualifiedSegments(
  db: D1Database,
  visitorId: string,
  audiences: readonly string[],
): Promise<string[]> {
  const { results } = await db
    .prepare('SELECT segment FROM exp_customer_segments WHERE visitor_id = ?')
    .bind(visitorId)
    .all()
  const held = new Set(results.map((row) => Assigned.parse(row).segment))
  for (const [segment, sql] of Object.entries(derived)) {
    if (!audiences.includes(segment)) continue
    if (Held.parse(await db.prepare(sql).bind(visitorId).first()).holds === 1) held.add(segment)
  }
  return [...new Set(audiences)].filter((segment) => held.has(segment))
}

export const AssignRequest = z.object({
  visitorId: z.string().min(1).max(64),
  segments: z.array(z.string().min(1).max(200)).max(100),
})

/** Replaces the segments that an operator has assigned to a visitor. */
export async function assignSegments(
  db: D1Database,
  { visitorId, segments }: z.output<typeof AssignRequest>,
): Promise<void> {
  await db.batch([
    db.prepare('DELETE FROM exp_customer_segments WHERE visitor_id = ?').bind(visitorId),
    db
      .prepare('INSERT OR IGNORE INTO exp_customer_segments SELECT ?1, value FROM json_each(?2)')
      .bind(visitorId, JSON.stringify(segments)),
  ])
}
