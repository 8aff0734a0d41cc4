import type { Currency } from '../../../shared/i18n/locales.ts'
import { spanOf } from '../catalogue/price.ts'
import { type PriceStep, type SpanStep, stepAt } from '../catalogue/price-steps.ts'
import type { Priced, PricedProduct } from './price-history.ts'
import { stepsOf } from './price-timeline.ts'

/** Prices of the sizes that are sold in a currency, by `upc`. */
type StepsIn = { readonly currency: Currency; readonly sizes: ReadonlyMap<string, PriceStep[]> }

export const stepsIn = ({ skus }: PricedProduct['item'], { currency, changes }: Priced, now: number): StepsIn => ({
  currency,
  sizes: new Map(
    skus.flatMap(({ upc, prices }) => {
      const price = prices[currency]
      return price ? [[upc, stepsOf(price, changes[upc] ?? [], currency, now)] as const] : []
    }),
  ),
})

/** The prices of all sizes together, from `now` on. */
export function priceRow(productId: string, { currency, sizes }: StepsIn, now: number) {
  const all = [...sizes.values()]
  const edges = all.flatMap((steps) => steps.flatMap(({ from }) => (from > now ? [from] : [])))
  const spanFrom = (from: number) => spanOf(all.flatMap((steps) => stepAt(steps, from) ?? []))
  const later = [...new Set(edges)]
    .sort((one, other) => one - other)
    .map((from): SpanStep => ({ from, ...spanFrom(from) }))
  return {
    currency,
    product_id: productId,
    ...spanFrom(now),
    later: later.length > 0 ? later : null,
    next_edge: later[0]?.from ?? null,
  }
}

/** The steps of a size's price, by currency. */
export const sizeSteps = (sold: readonly StepsIn[], upc: string): Partial<Record<Currency, PriceStep[]>> =>
  Object.fromEntries(
    sold.flatMap(({ currency, sizes }) => {
      const steps = sizes.get(upc)
      return steps ? [[currency, steps] as const] : []
    }),
  )
