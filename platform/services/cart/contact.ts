import type { Address } from '../../../shared/contracts/address.ts'
import type { CartSnapshot } from '../../objects/cart-snapshot.ts'
import { addressOf, doorShipmentId } from './delivery.ts'
import type { Scene } from './scene.ts'

/** Where the confirmation goes, lower-cased; null while nobody has said. `billing` is the order's own, where it brings one. */
export function cartEmail(
  snapshot: CartSnapshot,
  scene: Scene,
  billing: Address | null = snapshot.billingAddress,
): string | null {
  const person = snapshot.shipments.find(({ pickupPerson }) => pickupPerson)?.pickupPerson
  const said = [billing?.email, addressOf(snapshot, doorShipmentId)?.email, scene.person?.email, person?.email]
  return (
    said
      .find((email) => email?.trim())
      ?.trim()
      .toLowerCase() ?? null
  )
}
