import { listStoreEmployees } from '../../../../accounts/associates/employees.ts'
import { keyOf } from '../../../../backend/http/idempotency-key.ts'
import { type Failure, type Result, refuse, succeed } from '../../../../backend/result.ts'
import { shownOf } from '../../../../shared/cart/shown.ts'
import type { Cart } from '../../../../shared/contracts/cart.ts'
import type { PlacedOrder } from '../../../../shared/contracts/order.ts'
import type { checkoutOperations } from '../../../../shared/operations/checkout.ts'
import type { OperationRequest } from '../../../../shared/operations/operation.ts'
import { isProvided } from '../../../../shared/payment-methods.ts'
import { shopOriginOf } from '../../../../shared/shop-origins.ts'
import type { HandlersOf, PlatformContext } from '../../../context.ts'
import type { PlacementAnswer } from '../../../objects/placement/answer.ts'
import { orderOfTicket } from '../../../objects/placement/return-ticket.ts'
import type { ProviderPayment } from '../../orders/draft.ts'
import { basketOfOrder, orderedBasket, placementOf } from '../../orders/placements.ts'
import { readStore } from '../../stores/store-summary.ts'
import { type View, type Visit, view, visit } from '../answers.ts'
import { basketOf } from '../basket/baskets.ts'
import { correctionOf, viewLive } from '../delivery/correct.ts'
import { isOffered } from '../delivery/delivery.ts'
import { isBonusItemId } from '../items/items.ts'
import { savedOf } from '../payment/instruments.ts'
import type { OrderRequest } from './draft.ts'
import { goneDetails, makeDraft, withheldFault } from './draft.ts'
import { payloadHash } from './payload-hash.ts'

/** The last check before the shopper orders: live stock, prices recorded. */
async function prepareOrder(context: PlatformContext, basketId: string): Promise<Result<Cart>> {
  const visited = await visit(context, basketId)
  if ('ok' in visited) return visited
  const cartView = await viewLive(context, visited)
  if ('ok' in cartView) return cartView
  const unavailable = goneDetails(cartView.composed.cart)
  if (unavailable) return refuse('INV407', unavailable)
  const withheld = withheldFault(cartView.composed.cart)
  if (withheld) return withheld
  // The units that a waiting order holds look missing, and a change would abandon its payment.
  const correction = cartView.snapshot.ordering === null ? correctionOf(cartView) : null
  if (correction) {
    await visited.basket.change(visited.owner, correction.change, null, context.now, context.requestId)
    return correction.refusal
  }
  const outcome = await visited.basket.note(visited.owner, { prepared: shownOf(cartView.composed.cart) })
  return outcome.ok ? succeed(cartView.composed.cart) : outcome
}

async function placeOrder(
  context: PlatformContext,
  basketId: string,
  request: OrderRequest,
): Promise<Result<PlacedOrder>> {
  const visited = await visit(context, basketId)
  if ('ok' in visited) return visited
  const { returnUrl } = request
  if (returnUrl !== null && shopOriginOf(context.config.SHOP_ORIGINS, returnUrl) === null) return refuse('PAY400')
  const { basket, owner } = visited
  if (!(await isOwnSale(context, request.inStoreSalesInfo))) return refuse('STR404')
  const key = keyOf(context) ?? crypto.randomUUID()
  const hash = await payloadHash({ basketId, ...request })
  const earlierOutcome = await basket.ordered(owner, key, hash)
  if (earlierOutcome) return placed(earlierOutcome)
  for (let attempt = 1; ; attempt += 1) {
    const cartView = await view(context, visited)
    if ('ok' in cartView) return cartView
    const stopped = await refuseStopped(context, visited, cartView)
    if (stopped) return stopped
    const draft = await makeDraft(context.env, cartView, request)
    if ('ok' in draft) {
      // The refusal shows the shopper the current prices: a retry is compared with these.
      if (request.shown === undefined && isPriceCode(draft.failure.code))
        await basket.note(owner, { prepared: shownOf(cartView.composed.cart) })
      return draft
    }
    const outcome = await basket.place(owner, draft, key, hash, context.now, context.requestId)
    if (outcome === 'changed' && attempt < maxAttempts) continue
    if (outcome === 'changed') return refuse('ORD415')
    const misses = !outcome.ok && 'misses' in outcome.failure ? outcome.failure.misses : undefined
    return misses ? refuseMissingStock(context, visited, cartView, key, misses) : placed(outcome)
  }
}

/**
 * An associate's sale is credited to them or to a colleague of their own store. `makeDraft` ignores the field for other
 * consumers.
 */
async function isOwnSale({ env, consumer }: PlatformContext, sale: OrderRequest['inStoreSalesInfo']): Promise<boolean> {
  if (sale === null || !consumer?.associate) return true
  if (consumer.associate.storeId !== sale.storeId) return false
  if ((await readStore(env.DB, sale.storeId)) === null) return false
  const employees = await listStoreEmployees(env.DB, sale.storeId)
  return employees.some(({ storeEmployeeId }) => storeEmployeeId === sale.storeEmployeeId)
}

/** A basket that changes while its order is drafted is read again, so that the refusal names what changed. */
const maxAttempts = 3

const isPriceCode = (code: string): boolean => ['PRC400', 'TAX310', 'ORD415'].includes(code)

const placed = (outcome: PlacementAnswer | Failure): Result<PlacedOrder> =>
  outcome.ok ? succeed(outcome.value) : refuseWith(outcome.failure)

/** A payment that was given up first says so: nothing is wrong with it, and the bank may have confirmed it since. */
function refuseWith(failure: Failure['failure'] | Extract<PlacementAnswer, { ok: false }>['failure']): Failure {
  if ('details' in failure) return refuse(failure.code, failure.details)
  return refuse(failure.code, 'withdrawn' in failure ? { additionalInfo: { withdrawn: true } } : undefined)
}

/**
 * A store stopped the method of a line: it moves as if its stock had run out, and the shopper orders again. Null if
 * every method is offered.
 */
async function refuseStopped(context: PlatformContext, visited: Visit, { composed }: View): Promise<Failure | null> {
  if (composed.deliveries.every(isOffered)) return null
  const live = await viewLive(context, visited)
  if ('ok' in live) return live
  const correction = correctionOf(live)
  if (!correction) return null
  const { basket, owner } = visited
  const changed = await basket.change(owner, correction.change, null, context.now, context.requestId)
  return changed.ok ? correction.refusal : changed
}

/** Stock ran out after the cart was read: lines move to a method that has stock, and the shopper orders again. */
async function refuseMissingStock(
  context: PlatformContext,
  { basket, owner }: Visit,
  cartView: View,
  key: string,
  misses: readonly { readonly itemId: string; readonly available: number }[],
): Promise<Failure> {
  const live = await viewLive(context, cartView)
  const correction = correctionOf('ok' in live ? cartView : live, misses)
  const gift = misses.find(({ itemId }) => isBonusItemId(itemId))
  const refusal = correction?.refusal ?? refuse(gift ? 'GFS800' : 'INV409')
  return basket.refuseOrder(owner, key, correction?.change ?? null, refusal, context.now)
}

type PatchOrder = Extract<(typeof checkoutOperations)[number], { id: 'cart.patchOrder' }>
type Proof = OperationRequest<PatchOrder>['body']['paymentMethod'][number]

/** The challenge result for the payment that the order waits for; null if the payload has none for it. */
function proofOf(candidates: readonly Proof[], { method, sessionId }: ProviderPayment): Proof | null {
  const proofs = candidates.filter(({ code }) => isProvided(code))
  const [proof, ...extraProofs] = proofs
  if (!proof || extraProofs.length > 0 || proof.code !== method) return null
  const { sessionID, threeDS2Result } = proof.additionalData
  const isAnother = threeDS2Result !== undefined && sessionId !== null && (sessionID ?? sessionId) !== sessionId
  return isAnother ? null : proof
}

/** The provider's challenge result, from any of the fields that may carry it (spec 1 §4: "redirect result or data"). */
function resultOf({ additionalData: { threeDS2Result: result, sessionID } }: Proof, payment: ProviderPayment) {
  if (typeof result === 'string' && result !== '') return result
  if (typeof result === 'object' && result !== null) {
    const redirectResult = 'redirectResult' in result ? result.redirectResult : null
    const proof = redirectResult ?? ('data' in result ? result.data : null)
    if (typeof proof === 'string' && proof !== '') return proof
  }
  // The card's own session is what the challenge verifies; it isn't the challenge's result.
  return sessionID === payment.sessionId ? null : (sessionID ?? null)
}

/**
 * The order is whose basket it is made from, which has moved to the account of a guest who signed in since. A saved
 * card must belong to the shopper. A refusal leaves the payment waiting, so that the shopper can retry.
 */
async function patchOrder(
  context: PlatformContext,
  orderNumber: string,
  candidates: readonly Proof[],
): Promise<Result<PlacedOrder>> {
  const { consumer, env, now } = context
  if (!consumer) return refuse('AUT498')
  const placement = await placementOf(env.DB, orderNumber)
  if (!placement) return refuse('ORD409')
  const basket = basketOf(env, placement.basketId)
  const payment = await basket.orderPayment(consumer.consumerId, orderNumber)
  if (!payment) return refuse('ORD409')
  const proof = proofOf(candidates, payment)
  if (!proof) return refuse('PYT404')
  const { paymentInstrumentId } = proof.additionalData
  if (paymentInstrumentId !== undefined) {
    const saved = await savedOf(context, consumer.consumerId, paymentInstrumentId, 'CREDIT_CARD')
    if ('ok' in saved) return saved
    if (saved.token !== payment.savedInstrumentId) return refuse('PYT404')
  }
  const result = resultOf(proof, payment)
  if (result === null) return refuse('PAY400')
  return placed(await basket.complete(consumer.consumerId, orderNumber, result, now, context.requestId))
}

type Operations = Extract<
  (typeof checkoutOperations)[number],
  { id: 'cart.prepareOrder' | 'cart.placeOrder' | 'cart.patchOrder' | 'cart.comeBack' | 'cart.deviceFingerPrint' }
>

export const orderHandlers: HandlersOf<readonly Operations[]> = {
  'cart.prepareOrder': ({ body }, context) => prepareOrder(context, body.basketId),

  'cart.placeOrder': ({ body }, context) =>
    placeOrder(context, body.cartId, {
      billingAddress: body.billingAddress ?? null,
      paymentMethods: body.paymentMethod ?? [],
      inStoreSalesInfo: body.inStoreSalesInfo ?? null,
      returnUrl: body.returnUrl ?? null,
      shown: body.shown,
    }),

  'cart.patchOrder': ({ params, body }, context) => patchOrder(context, params.orderNumber, body.paymentMethod),

  'cart.comeBack': async ({ body: { ticket, result } }, { env, now, requestId }) => {
    const orderNumber = orderOfTicket(ticket)
    const basketId = orderNumber && (await basketOfOrder(env.DB, orderNumber))
    if (!orderNumber || !basketId) return refuse('ORD409')
    const status = await orderedBasket(env, basketId).comeBack(ticket, result, now, requestId)
    return status ? succeed({ orderNumber, status }) : refuse('ORD409')
  },

  'cart.deviceFingerPrint': async ({ body }, context) => {
    const visited = await visit(context, body.cartId)
    if ('ok' in visited) return visited
    const outcome = await visited.basket.note(visited.owner, { deviceFingerPrint: body.fingerPrint })
    return outcome.ok ? succeed({ success: true }) : outcome
  },
}
