import type { Env } from '../../platform/env.ts'
import type { Placement } from '../../platform/objects/placement/placement.ts'
import { pointsAccount } from '../../platform/services/balances/accounts.ts'
import type { BalanceDraw, OrderDraft } from '../../platform/services/orders/draft.ts'
import { takeFulfillment } from '../../platform/services/orders/fulfillment.ts'
import { readOrder } from '../../platform/services/orders/placed-orders.ts'
import type { RefundRequest } from '../../platform/services/orders/refund-request.ts'
import { readRefunds, refundOrder } from '../../platform/services/orders/refunds.ts'
import { createReturn, receiveReturn } from '../../platform/services/orders/returns.ts'
import { Cart, CartItem } from '../../shared/contracts/cart.ts'
import { earnedPoints } from '../../shared/orders/earned-points.ts'
import { draftOf, type openScene, stockRequest } from './order-scene.ts'

export const now = Date.now()
export const opening = 1000
export const account = pointsAccount('member-1')

export const line = (id: string, qty: number, paid: number, taxTotal = 0, more: object = {}) =>
  CartItem.parse({
    id,
    productId: 'STYLE001C1',
    upc: '42',
    name: id,
    qty,
    taxTotal,
    price: {
      currency: 'USD',
      original: paid,
      current: paid,
      amount: paid,
      rowTotal: paid,
      priceAfterItemDiscount: paid,
      priceAfterOrderDiscount: paid,
      highCurrent: paid,
      highOriginal: paid,
    },
    ...more,
  })

type Payment = { readonly method: string; readonly amount: number; readonly draw: BalanceDraw }
type Goods = { readonly items: readonly CartItem[]; readonly shipping?: number; readonly payments?: readonly Payment[] }

/** A member's order of these lines; a card pays what the accounts don't. */
export function memberDraft({ items, shipping = 0, payments = [] }: Goods): OrderDraft {
  const base = draftOf()
  const goods = items.reduce((sum, { price, taxTotal }) => sum + price.priceAfterOrderDiscount + taxTotal, 0)
  const total = goods + shipping
  const byAccounts = payments.reduce((sum, { amount }) => sum + amount, 0)
  const rewards = payments.filter(({ method }) => method === 'LOYALTY_POINTS').reduce((sum, one) => sum + one.amount, 0)
  const totals = { total, shipping, remainingToPay: total - byAccounts, appliedRewards: rewards }
  const shipment = { code: 'standard', shippingId: 'me', itemIds: items.map(({ id }) => id) }
  const cart = Cart.parse({
    ...base.cart,
    items,
    totals,
    shippingMethods: [shipment],
    payment_instruments: payments.map(({ method, amount }, index) => ({
      payment_instrument_id: `account-${index}`,
      payment_method_id: method,
      amount,
      label: method,
      balance: amount,
    })),
  })
  const points = earnedPoints(cart)
  return {
    ...base,
    consumerId: 'member-1',
    cart: { ...cart, earnedPoints: points },
    stock: items.map(({ id, qty }) => stockRequest({ itemId: id, qty, supply: { quantity: 1000, revision: 1 } })),
    draws: payments.map(({ draw }) => draw),
    earning: points > 0 ? { account, opening, points } : null,
    payment:
      totals.remainingToPay > 0
        ? {
            method: 'CREDIT_CARD',
            amount: totals.remainingToPay,
            currency: 'USD',
            sessionId: null,
            savedInstrumentId: 'card',
          }
        : null,
  }
}

/** An order of a scene, with what an operator, a carrier and a shopper can do to it. */
export async function placed(
  scene: ReturnType<typeof openScene>,
  draft: OrderDraft,
  placement: Placement = scene.placement,
) {
  const answer = await placement.place(draft, 'key-1', 'hash', now)
  if (!answer.ok) throw new Error(answer.failure.code)
  const { orderNumber } = answer.value
  const env = { ...scene.env, CART: { idFromName: (id: string) => id, get: () => placement } } as unknown as Env
  return {
    orderNumber,
    place: () => placement.place(draft, 'key-1', 'hash', now),
    cancel: () => placement.cancel(orderNumber, Number.POSITIVE_INFINITY, now),
    async send(trackingUrl: string | null) {
      const stored = await readOrder(scene.DB, orderNumber)
      const event = { shipmentId: 'me', state: 'SENT', at: new Date(now).toISOString(), trackingUrl } as const
      return stored && takeFulfillment(env, stored, event, now)
    },
    async deliver(at: number) {
      const stored = await readOrder(scene.DB, orderNumber)
      const event = { shipmentId: 'me', state: 'DELIVERED', at: new Date(at).toISOString(), trackingUrl: null } as const
      return stored && takeFulfillment(env, stored, event, now)
    },
    announce: (itemId: string, qty: number, key: string) =>
      createReturn(scene.DB, orderNumber, { items: [{ itemId, qty, reason: 'too-small' }], key }, now),
    receive: (number: number) => receiveReturn(env, { orderNumber, number }, now),
    refund: (request: RefundRequest, key: string = crypto.randomUUID()) =>
      refundOrder(env, orderNumber, { key, request }, now),
    refunds: () => readRefunds(scene.DB, orderNumber),
    read: () => readOrder(scene.DB, orderNumber),
  }
}

export const card = { account: 'gift-card:CARD', opening: 3000, amount: 3000, refusal: 'GFC740' } as const
export const points = { account, opening, amount: 500, refusal: 'REW140' } as const
