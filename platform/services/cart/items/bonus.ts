import type { BonusItem } from '../../../../shared/cart/pricing/priced-cart.ts'
import type { CartItem, CartShipment } from '../../../../shared/contracts/cart.ts'
import type { Site } from '../../../../shared/i18n/locales.ts'
import { doorShipmentId } from '../../../objects/cart-snapshot.ts'
import { storeStockUnits } from '../delivery/store-stock.ts'
import type { CartFacts } from '../facts.ts'
import { bonusItem, bonusItemId, knownLine } from './items.ts'

/**
 * The promotions' gifts. They join the home delivery, else any other shipment with physical goods, and are omitted if
 * that shipment's place of supply has no stock of them.
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
    const gift = knownLine(line, product)
    if (!gift) return []
    const fromStore = host.code === 'pickup' || host.code === 'me'
    const units =
      fromStore && host.storeId ? storeStockUnits(facts.storeStock, host.storeId, productId, upc) : gift.sku.quantity
    return units >= qty ? [bonusItem(promotionId, gift, { code: host.code, deliveryTime, site })] : []
  })
  const itemIds = bonusItems.map(({ id }) => id)
  return {
    bonusItems,
    shipmentsWithBonus: shipments.map((shipment) =>
      shipment === host ? { ...shipment, itemIds: [...shipment.itemIds, ...itemIds] } : shipment,
    ),
  }
}
