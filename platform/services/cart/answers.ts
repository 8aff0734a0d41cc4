import type { Cart } from '../../../shared/contracts/cart.ts'
import { type Failure, type PlatformContext, type Result, refuse, succeed } from '../../context.ts'
import type { CartChange } from '../../objects/cart-changes.ts'
import type { CartOutcome, CartSnapshot } from '../../objects/cart-snapshot.ts'
import { isBasketId } from './basket-id.ts'
import { type Basket, basketOf, keyOf } from './baskets.ts'
import { type Composed, readComposed } from './read-composed.ts'
import { saveLeavingLines } from './saved-lists.ts'
import { type Scene, sceneOf } from './scene.ts'

/** A basket that was found, with who asks for it. */
export type Visit = {
  readonly basket: Basket
  readonly basketId: string
  readonly scene: Scene
  readonly owner: string
}
export type View = Visit & Composed & { readonly snapshot: CartSnapshot }

/** AUT498 for nobody, BSK404 for an id that is none: no object is woken for it. */
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
  const snapshot = outcome.cart
  return { ...visited, snapshot, ...(await readComposed(context.env, snapshot, visited.scene)) }
}

/** What a change came to, as the cart is answered. Lines that left it are put on the saved list before. */
export async function answer(
  context: PlatformContext,
  { basket, scene }: Visit,
  outcome: CartOutcome,
): Promise<Result<Cart>> {
  if (!outcome.ok) return outcome
  const snapshot = outcome.cart
  if (snapshot.leaving.length > 0) {
    await saveLeavingLines(context.env.DB, snapshot.owner, snapshot.leaving, context.now)
    await basket.arrived(snapshot.leaving.map(({ savedId }) => savedId))
  }
  return succeed((await readComposed(context.env, snapshot, scene)).composed.cart)
}

/** A change that needs nothing looked up. `key` in the place of the call's own where the change has a name by itself. */
export async function alter(
  context: PlatformContext,
  basketId: string,
  change: CartChange,
  key: string | null = keyOf(context),
): Promise<Result<Cart>> {
  const visited = await visit(context, basketId)
  if ('ok' in visited) return visited
  return answer(context, visited, await visited.basket.change(visited.owner, change, key, context.now))
}
