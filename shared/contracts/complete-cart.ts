import { hasPrice } from '../cart/has-price.ts'
import { isProvided } from '../payment-methods.ts'
import type {
  AnsweredInstrument,
  AnsweredItem,
  AnsweredTotals,
  CartItem,
  CartPaymentInstrument,
  ItemPrice,
  Totals,
} from './cart.ts'

/**
 * The amounts that are missing follow from those that are there: no discount was named, so there is none. If nothing
 * says what the line costs, all are 0 (`hasPrice`); an original price alone doesn't.
 */
function completePrice({ price, qty, bonus }: AnsweredItem, currency: ItemPrice['currency']): ItemPrice {
  const { priceAfterItemDiscount: afterItem, priceAfterOrderDiscount: afterOrder } = price
  const unit = bonus ? (price.amount ?? 0) : (price.amount ?? price.current)
  const rowTotal = price.rowTotal ?? (unit === undefined ? (afterItem ?? afterOrder) : unit * qty)
  const each = rowTotal === undefined || rowTotal % qty !== 0 ? 0 : rowTotal / qty
  const amount = unit ?? each
  const current = price.current ?? amount
  const original = rowTotal === undefined ? 0 : (price.original ?? current)
  const itemDiscounted = afterItem ?? rowTotal ?? 0
  return {
    currency: price.currency ?? currency,
    original,
    current,
    amount,
    rowTotal: rowTotal ?? 0,
    priceAfterItemDiscount: itemDiscounted,
    priceAfterOrderDiscount: afterOrder ?? itemDiscounted,
    highCurrent: price.highCurrent ?? current,
    highOriginal: price.highOriginal ?? original,
  }
}

/** A line without a name or a page of its own has those that its product's id gives. */
export function completeItem(item: AnsweredItem, currency: ItemPrice['currency']): CartItem {
  const { productId, selectedShippingOption } = item
  return {
    ...item,
    name: item.name || productId,
    pdpUrl: item.pdpUrl || `/p/${productId}`,
    price: completePrice(item, currency),
    shippingOptions: item.shippingOptions.map(({ selected, ...option }) => ({
      ...option,
      selected: selected ?? option.shippingMethod.code === selectedShippingOption,
    })),
  }
}

const sumOf = <T>(list: readonly T[], amountOf: (one: T) => number): number =>
  list.reduce((sum, one) => sum + amountOf(one), 0)

/** Units of what the shopper put in. */
export const unitsOf = (items: readonly CartItem[]): number => sumOf(items, ({ qty, bonus }) => (bonus ? 0 : qty))

/** `remainingToPay` is never made up: it is what will be charged. */
export function completeTotals(
  totals: AnsweredTotals & Pick<Totals, 'remainingToPay'>,
  items: readonly CartItem[],
): Totals {
  const itemSubTotal = totals.itemSubTotal ?? goodsIn(totals, items)
  const isKnown = itemSubTotal > 0 || totals.itemSubTotal !== undefined
  const { itemTotal = isKnown ? itemSubTotal + (totals.totalDiscount ?? 0) : 0 } = totals
  const { totalDiscount = isKnown ? Math.max(0, itemTotal - itemSubTotal) : 0 } = totals
  return {
    ...totals,
    itemSubTotal,
    itemTotal,
    totalDiscount,
    totalDiscountPercentage:
      totals.totalDiscountPercentage ?? (itemTotal > 0 ? Math.round((1000 * totalDiscount) / itemTotal) / 10 : 0),
    totalUnits: totals.totalUnits ?? unitsOf(items),
  }
}

/** 0 if not every price is known, or if there is a discount that the lines don't have. */
function goodsIn({ total, shipping }: AnsweredTotals, items: readonly CartItem[]): number {
  const goods = sumOf(items, ({ price }) => price.priceAfterOrderDiscount)
  const isWhole = items.every((item) => item.bonus || hasPrice(item.price))
  return isWhole && goods + (shipping ?? 0) <= total ? goods : 0
}

type Payments = Pick<Totals, 'remainingToPay'> & { readonly instruments: CartPaymentInstrument[] }

/**
 * Amount paid by accounts and rest of the total, each from the other; null if neither says what is left. The amount
 * that a method of a provider pays is what is left. An account whose part can't be told from others' is left out: what
 * is left to pay has it subtracted.
 */
export function completePayments(
  { total, remainingToPay }: AnsweredTotals,
  answered: readonly (AnsweredInstrument | null)[],
): Payments | null {
  const readable = answered.filter((instrument) => instrument !== null)
  const accounts = readable.filter(({ payment_method_id: method }) => !isProvided(method))
  const chosen = readable.find(({ payment_method_id: method }) => isProvided(method))
  const known = sumOf(accounts, ({ amount }) => amount ?? 0)
  const silent = accounts.filter(({ amount }) => amount === undefined).length
  const unknown = silent + answered.length - readable.length
  const left = remainingToPay ?? (unknown === 0 ? total - known : undefined)
  if (left === undefined) return null
  const rest = unknown === 1 && total - known - left >= 0 ? total - known - left : undefined
  return {
    remainingToPay: left,
    instruments: readable.flatMap((instrument) => {
      const amount = instrument.amount ?? (instrument === chosen ? left : rest)
      return amount === undefined ? [] : [{ ...instrument, amount }]
    }),
  }
}
