import type { Address } from '../../../shared/contracts/address.ts'
import type { Cart, CartItem, PaymentMethodId } from '../../../shared/contracts/cart.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { type Failure, refuse } from '../../context.ts'
import type { Env } from '../../env.ts'
import { isProvided } from '../../objects/cart-checkout.ts'
import type { Prepared } from '../../objects/cart-snapshot.ts'
import type { OrderDraft, ProviderPayment } from '../orders/draft.ts'
import { billingFault, shippable } from './address-check.ts'
import type { View } from './answers.ts'
import { cartEmail } from './contact.ts'
import { methodsOf } from './delivery.ts'
import { drawsOf } from './draws.ts'
import { fetcherFault } from './fetcher.ts'
import { itemRequiredFlash, shipmentInvalidFlash } from './flash.ts'
import { savedOf } from './instruments.ts'
import { isBonusItemId } from './items.ts'
import { stockOf } from './order-stock.ts'

/** What a place-order call brings along (spec 1 §3 "Place-order payload"). */
export type OrderRequest = {
  readonly billingAddress: Address | null
  readonly paymentMethods: readonly {
    readonly code: PaymentMethodId
    readonly id?: string | undefined
    readonly additionalData?: Readonly<Record<string, unknown>> | undefined
  }[]
  readonly inStoreSalesInfo: OrderDraft['inStoreSalesInfo']
  readonly returnUrl: string | null
}

/** The basket as an order, everything fixed; or the first thing that keeps it from being one. */
export async function makeDraft(env: Env, seen: View, request: OrderRequest): Promise<OrderDraft | Failure> {
  const { snapshot, composed, scene } = seen
  const { cart } = composed
  const billingAddress = request.billingAddress ?? snapshot.billingAddress
  const fault =
    goodsFault(cart) ?? billingFaultOf(billingAddress) ?? deliveryFault(seen) ?? priceFault(snapshot.prepared, cart)
  if (fault) return fault
  const email = cartEmail(snapshot, scene, billingAddress)
  if (email === null) return refuse('BIL400')
  const payment = await paymentOf(env, seen, request)
  if (payment && 'ok' in payment) return payment
  return {
    basketId: snapshot.basketId,
    basketVersion: snapshot.version,
    consumerId: snapshot.owner,
    locale: scene.site.locale,
    email,
    cart,
    billingAddress,
    stock: stockOf(seen),
    draws: drawsOf(seen, email),
    payment,
    inStoreSalesInfo: salesInfoOf(seen, request),
    returnUrl: request.returnUrl,
  }
}

function goodsFault({ items, flash }: Cart): Failure | null {
  const goods = items.filter((item) => !item.bonus)
  if (goods.length === 0) return refuse('ORD430', { flash: [itemRequiredFlash] })
  const gone = flash.filter(({ code }) => code === 'ProductItemNotAvailable')
  if (gone.length === 0) return null
  const itemId = gone[0]?.itemId
  const details = { flash: gone.map(({ code }) => ({ code, ...(itemId !== undefined && { itemId }) })) }
  return refuse('INV405', details)
}

function billingFaultOf(address: Address | null): Failure | null {
  if (!address) return refuse('BIL400')
  const fault = billingFault(address)
  return fault && (fault.code === 'BILL410' ? fault : refuse('BIL400', fault.details))
}

/** Where it goes and how, shipment by shipment. What is fetched needs no address. */
function deliveryFault({ composed, scene, snapshot }: View): Failure | null {
  for (const shipment of composed.cart.shippingMethods) {
    const { shippingId, code, address, storeId } = shipment
    const lines = composed.deliveries.filter((delivery) => delivery.shippingId === shippingId)
    const details = { flash: [shipmentInvalidFlash(shippingId)] }
    if (code === 'pudo') {
      const fetcher = shipment.pickupPerson ?? address
      const isKnown = fetcher !== null && fetcherFault(code, fetcher, scene.site) === null
      if (shipment.collectionPointId === null || !isKnown) return refuse('CHK380', details)
    }
    if (code !== 'digital' && code !== 'pudo' && storeId === null) {
      if (!address) return refuse('CHK380', details)
      const sent = shippable(address, scene.site)
      if (!sent.ok) return refuse(sent.code === 'CHK320' ? 'CHK380' : sent.code, details)
    }
    const chosen = snapshot.shipments.find((one) => one.shippingId === shippingId)?.code ?? code
    const exists = (method: string) =>
      // Whether a shelf still has it is the stock's question.
      method === 'pickup' || lines.every((line) => methodsOf(line, 0).some((one) => one.code === method))
    if (chosen !== code || !exists(code)) return refuse('SHP404', { additionalInfo: { shippingId } })
  }
  return null
}

/** The shopper has to have seen what the order costs. */
function priceFault(prepared: Prepared | null, cart: Cart): Failure | null {
  if (!prepared) return null
  if (prepared.currency !== cart.currency) return refuse('ORD415')
  const moved = prepared.lines.find(
    ({ id, amount }) => cart.items.find((item) => item.id === id)?.price.amount !== amount,
  )
  if (moved) return refuse('PRC400', { additionalInfo: { itemId: moved.id } })
  if (prepared.total === cart.totals.total) return null
  return refuse(prepared.beforeTax === beforeTax(cart) ? 'TAX310' : 'ORD415')
}

/** What a prepared order is held to. */
export const preparedOf = (cart: Cart): Prepared => ({
  currency: cart.currency,
  lines: cart.items.filter(isGoods).map(({ id, price }) => ({ id, amount: price.amount })),
  beforeTax: beforeTax(cart),
  tax: cart.totals.tax,
  total: cart.totals.total,
})
const beforeTax = ({ totals }: Cart): number => totals.itemSubTotal + totals.shipping
const isGoods = ({ id }: CartItem): boolean => !isBonusItemId(id)

/** One provider takes what the accounts leave; null where they leave nothing. */
async function paymentOf(
  env: Env,
  seen: View,
  { paymentMethods }: OrderRequest,
): Promise<ProviderPayment | Failure | null> {
  const { snapshot, composed, scene } = seen
  const { remainingToPay: amount } = composed.cart.totals
  const { currency, locale } = scene.site
  if (amount === 0) return null
  const asked = paymentMethods.find(({ code }) => isProvided(code))
  const kept = snapshot.instruments.find(({ method }) => isProvided(method) && (!asked || method === asked.code))
  const method = asked?.code ?? kept?.method
  if (!method || !isProvided(method)) {
    return { ...refuse('PYT400'), params: { remaining: formatMoney(amount, currency, locale) } }
  }
  const told = asked?.additionalData?.['sessionID']
  const sessionId = typeof told === 'string' && told !== '' ? told : (kept?.sessionId ?? null)
  const savedId = asked?.id ?? (sessionId === null ? kept?.savedInstrumentId : null) ?? null
  const saved = savedId === null ? null : await savedOf({ env, now: scene.now }, snapshot.owner, savedId, 'CREDIT_CARD')
  if (saved && 'ok' in saved) return saved
  const needsProof = method === 'CREDIT_CARD' || method === 'APPLE_PAY'
  if (needsProof && sessionId === null && saved === null) return refuse('PYT404')
  return { method, amount, currency, sessionId, savedInstrumentId: saved?.token ?? null }
}

/** Only an associate's session sells in a store, and only in its own; which colleague it was they may say. */
function salesInfoOf({ scene }: View, { inStoreSalesInfo }: OrderRequest): OrderDraft['inStoreSalesInfo'] {
  const { associate } = scene.consumer
  if (!associate) return null
  return inStoreSalesInfo?.storeId === associate.storeId ? inStoreSalesInfo : associate
}
