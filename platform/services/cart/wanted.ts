import type { AddItem } from '../../../shared/contracts/cart.ts'
import { type Failure, refuse } from '../../context.ts'
import { isOffShelf, type LineMethod, type WantedItem } from '../../objects/cart-snapshot.ts'
import type { CartProduct } from './products.ts'
import { type Shelves, shelfUnits } from './shelves.ts'

/** An item with where it is to come from: `storeId` of a store that it is fetched from. */
export type Asked = Pick<AddItem, 'productId' | 'upc' | 'qty'> & {
  readonly maxQty?: number | undefined
  readonly method: LineMethod
  readonly storeId: string | null
  readonly recipeId: string | null
  readonly giftOption?: AddItem['giftOption']
}
export type Catalogue = { readonly products: ReadonlyMap<string, CartProduct>; readonly shelves: Shelves }

/** What catalogue and stock say of an item: how many a basket may hold of it, or why it can't be had (spec 1 §8). */
export function wantedItem(asked: Asked, { products, shelves }: Catalogue): WantedItem | Failure {
  const product = products.get(asked.productId)
  const sku = product?.skus.find((one) => one.upc === asked.upc)
  if (!product || !sku) return refuse('ORD404')
  if (!sku.price) return refuse('INV702')
  // A gift card has no shelf, and what is made to order isn't on one.
  const method = product.isDigitalProduct || asked.recipeId !== null ? null : asked.method
  const storeId = method === null ? null : asked.storeId
  if (storeId !== null && !shelves.stores.has(storeId)) return refuse('ORD404')
  const units =
    storeId !== null && isOffShelf(method) ? shelfUnits(shelves, storeId, asked.productId, sku) : sku.quantity
  if (units === 0) return refuse('INV700')
  return {
    productId: asked.productId,
    masterId: product.masterId,
    upc: asked.upc,
    qty: asked.qty,
    method,
    storeId,
    recipeId: asked.recipeId,
    giftOption: asked.giftOption ?? null,
    limit: Math.min(units, product.maxQty, asked.maxQty ?? product.maxQty),
  }
}

/** All of them, or why the first that can't be had is refused. */
export function wantedItems(asked: readonly Asked[], catalogue: Catalogue): readonly WantedItem[] | Failure {
  const wanted: WantedItem[] = []
  for (const one of asked) {
    const item = wantedItem(one, catalogue)
    if ('ok' in item) return item
    wanted.push(item)
  }
  return wanted
}
