import { shippingPrice } from '../delivery/shipping.ts'
import { type LevelRun, runLevel } from '../promotions/run-level.ts'
import { linesInScope, standingOf } from '../promotions/standing.ts'
import { allocate } from './allocate.ts'
import { portion, wholeRate } from './portion.ts'
import type { CartToPrice } from './priced-cart.ts'

/**
 * `amounts`: the price of each shipment; `listPrices`: before promotions. Both are in the order of `shipments`.
 */
export type ShipmentPrices = LevelRun & { readonly listPrices: readonly number[] }

/**
 * A shipment without physical items is free. A shipping promotion applies to every shipment that contains a line in its
 * scope.
 */
export function priceShipments(cart: CartToPrice, afterItems: readonly number[], goodsValue: number): ShipmentPrices {
  const { lines, shipments, site } = cart
  const listPrices = shipments.map(({ shippingId, code }) =>
    lines.some((line) => line.shippingId === shippingId && !line.isDigitalProduct)
      ? shippingPrice(code, site.currency, goodsValue)
      : 0,
  )
  const run = runLevel(
    cart.promotions.filter(({ level }) => level === 'SHIPPING'),
    listPrices,
    (promotion) => standingOf(promotion, cart, afterItems),
    (promotion, prices) => {
      const scope = linesInScope(promotion, cart)
      const shippingIds = new Set(lines.flatMap(({ shippingId }, index) => (scope[index] ? [shippingId] : [])))
      const pricesInScope = shipments.map(({ shippingId }, index) =>
        shippingIds.has(shippingId) ? (prices[index] ?? 0) : 0,
      )
      const { benefit } = promotion
      if (benefit.kind === 'free-shipping') return pricesInScope
      if (benefit.kind === 'percent') return pricesInScope.map((price) => portion(price, benefit.rate, wholeRate))
      if (benefit.kind === 'amount') return allocate(benefit.off[site.currency] ?? 0, pricesInScope)
      return pricesInScope.map(() => 0)
    },
  )
  return { ...run, listPrices }
}
