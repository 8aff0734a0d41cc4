import { type Failure, refuse } from '../../../../backend/result.ts'
import { isWithheld } from '../../../../shared/cart/withheld.ts'
import type { Address } from '../../../../shared/contracts/address.ts'
import type { Cart } from '../../../../shared/contracts/cart.ts'
import { formatMoney } from '../../../../shared/money/format.ts'
import type { PaymentMethodId } from '../../../../shared/payment-methods.ts'
import { isProvided, isWallet, walletOf } from '../../../../shared/payment-methods.ts'
import type { Env } from '../../../env.ts'
import type { KeptInstrument } from '../../../objects/cart-snapshot.ts'
import { pointsAccount } from '../../balances/accounts.ts'
import type { OrderDraft, ProviderPayment } from '../../orders/draft.ts'
import type { View } from '../answers.ts'
import { cartEmail } from '../contact.ts'
import { billingFault, shippable } from '../delivery/address-check.ts'
import { pickupPersonFault } from '../delivery/pickup-person.ts'
import { itemRequiredFlash, shipmentInvalidFlash } from '../flash.ts'
import { savedOf } from '../payment/instruments.ts'
import { drawsOf } from './draws.ts'
import { stockOf } from './order-stock.ts'
import { changedPayment, methodFault, shownFault } from './shown-fault.ts'

/** The payload of a place-order request (spec 1 §3 "Place-order payload"). */
export type OrderRequest = {
  readonly billingAddress: Address | null
  readonly paymentMethods: readonly {
    readonly code: PaymentMethodId
    readonly id?: string | undefined
    readonly additionalData?: { readonly sessionID?: string | undefined; readonly [more: string]: unknown } | undefined
  }[]
  readonly inStoreSalesInfo: OrderDraft['inStoreSalesInfo']
  readonly returnUrl: string | null
  /** Amounts that the shopper saw (shared/cart/shown.ts). */
  readonly shown?: string | undefined
}

/** The order that the basket becomes, with all values fixed; or the first reason to refuse it. */
export async function makeDraft(env: Env, cartView: View, request: OrderRequest): Promise<OrderDraft | Failure> {
  const { snapshot, composed, scene } = cartView
  const { cart } = composed
  const billingAddress = request.billingAddress ?? snapshot.billingAddress
  const fault =
    goodsFault(cart) ??
    withheldFault(cart) ??
    billingFaultOf(billingAddress) ??
    deliveryFault(cartView) ??
    shownFaultOf(cartView, request, billingAddress)
  if (fault) return fault
  const email = cartEmail(snapshot, scene, billingAddress)
  if (email === null) return refuse('BIL400')
  const payment = await paymentOf(env, cartView, request)
  if (payment && 'ok' in payment) return payment
  const mismatch = request.shown !== undefined && payment ? methodFault(payment.method, cart) : null
  if (mismatch) return mismatch
  return {
    basketId: snapshot.basketId,
    basketVersion: snapshot.version,
    consumerId: snapshot.owner,
    locale: scene.site.locale,
    email,
    cart,
    billingAddress,
    stock: stockOf(cartView),
    draws: drawsOf(cartView, email),
    earning: earningOf(cartView),
    member: cartView.facts.member?.consumerId ?? null,
    payment,
    channel: scene.channel,
    inStoreSalesInfo: salesInfoOf(cartView, request),
    returnUrl: request.returnUrl,
  }
}

/**
 * A client without pages has seen what `prepareOrder` answered, and may send its billing address now. Nobody has to
 * call that (spec 1 §7): an order that was not prepared is what the cart is.
 */
function shownFaultOf({ snapshot, composed: { cart } }: View, { shown }: OrderRequest, billingAddress: Address | null) {
  if (shown !== undefined) return shownFault(shown, { ...cart, billingAddress })
  return snapshot.prepared === null ? null : shownFault(snapshot.prepared, cart)
}

function goodsFault({ items, flash }: Cart): Failure | null {
  const goods = items.filter((item) => !item.bonus)
  if (goods.length === 0) return refuse('ORD430', { flash: [itemRequiredFlash] })
  const details = goneDetails({ flash })
  return details && refuse('INV405', details)
}

/** Error details that list the lines no longer sold; null if there are none. */
export function goneDetails({ flash }: Pick<Cart, 'flash'>) {
  const notices = flash.filter(({ code }) => code === 'ProductItemNotAvailable')
  if (notices.length === 0) return null
  return { flash: notices.map(({ code, itemId }) => ({ code, ...(itemId !== undefined && { itemId }) })) }
}

/** The refusal of an order with lines that aren't sold to its buyer now. */
export function withheldFault({ flash }: Pick<Cart, 'flash'>): Failure | null {
  const notices = flash.filter(({ code }) => isWithheld(code))
  const code = notices.map((notice) => notice.code).find(isWithheld)
  return code === undefined
    ? null
    : refuse(code, { flash: notices.map(({ code, itemId }) => ({ code, ...(itemId !== undefined && { itemId }) })) })
}

function billingFaultOf(address: Address | null): Failure | null {
  if (!address) return refuse('BIL400')
  const fault = billingFault(address)
  return fault && (fault.failure.code === 'BILL410' ? fault : refuse('BIL400', fault.failure.details))
}

/** Checks each shipment's address. Pickup needs none; `placeOrder` asks whether its store still offers it. */
function deliveryFault({ composed, scene, snapshot }: View): Failure | null {
  for (const shipment of composed.cart.shippingMethods) {
    const { shippingId, code, address, storeId } = shipment
    const details = { flash: [shipmentInvalidFlash(shippingId)] }
    if (code === 'pudo') {
      const collector = shipment.pickupPerson ?? address
      const isKnown = collector !== null && pickupPersonFault(code, collector, scene.site) === null
      if (shipment.collectionPointId === null || !isKnown) return refuse('CHK380', details)
    }
    if (code !== 'digital' && code !== 'pudo' && storeId === null) {
      if (!address) return refuse('CHK380', details)
      const sent = shippable(address, scene.site)
      if (!sent.ok) return refuse(sent.failure.code === 'CHK320' ? 'CHK380' : sent.failure.code, details)
    }
    const chosen = snapshot.shipments.find((saved) => saved.shippingId === shippingId)?.code ?? code
    if (chosen !== code) return refuse('SHP404', { additionalInfo: { shippingId } })
  }
  return null
}

/** Points are the shopper's, or those of the member whom an associate sells to. */
function earningOf({ composed, facts, scene }: View): OrderDraft['earning'] {
  const { earnedPoints: points } = composed.cart
  const earner = scene.person ?? facts.member
  if (!earner || earner.openingPoints === null || points === 0) return null
  return { account: pointsAccount(earner.consumerId), opening: earner.openingPoints, points }
}

type RequestedMethod = OrderRequest['paymentMethods'][number]

/** Refuses an account that isn't on the cart, and a second provider: only one can be charged the remainder. */
function methodsFault(methods: readonly RequestedMethod[], { payment_instruments: instruments }: Cart): Failure | null {
  if (methods.filter(({ code }) => isProvided(code)).length > 1) return refuse('PAY400')
  const isAvailable = ({ code, id }: RequestedMethod) =>
    isProvided(code) ||
    instruments.some(
      (instrument) =>
        instrument.payment_method_id === code &&
        (id ?? instrument.payment_instrument_id) === instrument.payment_instrument_id,
    )
  return methods.every(isAvailable) ? null : refuse('PYT404')
}

/** A provider is charged what accounts don't cover; null if they cover the total. */
async function paymentOf(
  env: Env,
  cartView: View,
  { paymentMethods, shown }: OrderRequest,
): Promise<ProviderPayment | Failure | null> {
  const { snapshot, composed, scene } = cartView
  const fault = methodsFault(paymentMethods, composed.cart)
  if (fault) return fault
  const { remainingToPay: amount } = composed.cart.totals
  const { currency, locale } = scene.site
  if (amount === 0) return null
  const requested = paymentMethods.find(({ code }) => isProvided(code))
  const stored = snapshot.instruments.find(
    ({ method }) => isProvided(method) && (!requested || method === requested.code),
  )
  const method = requested?.code ?? stored?.method
  if (!method || !isProvided(method)) {
    return refuse('PYT400', { additionalInfo: { remaining: formatMoney(amount, currency, locale) } })
  }
  const requestedId = requested?.id === stored?.id ? undefined : requested?.id
  const requestedSession = requested?.additionalData?.sessionID || undefined
  if (shown !== undefined && stored && isAnotherCard(stored, requestedSession, requestedId)) return changedPayment()
  const sessionId = requestedSession ?? stored?.sessionId ?? null
  const savedId = requestedId ?? (sessionId === null ? stored?.savedInstrumentId : null) ?? null
  const saved = savedId === null ? null : await savedOf({ env, now: scene.now }, snapshot.owner, savedId, 'CREDIT_CARD')
  if (saved && 'ok' in saved) return saved
  const needsProof = !isWallet(method) || !walletOf(method).redirects
  if (needsProof && sessionId === null && saved === null) return refuse('PYT404')
  const { deviceFingerPrint } = snapshot
  const payment = { method, amount, currency, sessionId, savedInstrumentId: saved?.token ?? null }
  return { ...payment, ...(deviceFingerPrint !== null && { deviceFingerPrint }) }
}

/** The page showed the card stored on the cart. A wallet's session arrives with the request; the cart stores none. */
const isAnotherCard = (
  { sessionId, savedInstrumentId }: KeptInstrument,
  requestedSession: string | undefined,
  requestedId: string | undefined,
): boolean =>
  (requestedId !== undefined && requestedId !== savedInstrumentId) ||
  (requestedSession !== undefined && (sessionId ?? savedInstrumentId) !== null && requestedSession !== sessionId)

/** Only an associate records an in-store sale; they may credit a colleague. */
function salesInfoOf({ scene }: View, { inStoreSalesInfo }: OrderRequest): OrderDraft['inStoreSalesInfo'] {
  const { associate } = scene.consumer
  return associate && (inStoreSalesInfo ?? associate)
}
