import { taxIsIncluded } from '../../../shared/cart/pricing/tax-included.ts'
import type { CartItem } from '../../../shared/contracts/cart.ts'
import { sites } from '../../../shared/i18n/locales.ts'
import type { OrderDraft } from './draft.ts'

/** Units that are given back, by the line's id. */
export type ReturnedUnits = ReadonlyMap<string, number>

/** The share of `amount` that `of` has in `whole`, rounded down. */
export const part = (amount: number, of: number, whole: number): number =>
  whole === 0 ? 0 : Math.floor((amount * of) / whole)

const boughtLines = ({ cart }: OrderDraft): readonly CartItem[] => cart.items.filter(({ bonus }) => !bonus)

const back = (returned: ReturnedUnits, { id, qty }: CartItem): number => Math.min(qty, returned.get(id) ?? 0)

/** Amount that was paid for a line, tax included. */
const paidForLine = ({ locale }: OrderDraft, { price, taxTotal }: CartItem): number =>
  price.priceAfterOrderDiscount + (taxIsIncluded(sites[locale]) ? 0 : taxTotal)

/** Price of the gift cards that aren't given back. Their codes are worth it, so nothing else may give it back. */
export const keptGiftCards = (draft: OrderDraft, returned: ReturnedUnits): number =>
  boughtLines(draft)
    .filter((item) => item.isDigitalProduct && back(returned, item) < item.qty)
    .reduce((sum, item) => sum + paidForLine(draft, item), 0)

/**
 * Amount that was paid for these units, tax included. The delivery charge belongs to the last unit of the whole order.
 * Another call's difference to this one is the worth of the units in between, so that every minor unit is counted once.
 */
export function returnedValue(draft: OrderDraft, returned: ReturnedUnits): number {
  const bought = boughtLines(draft)
  const isWhole = returned.size > 0 && bought.every((item) => back(returned, item) >= item.qty)
  if (isWhole) return draft.cart.totals.total
  return bought.reduce((sum, item) => sum + part(paidForLine(draft, item), back(returned, item), item.qty), 0)
}

/** The price of the goods that are given back, and of all goods. */
export function returnedGoods(
  draft: OrderDraft,
  returned: ReturnedUnits,
): { readonly back: number; readonly all: number } {
  const bought = boughtLines(draft)
  return {
    back: bought.reduce(
      (sum, item) => sum + part(item.price.priceAfterOrderDiscount, back(returned, item), item.qty),
      0,
    ),
    all: bought.reduce((sum, { price }) => sum + price.priceAfterOrderDiscount, 0),
  }
}
