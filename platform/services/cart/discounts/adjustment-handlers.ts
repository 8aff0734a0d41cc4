import { keyOf } from '../../../../backend/http/idempotency-key.ts'
import { type Result, refuse } from '../../../../backend/result.ts'
import type { Cart } from '../../../../shared/contracts/cart.ts'
import type { cartOperations } from '../../../../shared/operations/cart.ts'
import type { HandlersOf, PlatformContext } from '../../../context.ts'
import type { CartChange, ChangeKind } from '../../../objects/cart-changes.ts'
import { answer, type View, view, visit } from '../answers.ts'

/** Only associates may reduce prices by hand, and never by more than the price. */
async function adjust(
  context: PlatformContext,
  basketId: string,
  kind: ChangeKind,
  changeOf: (cartView: View) => CartChange | null,
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
  if (!change) return refuse('PRC400')
  return answer(
    context,
    visited,
    await visited.basket.change(visited.owner, change, key, context.now, context.requestId),
  )
}

/** The maximum adjustment of a line or of the order, after the other adjustments. */
function roomFor({ composed, snapshot }: View, itemId: string | null, exceptId: string | null): number {
  const lines = composed.cart.items.filter((item) => !item.bonus && (itemId === null || item.id === itemId))
  const goods = lines.reduce((sum, item) => sum + item.price.rowTotal, 0)
  const otherAdjustments = snapshot.adjustments.filter(
    (adjustment) => adjustment.id !== exceptId && (itemId === null || adjustment.itemId === itemId),
  )
  return goods - otherAdjustments.reduce((sum, adjustment) => sum + adjustment.amount, 0)
}

const fits = (cartView: View, itemId: string | null, amount: number, exceptId: string | null): boolean =>
  amount > 0 && amount <= roomFor(cartView, itemId, exceptId)

type Operations = Extract<
  (typeof cartOperations)[number],
  { id: 'cart.addPriceAdjustment' | 'cart.updatePriceAdjustment' | 'cart.removePriceAdjustment' }
>

export const adjustmentHandlers: HandlersOf<readonly Operations[]> = {
  'cart.addPriceAdjustment': ({ params, body }, context) =>
    adjust(context, params.basketId, 'add-adjustment', (cartView) => {
      const itemId = body.itemId ?? null
      const { amount, reason } = body
      return fits(cartView, itemId, amount, null)
        ? { kind: 'add-adjustment', adjustment: { id: crypto.randomUUID(), itemId, amount, reason } }
        : null
    }),

  'cart.updatePriceAdjustment': ({ params, body }, context) =>
    adjust(context, params.basketId, 'update-adjustment', (cartView) => {
      const adjustment = cartView.snapshot.adjustments.find(({ id }) => id === params.adjustmentId)
      return adjustment && fits(cartView, adjustment.itemId, body.amount, adjustment.id)
        ? { kind: 'update-adjustment', id: adjustment.id, amount: body.amount, reason: body.reason ?? null }
        : null
    }),

  'cart.removePriceAdjustment': ({ params }, context) =>
    adjust(context, params.basketId, 'remove-adjustment', () => ({
      kind: 'remove-adjustment',
      id: params.adjustmentId,
    })),
}
