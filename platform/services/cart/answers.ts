import { keyOf } from '../../../backend/http/idempotency-key.ts'
import { type Failure, type Result, refuse, succeed } from '../../../backend/result.ts'
import type { Cart } from '../../../shared/contracts/cart.ts'
import type { PlatformContext } from '../../context.ts'
import type { CartChange } from '../../objects/cart-changes.ts'
import type { CartOutcome, CartSnapshot } from '../../objects/cart-snapshot.ts'
import { isBasketId } from './basket/basket-id.ts'
import { type Basket, basketOf } from './basket/baskets.ts'
import { voucherFlash } from './flash.ts'
import { type Composed, readComposed } from './read-composed.ts'
import { saveLeavingLines } from './saved/saved-lists.ts'
import { type Scene, sceneOf } from './scene.ts'

/** A basket's object, with the consumer who sends the request. */
export type Visit = {
  readonly basket: Basket
  readonly basketId: string
  readonly scene: Scene
  readonly owner: string
}
export type View = Visit & Composed & { readonly snapshot: CartSnapshot }

/** AUT498 without a consumer, BSK404 for a malformed id: neither wakes a Durable Object. */
export async function visit(context: PlatformContext, basketId: string): Promise<Visit | Failure> {
  if (!context.consumer) return refuse('AUT498')
  if (!isBasketId(basketId)) return refuse('BSK404')
  const basket = basketOf(context.env, basketId)
  return { basket, basketId, scene: await sceneOf(context, context.consumer), owner: context.consumer.consumerId }
}

/** The basket as it is now, priced. */
export async function view(context: PlatformContext, visited: Visit): Promise<View | Failure> {
  const outcome = await visited.basket.read(visited.owner)
  if (!outcome.ok) return outcome
  return { ...visited, ...(await settled(context, visited, outcome.value)) }
}

/** Composes the basket. A voucher that no longer fits is replaced for good: it never steps up again by itself. */
async function settled(
  { env, now, requestId }: PlatformContext,
  { basket, owner, scene }: Visit,
  snapshot: CartSnapshot,
): Promise<Composed & Pick<View, 'snapshot'>> {
  const read = { snapshot, ...(await readComposed(env, snapshot, scene)) }
  const { voucher, isVoucherLowered } = read.composed.payments
  const { voucherPoints: from, ordering } = snapshot
  // A change would abandon an order that waits for its payment.
  if (!isVoucherLowered || from === null || ordering !== null) return read
  const change = { kind: 'lower-voucher', from, points: voucher?.points ?? null, flash: voucherFlash(voucher) } as const
  const outcome = await basket.change(owner, change, null, now, requestId)
  return outcome.ok ? { snapshot: outcome.value, ...(await readComposed(env, outcome.value, scene)) } : read
}

/** The response to a change: the new cart. Lines that were moved to the saved list are stored there first. */
export async function answer(context: PlatformContext, visited: Visit, outcome: CartOutcome): Promise<Result<Cart>> {
  if (!outcome.ok) return outcome
  const snapshot = outcome.value
  if (snapshot.leaving.length > 0) {
    await saveLeavingLines(context.env.DB, snapshot.owner, snapshot.leaving, context.now)
    await visited.basket.arrived(snapshot.leaving.map(({ savedId }) => savedId))
  }
  return succeed((await settled(context, visited, snapshot)).composed.cart)
}

/** A change that needs no lookup. Pass `key` to replace the request's own idempotency key. */
export async function alter(
  context: PlatformContext,
  basketId: string,
  change: CartChange,
  key: string | null = keyOf(context),
): Promise<Result<Cart>> {
  const visited = await visit(context, basketId)
  if ('ok' in visited) return visited
  return answer(
    context,
    visited,
    await visited.basket.change(visited.owner, change, key, context.now, context.requestId),
  )
}
