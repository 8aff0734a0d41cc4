import { conversions } from '../../shared/experiment-services.ts'
import { noCurrency } from '../experiments/revenue.ts'
import { retention } from '../retention.ts'

const old = 'SELECT * FROM exp_events WHERE at < ?1 ORDER BY at, uuid LIMIT ?2'

const keepImpressions = `INSERT INTO exp_impressions (experiment_id, variation_id, impressions)
  SELECT e.experiment_id, e.variation_id, COUNT(*) FROM (${old}) e JOIN exp_experiments x USING (experiment_id)
  WHERE e.at <= COALESCE(x.ended_at, e.at) GROUP BY e.experiment_id, e.variation_id
  ON CONFLICT (experiment_id, variation_id) DO UPDATE SET impressions = impressions + excluded.impressions`

// As results count them (experiments/results.ts).
const keepOutcomes = `UPDATE exp_visitors SET
  converted = MAX(exp_visitors.converted, o.converted),
  had_converted = MAX(exp_visitors.had_converted, o.had_converted)
  FROM (SELECT v.experiment_id, v.visitor_id, MAX(e.at >= v.first_at) AS converted,
      MAX(e.at < v.first_at AND e.at >= v.first_at - ${retention.historyMs}) AS had_converted
    FROM (${old}) e JOIN exp_experiments x ON x.metric = e.key AND e.at <= COALESCE(x.ended_at, e.at)
    JOIN exp_visitors v ON v.experiment_id = x.experiment_id AND v.visitor_id = e.visitor_id
    WHERE e.experiment_id IS NULL GROUP BY v.experiment_id, v.visitor_id) o
  WHERE exp_visitors.experiment_id = o.experiment_id AND exp_visitors.visitor_id = o.visitor_id`

const keepRevenue = `INSERT INTO exp_revenue (experiment_id, visitor_id, currency, revenue)
  SELECT v.experiment_id, v.visitor_id, COALESCE(e.currency, '${noCurrency}'), SUM(e.revenue) FROM (${old}) e
  JOIN exp_visitors v ON v.visitor_id = e.visitor_id AND e.at >= v.first_at
  JOIN exp_experiments x ON x.experiment_id = v.experiment_id AND e.at <= COALESCE(x.ended_at, e.at)
  WHERE e.experiment_id IS NULL AND e.revenue IS NOT NULL AND e.key = '${conversions.purchase}' GROUP BY 1, 2, 3
  ON CONFLICT (experiment_id, visitor_id, currency) DO UPDATE SET revenue = revenue + excluded.revenue`

const keepTotals = `INSERT INTO exp_totals (visitor_id, key, events, revenue)
  SELECT visitor_id, key, COUNT(*), SUM(COALESCE(revenue, 0)) FROM (${old})
  WHERE experiment_id IS NULL AND key IN ('${Object.values(conversions).join("', '")}') GROUP BY visitor_id, key
  ON CONFLICT (visitor_id, key) DO UPDATE SET events = events + excluded.events, revenue = revenue + excluded.revenue`

const deleteEvents = `DELETE FROM exp_events WHERE uuid IN (SELECT uuid FROM (${old}))`

const deleteCustomerEvents = `DELETE FROM exp_customer_events WHERE event_id IN
  (SELECT event_id FROM exp_customer_events WHERE at < ?1 ORDER BY at LIMIT ?2)`

/** Deletes the oldest expired events, and adds their counts to the stored totals. */
export async function expireEvents(db: D1Database, now: number): Promise<void> {
  const before = now - retention.eventsMs
  const due = 'SELECT 1 FROM exp_events WHERE at < ?1 UNION ALL SELECT 1 FROM exp_customer_events WHERE at < ?1 LIMIT 1'
  if ((await db.prepare(due).bind(before).first()) === null) return
  const statements = [keepImpressions, keepOutcomes, keepRevenue, keepTotals, deleteEvents, deleteCustomerEvents]
  await db.batch(statements.map((sql) => db.prepare(sql).bind(before, retention.deletedAtOnce)))
}
