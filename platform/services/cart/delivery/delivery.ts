import { isPoBox } from '../../../../shared/address/po-box.ts'
import {
  type DeliveryQuestion,
  shippingMethod,
  shippingMethodsFor,
  storeOffers,
} from '../../../../shared/cart/delivery/shipping.ts'
import type { Address } from '../../../../shared/contracts/address.ts'
import type { ApplicableShippingMethod, ShippingMethodCode } from '../../../../shared/contracts/cart.ts'
import type { Store } from '../../../../shared/contracts/store.ts'
import {
  type CartLine,
  type CartSnapshot,
  doorShipmentId,
  isFromStoreStock,
  type KeptShipment,
  storeShipmentId,
} from '../../../objects/cart-snapshot.ts'
import { webPlace } from '../../orders/supply.ts'
import type { CartFacts } from '../facts.ts'
import type { CartProduct, CartSku } from '../items/products.ts'
import type { Scene } from '../scene.ts'
import { placeOf, stockKey } from './stock-now.ts'
import { storeStockUnits } from './store-stock.ts'

/** A line's shipment (`CartShipment.shippingId`). Products that are no longer sold belong to home delivery. */
export function shippingIdOf({ method, storeId, recipeId }: CartLine, isDigital: boolean): string {
  if (isDigital) return 'digital'
  const store = storeShipmentId(method, storeId)
  if (store !== null) return store
  return recipeId === null ? doorShipmentId : 'customs'
}

/** A line's delivery method and alternatives. `goods`: the units available by its method; 0 if the store stopped it. */
export type LineDelivery = {
  readonly line: CartLine
  readonly product: CartProduct
  readonly sku: CartSku
  readonly shippingId: string
  readonly code: ShippingMethodCode
  readonly goods: number
  /** The line's store, else the shopper's favorite; null if there is neither. */
  readonly store: Store | null
  readonly webUnits: number
  readonly storeUnits: number
  /** The units in each place that no other line takes. */
  readonly spare: { readonly web: number; readonly store: number }
  /** Units that an associate can hand over from their own store; 0 for other shoppers. */
  readonly unitsAtHand: number
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
  const store = storeId === null ? null : (facts.storeStock.stores.get(storeId) ?? null)
  const ownStoreId = scene.consumer.associate?.storeId ?? null
  const unitsNow = (place: string) => facts.live?.get(stockKey(line.productId, line.upc, place))
  const webUnits = unitsNow(webPlace) ?? sku.quantity
  const unitsAt = (id: string) => unitsNow(id) ?? storeStockUnits(facts.storeStock, id, line.productId, sku.upc)
  const storeUnits = store ? unitsAt(store.storeId) : 0
  const address = addressOf(snapshot, shippingId)
  const question = {
    site: scene.site,
    now: scene.now,
    line: { isDigitalProduct: product.isDigitalProduct, isCustoms: line.recipeId !== null },
    store: store && { services: store.services, country: store.country, hasStock: storeUnits > 0 },
    poBox: address !== null && isPoBox(address),
    inStore: scene.consumer.associate !== null,
    hasCarrier: scene.hasCarrier,
  }
  const unitsInPlace = isFromStoreStock(line.method) && !product.isDigitalProduct ? storeUnits : webUnits
  return {
    line,
    product,
    sku,
    shippingId,
    code: codeOf(line, snapshot.shipments, question),
    goods: isOffered({ line, store, question }) ? unitsInPlace : 0,
    store,
    webUnits,
    storeUnits,
    spare: { web: webUnits, store: storeUnits },
    unitsAtHand: ownStoreId === null ? 0 : unitsAt(ownStoreId),
    question,
  }
}

/** Whether the line's store still offers the chosen method. Its stock is counted apart. */
export const isOffered = ({
  line: { method },
  store,
  question: { site },
}: Pick<LineDelivery, 'line' | 'store'> & { readonly question: Pick<DeliveryQuestion, 'site'> }): boolean =>
  (method !== 'pickup' && method !== 'sts') || (store !== null && storeOffers(method, store, site))

/**
 * Lines with the same size and place of supply share its stock, in cart order. Another method is offered only with the
 * units that the other lines leave.
 */
export function shareGoods(deliveries: readonly LineDelivery[]): LineDelivery[] {
  const keyAt = ({ line }: LineDelivery, place: string) => stockKey(line.productId, line.upc, place)
  const takenUnits = new Map<string, number>()
  const unitsBefore = deliveries.map((delivery) => {
    const key = keyAt(delivery, placeOf(delivery))
    const before = takenUnits.get(key) ?? 0
    takenUnits.set(key, before + delivery.line.qty)
    return before
  })
  return deliveries.map((delivery, index) => {
    const left = (place: string, units: number) => {
      const own = place === placeOf(delivery) ? delivery.line.qty : 0
      return Math.max(0, units - (takenUnits.get(keyAt(delivery, place)) ?? 0) + own)
    }
    return {
      ...delivery,
      goods: Math.max(0, delivery.goods - (unitsBefore[index] ?? 0)),
      spare: {
        web: left(webPlace, delivery.webUnits),
        store: delivery.store ? left(delivery.store.storeId, delivery.storeUnits) : 0,
      },
    }
  })
}

/** The chosen method, else the default. A line of a store keeps its method until it is moved (`correct.ts`). */
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

/** Goods made to order use the home delivery address, unless they have their own. */
export function addressOf({ addresses }: Pick<CartSnapshot, 'addresses'>, shippingId: string): Address | null {
  const storedAddress = (id: string) => addresses.find((entry) => entry.shippingId === id)?.address ?? null
  return storedAddress(shippingId) ?? (shippingId === 'customs' ? storedAddress(doorShipmentId) : null)
}

/** A line's delivery methods with their prices; always includes the chosen one. */
export function methodsOf({ question, code }: LineDelivery, goodsValue: number): ApplicableShippingMethod[] {
  const methods = shippingMethodsFor({ ...question, goodsValue })
  return methods.some((method) => method.code === code)
    ? methods
    : [...methods, shippingMethod(code, { ...question, goodsValue })]
}
