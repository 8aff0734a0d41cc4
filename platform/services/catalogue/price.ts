import type { z } from 'zod'
import type { RowOf } from '../../../backend/db/column.ts'
import { pick } from '../../../backend/db/table.ts'
import type { IngestPrice } from '../../../shared/contracts/ingest.ts'
import type { PriceDisplay } from '../../../shared/contracts/price.ts'
import type { Currency } from '../../../shared/i18n/locales.ts'
import { productPrices } from '../../db/catalogue-tables.ts'

export const priceColumns = pick(
  productPrices,
  'low_current',
  'high_current',
  'low_original',
  'high_original',
  'historic_best',
)

/** A percentage compares a size with itself: where sizes differ, none is true of all. */
export function priceDisplay(row: RowOf<typeof priceColumns>, currency: Currency): PriceDisplay {
  const isOne = row.low_current === row.high_current && row.low_original === row.high_original
  const reduced = isOne && row.low_original > row.low_current
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

/** Null where the size is not sold in the currency. */
export function skuPriceDisplay(price: z.output<typeof IngestPrice> | null, currency: Currency): PriceDisplay | null {
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
