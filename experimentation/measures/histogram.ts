import type { MeasureName } from '../../shared/measures.ts'

/** Buckets are five percent wide: a figure read from them is that exact, however many views there are. */
const width = Math.log(1.05)
/** A shift of the layout is counted in thousandths. */
const scaleOf = (name: MeasureName): number => (name === 'CLS' ? 1000 : 1)

export const bucketOf = (name: MeasureName, value: number): number =>
  Math.round(Math.log1p(value * scaleOf(name)) / width)

/** The value in the middle of a bucket. */
export const middleOf = (name: MeasureName, bucket: number): number => Math.expm1(bucket * width) / scaleOf(name)

export type Counted = { readonly bucket: number; readonly views: number }

/** The value that `share` of all views have at most; null without a view. */
export function quantile(name: MeasureName, counts: readonly Counted[], share: number): number | null {
  const wanted = share * viewsOf(counts)
  let seen = 0
  for (const { bucket, views } of counts.toSorted((one, other) => one.bucket - other.bucket)) {
    seen += views
    if (seen >= wanted) return middleOf(name, bucket)
  }
  return null
}

export const viewsOf = (counts: readonly Counted[]): number => counts.reduce((sum, { views }) => sum + views, 0)
