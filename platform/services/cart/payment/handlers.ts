import { keyOf } from '../../../../backend/http/idempotency-key.ts'
import { type Result, refuse, succeed } from '../../../../backend/result.ts'
import { guessed } from '../../../../backend/tries/guesses.ts'
import type { Cart } from '../../../../shared/contracts/cart.ts'
import type { checkoutOperations } from '../../../../shared/operations/checkout.ts'
import type { OperationRequest } from '../../../../shared/operations/operation.ts'
import { isProvided } from '../../../../shared/payment-methods.ts'
import { codeKey } from '../../../../shared/typed.ts'
import type { HandlersOf, PlatformContext } from '../../../context.ts'
import { sessionUrls } from '../../../payments/session.ts'
import { giftCardLimits } from '../../guess-limits.ts'
import { alter, answer, view, visit } from '../answers.ts'
import { usableVoucher } from './chosen-voucher.ts'
import { openGiftCard } from './gift-card-check.ts'
import { hasOnlyGiftCards, instrumentChange } from './instruments.ts'
import { paymentMethodsOf } from './payment-methods.ts'
import { readVouchers, voucherInstrumentId } from './payment-sources.ts'

async function addInstrument(context: PlatformContext, basketId: string, body: unknown): Promise<Result<Cart>> {
  const visited = await visit(context, basketId)
  if ('ok' in visited) return visited
  const { basket, owner } = visited
  const key = keyOf(context)
  const repeated = key === null ? null : await basket.repeated(owner, 'add-instrument', key)
  if (repeated) return answer(context, visited, repeated)
  const cartView = await view(context, visited)
  if ('ok' in cartView) return cartView
  const change = await instrumentChange(context, cartView, body)
  if ('ok' in change) return change
  return answer(context, visited, await basket.change(owner, change, key, context.now, context.requestId))
}

type Reward = NonNullable<
  OperationRequest<Extract<Operations, { id: 'cart.applyReward' }>>['body']['appliedLoyaltyVoucher']
>

/**
 * Points are spent as vouchers. A voucher's value comes from our own table, never from the client, which confirms by
 * `pays` that the rest of the voucher is lost.
 */
async function applyReward(context: PlatformContext, basketId: string, reward: Reward | null): Promise<Result<Cart>> {
  if (reward === null) return alter(context, basketId, { kind: 'set-voucher', points: null, pays: null })
  const visited = await visit(context, basketId)
  if ('ok' in visited) return visited
  const { person } = visited.scene
  if (!person) return refuse('REW401')
  if (person.openingPoints === null) return refuse('REW130')
  if (!person.firstName || !person.lastName || !person.phone) return refuse('REW135')
  const cartView = await view(context, visited)
  if ('ok' in cartView) return cartView
  if (hasOnlyGiftCards(cartView.composed)) return refuse('GFC725')
  const { creditLeft, pointsDue } = cartView.composed.payments
  const covered = await readVouchers(context.env, cartView.snapshot, visited.scene)
  const { points, pays = null } = reward
  if (creditLeft > 0 || !covered.some((voucher) => voucher.points === points)) return refuse('REW140')
  if (usableVoucher({ points, pays, covered }, pointsDue)?.points !== points) return refuse('REW145')
  const change = { kind: 'set-voucher', points, pays } as const
  return answer(
    context,
    visited,
    await visited.basket.change(visited.owner, change, keyOf(context), context.now, context.requestId),
  )
}

type Operations = Extract<
  (typeof checkoutOperations)[number],
  {
    id:
      | 'cart.paymentMethods'
      | 'cart.addPaymentInstrument'
      | 'cart.removePaymentInstrument'
      | 'cart.applyReward'
      | 'cart.giftCardBalance'
      | 'cart.paymentSession'
  }
>

export const paymentHandlers: HandlersOf<readonly Operations[]> = {
  'cart.paymentMethods': async ({ params }, context) => {
    const visited = await visit(context, params.basketId)
    if ('ok' in visited) return visited
    const read = await visited.basket.read(visited.owner)
    return read.ok ? succeed({ paymentMethods: paymentMethodsOf(visited.scene) }) : read
  },

  'cart.addPaymentInstrument': ({ params, body }, context) => {
    const add = () => addInstrument(context, params.basketId, body)
    const code: unknown = 'code' in body ? body['code'] : null
    return typeof code === 'string' && code !== '' ? guessed(context, giftCardLimits, codeKey(code), add) : add()
  },

  'cart.removePaymentInstrument': ({ params, body }, context) => {
    const id = body.payment_instrument_id
    return id === voucherInstrumentId
      ? applyReward(context, params.basketId, null)
      : alter(context, params.basketId, { kind: 'remove-instrument', id })
  },

  'cart.applyReward': ({ params, body }, context) => applyReward(context, params.basketId, body.appliedLoyaltyVoucher),

  'cart.giftCardBalance': ({ body }, context) =>
    guessed(context, giftCardLimits, codeKey(body.code), async () => {
      const opening = openGiftCard(context.env, { code: body.code, pin: body.pin ?? '' }, context.now)
      const opened = await opening.catch(() => refuse('GFC799'))
      if ('ok' in opened) return opened
      const { code, currency, expiresAt } = opened.card
      const until = expiresAt === null ? null : new Date(expiresAt).toISOString()
      return succeed({ balance: opened.balance, currency, expiresAt: until, last: code.slice(-4) })
    }),

  'cart.paymentSession': async ({ query }, { config, locale }) => {
    const method = query.paymentMethodId ?? 'CREDIT_CARD'
    const urls = isProvided(method) ? sessionUrls(config, method, query.referer ?? '', locale) : null
    return urls ? succeed({ success: true, ...urls }) : refuse('PAY400')
  },
}
