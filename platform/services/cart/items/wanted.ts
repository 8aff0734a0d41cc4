import { type Failure, refuse } from '../../../../backend/result.ts'
import type { AddItem } from '../../../../shared/contracts/cart.ts'
import { isFromStoreStock, type LineMethod, type WantedItem } from '../../../objects/cart-snapshot.ts'
import { type StoreStock, storeStockUnits } from '../delivery/store-stock.ts'
import type { CartProduct } from './products.ts'

/** A requested item with its place of supply: `storeId` for a pickup. */
export type RequestedItem = Pick<AddItem, 'productId' | 'upc' | 'qty'> & {
  readonly maxQty?: number | undefined
  readonly method: LineMethod
  readonly storeId: string | null
  readonly recipeId: string | null
  readonly giftOption?: AddItem['giftOption']
}
export type Catalogue = { readonly products: ReadonlyMap<string, CartProduct>; readonly storeStock: StoreStock }

/** Checks an item against catalog and stock: its maximum quantity, or the reason it can't be added (spec 1 §8). */
export function wantedItem(requested: RequestedItem, { products, storeStock }: Catalogue): WantedItem | Failure {
  const product = products.get(requested.productId)
  const sku = product?.skus.find((candidate) => candidate.upc === requested.upc)
  if (!product || !sku) return refuse('ORD404')
  if (!sku.price) return refuse('INV702')
  // Stores stock neither gift cards nor goods made to order.
  const method = product.isDigitalProduct || requested.recipeId !== null ? null : requested.method
  const storeId = method === null ? null : requested.storeId
  if (storeId !== null && !storeStock.stores.has(storeId)) return refuse('ORD404')
  const units =
    storeId !== null && isFromStoreStock(method)
      ? storeStockUnits(storeStock, storeId, requested.productId, sku.upc)
      : sku.quantity
  if (units === 0) return refuse('INV700')
  return {
    productId: requested.productId,
    masterId: product.masterId,
    upc: requested.upc,
    qty: requested.qty,
    method,
    storeId,
    recipeId: requested.recipeId,
    giftOption: requested.giftOption ?? null,
    limit: Math.min(units, product.maxQty, requested.maxQty ?? product.maxQty),
  }
}

/** All items, or the first refusal. */
export function wantedItems(
  requestedItems: readonly RequestedItem[],
  catalogue: Catalogue,
): readonly WantedItem[] | Failure {
  const items: WantedItem[] = []
  for (const requested of requestedItems) {
    const item = wantedItem(requested, catalogue)
    if ('ok' in item) return item
    items.push(item)
  }
  return items
}
