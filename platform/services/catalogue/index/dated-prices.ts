import { type Currency, currencies } from '../../../../shared/i18n/locales.ts'
import { nextEdge, type SpanStep, stepAt } from '../price-steps.ts'
import type { Facts } from './facts.ts'

/** In minor units; -1 where a product isn't sold in the currency. */
export type PriceColumns = { readonly current: Float64Array; readonly original: Float64Array }
type ColumnsByCurrency = Readonly<Record<Currency, PriceColumns>>

type Step = Pick<SpanStep, 'from' | 'low_current' | 'low_original'>
type Dated = { readonly row: number; readonly columns: PriceColumns; readonly steps: readonly Step[] }

/** Prices of a block that change at known instants. Its columns hold what is in force at one of them. */
export class DatedPrices {
  private readonly dated: readonly Dated[]
  private since = Number.POSITIVE_INFINITY
  private edge = Number.NEGATIVE_INFINITY

  constructor(products: readonly Facts[], columns: ColumnsByCurrency) {
    this.dated = products.flatMap((product, row) => datedOf(product, row, columns))
  }

  /** Sets the columns to an instant, where they are of another time. */
  moveTo(now: number): void {
    if (now >= this.since && now < this.edge) return
    this.since = Number.NEGATIVE_INFINITY
    this.edge = Number.POSITIVE_INFINITY
    for (const { row, columns, steps } of this.dated) {
      const step = stepAt(steps, now)
      if (!step) continue
      columns.current[row] = step.low_current
      columns.original[row] = step.low_original
      this.since = Math.max(this.since, step.from)
      this.edge = Math.min(this.edge, nextEdge(steps, now) ?? this.edge)
    }
  }

  /** When the first of these prices changes after an instant, wherever the columns are; infinite if none does. */
  edgeAfter(now: number): number {
    if (now >= this.since && now < this.edge) return this.edge
    return Math.min(...this.dated.map(({ steps }) => nextEdge(steps, now) ?? Number.POSITIVE_INFINITY))
  }
}

function datedOf(product: Facts, row: number, columns: ColumnsByCurrency): Dated[] {
  return currencies.flatMap((currency) => {
    const [first, later] = [product[14][currency], product[18]?.[currency]]
    if (!first || !later) return []
    const [current, original] = first
    const steps = [{ from: Number.NEGATIVE_INFINITY, low_current: current, low_original: original }, ...later]
    return [{ row, columns: columns[currency], steps }]
  })
}
