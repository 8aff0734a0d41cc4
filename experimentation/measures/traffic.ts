import { z } from 'zod'
import type { Traffic } from '../../shared/contracts/measure.ts'
import { type TrafficConsent, trafficConsents } from '../../shared/measures.ts'
import { dayOf, keptDays } from './days.ts'

const add = `INSERT INTO exp_traffic (day, consent, views)
  SELECT ?2, value->>'consent', value->>'views' FROM json_each(?1) WHERE true
  ON CONFLICT DO UPDATE SET views = views + excluded.views`

/** Adds to the pages of this day. */
export async function storeTraffic(db: D1Database, { views }: Traffic, now: number): Promise<void> {
  await db.batch([
    db.prepare(add).bind(JSON.stringify(views), dayOf(now)),
    db.prepare('DELETE FROM exp_traffic WHERE day < ?').bind(dayOf(now) - keptDays),
  ])
}

/** Pages by whether their visitors allow experiments. */
export type TrafficCounts = Readonly<Record<TrafficConsent, number>>

const Rows = z.array(z.object({ consent: z.enum(trafficConsents), views: z.number() }))

/** From the day of `from` to that of `to`, in epoch milliseconds, as far back as they are kept. */
export async function readTraffic(db: D1Database, from: number, to: number): Promise<TrafficCounts> {
  const sql = 'SELECT consent, SUM(views) AS views FROM exp_traffic WHERE day BETWEEN ? AND ? GROUP BY consent'
  const rows = await db.prepare(sql).bind(dayOf(from), dayOf(to)).all()
  const counts = Object.fromEntries(Rows.parse(rows.results).map(({ consent, views }) => [consent, views]))
  return { allowed: 0, declined: 0, undecided: 0, ...counts }
}
