import { z } from 'zod'
import { Minor } from '../../../shared/contracts/price.ts'

/**
 * The price of a size from an instant on (epoch milliseconds). `original` is what a reduction counts from,
 * `historicBest` the lowest price of the 30 days before `from`, as far as it is known, `previous` the price before a
 * reduction.
 */
export const PriceStep = z.object({
  from: z.int(),
  current: Minor,
  original: Minor,
  historicBest: Minor.nullable(),
  previous: Minor.nullable(),
})
export type PriceStep = z.infer<typeof PriceStep>

/** All sizes of a product together, as the columns of `product_prices` are named. */
export const PriceSpan = z.object({
  low_current: Minor,
  high_current: Minor,
  low_original: Minor,
  high_original: Minor,
  historic_best: Minor.nullable(),
  previous_best: Minor.nullable(),
})
export type PriceSpan = z.infer<typeof PriceSpan>
export const SpanStep = PriceSpan.extend({ from: z.int() })
export type SpanStep = z.infer<typeof SpanStep>

type Dated = { readonly from: number }

/** The step in force at an instant; the first one before it begins. Undefined without steps. */
export const stepAt = <Step extends Dated>(steps: readonly Step[], now: number): Step | undefined =>
  steps.findLast(({ from }) => from <= now) ?? steps[0]

/** The instant at which the next step begins; null for the last one. */
export const nextEdge = (steps: readonly Dated[], now: number): number | null =>
  steps.find(({ from }) => from > now)?.from ?? null
