import type { Env } from '../../env.ts'
import { isOffShelf } from '../../objects/cart-snapshot.ts'
import { unitsOnShelf } from '../catalogue/inventory.ts'
import type { StockWant } from '../orders/draft.ts'
import { webPlace } from '../orders/supply.ts'
import type { LineDelivery } from './delivery.ts'
import type { CartSku } from './products.ts'

/** Units by size and place, as the inventory says now. */
export type LiveStock = ReadonlyMap<string, number>
export const stockKey = (productId: string, upc: string, place: string): string => `${productId}|${upc}|${place}`

/** What feed or shelf said last of a size. */
export const suppliedAt = (place: string, { upc, fed }: CartSku): StockWant['supply'] => ({
  quantity: place === webPlace ? fed.quantity : unitsOnShelf(place, { upc, quantity: fed.quantity }),
  revision: fed.revision,
})

/** Where a line's goods are taken from: the web's stock or a store's shelf. */
export const placeOf = ({ line, product }: Pick<LineDelivery, 'line' | 'product'>): string =>
  isOffShelf(line.method) && line.storeId !== null && !product.isDigitalProduct ? line.storeId : webPlace

export function stockWant(delivery: LineDelivery, place: string, itemId: string): StockWant {
  const { line, product, sku } = delivery
  const { productId, upc, qty } = line
  return { itemId, masterId: product.masterId, place, productId, upc, qty, supply: suppliedAt(place, sku) }
}

/** Asks the inventory of every style about the sizes of a cart, in every place that they could come from. */
export async function readLiveStock(
  env: Pick<Env, 'INVENTORY'>,
  deliveries: readonly LineDelivery[],
): Promise<LiveStock> {
  const wants = new Map<string, StockWant>()
  for (const delivery of deliveries) {
    const places =
      delivery.store && !delivery.product.isDigitalProduct ? [webPlace, delivery.store.storeId] : [webPlace]
    for (const place of places) {
      const key = stockKey(delivery.line.productId, delivery.line.upc, place)
      wants.set(key, stockWant(delivery, place, key))
    }
  }
  const styles = Map.groupBy(wants.values(), (want) => want.masterId)
  const answers = await Promise.all(
    [...styles].map(([masterId, ofStyle]) => env.INVENTORY.get(env.INVENTORY.idFromName(masterId)).available(ofStyle)),
  )
  return new Map(answers.flat().map(({ itemId, available }) => [itemId, available]))
}
