import { taxIsIncluded } from '../../../shared/cart/pricing/tax.ts'
import type { CartItem } from '../../../shared/contracts/cart.ts'
import { sites } from '../../../shared/i18n/locales.ts'
import { isProvided } from '../../../shared/payment-methods.ts'
import type { BalanceDraw, OrderDraft } from './draft.ts'

/** Units that have come back, by the line's id. */
export type ReturnedUnits = ReadonlyMap<string, number>

/** What has been given back: minor units, those by the payment provider, and a part of each draw in its own unit. */
export type GivenBack = { readonly money: number; readonly draws: readonly number[]; readonly total: number }

/** Beside payments an order draws on the yearly allowances of employees and prosumers, and on coupons. */
const allowances = /^(?:employee|prosumer):/

const part = (amount: number, of: number, whole: number): number =>
  whole === 0 ? 0 : Math.floor((amount * of) / whole)

/**
 * What these units are worth, and how much of it each payment gets: in the order in which the shopper saw them, each up
 * to what it paid. A return gets the difference to those before it, so that every minor unit is given back once. The
 * delivery charge comes with the last unit of the whole order; used coupons stay used.
 */
export function givenBack({ cart, draws, payment, locale }: OrderDraft, returned: ReturnedUnits): GivenBack {
  const bought = cart.items.filter(({ bonus }) => !bonus)
  const isWhole = returned.size > 0 && bought.every(({ id, qty }) => (returned.get(id) ?? 0) >= qty)
  const addedTax = taxIsIncluded(sites[locale]) ? 0 : 1
  const paidFor = ({ price, taxTotal }: CartItem) => price.priceAfterOrderDiscount + addedTax * taxTotal
  const value = (item: CartItem) => part(paidFor(item), returned.get(item.id) ?? 0, item.qty)
  const total = isWhole ? cart.totals.total : bought.reduce((sum, item) => sum + value(item), 0)
  const goods = bought.reduce((sum, { price }) => sum + price.priceAfterOrderDiscount, 0)
  const goodsBack = bought.reduce(
    (sum, { id, qty, price }) => sum + part(price.priceAfterOrderDiscount, returned.get(id) ?? 0, qty),
    0,
  )
  // The draws of payments come first, in the order of the payments (cart/checkout/draws.ts).
  const accounts = cart.payment_instruments.filter(
    ({ payment_method_id: method, amount }) => !isProvided(method) && amount > 0,
  )
  let left = total
  const drawn = draws.map((draw: BalanceDraw, index) => {
    const account = accounts[index]
    if (!account) return allowances.test(draw.account) ? part(draw.amount, goodsBack, goods) : 0
    const covered = Math.min(account.amount, left)
    left -= covered
    return part(draw.amount, covered, account.amount)
  })
  return { total, draws: drawn, money: Math.min(left, payment?.amount ?? 0) }
}
