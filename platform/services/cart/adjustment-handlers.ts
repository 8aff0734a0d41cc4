import type { Cart } from '../../../shared/contracts/cart.ts'
import type { cartOperations } from '../../../shared/operations/cart.ts'
import { type HandlersOf, type PlatformContext, type Result, refuse } from '../../context.ts'
import type { CartChange, ChangeKind } from '../../objects/cart-changes.ts'
import { answer, type View, view, visit } from './answers.ts'
import { keyOf } from './baskets.ts'

/** Only an associate takes something off by hand; never more than the goods cost. */
async function adjust(
  context: PlatformContext,
  basketId: string,
  kind: ChangeKind,
  changeOf: (seen: View) => CartChange | null,
): Promise<Result<Cart>> {
  const visited = await visit(context, basketId)
  if ('ok' in visited) return visited
  if (!visited.scene.consumer.associate) return refuse('AUT404')
  const key = keyOf(context)
  const repeated = key === null ? null : await visited.basket.repeated(visited.owner, kind, key)
  if (repeated) return answer(context, visited, repeated)
  const seen = await view(context, visited)
  if ('ok' in seen) return seen
  const change = changeOf(seen)
  if (!change) return refuse('PRC400')
  return answer(context, visited, await visited.basket.change(visited.owner, change, key, context.now))
}

/** What may still be taken off a line, or off the order, beside the other adjustments. */
function roomFor({ composed, snapshot }: View, itemId: string | null, but: string | null): number {
  const lines = composed.cart.items.filter((item) => !item.bonus && (itemId === null || item.id === itemId))
  const goods = lines.reduce((sum, item) => sum + item.price.rowTotal, 0)
  const taken = snapshot.adjustments.filter((one) => one.id !== but && (itemId === null || one.itemId === itemId))
  return goods - taken.reduce((sum, one) => sum + one.amount, 0)
}

const fits = (seen: View, itemId: string | null, amount: number, but: string | null): boolean =>
  amount > 0 && amount <= roomFor(seen, itemId, but)

type Operations = Extract<
  (typeof cartOperations)[number],
  { id: 'cart.addPriceAdjustment' | 'cart.updatePriceAdjustment' | 'cart.removePriceAdjustment' }
>

export const adjustmentHandlers: HandlersOf<readonly Operations[]> = {
  'cart.addPriceAdjustment': ({ params, body }, context) =>
    adjust(context, params.basketId, 'add-adjustment', (seen) => {
      const itemId = body.itemId ?? null
      const { amount, reason } = body
      return fits(seen, itemId, amount, null)
        ? { kind: 'add-adjustment', adjustment: { id: crypto.randomUUID(), itemId, amount, reason } }
        : null
    }),

  'cart.updatePriceAdjustment': ({ params, body }, context) =>
    adjust(context, params.basketId, 'update-adjustment', (seen) => {
      const held = seen.snapshot.adjustments.find(({ id }) => id === params.adjustmentId)
      return held && fits(seen, held.itemId, body.amount, held.id)
        ? { kind: 'update-adjustment', id: held.id, amount: body.amount, reason: body.reason ?? null }
        : null
    }),

  'cart.removePriceAdjustment': ({ params }, context) =>
    adjust(context, params.basketId, 'remove-adjustment', () => ({
      kind: 'remove-adjustment',
      id: params.adjustmentId,
    })),
}
