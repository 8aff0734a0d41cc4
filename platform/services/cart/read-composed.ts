import type { Env } from '../../env.ts'
import type { CartSnapshot } from '../../objects/cart-snapshot.ts'
import { type ComposedCart, composeCart } from './compose.ts'
import { type CartFacts, readCartFacts } from './facts.ts'
import { readCartProducts } from './products.ts'
import type { Scene } from './scene.ts'
import { readLiveStock } from './stock-now.ts'

export type Composed = { readonly facts: CartFacts; readonly composed: ComposedCart }

/** A kept basket with everything that is known of it now. What promotions give is looked up only when they give it. */
export async function readComposed(env: Env, snapshot: CartSnapshot, scene: Scene): Promise<Composed> {
  const facts = await readCartFacts(env, snapshot, scene)
  const composed = composeCart(snapshot, facts, scene)
  const gifts = composed.priced.bonus.map(({ productId }) => productId).filter((id) => !facts.products.has(id))
  if (gifts.length === 0) return { facts, composed }
  const products = new Map([...facts.products, ...(await readCartProducts(env.DB, scene.site, gifts))])
  return recomposed(snapshot, { ...facts, products }, scene)
}

/** The same with what the inventory says this moment. */
export async function withLiveStock(env: Env, snapshot: CartSnapshot, { facts, composed }: Composed, scene: Scene) {
  return recomposed(snapshot, { ...facts, live: await readLiveStock(env, composed.deliveries) }, scene)
}

const recomposed = (snapshot: CartSnapshot, facts: CartFacts, scene: Scene): Composed => ({
  facts,
  composed: composeCart(snapshot, facts, scene),
})
