import { standardDeliveryDays, standardShippingPrice } from '../../../shared/cart/shipping.ts'
import { cartTotals } from '../../../shared/cart/totals.ts'
import type { Cart, CartItem, ShippingMethodCode } from '../../../shared/contracts/cart.ts'
import type { ProductDetails } from '../../../shared/contracts/product.ts'
import type { Site } from '../../../shared/i18n/locales.ts'
import type { z } from 'zod'
import type { CartLine, CartSnapshot } from '../../objects/cart.ts'
import { readDetails } from '../catalogue/details.ts'
import { readInventory } from '../catalogue/inventory.ts'

type Method = z.infer<typeof ShippingMethodCode>

/** A cart as it is answered: the kept lines with today's names, prices and stock of the site asked for. A product that is gone stays as a line that can only be removed. */
export async function composeCart(db: D1Database, site: Site, snapshot: CartSnapshot): Promise<Cart> {
  const productIds = [...new Set(snapshot.lines.map((line) => line.productId))]
  const known = new Map(
    await Promise.all(
      productIds.map(async (productId) => {
        const [details, inventory] = await Promise.all([readDetails(db, productId, site), readInventory(db, productId)])
        return [productId, { details, stock: new Map(inventory?.skus.map((sku) => [sku.upc, sku.quantity])) }] as const
      }),
    ),
  )
  const items = snapshot.lines.map((line) => {
    const product = known.get(line.productId)
    return product?.details ? itemOf(line, product.details, product.stock, site) : goneItem(line, site)
  })
  const priced = items.map((item) => ({
    qty: item.qty,
    original: item.price.original,
    amount: item.price.amount,
    isDigitalProduct: item.isDigitalProduct,
  }))
  const totals = cartTotals(priced, site.currency, site.country)
  const digitalOnly = items.length > 0 && items.every((item) => item.isDigitalProduct)
  const method: Method = digitalOnly ? 'digital' : 'standard'
  return {
    id: snapshot.basketId,
    currency: site.currency,
    version: snapshot.version,
    items,
    totalItems: totals.totalUnits,
    totals,
    shippingMethods:
      items.length === 0
        ? []
        : [{ code: method, shippingId: 'me', storeId: null, address: null, applicableShippingMethods: [methodOf(method, totals.shipping)] }],
    paymentMethods: [],
    payment_instruments: [],
    couponItems: [],
    orderPromotions: [],
    promoSummary: [],
    flash: items
      .filter((item) => item.available < item.qty)
      .map((item) => ({ code: item.available === 0 ? 'ProductLineItemFullInventoryMissing' : 'ProductLineItemInventoryMissing', itemId: item.id })),
    customerNotifications: [],
    favoriteStoreId: null,
    verifiedShippingAddress: null,
  }
}

const methodOf = (code: Method, amount: number) => ({ code, label: code, deliveryTime: code === 'digital' ? '0' : `2-${standardDeliveryDays}`, price: { amount } })

function itemOf(line: CartLine, product: ProductDetails, stock: ReadonlyMap<string, number>, site: Site): CartItem {
  const sku = product.skus.find((one) => one.upc === line.upc)
  const price = sku?.price ?? product.price
  const available = sku ? (stock.get(line.upc) ?? 0) : 0
  const method: Method = product.isDigitalProduct ? 'digital' : 'standard'
  const rowTotal = price.lowCurrent * line.qty
  return {
    ...lineBase(line),
    masterId: product.masterId,
    maxQty: product.maxQty,
    pdpUrl: `/p/${product.slug}-${product.productId}`,
    productImageURL: product.pictures[0]?.url ?? '',
    picture: product.pictures[0] ?? null,
    name: product.name,
    colourName: product.colourName,
    sizeLabel: sku?.label ?? '',
    isDigitalProduct: product.isDigitalProduct,
    price: {
      currency: site.currency,
      original: price.lowOriginal,
      current: price.lowCurrent,
      amount: price.lowCurrent,
      rowTotal,
      priceAfterItemDiscount: rowTotal,
      priceAfterOrderDiscount: rowTotal,
      highCurrent: price.highCurrent,
      highOriginal: price.highOriginal,
    },
    available,
    selectedShippingOption: method,
    shippingOptions: [
      {
        selected: true,
        available: available > 0,
        shippingMethod: methodOf(method, product.isDigitalProduct ? 0 : standardShippingPrice[site.currency]),
      },
    ],
    variants: product.skus.map((one) => ({ upc: one.upc, sizeLabel: one.label, available: (stock.get(one.upc) ?? 0) > 0 })),
    rating: product.rating,
    badge: product.badge,
    breadcrumbs: product.breadcrumbs.map((crumb) => crumb.name),
  }
}

/** What stands for a product that left the catalogue, or isn't sold in this country. It costs nothing and can't be bought. */
function goneItem(line: CartLine, site: Site): CartItem {
  const zero = { original: 0, current: 0, amount: 0, rowTotal: 0, priceAfterItemDiscount: 0, priceAfterOrderDiscount: 0, highCurrent: 0, highOriginal: 0 }
  return {
    ...lineBase(line),
    masterId: line.productId.slice(0, 8),
    maxQty: line.qty,
    pdpUrl: `/p/${line.productId}`,
    productImageURL: '',
    picture: null,
    name: line.productId,
    colourName: '',
    sizeLabel: '',
    isDigitalProduct: false,
    price: { currency: site.currency, ...zero },
    available: 0,
    selectedShippingOption: 'standard',
    shippingOptions: [],
    variants: [],
    rating: null,
    badge: null,
    breadcrumbs: [],
  }
}

const lineBase = (line: CartLine) => ({
  id: line.id,
  productId: line.productId,
  upc: line.upc,
  qty: line.qty,
  storeId: line.storeId,
  recipeId: null,
  bonus: false,
  isCustoms: false,
  deliveryTime: '',
  taxTotal: 0,
  giftOption: null,
  productPromotions: [],
  eyebrow: null,
  attributes: {},
  customerNotifications: [],
})
