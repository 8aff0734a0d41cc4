import { z } from 'zod'
import { errorEntry } from '../../../shared/errors/catalogue.ts'
import { flowRule } from '../../../shared/errors/flows.ts'
import { message } from '../../../shared/errors/message.ts'
import { href } from '../../../shared/routes.ts'
import { respond } from '../../render/respond.tsx'
import { billingPage } from '../checkout/billing-page.tsx'
import { openDesk } from '../checkout/desk.ts'
import { badRequest, type C, type FormHandler, seeOther } from './checkout-answers.ts'
import { deskClosed } from './desk-closed.ts'

const Instrument = z.object({
  kind: z.enum(['GIFT_CARD', 'REWARD_CODE', 'ATHLETES_PAYMENT']),
  code: z.string().max(60).default(''),
  pin: z.string().max(20).default(''),
})
const Remove = z.object({ id: z.string().min(1).max(80) })
const Voucher = z.object({ points: z.coerce.number().int().min(0).max(1_000_000) })

const billing = (c: C): Response => seeOther(c, href.checkout(c.get('context').locale, 'billing'))

/** Spec 1 §8 "Payment instrument errors": some on top, some at the input; of the others the code's own entry says. */
const isAtInput = (code: string): boolean =>
  flowRule('payment-instrument', code).place === 'input' || errorEntry(code).place === 'input'

/** A gift card, a reward, or an athlete's credit: the billing step again with what it leaves to pay, or with what is wrong. */
export const addInstrument: FormHandler = async (c, fields) => {
  const context = c.get('context')
  const asked = Instrument.safeParse(fields)
  if (!asked.success) return badRequest(c)
  const { kind, code, pin } = asked.data
  const desk = await openDesk(c)
  if (!desk.ok) return deskClosed(c, desk.failure.code)
  const { call, cart } = desk.value
  const add = (method: 'GIFT_CARD' | 'REWARD_CODE' | 'REWARD_CARD' | 'ATHLETES_PAYMENT') =>
    call('cart.addPaymentInstrument', { params: { basketId: cart.id }, body: { payment_method_id: method, code, pin } })
  const first = await add(kind)
  // One field takes codes and cards alike: which of the two it is, is the platform's to know.
  const added = !first.ok && kind === 'REWARD_CODE' ? await add('REWARD_CARD') : first
  if (first.ok || added.ok) return billing(c)
  const told = message(first.failure.code, context.locale)
  const isTyped = kind !== 'ATHLETES_PAYMENT' && isAtInput(first.failure.code)
  const refusal = isTyped
    ? { creditFault: { kind, text: told }, creditCode: code }
    : { said: [{ tone: 'error', words: told } as const] }
  return respond(c, await billingPage(context, { ...desk.value, ...refusal, status: 422 }))
}

export const removeInstrument: FormHandler = async (c, fields) => {
  const asked = Remove.safeParse(fields)
  if (!asked.success) return badRequest(c)
  const desk = await openDesk(c)
  if (!desk.ok) return deskClosed(c, desk.failure.code)
  const { call, cart } = desk.value
  // One that isn't there is gone, as was wanted.
  await call('cart.removePaymentInstrument', {
    params: { basketId: cart.id },
    body: { payment_instrument_id: asked.data.id },
  })
  return billing(c)
}

export const useVoucher: FormHandler = async (c, fields) => {
  const context = c.get('context')
  const asked = Voucher.safeParse(fields)
  if (!asked.success) return badRequest(c)
  const desk = await openDesk(c)
  if (!desk.ok) return deskClosed(c, desk.failure.code)
  const { call, cart } = desk.value
  const applied = await call('cart.applyReward', {
    params: { basketId: cart.id },
    // What it is worth is the platform's table's to say.
    body: { appliedLoyaltyVoucher: { points: asked.data.points, amountInCurrency: 0 } },
  })
  if (applied.ok) return billing(c)
  const fault = { kind: 'voucher', text: message(applied.failure.code, context.locale) } as const
  return respond(c, await billingPage(context, { ...desk.value, creditFault: fault, status: 422 }))
}
