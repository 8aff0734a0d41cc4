import { Hono } from 'hono'
import type { AppEnv } from '../../app-env.ts'
import { setVisitorCookie } from '../../http/cookies/page-headers.ts'
import { readForm, refusalStatus } from '../../http/forms/forms.ts'
import { takeCart } from '../checkout/which-cart.ts'
import { errorPage } from '../errors/error-page.tsx'
import { refusedFormWords } from '../refused-form.ts'
import { type C, type FormHandler, noStore, wantsJson } from './checkout-answers.ts'
import { buyWithApplePay } from './checkout-apple-pay.ts'
import { postBilling } from './checkout-billing.ts'
import { addInstrument, removeCoupon, removeInstrument, useVoucher } from './checkout-credits.ts'
import { challenge, place } from './checkout-place.ts'
import { guestReturn, guestReturnLabel } from './checkout-returns.ts'
import { postShipping } from './checkout-shipping.ts'
import { cancel, track } from './checkout-tracking.ts'

/**
 * The checkout forms: success is a 303 to the next step, a refusal the step again with what was typed. Script gets the
 * location as JSON.
 */
export const checkoutApi = new Hono<AppEnv>()
  .post('/checkout/shipping', (c) => withFields(c, postShipping))
  .post('/checkout/billing', (c) => withFields(c, postBilling))
  .post('/checkout/instrument', (c) => withFields(c, addInstrument))
  .post('/checkout/instrument-remove', (c) => withFields(c, removeInstrument))
  .post('/checkout/voucher', (c) => withFields(c, useVoucher))
  .post('/checkout/coupon-remove', (c) => withFields(c, removeCoupon))
  .post('/checkout/place', (c) => withFields(c, place))
  .post('/checkout/challenge', (c) => withFields(c, challenge))
  .post('/checkout/apple-pay', (c) => withFields(c, buyWithApplePay))
  .post('/checkout/track', (c) => withFields(c, track))
  .post('/checkout/cancel', (c) => withFields(c, cancel))
  .post('/checkout/return', (c) => withFields(c, guestReturn))
  .post('/checkout/return-label', (c) => withFields(c, guestReturnLabel))

async function withFields(c: C, work: FormHandler): Promise<Response> {
  const context = c.get('context')
  const form = await readForm(c, context)
  await setVisitorCookie(c, context)
  if (form.ok) {
    takeCart(c, form.value['bag'])
    return work(c, form.value)
  }
  const status = refusalStatus(form.failure)
  if (wantsJson(c)) return c.json({ message: refusedFormWords(context, status) }, status, noStore)
  return errorPage(c, status === 403 ? 403 : 400)
}
