import type { Address } from '../../../shared/contracts/address.ts'
import { type CartSnapshot, doorShipmentId } from '../../objects/cart-snapshot.ts'
import { addressOf } from './delivery/delivery.ts'
import type { Scene } from './scene.ts'

/** The e-mail address for the confirmation, in lower case; null while unknown. `billing`: the request's own address. */
export function cartEmail(
  snapshot: CartSnapshot,
  scene: Scene,
  billing: Address | null = snapshot.billingAddress,
): string | null {
  const person = snapshot.shipments.find(({ pickupPerson }) => pickupPerson)?.pickupPerson
  const candidates = [billing?.email, addressOf(snapshot, doorShipmentId)?.email, scene.person?.email, person?.email]
  return (
    candidates
      .find((email) => email?.trim())
      ?.trim()
      .toLowerCase() ?? null
  )
}
