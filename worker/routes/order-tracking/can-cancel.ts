import type { PlacedOrder } from '../../../shared/contracts/order.ts'

/** How long after placing an order can be canceled, in milliseconds. For display only: the platform decides. */
const cancelMs = 30 * 60_000

type Cancelable = Pick<PlacedOrder, 'status' | 'placedAt' | 'shipments'>

export const canCancel = ({ status, placedAt, shipments }: Cancelable, now: Date): boolean =>
  status === 'PLACED' &&
  placedAt !== null &&
  now.getTime() - Date.parse(placedAt) < cancelMs &&
  shipments.every(({ sentAt, deliveredAt }) => sentAt === null && deliveredAt === null)
