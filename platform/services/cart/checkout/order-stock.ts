import type { StockWant } from '../../orders/draft.ts'
import { webPlace } from '../../orders/supply.ts'
import type { View } from '../answers.ts'
import { placeOf, stockWant, suppliedAt } from '../delivery/stock-now.ts'

/** The stock an order needs, gifts included; lines not sold in this country need none. */
export function stockOf({ composed, facts }: Pick<View, 'composed' | 'facts'>): StockWant[] {
  const lines = composed.deliveries.map((delivery) =>
    stockWant(facts.storeStock, delivery, placeOf(delivery), delivery.line.id),
  )
  const gifts = composed.cart.items.flatMap((item): StockWant[] => {
    const sku = item.bonus ? facts.products.get(item.productId)?.skus.find(({ upc }) => upc === item.upc) : undefined
    if (!sku) return []
    const fromStore = item.selectedShippingOption === 'pickup' || item.selectedShippingOption === 'me'
    const place = fromStore && item.storeId !== null ? item.storeId : webPlace
    const { id: itemId, masterId, productId, upc, qty } = item
    return [
      { itemId, masterId, place, productId, upc, qty, supply: suppliedAt(facts.storeStock, place, productId, sku) },
    ]
  })
  return [...lines, ...gifts]
}
