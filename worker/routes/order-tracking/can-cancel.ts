import type { PlacedOrder } from '../../../shared/contracts/order.ts'
import { leftOfPayments } from '../../../shared/orders/left-of-payments.ts'

/** How long after placing an order can be canceled, in milliseconds. For display only: the platform decides. */
const cancelMs = 30 * 60_000

/**
 * Once all of it was refunded there is nothing that a cancellation could give back, and one that is under way is
 * enough.
 */
export function canCancel(order: PlacedOrder, now: Date): boolean {
  const { status, placedAt, shipments, refunds, cancellation } = order
  return (
    status === 'PLACED' &&
    cancellation === null &&
    placedAt !== null &&
    now.getTime() - Date.parse(placedAt) < cancelMs &&
    shipments.every(({ sentAt, deliveredAt }) => sentAt === null && deliveredAt === null) &&
    (refunds.length === 0 || leftOfPayments(order) > 0)
  )
}
