import type { CartShipment } from '../contracts/cart.ts'

/** The first number of a delivery time: `2-4` is 2. `same day` is 0 (spec 1 §9); what names no day comes after every day. */
export function firstDayNumber(deliveryTime: string): number {
  if (/same day/i.test(deliveryTime)) return 0
  const digits = /\d+/.exec(deliveryTime)?.[0]
  return digits === undefined ? Number.POSITIVE_INFINITY : Number(digits)
}

const isPickup = ({ code }: Pick<CartShipment, 'code'>): boolean => code === 'pickup' || code === 'sts'

/** What is fetched soonest comes first (spec 1 §9). The places of other shipments stay theirs; equal days keep their order. */
export function sortPickups<S extends Pick<CartShipment, 'code' | 'applicableShippingMethods'>>(
  shipments: readonly S[],
): S[] {
  const day = ({ code, applicableShippingMethods }: S) =>
    firstDayNumber(applicableShippingMethods.find((method) => method.code === code)?.deliveryTime ?? '')
  const pickups = shipments.filter(isPickup).sort((a, b) => compare(day(a), day(b)))
  return shipments.map((shipment) => (isPickup(shipment) ? (pickups.shift() ?? shipment) : shipment))
}

// Infinity less Infinity is no number.
const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1)
