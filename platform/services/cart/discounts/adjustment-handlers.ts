import { keyOf } from '../../../../backend/http/idempotency-key.ts'
import { type Failure, type Result, refuse } from '../../../../backend/result.ts'
import { adjustableLines } from '../../../../shared/cart/adjustable.ts'
import type { Cart } from '../../../../shared/contracts/cart.ts'
import type { cartOperations } from '../../../../shared/operations/cart.ts'
import type { HandlersOf, PlatformContext } from '../../../context.ts'
import type { CartChange, ChangeKind } from '../../../objects/cart-changes.ts'
import { answer, type View, view, visit } from '../answers.ts'
import { roomForAdjustment } from './adjustment-limit.ts'

/** Only associates may reduce prices by hand, and only within the limit of their shop (`ADJUSTMENT_LIMIT`). */
async function adjust(
  context: PlatformContext,
  basketId: string,
  kind: ChangeKind,
  changeOf: (cartView: View) => CartChange | Failure,
): Promise<Result<Cart>> {
  const visited = await visit(context, basketId)
  if ('ok' in visited) return visited
  if (!visited.scene.consumer.associate) return refuse('AUT404')
  const key = keyOf(context)
  const repeated = key === null ? null : await visited.basket.repeated(visited.owner, kind, key)
  if (repeated) return answer(context, visited, repeated)
  const cartView = await view(context, visited)
  if ('ok' in cartView) return cartView
  const change = changeOf(cartView)
  if ('ok' in change) return change
  const outcome = await visited.basket.change(visited.owner, change, key, context.now, context.requestId)
  // Something else has changed the basket since it was read: the room for this reduction is another one.
  const isOvertaken = !outcome.ok && outcome.failure.code === 'PRC400' && 'checkedAt' in change
  return isOvertaken ? adjust(context, basketId, kind, changeOf) : answer(context, visited, outcome)
}

/** Refused with the most that can be taken off, in minor units (`most`). */
const tooMuch = (most: number): Failure => refuse('PRC400', { additionalInfo: { most } })

function roomFor({ composed, snapshot }: View, limit: number, itemId: string | null, exceptId: string | null): number {
  const others = snapshot.adjustments.filter(({ id }) => id !== exceptId)
  return roomForAdjustment(others, adjustableLines(composed.cart), limit, itemId)
}

type Operations = Extract<
  (typeof cartOperations)[number],
  { id: 'cart.addPriceAdjustment' | 'cart.updatePriceAdjustment' | 'cart.removePriceAdjustment' }
>

export const adjustmentHandlers: HandlersOf<readonly Operations[]> = {
  'cart.addPriceAdjustment': ({ params, body }, context) =>
    adjust(context, params.basketId, 'add-adjustment', (cartView) => {
      const itemId = body.itemId ?? null
      const { amount, reason } = body
      const most = roomFor(cartView, context.config.ADJUSTMENT_LIMIT, itemId, null)
      return amount > 0 && amount <= most
        ? {
            kind: 'add-adjustment',
            adjustment: { id: crypto.randomUUID(), itemId, amount, reason },
            checkedAt: cartView.snapshot.version,
          }
        : tooMuch(most)
    }),

  'cart.updatePriceAdjustment': ({ params, body }, context) =>
    adjust(context, params.basketId, 'update-adjustment', (cartView) => {
      const adjustment = cartView.snapshot.adjustments.find(({ id }) => id === params.adjustmentId)
      if (!adjustment) return refuse('PRC400')
      const { amount, reason = null } = body
      const most = roomFor(cartView, context.config.ADJUSTMENT_LIMIT, adjustment.itemId, adjustment.id)
      return amount > 0 && amount <= most
        ? { kind: 'update-adjustment', id: adjustment.id, amount, reason, checkedAt: cartView.snapshot.version }
        : tooMuch(most)
    }),

  'cart.removePriceAdjustment': ({ params }, context) =>
    adjust(context, params.basketId, 'remove-adjustment', () => ({
      kind: 'remove-adjustment',
      id: params.adjustmentId,
    })),
}
