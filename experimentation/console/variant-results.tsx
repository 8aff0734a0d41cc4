import type { Child } from 'hono/jsx'
import type { Results, VariantResult } from '../experiments/results.ts'
import type { Revenue } from '../experiments/revenue.ts'
import type { Interval } from '../statistics/sequential.ts'
import { IntervalChart } from './interval-chart.tsx'
import { alarmOf, format, verdictOf } from './words.ts'

type VariantResultsProps = { readonly results: Results; readonly level: 'h2' | 'h3' }

/** Exposures, conversions, rates and lifts of an experiment's variants, with their verdicts. */
export function VariantResults({ results, level }: VariantResultsProps) {
  const { variants, sampleRatio, cupedReduction } = results
  const [control, ...others] = variants
  const intervals = others.flatMap(({ liftInterval }) => liftInterval ?? [])
  return (
    <>
      {sampleRatio.alarm && (
        <p class="alarm">
          <strong>Alarm.</strong> {alarmOf(sampleRatio)}
        </p>
      )}
      <ul class="variants">
        {variants.map((row, index) => (
          <Variant key={row.variant.id} row={row} isControl={index === 0} intervals={intervals} level={level} />
        ))}
      </ul>
      <ul class="verdicts">
        {sampleRatio.alarm ||
          others.map((row) => <li key={row.variant.id}>{verdictOf(row, control?.variant.name ?? '')}</li>)}
        {cupedReduction !== null && (
          <li>
            Lifts are adjusted for what visitors did in the 30 days before (CUPED), which removes{' '}
            {format.rate(cupedReduction)} of the variance.
          </li>
        )}
      </ul>
    </>
  )
}

type VariantProps = {
  readonly row: VariantResult
  readonly isControl: boolean
  readonly intervals: readonly Interval[]
  readonly level: VariantResultsProps['level']
}

const Variant = ({ row, isControl, intervals, level: Heading }: VariantProps) => (
  <li>
    <Heading class="variant">
      {row.variant.name} <code>{row.variant.key}</code>
      {isControl && <span class="tag">Control</span>}
    </Heading>
    <dl>
      <Figure label="Visitors">{format.count(row.visitors)}</Figure>
      <Figure label="Exposures">{format.count(row.impressions)}</Figure>
      <Figure label="Conversions">{format.count(row.conversions)}</Figure>
      <Figure label="Conversion rate" aside={row.rateInterval && format.rateInterval(row.rateInterval)}>
        {row.visitors > 0 ? format.rate(row.rate) : '–'}
      </Figure>
      {!isControl && (
        <Figure
          label="Lift"
          aside={row.liftInterval && format.liftInterval(row.liftInterval)}
          chart={
            row.liftInterval &&
            row.lift !== null && <IntervalChart interval={row.liftInterval} value={row.lift} scale={intervals} />
          }
        >
          {row.lift === null ? '–' : format.lift(row.lift)}
        </Figure>
      )}
      {row.revenues.map((revenue) => (
        <Figure
          key={revenue.currency}
          label={`Revenue per visitor, ${format.currency(revenue.currency)}`}
          aside={revenueAside(revenue)}
        >
          {format.money(revenue.perVisitor, revenue.currency)}
        </Figure>
      ))}
    </dl>
  </li>
)

function revenueAside({ currency, total, lift, liftInterval }: Revenue): string {
  const all = `${format.money(total, currency)} in all`
  if (lift === null) return all
  return `${all}; lift ${format.lift(lift)}${liftInterval ? `, ${format.liftInterval(liftInterval)}` : ''}`
}

type FigureProps = {
  readonly label: string
  readonly aside?: string | null
  readonly chart?: Child
  readonly children?: Child
}

const Figure = ({ label, aside = null, chart = null, children }: FigureProps) => (
  <div>
    <dt>{label}</dt>
    <dd>
      {children}
      {aside !== null && <span class="aside">{aside}</span>}
      {chart}
    </dd>
  </div>
)
