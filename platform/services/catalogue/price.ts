import type { RowOf } from '../../../backend/db/column.ts'
import { pick } from '../../../backend/db/table.ts'
import type { PriceDisplay } from '../../../shared/contracts/price.ts'
import type { Currency } from '../../../shared/i18n/locales.ts'
import { productPrices } from '../../db/catalogue-tables.ts'
import { countsFromLowest } from './price-law.ts'
import { nextEdge, type PriceSpan, type PriceStep, stepAt } from './price-steps.ts'

export const priceColumns = pick(
  productPrices,
  'low_current',
  'high_current',
  'low_original',
  'high_original',
  'historic_best',
  'previous_best',
  'later',
)
type PriceRow = RowOf<typeof priceColumns>

/** The columns hold until the first of the later steps begins. */
export function priceAt({ later, ...first }: PriceRow, now: number): PriceSpan {
  return stepAt([{ from: Number.NEGATIVE_INFINITY, ...first }, ...(later ?? [])], now) ?? first
}

/** The instant until which a product has its price; null for a price without an end. */
export const pricedUntil = ({ later }: Pick<PriceRow, 'later'>, now: number): string | null => {
  const edge = nextEdge(later ?? [], now)
  return edge === null ? null : new Date(edge).toISOString()
}

/**
 * A percentage compares a size with itself: where sizes differ, none is true of all. A product that costs more than in
 * the 30 days before has none either.
 */
export function priceDisplay(span: PriceSpan, currency: Currency): PriceDisplay {
  const { low_current: low, high_current: high, low_original: was, high_original: highestWas } = span
  const isOne = low === high && was === highestWas
  const isLowest = span.historic_best === null || span.historic_best >= low
  const prices = { lowCurrent: low, highCurrent: high, lowOriginal: was, highOriginal: highestWas }
  const reduced = isReduced(prices)
  return {
    currency,
    ...prices,
    historicBestPrice: reduced && was === highestWas && countsFromLowest(currency) ? was : null,
    previousBestSalesPrice: span.previous_best,
    percentagePriceDiscount: reduced && isOne && isLowest ? Math.round((1 - low / was) * 1000) / 10 : null,
  }
}

type Range = Pick<PriceDisplay, 'lowCurrent' | 'highCurrent' | 'lowOriginal' | 'highOriginal'>

export const isReduced = ({ lowCurrent, highCurrent, lowOriginal, highOriginal }: Range): boolean =>
  lowOriginal > lowCurrent || highOriginal > highCurrent

/** Null where the size is not sold in the currency. */
export function skuPriceDisplay(
  steps: readonly PriceStep[] | null,
  currency: Currency,
  now: number,
): PriceDisplay | null {
  const step = stepAt(steps ?? [], now)
  return step ? priceDisplay(spanOf([step]), currency) : null
}

/** All sizes together. */
export function spanOf(sizes: readonly PriceStep[]): PriceSpan {
  const current = sizes.map((size) => size.current)
  const original = sizes.map((size) => size.original)
  return {
    low_current: Math.min(...current),
    high_current: Math.max(...current),
    low_original: Math.min(...original),
    high_original: Math.max(...original),
    historic_best: lowest(sizes.map((size) => size.historicBest)),
    previous_best: lowest(sizes.map((size) => size.previous)),
  }
}

function lowest(prices: readonly (number | null)[]): number | null {
  const known = prices.flatMap((price) => price ?? [])
  return known.length > 0 ? Math.min(...known) : null
}
