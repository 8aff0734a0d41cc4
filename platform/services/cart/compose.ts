import { cartTotals } from '../../../shared/cart/totals.ts'
import type { Cart, CartItem } from '../../../shared/contracts/cart.ts'
import type { Site } from '../../../shared/i18n/locales.ts'
import type { CartSnapshot } from '../../objects/cart.ts'
import { goneItem, itemOf, knownLine, pricedLine, shippingMethod } from './items.ts'
import type { CartProduct } from './products.ts'

/**
 * A cart as it is answered: the kept lines with the names, prices and stock that `products` tells for the site asked for, whatever country
 * the basket was filled in. What can't be bought here stays as a line that costs nothing.
 */
export function composeCart(
  snapshot: CartSnapshot,
  products: ReadonlyMap<string, CartProduct>,
  site: Site,
  favoriteStoreId: string | null,
): Cart {
  const lines = snapshot.lines.map((line) => {
    const product = products.get(line.productId)
    return { line, product, known: knownLine(line, product) }
  })
  const priced = lines.flatMap(({ known }) => (known ? [pricedLine(known)] : []))
  const totals = cartTotals(priced, site.currency, site.country)
  const items = lines.map(({ line, product, known }) =>
    known ? itemOf(known, site, totals.shipping) : goneItem(line, product, site),
  )
  const code = priced.length > 0 && priced.every((line) => line.isDigitalProduct) ? 'digital' : 'standard'
  const methods = [shippingMethod(code, totals.shipping)]
  return {
    id: snapshot.basketId,
    currency: site.currency,
    version: snapshot.version,
    items,
    totalItems: items.reduce((sum, item) => sum + item.qty, 0),
    totals,
    shippingMethods:
      priced.length === 0
        ? []
        : [
            {
              code,
              shippingId: 'me',
              storeId: null,
              storeName: null,
              collectionPointId: null,
              pickupPerson: null,
              address: null,
              itemIds: items.map(({ id }) => id),
              applicableShippingMethods: methods,
            },
          ],
    paymentMethods: [],
    payment_instruments: [],
    couponItems: [],
    priceAdjustments: [],
    orderPromotions: [],
    promoSummary: [],
    flash: lines.flatMap(({ known }, index) => flashOf(items[index], known !== null)),
    customerNotifications: [],
    favoriteStoreId,
    billingAddress: null,
    verifiedShippingAddress: null,
    appliedLoyaltyVoucher: null,
    locked: false,
  }
}

/** Spec 1 §8 "Cart line flash codes". */
function flashOf(item: CartItem | undefined, known: boolean): Cart['flash'] {
  if (!item || (known && item.available >= item.qty)) return []
  if (!known) return [{ code: 'ProductItemNotAvailable', itemId: item.id }]
  const code = item.available === 0 ? 'ProductLineItemFullInventoryMissing' : 'ProductLineItemInventoryMissing'
  return [{ code, itemId: item.id, details: { available: item.available } }]
}
