import type { CartShipment } from '../../../shared/contracts/cart.ts'
import { type OrderStatus, type PlacedOrder, paymentNotAuthorized } from '../../../shared/contracts/order.ts'
import { isProvided } from '../cart-checkout.ts'
import type { Attempt, PlacementFailure } from './record.ts'

/** What became of an attempt, as far as it is known. `misses` where stock was lacking. */
export type PlacementAnswer = { readonly ok: true; readonly order: PlacedOrder } | PlacementFailure

/** The same attempt in the same state is the same answer, to the byte. */
export function answerOf(attempt: Attempt): PlacementAnswer {
  if (attempt.answer !== null) return { ok: true, order: JSON.parse(attempt.answer) as PlacedOrder }
  if (attempt.facts.failure) return attempt.facts.failure
  return { ok: true, order: orderOf(attempt, attempt.step === 'wait' ? 'ACTION_REQUIRED' : 'PROCESSING') }
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
    totalItems: cart.totalItems,
    inStoreSalesInfo: draft.inStoreSalesInfo,
  }
}

function shipmentOf(shipment: CartShipment): PlacedOrder['shipments'][number] {
  const { code, shippingId, storeId, address, itemIds, applicableShippingMethods } = shipment
  const method = applicableShippingMethods.find((one) => one.code === code)
  return {
    shipmentId: shippingId,
    shippingMethod: code,
    storeId,
    label: method?.label ?? code,
    deliveryTime: method?.deliveryTime ?? '',
    price: { amount: method?.price.amount ?? 0 },
    address,
    itemIds,
  }
}
