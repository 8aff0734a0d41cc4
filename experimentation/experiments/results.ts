import { z } from 'zod'
import { retention } from '../retention.ts'
import { cuped, type Estimate, plainEstimate, type Sums } from '../statistics/moments.ts'
import { type Split, sampleRatioOf } from '../statistics/sample-ratio.ts'
import { type Interval, liftInterval, rateInterval, sequential } from '../statistics/sequential.ts'
import type { Experiment, Variant } from './experiment.ts'
import { type Paid, paidQuery, type Revenue, readPaid, revenuesOf } from './revenue.ts'
import { type Period, readPeriods } from './store.ts'

export type VariantResult = {
  readonly variant: Variant
  readonly impressions: number
  readonly visitors: number
  readonly conversions: number
  /** By currency. */
  readonly revenues: readonly Revenue[]
  readonly rate: number
  readonly rateInterval: Interval | null
  /** Relative to the control; null for the control itself, and while its rate is zero. */
  readonly lift: number | null
  readonly liftInterval: Interval | null
}

export type Results = {
  readonly variants: readonly VariantResult[]
  readonly visitors: number
  readonly sampleRatio: ReturnType<typeof sampleRatioOf>
  /** The share of variance that visitors' history explains; null if lifts are not adjusted by it. */
  readonly cupedReduction: number | null
}

/** The counts of one variant. */
export type Counted = { readonly sums: Sums; readonly impressions: number; readonly paid: readonly Paid[] }

/** Calculates what the console shows. `counted` is by variant; the first variant is the control. */
export function resultsOf(
  variants: readonly Variant[],
  counted: ReadonlyMap<number, Counted>,
  splits: readonly Split[],
): Results {
  const all = variants.map(({ id }) => counted.get(id) ?? nothingCounted)
  const plain = all.map(({ sums }) => plainEstimate(sums))
  const adjusted = cuped(all.map(({ sums }) => sums))
  const estimates = adjusted?.estimates ?? plain
  const [control = noEstimate] = estimates
  // Several comparisons with one control: each has a smaller error rate (Bonferroni).
  const alpha = sequential.alpha / Math.max(1, variants.length - 1)
  const revenues = revenuesOf(
    all.map(({ sums, paid }) => ({ visitors: sums.n, paid })),
    alpha,
  )
  const rows = variants.map((variant, index): VariantResult => {
    const { sums, impressions } = all[index] ?? nothingCounted
    const estimate = estimates[index] ?? noEstimate
    const isCompared = index > 0 && control.mean > 0 && estimate.n > 0
    const rate = plain[index] ?? noEstimate
    return {
      variant,
      impressions,
      visitors: sums.n,
      conversions: sums.y,
      revenues: revenues[index] ?? [],
      rate: rate.mean,
      rateInterval: rateInterval(rate, sequential.alpha),
      lift: isCompared ? estimate.mean / control.mean - 1 : null,
      liftInterval: isCompared ? liftInterval(control, estimate, alpha) : null,
    }
  })
  return {
    variants: rows,
    visitors: rows.reduce((total, { visitors }) => total + visitors, 0),
    sampleRatio: sampleRatioOf(splits),
    cupedReduction: adjusted?.reduction ?? null,
  }
}

const noEstimate: Estimate = { n: 0, mean: 0, variance: 0 }
const nothingCounted: Counted = { sums: { n: 0, y: 0, yy: 0, x: 0, xx: 0, xy: 0 }, impressions: 0, paid: [] }

// `y`: converted since the variant was first shown. `x`: had converted in the time before. The totals of deleted events
// (events/expire-events.ts) are added to those of stored ones.
const sumsSql = `WITH outcomes AS (
    SELECT v.variation_id,
      MAX(v.converted, MAX(e.uuid IS NOT NULL AND e.at >= v.first_at)) AS y,
      MAX(v.had_converted, MAX(e.uuid IS NOT NULL AND e.at < v.first_at)) AS x
    FROM exp_visitors v LEFT JOIN exp_events e
      ON e.visitor_id = v.visitor_id AND e.key = ?2 AND e.experiment_id IS NULL
      AND e.at >= v.first_at - ${retention.historyMs} AND e.at <= ?3
    WHERE v.experiment_id = ?1 AND v.first_at <= ?3 GROUP BY v.visitor_id, v.variation_id)
  SELECT variation_id, COUNT(*) AS n, SUM(y) AS y, SUM(x) AS x, SUM(x * y) AS xy
  FROM outcomes GROUP BY variation_id`
const SumsRow = z.object({
  variation_id: z.number(),
  n: z.number(),
  y: z.number(),
  x: z.number(),
  xy: z.number(),
})

const impressionsSql = `SELECT variation_id, SUM(impressions) AS impressions FROM (
    SELECT variation_id, 1 AS impressions FROM exp_events WHERE experiment_id = ?1 AND at <= ?2
    UNION ALL SELECT variation_id, impressions FROM exp_impressions WHERE experiment_id = ?1)
  GROUP BY variation_id`
const ImpressionsRow = z.object({ variation_id: z.number(), impressions: z.number() })

const splitsSql = `SELECT revision, variation_id, COUNT(*) AS visitors FROM exp_visitors
  WHERE experiment_id = ?1 AND first_at <= ?2 GROUP BY revision, variation_id`
const SplitRow = z.object({ revision: z.number(), variation_id: z.number(), visitors: z.number() })

/** Events after an experiment's end, when every visitor sees its winner, don't belong to it. */
export async function readResults(db: D1Database, { id, metric, variants, endedAt }: Experiment): Promise<Results> {
  const until = endedAt ?? Number.MAX_SAFE_INTEGER
  const [sums, impressions, splits, paid] = await db.batch([
    db.prepare(sumsSql).bind(id, metric, until),
    db.prepare(impressionsSql).bind(id, until),
    db.prepare(splitsSql).bind(id, until),
    paidQuery(db, id, until),
  ])
  const impressionsOf = new Map(
    z
      .array(ImpressionsRow)
      .parse(impressions?.results ?? [])
      .map((row) => [row.variation_id, row.impressions]),
  )
  const paidBy = readPaid(paid?.results)
  const counted = z
    .array(SumsRow)
    .parse(sums?.results ?? [])
    .map(({ variation_id: variantId, n, y, x, xy }) => {
      // Both are 0 or 1, so they are their own squares.
      const sums = { n, y, yy: y, x, xx: x, xy }
      const [impressions, paid] = [impressionsOf.get(variantId) ?? 0, paidBy.get(variantId) ?? []]
      return [variantId, { sums, impressions, paid }] as const
    })
  const byRevision = z.array(SplitRow).parse(splits?.results ?? [])
  return resultsOf(variants, new Map(counted), splitsOf(variants, byRevision, await readPeriods(db, id)))
}

/** The visitors since the shares or the state were last changed; undefined for an experiment that never started. */
export async function readLatestSplit(db: D1Database, { id, variants }: Experiment): Promise<Split | undefined> {
  const { results } = await db.prepare(splitsSql).bind(id, Number.MAX_SAFE_INTEGER).all()
  return splitsOf(variants, z.array(SplitRow).parse(results), await readPeriods(db, id)).at(-1)
}

/** Visitors are compared with the split of the datafile that decided them. */
function splitsOf(
  variants: readonly Variant[],
  rows: readonly z.output<typeof SplitRow>[],
  periods: readonly Period[],
): Split[] {
  return periods.map(({ fromRevision, weights }, index) => {
    const until = periods[index + 1]?.fromRevision ?? Number.POSITIVE_INFINITY
    const from = index === 0 ? Number.NEGATIVE_INFINITY : fromRevision
    const own = rows.filter(({ revision }) => revision >= from && revision < until)
    return {
      counts: variants.map(({ id }) => own.reduce((sum, row) => sum + (row.variation_id === id ? row.visitors : 0), 0)),
      weights: variants.map(({ id }) => weights.get(id) ?? 0),
    }
  })
}
