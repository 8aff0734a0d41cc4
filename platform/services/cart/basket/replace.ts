import { keyOf } from '../../../../backend/http/idempotency-key.ts'
import { type Result, refuse } from '../../../../backend/result.ts'
import type { Cart } from '../../../../shared/contracts/cart.ts'
import type { PlatformContext } from '../../../context.ts'
import { answer, visit } from '../answers.ts'
import { newBasketId } from './basket-id.ts'
import { basketOf } from './baskets.ts'
import { finishMerge } from './finish-merge.ts'
import { takeAsOwn } from './own-basket.ts'

/**
 * Closes a basket and moves its contents to a new one (spec 1 §8: "new cart created" after a failed challenge),
 * including gift cards and rewards, whose secrets the shopper would have to enter again. A retry with the same
 * idempotency key gets the same new basket.
 */
export async function replaceCart(context: PlatformContext, basketId: string): Promise<Result<Cart>> {
  const visited = await visit(context, basketId)
  if ('ok' in visited) return visited
  const { basket, owner } = visited
  const nextId = await newBasketId(owner, keyOf(context))
  const closing = nextId === basketId ? null : await basket.leave(owner, nextId, owner, context.now, context.requestId)
  // The basket is ordered or being ordered; or this is a retry by a client that already has the new basket's id.
  if (!closing) return nextId === basketId ? answer(context, visited, await basket.read(owner)) : refuse('BSK404')
  const finished = await finishMerge(context.env, closing.cart, { basketId: closing.into, owner }, context.now)
  if (!finished.ok) return refuse('BSK404')
  await basket.left()
  if (visited.scene.person) await takeAsOwn(context.env.DB, owner, closing.into, basketId)
  const next = { ...visited, basketId: closing.into, basket: basketOf(context.env, closing.into) }
  return answer(context, next, await next.basket.read(owner))
}
