import type { Interval } from '../statistics/sequential.ts'

type IntervalChartProps = {
  readonly interval: Interval
  readonly value: number
  /** All intervals of the table, so that its charts share one scale, with zero in the middle. */
  readonly scale: readonly Interval[]
}

const width = 160
const height = 24

/** An interval around its value, beside a line at zero. The table has the numbers as text. */
export function IntervalChart({ interval, value, scale }: IntervalChartProps) {
  const reach = Math.max(...scale.flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)]), Number.EPSILON)
  const at = (number: number): number => Math.round((width / 2) * (1 + (number / reach) * 0.96) * 10) / 10
  const [low, high, middle] = [at(interval.low), at(interval.high), height / 2]
  const tone = interval.low > 0 ? 'better' : interval.high < 0 ? 'worse' : 'open'
  return (
    <svg class={`chart ${tone}`} viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <line class="zero" x1={width / 2} x2={width / 2} y1="1" y2={height - 1} />
      <rect x={low} y={middle - 4} width={Math.max(1, high - low)} height="8" rx="4" />
      <circle cx={at(value)} cy={middle} r="4" />
    </svg>
  )
}
