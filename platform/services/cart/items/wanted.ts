import { type Failure, refuse } from '../../../../backend/result.ts'
import { storeOffers } from '../../../../shared/cart/delivery/shipping.ts'
import type { AddItem } from '../../../../shared/contracts/cart.ts'
import type { DeliveryChangeDetails } from '../../../../shared/errors/flow-messages.ts'
import type { Site } from '../../../../shared/i18n/locales.ts'
import { isFromStoreStock, type LineMethod, type WantedItem } from '../../../objects/cart-snapshot.ts'
import { alternatives, moveReason } from '../delivery/delivery-changes.ts'
import { type StoreStock, storeStockUnits } from '../delivery/store-stock.ts'
import type { CartProduct } from './products.ts'
import { withheldFor } from './withheld.ts'

/** A requested item with its place of supply: `storeId` for a pickup. */
export type RequestedItem = Pick<AddItem, 'productId' | 'upc' | 'qty'> & {
  readonly maxQty?: number | undefined
  readonly method: LineMethod
  readonly storeId: string | null
  readonly recipeId: string | null
  readonly giftOption?: AddItem['giftOption']
  /** Was in a cart before, by this method: another will do if its store can no longer hand it over so. */
  readonly isRestored?: boolean
}
export type Catalogue = {
  readonly products: ReadonlyMap<string, CartProduct>
  readonly storeStock: StoreStock
  readonly site: Site
  /** May buy what is for members. */
  readonly isMember: boolean
}

/** Checks an item against catalog and stock: its maximum quantity, or the reason it can't be added (spec 1 §8). */
export function wantedItem(
  requested: RequestedItem,
  { products, storeStock, site, isMember }: Catalogue,
): WantedItem | Failure {
  const product = products.get(requested.productId)
  const sku = product?.skus.find((candidate) => candidate.upc === requested.upc)
  if (!product || !sku) return refuse('ORD404')
  if (!sku.price) return refuse('INV702')
  const withheld = withheldFor(product, isMember)
  if (withheld) return refuse(withheld)
  // Stores stock neither gift cards nor goods made to order.
  const method = product.isDigitalProduct || requested.recipeId !== null ? null : requested.method
  const storeId = method === null ? null : requested.storeId
  const store = storeId === null ? null : storeStock.stores.get(storeId)
  if (store === undefined) return refuse('ORD404')
  const unitsInPlace =
    store && isFromStoreStock(method)
      ? storeStockUnits(storeStock, store.storeId, requested.productId, sku.upc)
      : sku.quantity
  const isOffered = !store || (method !== 'pickup' && method !== 'sts') || storeOffers(method, store, site)
  const units = isOffered ? unitsInPlace : 0
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

/** A restored item by the first method that has it, its own before the others; or the refusal of its own. */
function restoredItem(requested: RequestedItem, catalogue: Catalogue): WantedItem | Failure {
  const { method, storeId, isRestored = false } = requested
  const own = wantedItem(requested, catalogue)
  if (!('ok' in own) || !isRestored || (method !== 'pickup' && method !== 'sts')) return own
  const others = alternatives[method].map((kind) =>
    wantedItem(
      { ...requested, ...(kind === 'ship' ? { method: null, storeId: null } : { method: kind, storeId }) },
      catalogue,
    ),
  )
  return others.find((item) => !('ok' in item)) ?? own
}

/** How the delivery of a restored item differs from the requested one; null if it is the same. */
export function restoredMove(
  { method: from, storeId }: RequestedItem,
  { method }: WantedItem,
  { storeStock, site }: Catalogue,
): DeliveryChangeDetails | null {
  const to = method === null ? 'ship' : method
  if ((from !== 'pickup' && from !== 'sts') || to === 'me' || from === to) return null
  const store = storeId === null ? null : (storeStock.stores.get(storeId) ?? null)
  return { from, to, reason: moveReason(from, store, site), store: store?.name ?? null }
}

/** All items, or the first refusal. */
export function wantedItems(
  requestedItems: readonly RequestedItem[],
  catalogue: Catalogue,
): readonly WantedItem[] | Failure {
  const items: WantedItem[] = []
  for (const requested of requestedItems) {
    const item = restoredItem(requested, catalogue)
    if ('ok' in item) return item
    items.push(item)
  }
  return items
}
