import type { Env } from '../../../env.ts'
import { isFromStoreStock } from '../../../objects/cart-snapshot.ts'
import type { StockWant } from '../../orders/draft.ts'
import { webPlace } from '../../orders/supply.ts'
import type { CartSku } from '../items/products.ts'
import type { LineDelivery } from './delivery.ts'
import { type StoreStock, storeStockSupply } from './store-stock.ts'

/** Live units by size and place, from the inventory objects. */
export type LiveStock = ReadonlyMap<string, number>
export const stockKey = (productId: string, upc: string, place: string): string => `${productId}|${upc}|${place}`

/** A size's last quantity from the stock feed of the web or of a store. */
export const suppliedAt = (
  storeStock: StoreStock,
  place: string,
  productId: string,
  { upc, fed }: CartSku,
): StockWant['supply'] => (place === webPlace ? fed : storeStockSupply(storeStock, place, productId, upc))

/** A line's place of supply: the web stock or a store. */
export const placeOf = ({ line, product }: Pick<LineDelivery, 'line' | 'product'>): string =>
  isFromStoreStock(line.method) && line.storeId !== null && !product.isDigitalProduct ? line.storeId : webPlace

export function stockWant(storeStock: StoreStock, delivery: LineDelivery, place: string, itemId: string): StockWant {
  const { line, product, sku } = delivery
  const { productId, upc, qty } = line
  return {
    itemId,
    masterId: product.masterId,
    place,
    productId,
    upc,
    qty,
    supply: suppliedAt(storeStock, place, productId, sku),
  }
}

/** Reads the live stock of a cart's sizes in every possible place of supply, one call for each style. */
export async function readLiveStock(
  env: Pick<Env, 'INVENTORY'>,
  storeStock: StoreStock,
  deliveries: readonly LineDelivery[],
): Promise<LiveStock> {
  const wants = new Map<string, StockWant>()
  for (const delivery of deliveries) {
    const places =
      delivery.store && !delivery.product.isDigitalProduct ? [webPlace, delivery.store.storeId] : [webPlace]
    for (const place of places) {
      const key = stockKey(delivery.line.productId, delivery.line.upc, place)
      wants.set(key, stockWant(storeStock, delivery, place, key))
    }
  }
  const styles = Map.groupBy(wants.values(), (want) => want.masterId)
  const answers = await Promise.all(
    [...styles].map(([masterId, ofStyle]) => env.INVENTORY.get(env.INVENTORY.idFromName(masterId)).available(ofStyle)),
  )
  return new Map(answers.flat().map(({ itemId, available }) => [itemId, available]))
}
