import type { Withheld } from '../../../../shared/cart/withheld.ts'
import { buyerTraits, type Scene, traitsOf } from '../scene.ts'
import type { CartProduct } from './products.ts'

/** Why this buyer can't have a product now; null where they can. */
export function withheldFor(
  { isComing, isForMembers }: Pick<CartProduct, 'isComing' | 'isForMembers'>,
  isMember: boolean,
): Withheld | null {
  if (isComing) return 'INV425'
  return isForMembers && !isMember ? 'MEM401' : null
}

/** Whether a cart is bought by a member: its shopper, or whom an associate sells to. */
export const isMembers = (...buyer: Parameters<typeof buyerTraits>): boolean =>
  buyerTraits(...buyer).includes('loyalty')

/** An associate may name the member of a sale after its goods; the order waits for that. */
export const mayAddForMembers = (scene: Scene): boolean =>
  scene.consumer.associate !== null || traitsOf(scene).includes('loyalty')
