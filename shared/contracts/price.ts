import { z } from 'zod'
import { currencies } from '../i18n/locales.ts'

/** Money is an integer count of the currency's minor unit (cents, pence) everywhere; only `shared/money` formats it. */
export const Minor = z.int()
export const CurrencyCode = z.enum(currencies)

/**
 * Prices that a price line shows (spec 1 §3 "Price display"). `low`/`high` differ where sizes cost differently;
 * `original` above `current` means marked down. `historicBestPrice` is the lowest price of the 30 days before the
 * markdown, null where no law asks for it; `previousBestSalesPrice` is the price before the markdown.
 */
export const PriceDisplay = z.object({
  currency: CurrencyCode,
  lowCurrent: Minor.min(0),
  highCurrent: Minor.min(0),
  lowOriginal: Minor.min(0),
  highOriginal: Minor.min(0),
  historicBestPrice: Minor.min(0).nullable(),
  previousBestSalesPrice: Minor.min(0).nullable(),
  /** 0 to 100 with one decimal; null when not marked down. */
  percentagePriceDiscount: z.number().min(0).max(100).nullable(),
})
export type PriceDisplay = z.infer<typeof PriceDisplay>
