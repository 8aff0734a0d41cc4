import { z } from 'zod'
import type { CheckoutStep } from '../../../client/pages/checkout/checkout-props.ts'
import type { Cart } from '../../../shared/contracts/cart.ts'
import { errorEntry } from '../../../shared/errors/catalogue.ts'
import { flowRule } from '../../../shared/errors/flows.ts'
import { text as textOf } from '../../../shared/errors/message.ts'
import type { RequestContext } from '../../context/request-context.ts'
import { keepFailureDetails } from '../../http/cookies/failure-cookie.ts'
import { captchaOf } from '../../http/forms/captcha.ts'
import type { CallFailure, Result } from '../../services/result.ts'
import { type CheckoutContext, openCheckout, wayOn } from '../checkout/checkout-context.ts'
import { answerBilling } from '../checkout/checkout-route.tsx'
import { noticeOf } from '../checkout/refusal.ts'
import { wayTo } from '../checkout/which-cart.ts'
import { failureStatus, failureWords } from '../failure-words.ts'
import { recoveryNotices } from '../recovery.ts'
import { badRequest, type C, type FormHandler, seeOther } from './checkout-answers.ts'
import { checkoutClosed } from './checkout-closed.ts'

const Instrument = z.object({
  kind: z.enum(['GIFT_CARD', 'REWARD_CODE', 'REWARD_CARD', 'ATHLETES_PAYMENT']),
  /** For a saved reward. */
  savedId: z.string().max(80).optional(),
  code: z.string().max(60).default(''),
  pin: z.string().max(20).default(''),
})
const Remove = z.object({ id: z.string().min(1).max(80) })
const Coupon = z.object({ coupon: z.string().min(1).max(60), step: z.enum(['shipping', 'billing', 'summary']) })
const Voucher = z.object({
  points: z.coerce.number().int().min(0).max(1_000_000),
  /** In minor units, as the box says that the shopper ticks. */
  pays: z.coerce.number().int().min(0).optional(),
  confirmed: z.literal('on').optional(),
})

const billing = (c: C, checkout: CheckoutContext): Response => seeOther(c, wayOn(c, checkout, 'billing'))

/**
 * Spec 1 §8 "Payment instrument errors": some at the top, some at the field; for all others the code's own entry
 * decides.
 */
const isAtInput = (code: string): boolean =>
  [flowRule('payment-instrument', code).place, errorEntry(code).place].includes('input') || proofOpens.includes(code)

/** With what was typed, the form comes again with a captcha. */
const proofOpens: readonly string[] = ['API429', 'AUT403']

/** A gift card or credit may be refused for itself, or because of what it would pay for: the cart tells which. */
const notAllowed = 'GFC725'

type Kind = z.infer<typeof Instrument>['kind']
const isRewardKind = (kind: Kind | 'voucher'): kind is 'REWARD_CODE' | 'REWARD_CARD' =>
  kind === 'REWARD_CODE' || kind === 'REWARD_CARD'

function creditWords(
  { locale, t }: Pick<RequestContext, 'locale' | 't'>,
  kind: Kind | 'voucher',
  failure: CallFailure,
  { items }: Cart,
): string {
  const onlyGiftCards = items.every(({ bonus, isDigitalProduct }) => bonus || isDigitalProduct)
  if (failure.code === notAllowed && onlyGiftCards) return t('checkout.giftCardLimit')
  const { say } = flowRule('reward', failure.code)
  const hasOwnWords = say !== 'entry' && say !== 'server' && say !== 'silent'
  return isRewardKind(kind) && hasOwnWords ? textOf(say, locale) : failureWords(failure, locale)
}

/**
 * Adds a gift card, a reward, or an athlete's credit: the billing step again with the remaining amount, or with the
 * errors.
 */
export const addInstrument: FormHandler = async (c, fields) => {
  const context = c.get('context')
  const form = Instrument.safeParse(fields)
  if (!form.success) return badRequest(c)
  const { kind, code, pin, savedId } = form.data
  const checkout = await openCheckout(c, fields)
  if (!checkout.ok) return checkoutClosed(c, checkout.failure)
  const { call, cart, which, refusals } = checkout.value
  if (isRewardKind(kind) && !savedId && code.trim() === '') {
    const creditFault = { kind, text: context.t('checkout.rewardMissing') }
    return answerBilling(c, { which, refusals, creditFault, status: 422 })
  }
  const add = (method: 'GIFT_CARD' | 'REWARD_CODE' | 'REWARD_CARD' | 'ATHLETES_PAYMENT') =>
    call('cart.addPaymentInstrument', {
      params: { basketId: cart.id },
      body: {
        payment_method_id: method,
        ...(savedId ? { paymentInstrumentId: savedId } : { code, pin }),
        ...captchaOf(fields),
      },
    })
  const first = await add(kind)
  // A single field accepts codes and cards; the platform distinguishes them.
  const added = !first.ok && kind === 'REWARD_CODE' && !savedId ? await add('REWARD_CARD') : first
  if (first.ok || added.ok) return billing(c, checkout.value)
  // A code that is no reward code may be a reward card, and then has that one's cause.
  const { failure } = errorEntry(first.failure.code).key === 'GC_INVALID2' ? added : first
  const text = creditWords(context, kind, failure, cart)
  const isTyped = kind !== 'ATHLETES_PAYMENT' && !savedId && isAtInput(failure.code)
  const refusal = isTyped
    ? { creditFault: { kind, text }, creditCode: code }
    : { messages: [{ tone: 'error', words: text } as const] }
  return answerBilling(c, { which, refusals, ...refusal, status: failureStatus(first.failure, 422) })
}

export const removeInstrument: FormHandler = async (c, fields) => {
  const form = Remove.safeParse(fields)
  if (!form.success) return badRequest(c)
  const checkout = await openCheckout(c, fields)
  if (!checkout.ok) return checkoutClosed(c, checkout.failure)
  const { call, cart } = checkout.value
  const removed = await call('cart.removePaymentInstrument', {
    params: { basketId: cart.id },
    body: { payment_instrument_id: form.data.id },
  })
  return afterRemoval(c, checkout.value, 'billing', removed)
}

/** Posted from any step, and returns to it. */
export const removeCoupon: FormHandler = async (c, fields) => {
  const form = Coupon.safeParse(fields)
  if (!form.success) return badRequest(c)
  const { coupon: couponCode, step } = form.data
  const checkout = await openCheckout(c, fields)
  if (!checkout.ok) return checkoutClosed(c, checkout.failure)
  const { call, cart } = checkout.value
  const removed = await call('cart.removeCoupon', { body: { cartId: cart.id, couponCode } })
  return afterRemoval(c, checkout.value, step, removed)
}

/** Refusals of what the cart doesn't have, which counts as removed. */
const alreadyGone: readonly string[] = ['PRM175', 'PYT404']

async function afterRemoval(
  c: C,
  checkout: CheckoutContext,
  step: CheckoutStep,
  removed: Result<unknown>,
): Promise<Response> {
  if (removed.ok || alreadyGone.includes(removed.failure.code)) return seeOther(c, wayOn(c, checkout, step))
  await keepFailureDetails(c, c.get('context'), removed.failure)
  return seeOther(c, wayTo(c, step, noticeOf({ code: removed.failure.code })))
}

export const useVoucher: FormHandler = async (c, fields) => {
  const context = c.get('context')
  const form = Voucher.safeParse(fields)
  if (!form.success) return badRequest(c)
  const checkout = await openCheckout(c, fields)
  if (!checkout.ok) return checkoutClosed(c, checkout.failure)
  const { call, cart } = checkout.value
  const { points, pays, confirmed } = form.data
  const applied = await call('cart.applyReward', {
    params: { basketId: cart.id },
    // The platform decides what the points are worth.
    body: { appliedLoyaltyVoucher: { points, amountInCurrency: 0, ...(confirmed && { pays }) } },
  })
  if (applied.ok) return billing(c, checkout.value)
  const fault = { kind: 'voucher', text: creditWords(context, 'voucher', applied.failure, cart) } as const
  const status = failureStatus(applied.failure, 422)
  const messages = recoveryNotices(context, applied.failure.code, wayTo(c, 'billing'))
  const { which, refusals } = checkout.value
  return answerBilling(c, { which, refusals, creditFault: fault, messages, status })
}
