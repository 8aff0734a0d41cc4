import type { PriceDisplay } from '../../../shared/contracts/price.ts'
import type { Currency } from '../../../shared/i18n/locales.ts'

export type PriceColumns = {
  low_current: number
  high_current: number
  low_original: number
  high_original: number
  historic_best: number | null
}

export function priceDisplay(row: PriceColumns, currency: Currency): PriceDisplay {
  const reduced = row.low_original > row.low_current
  return {
    currency,
    lowCurrent: row.low_current,
    highCurrent: row.high_current,
    lowOriginal: row.low_original,
    highOriginal: row.high_original,
    historicBestPrice: row.historic_best,
    previousBestSalesPrice: null,
    percentagePriceDiscount: reduced ? Math.round((1 - row.low_current / row.low_original) * 1000) / 10 : null,
  }
}

/** A size's price as the ingest stored it, per currency. */
export type SkuPrices = Partial<Record<Currency, { current: number; original: number; historicBest: number | null }>>

/** Null where that size is not sold in the currency. */
export function skuPriceDisplay(prices: SkuPrices, currency: Currency): PriceDisplay | null {
  const price = prices[currency]
  if (!price) return null
  const { current, historicBest } = price
  const original = Math.max(price.original, current)
  return priceDisplay(
    {
      low_current: current,
      high_current: current,
      low_original: original,
      high_original: original,
      historic_best: historicBest,
    },
    currency,
  )
}
