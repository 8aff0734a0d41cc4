import { Hono } from 'hono'
import { href } from '../../../shared/routes.ts'
import type { AppEnv } from '../../app-env.ts'
import { setVisitorCookie } from '../../http/cookies/page-headers.ts'
import { cameFrom } from '../../http/forms/came-from.ts'
import { readAnyonesForm, readForm, refusalStatus } from '../../http/forms/forms.ts'
import { takeCart } from '../checkout/which-cart.ts'
import { errorPage } from '../errors/error-page.tsx'
import { formRefusal } from '../form-refusal.ts'
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
  .post('/checkout/shipping', (c) => ofPurchase(c, postShipping))
  .post('/checkout/billing', (c) => ofPurchase(c, postBilling))
  .post('/checkout/instrument', (c) => ofPurchase(c, addInstrument))
  .post('/checkout/instrument-remove', (c) => ofPurchase(c, removeInstrument))
  .post('/checkout/voucher', (c) => ofPurchase(c, useVoucher))
  .post('/checkout/coupon-remove', (c) => ofPurchase(c, removeCoupon))
  .post('/checkout/place', (c) => ofPurchase(c, place))
  // The bank's answer, whose ticket names the order: its payment goes on, whoever is signed in by now.
  .post('/checkout/challenge', (c) => withFields(c, challenge, readAnyonesForm))
  .post('/checkout/apple-pay', (c) => withFields(c, buyWithApplePay))
  .post('/checkout/track', (c) => withFields(c, track))
  .post('/checkout/cancel', (c) => withFields(c, cancel))
  .post('/checkout/return', (c) => withFields(c, guestReturn))
  .post('/checkout/return-label', (c) => withFields(c, guestReturnLabel))

/** A form that is tied to its purchase, and so to its person: the cart's page says which are another's. */
const ofPurchase = (c: C, work: FormHandler): Promise<Response> => withFields(c, work, readAnyonesForm)

const pageOf = (c: C): string => cameFrom(c) ?? href.cart(c.get('context').locale)

async function withFields(c: C, work: FormHandler, read = readForm): Promise<Response> {
  const context = c.get('context')
  const form = await read(c, context)
  await setVisitorCookie(c, context)
  if (form.ok) {
    takeCart(c, form.value['bag'])
    return work(c, form.value)
  }
  const status = refusalStatus(form.failure)
  if (wantsJson(c)) return c.json(formRefusal(context, form.failure, pageOf(c)), status, noStore)
  return errorPage(c, status === 403 || status === 409 ? status : 400)
}
