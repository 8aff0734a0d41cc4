import type { Cart } from '../../../shared/contracts/cart.ts'
import type { PlacedOrder } from '../../../shared/contracts/order.ts'
import type { checkoutOperations } from '../../../shared/operations/checkout.ts'
import { type Failure, type HandlersOf, type PlatformContext, type Result, refuse, succeed } from '../../context.ts'
import type { PlacementAnswer } from '../../objects/placement/answer.ts'
import { shopOriginOf } from '../../payments/origins.ts'
import { placementOf } from '../orders/placements.ts'
import { type View, type Visit, view, visit } from './answers.ts'
import { basketOf, keyOf } from './baskets.ts'
import { correctionOf, viewLive } from './correct.ts'
import type { OrderRequest } from './draft.ts'
import { makeDraft, preparedOf } from './draft.ts'
import { isBonusItemId } from './items.ts'
import { payloadHash } from './payload-hash.ts'

/** The last look before the shopper orders: stock as it is this moment, prices fixed. */
async function prepareOrder(context: PlatformContext, basketId: string): Promise<Result<Cart>> {
  const visited = await visit(context, basketId)
  if ('ok' in visited) return visited
  const seen = await viewLive(context, visited)
  if ('ok' in seen) return seen
  const correction = correctionOf(seen)
  if (correction) {
    if (correction.change) await visited.basket.change(visited.owner, correction.change, null, context.now)
    return correction.refusal
  }
  const noted = await visited.basket.note(visited.owner, { prepared: preparedOf(seen.composed.cart) })
  return noted.ok ? succeed(seen.composed.cart) : noted
}

async function placeOrder(
  context: PlatformContext,
  basketId: string,
  request: OrderRequest,
): Promise<Result<PlacedOrder>> {
  const visited = await visit(context, basketId)
  if ('ok' in visited) return visited
  if (request.returnUrl !== null && shopOriginOf(context.config, request.returnUrl) === null) return refuse('PAY400')
  const { basket, owner } = visited
  const key = keyOf(context) ?? crypto.randomUUID()
  const hash = await payloadHash({ basketId, ...request })
  const before = await basket.ordered(owner, key, hash)
  if (before) return placed(before)
  const seen = await view(context, visited)
  if ('ok' in seen) return seen
  const draft = await makeDraft(context.env, seen, request)
  if ('ok' in draft) {
    // Next time it is these prices that the shopper has been told of.
    if (isPriceCode(draft.code)) await basket.note(owner, { prepared: preparedOf(seen.composed.cart) })
    return draft
  }
  const answered = await basket.place(owner, draft, key, hash, context.now)
  const misses = 'misses' in answered ? answered.misses : undefined
  return misses ? missed(context, visited, seen, key, misses) : placed(answered)
}

const isPriceCode = (code: string): boolean => ['PRC400', 'TAX310', 'ORD415'].includes(code)

const placed = (answered: PlacementAnswer | Failure): Result<PlacedOrder> =>
  answered.ok ? succeed(answered.order) : refuseWith(answered)

const refuseWith = (failure: Failure | Extract<PlacementAnswer, { ok: false }>): Failure =>
  'details' in failure && failure.details ? refuse(failure.code, failure.details) : refuse(failure.code)

/** The stock ran out between the look and the order. What can come another way does; the shopper orders again. */
async function missed(
  context: PlatformContext,
  { basket, owner }: Visit,
  seen: View,
  key: string,
  misses: readonly { readonly itemId: string; readonly available: number }[],
): Promise<Failure> {
  const live = await viewLive(context, seen)
  const correction = correctionOf('ok' in live ? seen : live, misses)
  const gift = misses.find(({ itemId }) => isBonusItemId(itemId))
  const refusal = correction?.refusal ?? refuse(gift ? 'GFS800' : 'INV409')
  return basket.refuseOrder(owner, key, correction?.change ?? null, refusal, context.now)
}

/** The provider's word on the challenge, wherever the page that it came back to put it (spec 1 §4: "redirect result or data"). */
function resultOf({
  threeDS2Result: result,
  sessionID,
}: {
  threeDS2Result?: unknown
  sessionID?: string | undefined
}): string | null {
  if (typeof result === 'string' && result !== '') return result
  if (typeof result === 'object' && result !== null) {
    const { redirectResult, data } = result as { redirectResult?: unknown; data?: unknown }
    const told = redirectResult ?? data
    if (typeof told === 'string' && told !== '') return told
  }
  return sessionID ?? null
}

type Operations = Extract<
  (typeof checkoutOperations)[number],
  { id: 'cart.prepareOrder' | 'cart.placeOrder' | 'cart.patchOrder' | 'cart.deviceFingerPrint' }
>

export const orderHandlers: HandlersOf<readonly Operations[]> = {
  'cart.prepareOrder': ({ body }, context) => prepareOrder(context, body.basketId),

  'cart.placeOrder': ({ body }, context) =>
    placeOrder(context, body.cartId, {
      billingAddress: body.billingAddress ?? null,
      paymentMethods: body.paymentMethod ?? [],
      inStoreSalesInfo: body.inStoreSalesInfo ?? null,
      returnUrl: body.returnUrl ?? null,
    }),

  'cart.patchOrder': async ({ params, body }, context) => {
    if (!context.consumer) return refuse('AUT498')
    const found = await placementOf(context.env.DB, params.orderNumber)
    if (!found || found.consumerId !== context.consumer.consumerId) return refuse('ORD409')
    const result = resultOf(body.paymentMethod.additionalData)
    if (result === null) return refuse('PAY400')
    const basket = basketOf(context.env, found.basketId)
    return placed(await basket.complete(context.consumer.consumerId, params.orderNumber, result, context.now))
  },

  'cart.deviceFingerPrint': async ({ body }, context) => {
    const visited = await visit(context, body.cartId)
    if ('ok' in visited) return visited
    const noted = await visited.basket.note(visited.owner, { deviceFingerPrint: body.fingerPrint })
    return noted.ok ? succeed({ success: true }) : noted
  },
}
