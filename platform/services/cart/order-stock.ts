import type { StockWant } from '../orders/draft.ts'
import { webPlace } from '../orders/supply.ts'
import type { View } from './answers.ts'
import { placeOf, stockWant, suppliedAt } from './stock-now.ts'

/** What an order takes from stock, gifts among it; lines that cost nothing because they aren't sold here take nothing. */
export function stockOf({ composed, facts }: Pick<View, 'composed' | 'facts'>): StockWant[] {
  const lines = composed.deliveries.map((delivery) => stockWant(delivery, placeOf(delivery), delivery.line.id))
  const gifts = composed.cart.items.flatMap((item): StockWant[] => {
    const sku = item.bonus ? facts.products.get(item.productId)?.skus.find(({ upc }) => upc === item.upc) : undefined
    if (!sku) return []
    const offShelf = item.selectedShippingOption === 'pickup' || item.selectedShippingOption === 'me'
    const place = offShelf && item.storeId !== null ? item.storeId : webPlace
    const { id: itemId, masterId, productId, upc, qty } = item
    return [{ itemId, masterId, place, productId, upc, qty, supply: suppliedAt(place, sku) }]
  })
  return [...lines, ...gifts]
}
