import type { CartShipment } from '../../contracts/cart.ts'

/**
 * The first number of a delivery time: `2-4` is 2, `same day` is 0 (spec 1 §9), and anything without a number sorts
 * last.
 */
export function firstDayNumber(deliveryTime: string): number {
  if (/same day/i.test(deliveryTime)) return 0
  const digits = /\d+/.exec(deliveryTime)?.[0]
  return digits === undefined ? Number.POSITIVE_INFINITY : Number(digits)
}

const isPickup = ({ code }: Pick<CartShipment, 'code'>): boolean => code === 'pickup' || code === 'sts'

/**
 * Sorts pickup shipments by their first day (spec 1 §9), stably. Other shipments keep their positions.
 */
export function sortPickups<S extends Pick<CartShipment, 'code' | 'applicableShippingMethods'>>(
  shipments: readonly S[],
): S[] {
  const firstDay = ({ code, applicableShippingMethods }: S) =>
    firstDayNumber(applicableShippingMethods.find((method) => method.code === code)?.deliveryTime ?? '')
  const pickups = shipments.filter(isPickup).sort((a, b) => compare(firstDay(a), firstDay(b)))
  return shipments.map((shipment) => (isPickup(shipment) ? (pickups.shift() ?? shipment) : shipment))
}

// Not a subtraction: Infinity - Infinity is NaN.
const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1)
