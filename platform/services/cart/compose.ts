import { priceCart } from '../../../shared/cart/price-cart.ts'
import type { CartToPrice, Destination, PricedCart } from '../../../shared/cart/priced-cart.ts'
import { withPayments } from '../../../shared/cart/totals.ts'
import type { Cart, CartItem, CartShipment } from '../../../shared/contracts/cart.ts'
import type { CartSnapshot } from '../../objects/cart-snapshot.ts'
import { bonusOf } from './bonus.ts'
import { addressOf, doorShipmentId, type LineDelivery, lineDelivery, shareGoods } from './delivery.ts'
import type { CartFacts } from './facts.ts'
import { isStockFlash, lineFlash, shipmentFlash } from './flash.ts'
import { goneItem, itemOf, type KnownLine, knownLine } from './items.ts'
import { paymentMethodsOf } from './payment-methods.ts'
import { accountShares, type Share, shareOut } from './payments.ts'
import { type Scene, traitsOf } from './scene.ts'
import { applicableMethods, groupByShipment, shipmentOf } from './shipments.ts'

/** A cart as it is answered, and what an order is made of beside it. */
export type ComposedCart = {
  readonly cart: Cart
  readonly priced: PricedCart
  readonly deliveries: readonly LineDelivery[]
  readonly shares: readonly Share[]
}

/**
 * The kept basket with the names, prices and stock of today for the site asked for, whatever country it was filled in. Pure: the same basket
 * and facts are the same cart. What can't be bought here stays as a line that costs nothing.
 */
export function composeCart(snapshot: CartSnapshot, facts: CartFacts, scene: Scene): ComposedCart {
  const { site } = scene
  const known = snapshot.lines.flatMap((line) => knownLine(line, facts.products.get(line.productId)) ?? [])
  const deliveries = shareGoods(
    known.map(({ line, product, sku }) => lineDelivery(line, product, sku, { snapshot, facts, scene })),
  )
  const groups = groupByShipment(deliveries)
  const priced = priceWithin(cartForPricing(snapshot, facts, scene, known, deliveries), facts.allowance)
  const { goodsValue } = priced

  const shipments = [...groups].map(([shippingId, group]) => {
    const price = priced.shipments.find((one) => one.shippingId === shippingId)
    return shipmentOf(shippingId, group, snapshot, applicableMethods(group, price, goodsValue))
  })
  const items = snapshot.lines.map((line): CartItem => {
    const index = known.findIndex((one) => one.line.id === line.id)
    const [found, delivery] = [known[index], deliveries[index]]
    const price = priced.lines.find((one) => one.id === line.id)
    return found && delivery && price
      ? itemOf(found, delivery, price, { site, goodsValue, notices: snapshot.flash })
      : goneItem(line, facts.products.get(line.productId), site)
  })
  const { bonusItems, shipmentsWithBonus } = bonusOf(priced.bonus, shipments, facts, site)
  const { shares } = shareOut(facts.purses, priced.totals.total, facts.credit)
  // An order just found it missing: the copy of the stock that this was read from may not know yet.
  const isTold = (id: string) => snapshot.flash.some(({ itemId, code }) => itemId === id && isStockFlash(code))
  const isSold = (id: string) => known.some(({ line }) => line.id === id)

  const cart: Cart = {
    id: snapshot.basketId,
    currency: site.currency,
    version: snapshot.version,
    items: [...items, ...bonusItems],
    totalItems: snapshot.lines.reduce((sum, line) => sum + line.qty, 0),
    totals: withPayments(priced.totals, accountShares(shares)),
    shippingMethods: shipmentsWithBonus,
    paymentMethods: paymentMethodsOf(scene),
    payment_instruments: shares.map(instrumentOf),
    couponItems: snapshot.coupons.map((code) => ({
      code,
      valid: priced.coupons.some((one) => one.code === code && one.valid),
    })),
    priceAdjustments: snapshot.adjustments.map((adjustment) => ({ ...adjustment })),
    orderPromotions: [...priced.orderPromotions],
    promoSummary: [...priced.promoSummary],
    flash: [
      ...snapshot.flash,
      ...items.flatMap((item) => (isTold(item.id) ? [] : lineFlash(item, isSold(item.id)))),
      ...shipments.flatMap((shipment) => shipmentFlash(shipment, site)),
    ],
    customerNotifications: snapshot.flash.filter((one) => one.itemId === undefined),
    favoriteStoreId: snapshot.favoriteStoreId,
    billingAddress: snapshot.billingAddress,
    verifiedShippingAddress: verifiedOf(snapshot),
    appliedLoyaltyVoucher: facts.voucher && { ...facts.voucher },
    locked: snapshot.locked,
  }
  return { cart, priced, deliveries, shares }
}

function verifiedOf(snapshot: CartSnapshot): Cart['verifiedShippingAddress'] {
  const address = addressOf(snapshot, doorShipmentId)
  return address?.isValidated ? address : null
}

/** An employee who has used the year's allowance up pays like anybody else. */
function priceWithin(cart: CartToPrice, allowance: number | null): PricedCart {
  const priced = priceCart(cart)
  return allowance !== null && priced.employeeSpend > allowance ? priceCart({ ...cart, employeeRate: null }) : priced
}

function cartForPricing(
  snapshot: CartSnapshot,
  facts: CartFacts,
  scene: Scene,
  known: readonly KnownLine[],
  deliveries: readonly LineDelivery[],
): CartToPrice {
  const shipments = new Map(deliveries.map((delivery) => [delivery.shippingId, delivery]))
  return {
    site: scene.site,
    now: scene.now,
    lines: known.map(({ line, product, price }, index) => ({
      id: line.id,
      productId: line.productId,
      upc: line.upc,
      kind: product.kind,
      categoryIds: product.categoryIds,
      qty: line.qty,
      original: price.lowOriginal,
      current: price.lowCurrent,
      isDigitalProduct: product.isDigitalProduct,
      shippingId: deliveries[index]?.shippingId ?? doorShipmentId,
    })),
    shipments: [...shipments.values()].map((delivery) => ({
      shippingId: delivery.shippingId,
      code: delivery.code,
      destination: destinationOf(snapshot, delivery),
    })),
    promotions: facts.promotions,
    coupons: facts.coupons,
    customer: traitsOf(scene),
    employeeRate: facts.allowance === null ? null : (scene.person?.employee?.rate ?? null),
    adjustments: snapshot.adjustments.filter(
      ({ itemId }) => itemId === null || known.some(({ line }) => line.id === itemId),
    ),
  }
}

/** What is fetched is taxed where it is handed over. */
function destinationOf(snapshot: CartSnapshot, { line, store, shippingId }: LineDelivery): Destination | null {
  if (line.method !== null) {
    return store && { country: store.country, province: store.province, postalCode: store.postalCode }
  }
  const address: CartShipment['address'] = addressOf(snapshot, shippingId)
  return address && { country: address.country, province: address.province ?? null, postalCode: address.postalCode }
}

function instrumentOf({ purse, amount }: Share): Cart['payment_instruments'][number] {
  const { id, method, label, balance, extras } = purse
  const credit =
    method === 'ATHLETES_PAYMENT' ? { payableAmount: amount, remainingAmount: (balance ?? 0) - amount } : {}
  return { ...extras, ...credit, payment_instrument_id: id, payment_method_id: method, amount, label, balance }
}
