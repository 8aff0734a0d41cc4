import type { Env } from '../../env.ts'
import type { CartSnapshot } from '../../objects/cart-snapshot.ts'
import { type ComposedCart, composeCart } from './compose.ts'
import { readLiveStock } from './delivery/stock-now.ts'
import { readStoreStock } from './delivery/store-stock.ts'
import { type CartFacts, readCartFacts, storeIdsOf } from './facts.ts'
import { readCartProducts } from './items/products.ts'
import type { Scene } from './scene.ts'

export type Composed = { readonly facts: CartFacts; readonly composed: ComposedCart }

/** Composes a stored basket with current data. The products of gifts are read only if a promotion grants one. */
export async function readComposed(env: Env, snapshot: CartSnapshot, scene: Scene): Promise<Composed> {
  const facts = await readCartFacts(env, snapshot, scene)
  const composed = composeCart(snapshot, facts, scene)
  const gifts = composed.priced.bonus.map(({ productId }) => productId).filter((id) => !facts.products.has(id))
  if (gifts.length === 0) return { facts, composed }
  const [giftProducts, storeStock] = await Promise.all([
    readCartProducts(env.DB, scene, gifts),
    readStoreStock(env.DB, [...facts.products.keys(), ...gifts], storeIdsOf(snapshot, scene)),
  ])
  return recomposed(snapshot, { ...facts, products: new Map([...facts.products, ...giftProducts]), storeStock }, scene)
}

/** Recomposes the cart with live stock. */
export async function withLiveStock(env: Env, snapshot: CartSnapshot, { facts, composed }: Composed, scene: Scene) {
  return recomposed(
    snapshot,
    { ...facts, live: await readLiveStock(env, facts.storeStock, composed.deliveries) },
    scene,
  )
}

const recomposed = (snapshot: CartSnapshot, facts: CartFacts, scene: Scene): Composed => ({
  facts,
  composed: composeCart(snapshot, facts, scene),
})
