import { isGuestId } from '../../../../shared/guest-id.ts'
import type { Env } from '../../../env.ts'
import type { CartNote } from '../../../objects/cart-changes.ts'
import { unitedCopies } from '../../../objects/cart-copies.ts'
import type { CopiedLine } from '../../../objects/cart-snapshot.ts'
import { isBasketId } from './basket-id.ts'
import { basketOf } from './baskets.ts'

/**
 * Note of a new basket about the one in whose place it is, because that session had ended: with copies of its lines the
 * new one is the same purchase. A guest's session may end in turn, so the first basket counts, which somebody owns.
 */
export async function rebuiltFrom(env: Env, basketId: string, copies: readonly CopiedLine[]): Promise<CartNote> {
  const ended = isBasketId(basketId) ? await basketOf(env, basketId).origin() : null
  const first = ended && isGuestId(ended.owner) ? ended.rebuilds : null
  const lines = first ? unitedCopies(first.lines, copies) : [...copies]
  const purchaseId = ended?.isOpen && copies.length > 0 ? ended.purchaseId : null
  const rebuilds = { basketId: first?.basketId ?? basketId, lines, purchaseId }
  return { rebuilds, ...(purchaseId !== null && { purchaseId }) }
}
