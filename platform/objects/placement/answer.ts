import type { CartShipment } from '../../../shared/contracts/cart.ts'
import { type OrderStatus, type PlacedOrder, paymentNotAuthorized } from '../../../shared/contracts/order.ts'
import { isProvided } from '../../../shared/payment-methods.ts'
import type { FailureOf, Success } from '../../../shared/result.ts'
import { type Attempt, type PlacementFailure, storedAnswer } from './record.ts'

/** An attempt's outcome so far. `misses` if stock was missing, `withdrawn` if its payment was. */
export type PlacementAnswer = Success<PlacedOrder> | FailureOf<Omit<PlacementFailure, 'ok'>>

/**
 * Deterministic: the same attempt in the same state gives the same bytes. A failure is told once everything is given
 * back: until then its basket is locked, and whoever was told could do nothing about it.
 */
export function answerOf(attempt: Attempt): PlacementAnswer {
  if (attempt.answer !== null) return { ok: true, value: storedAnswer.read(attempt.answer) }
  if (attempt.step === 'failed' && attempt.facts.failure) {
    const { ok, ...failure } = attempt.facts.failure
    return { ok, failure }
  }
  return { ok: true, value: orderOf(attempt, attempt.step === 'wait' ? 'ACTION_REQUIRED' : 'PROCESSING') }
}

export function orderOf({ draft, facts, orderNumber, st }: Attempt, status: OrderStatus): PlacedOrder {
  const { cart, payment } = draft
  const waits = status === 'ACTION_REQUIRED' && facts.action
  return {
    orderNumber,
    st,
    status,
    placedAt: status === 'PLACED' && facts.placedAt ? new Date(facts.placedAt).toISOString() : null,
    currency: cart.currency,
    email: draft.email,
    items: cart.items,
    shipments: cart.shippingMethods.map((shipment) => shipmentOf(shipment)),
    billingAddress: draft.billingAddress,
    totals: cart.totals,
    paymentMethods: [
      ...cart.payment_instruments
        .filter((instrument) => !isProvided(instrument.payment_method_id) && instrument.amount > 0)
        .map(({ payment_method_id: code, label, amount }) => ({ code, label, amount, additionalData: {} })),
      ...(payment
        ? [
            {
              code: payment.method,
              label: facts.payment?.label ?? payment.method,
              amount: payment.amount,
              additionalData: { ...facts.payment?.details },
            },
          ]
        : []),
    ],
    flash: waits ? [{ code: paymentNotAuthorized, details: { ...waits } }] : [],
    promoSummary: cart.promoSummary,
    priceAdjustments: cart.priceAdjustments,
    totalItems: cart.totalItems,
    channel: draft.channel,
    inStoreSalesInfo: draft.inStoreSalesInfo,
    returns: [],
    refunds: [],
    cancellation: null,
    earnedPoints: cart.earnedPoints,
  }
}

function shipmentOf(shipment: CartShipment): PlacedOrder['shipments'][number] {
  const { code, shippingId, storeId, storeName, collectionPoint, pickupPerson } = shipment
  const { address, itemIds, applicableShippingMethods } = shipment
  const method = applicableShippingMethods.find((method) => method.code === code)
  return {
    shipmentId: shippingId,
    shippingMethod: code,
    storeId,
    storeName,
    collectionPoint,
    pickupPerson,
    label: method?.label ?? code,
    deliveryTime: method?.deliveryTime ?? '',
    price: method?.price ?? { amount: 0 },
    address,
    itemIds,
    sentAt: null,
    deliveredAt: null,
    trackingUrl: null,
  }
}
