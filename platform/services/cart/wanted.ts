import type { AddItem } from '../../../shared/contracts/cart.ts'
import { type Failure, refuse } from '../../context.ts'
import type { WantedItem } from '../../objects/cart.ts'
import type { CartProduct } from './products.ts'

type Asked = Pick<AddItem, 'productId' | 'upc' | 'qty' | 'storeId' | 'recipeId' | 'giftOption'> & {
  readonly maxQty?: number | undefined
}

/** What catalogue and stock say of an item: how many a basket may hold of it, or why it can't be had (spec 1 §8). */
export function wantedItem(asked: Asked, products: ReadonlyMap<string, CartProduct>): WantedItem | Failure {
  const product = products.get(asked.productId)
  const sku = product?.skus.find((one) => one.upc === asked.upc)
  if (!product || !sku) return refuse('ORD404')
  if (!sku.price) return refuse('INV702')
  if (sku.quantity === 0) return refuse('INV700')
  return {
    productId: asked.productId,
    upc: asked.upc,
    qty: asked.qty,
    storeId: asked.storeId ?? null,
    recipeId: asked.recipeId ?? null,
    giftOption: asked.giftOption ?? null,
    limit: Math.min(sku.quantity, product.maxQty, asked.maxQty ?? product.maxQty),
  }
}

/** All of them, or why the first that can't be had is refused. */
export function wantedItems(
  asked: readonly Asked[],
  products: ReadonlyMap<string, CartProduct>,
): readonly WantedItem[] | Failure {
  const wanted: WantedItem[] = []
  for (const one of asked) {
    const item = wantedItem(one, products)
    if ('ok' in item) return item
    wanted.push(item)
  }
  return wanted
}
