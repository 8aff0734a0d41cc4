import type { GuestOrder } from '../../../accounts/engine.ts'
import { sameSecret } from '../../../backend/http/same-secret.ts'
import { emailKey } from '../../../shared/typed.ts'
import { readOrder } from './placed-orders.ts'

/** Whoever has an order's secret placed it. */
export async function readGuestOrder(db: D1Database, orderNo: string, st: string): Promise<GuestOrder | null> {
  const stored = await readOrder(db, orderNo)
  if (!(await sameSecret(st, stored?.order.st ?? '')) || !stored) return null
  const { email, billingAddress, shipments } = stored.order
  const address = billingAddress ?? shipments.find((shipment) => shipment.address)?.address
  return {
    orderNo,
    email: emailKey(email),
    firstName: address?.firstName ?? '',
    lastName: address?.lastName ?? '',
    postalCode: address?.postalCode ?? '',
  }
}

/** Ids of guests begin with G (accounts/auth/handlers.ts). */
export const claimOrders = (db: D1Database, email: string, personId: string): D1PreparedStatement =>
  db
    .prepare("UPDATE orders SET consumer_id = ? WHERE email = ? AND consumer_id GLOB 'G*'")
    .bind(personId, emailKey(email))

/**
 * An order that was mailed to another address is a guest's from now on, who finds it by its number and that address.
 * The next basket is a new one; the former stays with nobody.
 */
export const handOverOrders = (db: D1Database, email: string, personId: string): D1PreparedStatement[] => [
  db
    .prepare("UPDATE orders SET consumer_id = 'G' || lower(hex(randomblob(16))) WHERE consumer_id = ? AND email <> ?")
    .bind(personId, emailKey(email)),
  db.prepare('DELETE FROM consumer_baskets WHERE consumer_id = ?').bind(personId),
]
