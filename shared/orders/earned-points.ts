import type { CartItem, Totals } from '../contracts/cart.ts'
import type { PlacedOrder } from '../contracts/order.ts'
import { leftOfPayments } from './left-of-payments.ts'

type Goods = {
  readonly items: readonly Pick<CartItem, 'id' | 'qty' | 'isDigitalProduct' | 'price'>[]
  readonly totals: Pick<Totals, 'appliedRewards'>
}

/** Every currency of ours has cents: a point is for a whole unit. */
const minorPerPoint = 100

/**
 * "One point for every unit that you pay for goods, after discounts and without shipping or gift cards" (membership
 * terms). Parts paid with vouchers and rewards earn none, and neither do units that came back. No more points stay than
 * for `stillPaid`, what refunds left of the payments, in minor units.
 */
export function earnedPoints(
  { items, totals }: Goods,
  returned: ReadonlyMap<string, number> = new Map(),
  stillPaid = Number.POSITIVE_INFINITY,
): number {
  const goods = items.filter(({ isDigitalProduct }) => !isDigitalProduct)
  const bought = goods.reduce((sum, { price }) => sum + price.priceAfterOrderDiscount, 0)
  const kept = goods.reduce(
    (sum, { id, qty, price }) => sum + (price.priceAfterOrderDiscount * (qty - (returned.get(id) ?? 0))) / qty,
    0,
  )
  if (bought === 0) return 0
  const paid = Math.max(0, bought - totals.appliedRewards)
  return Math.floor(Math.min(Math.round((kept * paid) / bought), stillPaid) / minorPerPoint)
}

/** Points of an order that are left after its returns and refunds; none of one that is canceled, or being so. */
export function pointsLeft(order: PlacedOrder): number {
  if (order.status === 'CANCELLED' || order.cancellation || order.earnedPoints === 0) return 0
  const arrived = order.returns.filter(({ receivedAt }) => receivedAt !== null)
  const units = new Map<string, number>()
  for (const { itemId, qty } of [...arrived, ...order.refunds].flatMap(({ items }) => items))
    units.set(itemId, (units.get(itemId) ?? 0) + qty)
  return Math.min(order.earnedPoints, earnedPoints(order, units, leftOfPayments(order)))
}
