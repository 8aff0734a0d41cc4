import type { KeptMeasures } from '../../shared/contracts/measure.ts'
import { type MeasureName, measureNames, type Vital, vitals } from '../../shared/measures.ts'
import { dayOf, keptDays } from './days.ts'
import { bucketOf, type Counted, quantile, viewsOf } from './histogram.ts'

const add = `INSERT INTO exp_measures (day, name, page, locale, way, release, variant, bucket, views)
  SELECT ?2, value->>'name', value->>'page', value->>'locale', value->>'way', value->>'release', value->>'variant',
    value->>'bucket', 1 FROM json_each(?1) WHERE true
  ON CONFLICT DO UPDATE SET views = views + 1`

/** Counts each measure of a view, for all views and for each variant that it was made with. */
export async function storeMeasures(db: D1Database, sent: KeptMeasures, now: number): Promise<void> {
  const { measures, variants, ...view } = sent
  const rows = measures.flatMap(({ name, value }) =>
    ['', ...new Set(variants)].map((variant) => ({ ...view, name, variant, bucket: bucketOf(name, value) })),
  )
  await db.batch([
    db.prepare(add).bind(JSON.stringify(rows), dayOf(now)),
    db.prepare('DELETE FROM exp_measures WHERE day < ?').bind(dayOf(now) - keptDays),
  ])
}

/** Parts of the views that figures are shown for. */
export const parts = ['page', 'release', 'way', 'locale', 'variant'] as const
export type Part = (typeof parts)[number]

/** Figures of one kind of page, release, …: the 75th percentile of each measure, in its unit. */
export type Speed = {
  readonly key: string
  readonly views: number
  readonly errors: number
  readonly p75: Readonly<Record<Vital, number | null>>
}

/** Figures of an experiment's variants since it was started, by the variant's key. */
export async function readVariantSpeeds(
  db: D1Database,
  { key, startedAt }: { readonly key: string; readonly startedAt: number | null },
  now: number,
): Promise<ReadonlyMap<string, Speed>> {
  if (startedAt === null) return new Map()
  const speeds = await readSpeeds(db, 'variant', dayOf(now) - dayOf(startedAt) + 1, now)
  const prefix = `${key}:`
  return new Map(
    speeds.flatMap((speed) => (speed.key.startsWith(prefix) ? [[speed.key.slice(prefix.length), speed] as const] : [])),
  )
}

type Row = Counted & { readonly key: string; readonly name: MeasureName }

/** Figures of the last `days`, the ones with the most views first. */
export async function readSpeeds(db: D1Database, part: Part, days: number, now: number): Promise<readonly Speed[]> {
  const sql = `SELECT ${part} AS key, name, bucket, SUM(views) AS views FROM exp_measures
    WHERE day > ? AND variant ${part === 'variant' ? "<> ''" : "= ''"} GROUP BY key, name, bucket`
  const { results } = await db
    .prepare(sql)
    .bind(dayOf(now) - days)
    .all<Row>()
  const byKey = Map.groupBy(results, ({ key }) => key)
  return [...byKey].map(([key, rows]) => speedOf(key, rows)).toSorted((one, other) => other.views - one.views)
}

function speedOf(key: string, rows: readonly Row[]): Speed {
  const of = (name: MeasureName) => rows.filter((row) => row.name === name)
  const p75 = Object.fromEntries(vitals.map((name) => [name, quantile(name, of(name), 0.75)]))
  return {
    key,
    // Each view has at least one of them, and most have all.
    views: Math.max(...measureNames.filter((name) => name !== 'error').map((name) => viewsOf(of(name)))),
    errors: viewsOf(of('error')),
    p75: p75 as Speed['p75'],
  }
}
