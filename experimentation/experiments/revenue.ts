import { z } from 'zod'
import { conversions } from '../../shared/experiment-services.ts'
import { type Estimate, plainEstimate } from '../statistics/moments.ts'
import { type Interval, liftInterval } from '../statistics/sequential.ts'

/** ISO 4217 for no currency: of orders whose event named none. */
export const noCurrency = 'XXX'

/** Orders of one currency by a variant's visitors since they were first shown it. */
export type Revenue = {
  readonly currency: string
  /** In minor units. */
  readonly total: number
  /** In minor units, of all visitors: one who ordered nothing counts as zero. */
  readonly perVisitor: number
  /** Relative to the control; null for the control itself, and while it has no revenue. */
  readonly lift: number | null
  readonly liftInterval: Interval | null
}

/** A variant's revenue in one currency: the sums over its visitors of what each paid, and of its square. */
export type Paid = { readonly currency: string; readonly total: number; readonly squares: number }

type Counted = { readonly visitors: number; readonly paid: readonly Paid[] }

/** Revenues of each variant, of all currencies that any has; the first variant is the control. */
export function revenuesOf(variants: readonly Counted[], alpha: number): readonly (readonly Revenue[])[] {
  const currencies = [...new Set(variants.flatMap(({ paid }) => paid.map(({ currency }) => currency)))].sort()
  const [control] = variants
  return variants.map((variant, index) =>
    currencies.map((currency) => {
      const own = estimateOf(variant, currency)
      const base = index > 0 && control ? estimateOf(control, currency) : nothing
      const isCompared = base.mean > 0 && own.n > 0
      return {
        currency,
        total: paidIn(variant, currency).total,
        perVisitor: own.mean,
        lift: isCompared ? own.mean / base.mean - 1 : null,
        liftInterval: isCompared ? liftInterval(base, own, alpha) : null,
      }
    }),
  )
}

const nothing: Estimate = { n: 0, mean: 0, variance: 0 }

const paidIn = ({ paid }: Counted, currency: string): Paid =>
  paid.find((one) => one.currency === currency) ?? { currency, total: 0, squares: 0 }

function estimateOf(variant: Counted, currency: string): Estimate {
  const { total, squares } = paidIn(variant, currency)
  return plainEstimate({ n: variant.visitors, y: total, yy: squares, x: 0, xx: 0, xy: 0 })
}

// Stored events and deleted ones (events/expire-events.ts) both count. A sum of squares can exceed an integer.
const paidSql = `WITH paid AS (
    SELECT v.visitor_id, v.variation_id, COALESCE(e.currency, '${noCurrency}') AS currency, e.revenue
    FROM exp_visitors v JOIN exp_events e ON e.visitor_id = v.visitor_id AND e.key = '${conversions.purchase}'
      AND e.experiment_id IS NULL AND e.at >= v.first_at AND e.at <= ?2
    WHERE v.experiment_id = ?1 AND v.first_at <= ?2 AND e.revenue IS NOT NULL
    UNION ALL SELECT visitor_id, variation_id, currency, revenue
    FROM exp_revenue JOIN exp_visitors USING (experiment_id, visitor_id)
    WHERE experiment_id = ?1 AND first_at <= ?2),
  of_visitors AS (
    SELECT variation_id, currency, SUM(revenue) AS revenue FROM paid GROUP BY visitor_id, variation_id, currency)
  SELECT variation_id, currency, SUM(revenue) AS total, SUM(1.0 * revenue * revenue) AS squares
  FROM of_visitors GROUP BY variation_id, currency`
const PaidRows = z.array(
  z.object({ variation_id: z.number(), currency: z.string(), total: z.number(), squares: z.number() }),
)

/** Reads what visitors of an experiment's variants paid `until` then, in epoch milliseconds. */
export const paidQuery = (db: D1Database, experimentId: number, until: number): D1PreparedStatement =>
  db.prepare(paidSql).bind(experimentId, until)

/** By variant. */
export const readPaid = (rows: readonly unknown[] = []): ReadonlyMap<number, readonly Paid[]> =>
  Map.groupBy(PaidRows.parse(rows), ({ variation_id: variantId }) => variantId)
