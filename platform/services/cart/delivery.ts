import { isPoBox } from '../../../shared/address/po-box.ts'
import { type DeliveryQuestion, shippingMethod, shippingMethodsFor } from '../../../shared/cart/shipping.ts'
import type { Address } from '../../../shared/contracts/address.ts'
import type { ApplicableShippingMethod, ShippingMethodCode } from '../../../shared/contracts/cart.ts'
import type { Store } from '../../../shared/contracts/store.ts'
import { type CartLine, type CartSnapshot, isOffShelf, type KeptShipment } from '../../objects/cart-snapshot.ts'
import { webPlace } from '../orders/supply.ts'
import type { CartFacts } from './facts.ts'
import type { CartProduct, CartSku } from './products.ts'
import type { Scene } from './scene.ts'
import { shelfUnits } from './shelves.ts'
import { placeOf, stockKey } from './stock-now.ts'

/** The shipment of what goes to the door. */
export const doorShipmentId = 'me'

/** Which shipment a line belongs to (`CartShipment.shippingId`). A product that left the catalogue counts as goods for the door. */
export function shippingIdOf({ method, storeId, recipeId }: CartLine, isDigital: boolean): string {
  if (isDigital) return 'digital'
  if (method === 'pickup') return `store:${storeId}`
  if (method !== null) return `${method}:${storeId}`
  return recipeId === null ? doorShipmentId : 'customs'
}

/** How one line travels, and how it could. `goods` is what can be had of it now from where it comes. */
export type LineDelivery = {
  readonly line: CartLine
  readonly product: CartProduct
  readonly sku: CartSku
  readonly shippingId: string
  readonly code: ShippingMethodCode
  readonly goods: number
  /** The store of the line, else the shopper's favourite; null for neither. */
  readonly store: Store | null
  readonly webUnits: number
  readonly storeUnits: number
  readonly question: Omit<DeliveryQuestion, 'goodsValue'>
}

export function lineDelivery(
  line: CartLine,
  product: CartProduct,
  sku: CartSku,
  { snapshot, facts, scene }: { snapshot: CartSnapshot; facts: CartFacts; scene: Scene },
): LineDelivery {
  const shippingId = shippingIdOf(line, product.isDigitalProduct)
  const storeId = line.storeId ?? snapshot.favoriteStoreId
  const store = storeId === null ? null : (facts.shelves.stores.get(storeId) ?? null)
  const unitsNow = (place: string) => facts.live?.get(stockKey(line.productId, line.upc, place))
  const webUnits = unitsNow(webPlace) ?? sku.quantity
  const storeUnits = store
    ? (unitsNow(store.storeId) ?? shelfUnits(facts.shelves, store.storeId, line.productId, sku))
    : 0
  const address = addressOf(snapshot, shippingId)
  const question = {
    site: scene.site,
    now: scene.now,
    line: { isDigitalProduct: product.isDigitalProduct, isCustoms: line.recipeId !== null },
    store: store && { services: store.services, country: store.country, hasStock: storeUnits > 0 },
    poBox: address !== null && isPoBox(address),
    inStore: scene.consumer.associate !== null,
  }
  return {
    line,
    product,
    sku,
    shippingId,
    code: codeOf(line, snapshot.shipments, question),
    goods: isOffShelf(line.method) && !product.isDigitalProduct ? storeUnits : webUnits,
    store,
    webUnits,
    storeUnits,
    question,
  }
}

/** Lines of one size from one place share what there is, the first in the cart first. */
export function shareGoods(deliveries: readonly LineDelivery[]): LineDelivery[] {
  const taken = new Map<string, number>()
  return deliveries.map((delivery) => {
    const { line, goods } = delivery
    const key = stockKey(line.productId, line.upc, placeOf(delivery))
    const before = taken.get(key) ?? 0
    taken.set(key, before + line.qty)
    return before === 0 ? delivery : { ...delivery, goods: Math.max(0, goods - before) }
  })
}

/** What was chosen, as long as it exists; else the usual way. A line that is fetched keeps its way: what became of it is told by its stock. */
function codeOf(
  { method }: CartLine,
  shipments: readonly KeptShipment[],
  question: Omit<DeliveryQuestion, 'goodsValue'>,
): ShippingMethodCode {
  const codes = shippingMethodsFor({ ...question, goodsValue: 0 }).map(({ code }) => code)
  if (question.line.isDigitalProduct) return 'digital'
  if (method !== null) return method
  const chosen = shipments.find(({ shippingId }) => shippingId === doorShipmentId)?.code
  if (question.line.isCustoms) return 'customs'
  return chosen === 'pudo' && codes.includes(chosen) ? chosen : 'standard'
}

/** Goods made to order go where the others go, unless they have an address of their own. */
export function addressOf({ addresses }: Pick<CartSnapshot, 'addresses'>, shippingId: string): Address | null {
  const of = (id: string) => addresses.find((one) => one.shippingId === id)?.address ?? null
  return of(shippingId) ?? (shippingId === 'customs' ? of(doorShipmentId) : null)
}

/** The ways of a line with their prices, the chosen one always among them. */
export function methodsOf({ question, code }: LineDelivery, goodsValue: number): ApplicableShippingMethod[] {
  const methods = shippingMethodsFor({ ...question, goodsValue })
  return methods.some((method) => method.code === code)
    ? methods
    : [...methods, shippingMethod(code, { ...question, goodsValue })]
}
