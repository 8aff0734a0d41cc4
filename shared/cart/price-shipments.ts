import { allocate } from './allocate.ts'
import { portion, wholeRate } from './portion.ts'
import type { CartToPrice } from './priced-cart.ts'
import { type LevelRun, runLevel } from './run-level.ts'
import { shippingPrice } from './shipping.ts'
import { linesInScope, standingOf } from './standing.ts'

/** `amounts`: what each shipment costs; `listPrices` what it did before promotions. Both in the order of `shipments`. */
export type ShipmentPrices = LevelRun & { readonly listPrices: readonly number[] }

/** A shipment that holds nothing to carry costs nothing. A shipping promotion reaches every shipment that holds a line of its scope. */
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
      const reached = new Set(lines.flatMap(({ shippingId }, index) => (scope[index] ? [shippingId] : [])))
      const within = shipments.map(({ shippingId }, index) => (reached.has(shippingId) ? (prices[index] ?? 0) : 0))
      const { benefit } = promotion
      if (benefit.kind === 'free-shipping') return within
      if (benefit.kind === 'percent') return within.map((price) => portion(price, benefit.rate, wholeRate))
      if (benefit.kind === 'amount') return allocate(benefit.off[site.currency] ?? 0, within)
      return within.map(() => 0)
    },
  )
  return { ...run, listPrices }
}
