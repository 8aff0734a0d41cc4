import { priceCart } from '../../../shared/cart/pricing/price-cart.ts'
import type { CartToPrice, Destination, PricedCart } from '../../../shared/cart/pricing/priced-cart.ts'
import { withPayments } from '../../../shared/cart/pricing/totals.ts'
import type { Withheld } from '../../../shared/cart/withheld.ts'
import type { Cart, CartItem, CartShipment } from '../../../shared/contracts/cart.ts'
import { lastDigitsOf } from '../../../shared/member-number.ts'
import { earnedPoints } from '../../../shared/orders/earned-points.ts'
import { type CartSnapshot, doorShipmentId, type KeptAdjustment } from '../../objects/cart-snapshot.ts'
import { addressOf, type LineDelivery, lineDelivery, shareGoods } from './delivery/delivery.ts'
import { applicableMethods, groupByShipment, shipmentOf } from './delivery/shipments.ts'
import { limitAdjustments } from './discounts/adjustment-limit.ts'
import { notFitting } from './discounts/not-fitting.ts'
import type { CartFacts } from './facts.ts'
import { adjustmentsFlash, isStockFlash, lineFlash, memberFlash, shipmentFlash, voucherFlash } from './flash.ts'
import { bonusOf } from './items/bonus.ts'
import { goneItem, itemOf, type KnownLine, knownLine } from './items/items.ts'
import { isMembers, withheldFor } from './items/withheld.ts'
import { paymentMethodsOf } from './payment/payment-methods.ts'
import { accountShares, type Payments, paymentsOf, type Share } from './payment/payments.ts'
import { buyerTraits, paysHere, type Scene } from './scene.ts'

/** The cart that clients get, and the values from which an order is drafted. */
export type ComposedCart = {
  readonly cart: Cart
  readonly priced: PricedCart
  readonly deliveries: readonly LineDelivery[]
  readonly payments: Payments
}

/**
 * The stored basket with current names, prices and stock of the requested site, whatever site it was filled on. Pure.
 * A line that can't be bought on this site stays, at no cost.
 */
export function composeCart(snapshot: CartSnapshot, facts: CartFacts, scene: Scene): ComposedCart {
  const { site } = scene
  const withheld = withheldLines(snapshot, facts, scene)
  const knownLines = snapshot.lines.flatMap((line) =>
    withheld.has(line.id) ? [] : (knownLine(line, facts.products.get(line.productId)) ?? []),
  )
  const deliveries = shareGoods(
    knownLines.map(({ line, product, sku }) => lineDelivery(line, product, sku, { snapshot, facts, scene })),
  )
  const groups = groupByShipment(deliveries)
  const toPrice = cartForPricing(snapshot, facts, scene, knownLines, deliveries)
  const unadjusted = priceAsProsumer({ ...toPrice, adjustments: [] }, facts)
  const adjustments = adjustmentsOf(snapshot, scene, toPrice, unadjusted)
  const priced = adjustments.length === 0 ? unadjusted : priceAsProsumer({ ...toPrice, adjustments }, facts)
  const { goodsValue } = priced

  const shipments = [...groups].map(([shippingId, group]) => {
    const price = priced.shipments.find((shipment) => shipment.shippingId === shippingId)
    return shipmentOf(shippingId, group, snapshot, applicableMethods(group, price, goodsValue), facts.points)
  })
  const items = snapshot.lines.map((line): CartItem => {
    const index = knownLines.findIndex((knownLine) => knownLine.line.id === line.id)
    const [match, delivery] = [knownLines[index], deliveries[index]]
    const price = priced.lines.find((pricedLine) => pricedLine.id === line.id)
    return match && delivery && price
      ? itemOf(match, delivery, price, { site, goodsValue, notices: snapshot.flash })
      : goneItem(line, facts.products.get(line.productId), site, withheld.has(line.id) ? line.qty : 0)
  })
  const { bonusItems, shipmentsWithBonus } = bonusOf(priced.bonus, shipments, facts, site)
  const payments = paymentsOf(facts, {
    total: priced.totals.total,
    payableByAccounts: priced.payableByAccounts,
  })
  // Reported missing by an order: the copy of the stock that this was read from may be older.
  const isReported = (id: string) => snapshot.flash.some(({ itemId, code }) => itemId === id && isStockFlash(code))
  const isSold = (id: string) => knownLines.some(({ line }) => line.id === id)

  const totals = {
    ...withPayments(priced.totals, accountShares(payments.shares)),
    tax: priced.taxIsKnown ? priced.totals.tax : null,
  }

  const cart: Cart = {
    id: snapshot.basketId,
    purchaseId: snapshot.purchaseId,
    currency: site.currency,
    version: snapshot.version,
    items: [...items, ...bonusItems],
    totalItems: snapshot.lines.reduce((sum, line) => sum + line.qty, 0),
    totals,
    shippingMethods: shipmentsWithBonus,
    paymentMethods: paymentMethodsOf(scene),
    payment_instruments: payments.shares.map(instrumentOf),
    couponItems: snapshot.coupons.map((code) => {
      const valid = priced.coupons.some((coupon) => coupon.code === code && coupon.valid)
      const coupon = facts.coupons.find((known) => known.code === code)
      const reason = facts.couponFaults.get(code) ?? notFitting(facts, coupon, scene)
      return { code, valid, ...(!valid && { reason }) }
    }),
    priceAdjustments: adjustments.filter(({ amount }) => amount > 0),
    orderPromotions: [...priced.orderPromotions],
    promoSummary: [...priced.promoSummary],
    flash: [
      ...snapshot.flash,
      ...adjustmentsFlash(sumOf(adjustments), sumOf(snapshot.adjustments)),
      ...(snapshot.member !== null && facts.member === null ? [memberFlash] : []),
      ...(payments.isVoucherLowered ? [voucherFlash(payments.voucher)] : []),
      ...items.flatMap((item) => {
        const why = withheld.get(item.id)
        return isReported(item.id) && !why ? [] : lineFlash(item, isSold(item.id), why)
      }),
      ...shipments.flatMap((shipment) => shipmentFlash(shipment, site)),
    ],
    customerNotifications: snapshot.flash.filter((message) => message.itemId === undefined),
    favoriteStoreId: snapshot.favoriteStoreId,
    billingAddress: snapshot.billingAddress,
    billingFollows: snapshot.billingFollows,
    verifiedShippingAddress: verifiedOf(snapshot),
    appliedLoyaltyVoucher: payments.voucher,
    leftForAccounts: payments.leftForAccounts,
    member: memberOf(snapshot, facts),
    earnedPoints: earnsPoints(scene, facts) ? earnedPoints({ items, totals }) : 0,
    locked: snapshot.locked,
    ...(snapshot.locked && snapshot.ordering && { order: snapshot.ordering }),
  }
  return { cart, priced, deliveries, payments }
}

/** Lines that this buyer can't have now, by id. */
function withheldLines(snapshot: CartSnapshot, facts: CartFacts, scene: Scene): ReadonlyMap<string, Withheld> {
  const isMember = isMembers(scene, facts)
  return new Map(
    snapshot.lines.flatMap(({ id, productId }) => {
      const product = facts.products.get(productId)
      const code = product ? withheldFor(product, isMember) : null
      return code === null ? [] : [[id, code] as const]
    }),
  )
}

/** A sale's points are its member's, in the currency of their account like anybody's. */
const earnsPoints = (scene: Scene, { member }: Pick<CartFacts, 'member'>): boolean =>
  ((scene.person?.openingPoints ?? null) !== null && paysHere(scene)) || member?.currency === scene.site.currency

const memberOf = ({ member: number }: CartSnapshot, { member }: Pick<CartFacts, 'member'>): Cart['member'] =>
  number !== null && member ? { firstName: member.firstName, lastDigits: lastDigitsOf(number) } : null

function verifiedOf(snapshot: CartSnapshot): Cart['verifiedShippingAddress'] {
  const address = addressOf(snapshot, doorShipmentId)
  return address?.isValidated ? address : null
}

/** The employee discount covers an order only up to what is left of the yearly allowance. */
function priceWithin(cart: CartToPrice, allowance: number | null): PricedCart {
  const priced = priceCart(cart)
  const { employeeSpend: spend } = priced
  if (allowance === null || spend <= allowance) return priced
  return priceCart({ ...cart, employeePart: { covered: Math.max(0, allowance), spend } })
}

/** A prosumer's offers are for orders that fit into what is left of the yearly allowance. */
function priceAsProsumer(
  cart: CartToPrice,
  { allowance, prosumerAllowance: left }: Pick<CartFacts, 'allowance' | 'prosumerAllowance'>,
): PricedCart {
  const offered = priceWithin(cart, allowance)
  if (!cart.customer.includes('prosumer') || (left !== null && offered.goodsValue <= left)) return offered
  return priceWithin({ ...cart, customer: cart.customer.filter((trait) => trait !== 'prosumer') }, allowance)
}

function cartForPricing(
  snapshot: CartSnapshot,
  facts: CartFacts,
  scene: Scene,
  knownLines: readonly KnownLine[],
  deliveries: readonly LineDelivery[],
): Omit<CartToPrice, 'adjustments'> {
  const shipments = new Map(deliveries.map((delivery) => [delivery.shippingId, delivery]))
  return {
    site: scene.site,
    now: scene.now,
    lines: knownLines.map(({ line, product, price }, index) => ({
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
    customer: buyerTraits(scene, facts),
    employeeRate: facts.allowance === null ? null : (scene.person?.employee?.rate ?? null),
  }
}

const sumOf = (adjustments: readonly KeptAdjustment[]): number =>
  adjustments.reduce((sum, { amount }) => sum + amount, 0)

/** Reductions by hand, as far as the limit of what the goods cost without them allows. */
const adjustmentsOf = (
  { adjustments }: CartSnapshot,
  { adjustmentLimit }: Scene,
  { lines }: Pick<CartToPrice, 'lines'>,
  unadjusted: Pick<PricedCart, 'lines'>,
): readonly KeptAdjustment[] =>
  limitAdjustments(
    adjustments,
    lines.flatMap(({ id, isDigitalProduct }) => {
      const value = unadjusted.lines.find((line) => line.id === id)?.afterItemDiscount ?? 0
      return isDigitalProduct ? [] : [{ id, value }]
    }),
    adjustmentLimit,
  )

/** Pickup is taxed at the store's address. */
function destinationOf(snapshot: CartSnapshot, { line, store, shippingId }: LineDelivery): Destination | null {
  if (line.method !== null) {
    return store && { country: store.country, province: store.province, postalCode: store.postalCode }
  }
  const address: CartShipment['address'] = addressOf(snapshot, shippingId)
  return address && { country: address.country, province: address.province ?? null, postalCode: address.postalCode }
}

function instrumentOf({ source, amount }: Share): Cart['payment_instruments'][number] {
  const { id, method, label, balance, extras } = source
  const credit =
    method === 'ATHLETES_PAYMENT' ? { payableAmount: amount, remainingAmount: (balance ?? 0) - amount } : {}
  return { ...extras, ...credit, payment_instrument_id: id, payment_method_id: method, amount, label, balance }
}
