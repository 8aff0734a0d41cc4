import type { PlacedOrder } from '../contracts/order.ts'

/** The order isn't cancelled, and nobody has asked for that: its goods come, or have come. */
export const isKept = ({ status, cancellation }: Pick<PlacedOrder, 'status' | 'cancellation'>): boolean =>
  status !== 'CANCELLED' && cancellation === null
