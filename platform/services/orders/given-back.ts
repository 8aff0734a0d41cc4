import { z } from 'zod'
import { ReturnItem } from '../../../shared/contracts/order.ts'
import { isProvided } from '../../../shared/payment-methods.ts'
import type { BalanceDraw, OrderDraft } from './draft.ts'
import { linesOf, RefundRequest } from './refund-request.ts'
import { keptGiftCards, part, type ReturnedUnits, returnedGoods, returnedValue } from './returned-value.ts'

/** A parcel that came back: worth its units, up to what is left of the order (`leftOf`). Epoch milliseconds. */
const Returned = z
  .object({ kind: z.literal('return'), number: z.number(), items: z.array(ReturnItem).readonly(), at: z.number() })
  .readonly()
export type Returned = z.output<typeof Returned>

/**
 * Refund by an operator. `refused`: by the payment provider, or because a gift card of its lines was spent
 * (`cardsSpent`), so nothing was given.
 */
const Refunded = z
  .object({
    kind: z.literal('refund'),
    number: z.number(),
    key: z.string(),
    request: RefundRequest,
    amount: z.number(),
    at: z.number(),
    refused: z.boolean(),
    cardsSpent: z.boolean().exactOptional(),
  })
  .readonly()
export type Refunded = z.output<typeof Refunded>

/** A part of an order that is given back: their list is the account that returns, refunds and cancellation share. */
export const GiveBack = z.discriminatedUnion('kind', [Returned, Refunded])
export type GiveBack = z.output<typeof GiveBack>

/**
 * Sum of all that was given back: in minor units altogether, by each payment (`byPayment`, in the order of payment) and
 * by the payment provider, and a part of each draw in its own unit.
 */
export type GivenBack = {
  readonly units: ReturnedUnits
  readonly total: number
  readonly byPayment: readonly number[]
  readonly money: number
  readonly draws: readonly number[]
}

/** Beside payments an order draws on the yearly allowances of employees and prosumers, and on coupons. */
const allowances = /^(?:employee|prosumer):/

/** Amounts that the accounts paid, in the order of payment. */
const accountAmounts = ({ cart }: OrderDraft): readonly number[] =>
  cart.payment_instruments
    .filter(({ payment_method_id: method, amount }) => !isProvided(method) && amount > 0)
    .map(({ amount }) => amount)

const amountsPaid = (draft: OrderDraft): readonly number[] => [
  ...accountAmounts(draft),
  ...(draft.payment ? [draft.payment.amount] : []),
]

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

/** Amount that was paid for an order, in minor units. */
export const paidFor = (draft: OrderDraft): number => sumOf(amountsPaid(draft))

/**
 * Part of the payments that can still be given back at most, once these units are: everything but what gift cards hold.
 */
export const leftOf = (draft: OrderDraft, { units, total }: Pick<GivenBack, 'units' | 'total'>): number =>
  Math.max(0, paidFor(draft) - keptGiftCards(draft, units) - total)

const unitsOf = (event: GiveBack): readonly { readonly itemId: string; readonly qty: number }[] =>
  event.kind === 'return' ? event.items : linesOf(event.request)

/** Adds units to those that are given back. */
export function withUnits(
  units: ReturnedUnits,
  more: readonly { readonly itemId: string; readonly qty: number }[],
): ReturnedUnits {
  const all = new Map(units)
  for (const { itemId, qty } of more) all.set(itemId, (all.get(itemId) ?? 0) + qty)
  return all
}

/**
 * Every payment gets up to what it paid: of a return in the order of payment, as the shopper saw them; of a refund in
 * the reverse order, the provider's money first. Used coupons stay used.
 */
export function givenBack(draft: OrderDraft, events: readonly GiveBack[]): GivenBack {
  const paid = amountsPaid(draft)
  const byPayment = paid.map(() => 0)
  let units: ReturnedUnits = new Map()
  for (const event of events) {
    if (event.kind === 'refund' && event.refused) continue
    const before = units
    units = withUnits(units, unitsOf(event))
    const worth = Math.max(0, returnedValue(draft, units) - returnedValue(draft, before))
    const most = leftOf(draft, { units, total: sumOf(byPayment) })
    let left = event.kind === 'refund' ? event.amount : Math.min(worth, most)
    const order = event.kind === 'refund' ? [...paid.keys()].reverse() : [...paid.keys()]
    for (const index of order) {
      const share = Math.min(left, (paid[index] ?? 0) - (byPayment[index] ?? 0))
      byPayment[index] = (byPayment[index] ?? 0) + share
      left -= share
    }
  }
  const accounts = accountAmounts(draft)
  const goods = returnedGoods(draft, units)
  // The draws of payments come first, in the order of the payments (cart/checkout/draws.ts).
  const draws = draft.draws.map((draw: BalanceDraw, index) => {
    const account = accounts[index]
    if (account !== undefined) return part(draw.amount, byPayment[index] ?? 0, account)
    return allowances.test(draw.account) ? part(draw.amount, goods.back, goods.all) : 0
  })
  return { units, total: sumOf(byPayment), byPayment, draws, money: sumOf(byPayment.slice(accounts.length)) }
}
