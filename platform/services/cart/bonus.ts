import type { BonusItem } from '../../../shared/cart/priced-cart.ts'
import type { CartItem, CartShipment } from '../../../shared/contracts/cart.ts'
import type { Site } from '../../../shared/i18n/locales.ts'
import { doorShipmentId } from './delivery.ts'
import type { CartFacts } from './facts.ts'
import { bonusItem, bonusItemId, knownLine } from './items.ts'
import { shelfUnits } from './shelves.ts'

/**
 * What promotions give on top. It travels with the goods for the door, else with whatever else is sent or fetched, and is left out where the
 * place that they come from has none of it.
 */
export function bonusOf(
  bonus: readonly BonusItem[],
  shipments: readonly CartShipment[],
  facts: CartFacts,
  site: Site,
): { readonly bonusItems: readonly CartItem[]; readonly shipmentsWithBonus: CartShipment[] } {
  const host =
    shipments.find(({ shippingId }) => shippingId === doorShipmentId) ??
    shipments.find(({ code }) => code !== 'digital')
  if (!host) return { bonusItems: [], shipmentsWithBonus: [...shipments] }
  const deliveryTime = host.applicableShippingMethods.find(({ code }) => code === host.code)?.deliveryTime ?? ''
  const bonusItems = bonus.flatMap(({ promotionId, productId, upc, qty }) => {
    const product = facts.products.get(productId)
    const line = {
      id: bonusItemId(promotionId),
      productId,
      masterId: null,
      upc,
      qty,
      method: null,
      storeId: host.storeId,
      recipeId: null,
      giftOption: null,
    }
    const known = knownLine(line, product)
    if (!known) return []
    const offShelf = host.code === 'pickup' || host.code === 'me'
    const units =
      offShelf && host.storeId ? shelfUnits(facts.shelves, host.storeId, productId, known.sku) : known.sku.quantity
    return units >= qty ? [bonusItem(promotionId, known, { code: host.code, deliveryTime, site })] : []
  })
  const itemIds = bonusItems.map(({ id }) => id)
  return {
    bonusItems,
    shipmentsWithBonus: shipments.map((shipment) =>
      shipment === host ? { ...shipment, itemIds: [...shipment.itemIds, ...itemIds] } : shipment,
    ),
  }
}
