import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { message, text } from '../../../shared/errors/message.ts'
import { href } from '../../../shared/routes.ts'
import { isEmail } from '../../../shared/validation/text.ts'
import type { AppEnv } from '../../app-env.ts'
import { type FormFields, readForm, refusalStatus } from '../../http/forms.ts'
import { readOrderCookie } from '../../http/order-cookie.ts'
import { setSessionCookie, setVisitorCookie } from '../../http/page-headers.ts'
import { respond } from '../../render/respond.tsx'
import type { CallFailure } from '../../services/result.ts'
import { billingPage } from '../checkout/billing-page.tsx'
import { openDesk } from '../checkout/desk.ts'
import { finishPayment, type Outcome, refusedOrder, settleOrder } from '../checkout/place.ts'
import { chosenMethod } from '../checkout/progress.ts'
import { stepOf } from '../checkout/step-of.ts'
import { askAgainPage } from '../checkout/wait-page.tsx'
import { errorPage } from '../errors/error-page.tsx'
import { noticeParams, sizeMissing } from '../notice.ts'
import { trackingPage } from '../order-tracking/order-tracking-route.tsx'
import { AddForm } from './cart-forms.ts'
import { postBilling } from './checkout-billing.ts'
import { postShipping } from './checkout-shipping.ts'
import { deskClosed } from './desk-closed.ts'

type C = Context<AppEnv>

const noStore = { 'cache-control': 'private, no-store' }
const wantsJson = (c: C): boolean => (c.req.header('accept') ?? '').includes('application/json')

const Instrument = z.object({
  kind: z.enum(['GIFT_CARD', 'REWARD_CODE', 'ATHLETES_PAYMENT']),
  code: z.string().max(60).default(''),
  pin: z.string().max(20).default(''),
})
const Remove = z.object({ id: z.string().min(1).max(80) })
const Voucher = z.object({ points: z.coerce.number().int().min(0).max(1_000_000) })
const Place = z.object({
  key: z.string().regex(/^[\w-]{8,80}$/),
  storeEmployeeId: z.string().max(40).optional(),
  /** What a wallet's sheet gave, where the shopper approved in one. */
  walletMethod: z.enum(['PAYPAL', 'KLARNA', 'APPLE_PAY']).optional().catch(undefined),
  walletSession: z.string().max(4000).default(''),
})
const Challenge = z.object({ data: z.string().min(1).max(4000) })
const Track = z.object({
  orderNumber: z.string().trim().max(40).default(''),
  email: z.string().trim().max(254).default(''),
})

/** The forms of checkout: done is 303 to the next step, refused is the step again with what was typed. Script is told in JSON where to go. */
export const checkoutApi = new Hono<AppEnv>()
  .post('/checkout/shipping', (c) => withFields(c, (fields) => postShipping(c, fields)))
  .post('/checkout/billing', (c) => withFields(c, (fields) => postBilling(c, fields)))
  .post('/checkout/instrument', (c) => withFields(c, (fields) => addInstrument(c, fields)))
  .post('/checkout/instrument-remove', (c) => withFields(c, (fields) => removeInstrument(c, fields)))
  .post('/checkout/voucher', (c) => withFields(c, (fields) => useVoucher(c, fields)))
  .post('/checkout/place', (c) => withFields(c, (fields) => place(c, fields)))
  .post('/checkout/challenge', (c) => withFields(c, (fields) => challenge(c, fields)))
  .post('/checkout/apple-pay', (c) => withFields(c, (fields) => buyWithApplePay(c, fields)))
  .post('/checkout/track', (c) => withFields(c, (fields) => track(c, fields)))
  .post('/checkout/cancel', (c) => withFields(c, (fields) => cancel(c, fields)))

async function withFields(c: C, work: (fields: FormFields) => Promise<Response>): Promise<Response> {
  const context = c.get('context')
  const form = await readForm(c, context)
  await setVisitorCookie(c, context)
  if (form.ok) return work(form.fields)
  const status = refusalStatus(form.refusal)
  if (wantsJson(c)) return c.json({ message: message('GEN500', context.locale) }, status, noStore)
  return errorPage(c, status === 403 ? 403 : 400, form.refusal)
}

const badRequest = (c: C): Promise<Response> => errorPage(c, 400, 'fields')

const seeOther = (c: C, location: string): Response => c.body(null, 303, { location, ...noStore })

const billing = (c: C): Response => seeOther(c, href.checkout(c.get('context').locale, 'billing'))

async function addInstrument(c: C, fields: FormFields): Promise<Response> {
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
  if (added.ok) return billing(c)
  const refusal = first.ok ? added : first
  const told = refusal.ok ? '' : message(refusal.failure.code, context.locale)
  const fault = kind === 'ATHLETES_PAYMENT' ? { kind: 'voucher' as const, text: told } : { kind, text: told }
  return respond(c, await billingPage(context, { ...desk.value, creditFault: fault, creditCode: code, status: 422 }))
}

async function removeInstrument(c: C, fields: FormFields): Promise<Response> {
  const asked = Remove.safeParse(fields)
  if (!asked.success) return badRequest(c)
  const desk = await openDesk(c)
  if (!desk.ok) return deskClosed(c, desk.failure.code)
  const { call, cart } = desk.value
  await call('cart.removePaymentInstrument', {
    params: { basketId: cart.id },
    body: { payment_instrument_id: asked.data.id },
  })
  return billing(c)
}

async function useVoucher(c: C, fields: FormFields): Promise<Response> {
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

async function place(c: C, fields: FormFields): Promise<Response> {
  const context = c.get('context')
  const asked = Place.safeParse(fields)
  if (!asked.success) return badRequest(c)
  const { key, storeEmployeeId, walletMethod, walletSession } = asked.data
  const associate = context.session?.person?.associate
  const done = await c.get('services').checkout.onBasket(context, (call, cartId) =>
    call(
      'cart.placeOrder',
      {
        body: {
          cartId,
          ...(walletMethod &&
            walletSession && {
              paymentMethod: [{ code: walletMethod, additionalData: { sessionID: walletSession } }],
            }),
          returnUrl: new URL(href.checkout(context.locale, 'return'), context.url).href,
          ...(associate && {
            inStoreSalesInfo: {
              storeId: associate.storeId,
              storeEmployeeId: storeEmployeeId || associate.storeEmployeeId,
            },
          }),
        },
      },
      { idempotencyKey: key },
    ),
  )
  if (done.ok) {
    await setSessionCookie(c, context, done.value.session)
    return tell(c, await settleOrder(c, done.value.value))
  }
  if (isUnknown(done.failure))
    return wantsJson(c)
      ? c.json({ code: done.failure.code }, 503, noStore)
      : respond(c, askAgainPage(context, { key, ...(storeEmployeeId && { storeEmployeeId }) }))
  if (stepOf(done.failure.code) === 'billing') await forgetMethod(c)
  return tell(c, refusedOrder(c, done.failure))
}

/** No answer: the order may have been made. Asked again with its key it is the same one. */
const isUnknown = ({ cause, code }: CallFailure): boolean => cause !== 'answer' || /^(?:API|GEN)5/.test(code)

/**
 * The sheet on a product page buys that one thing: always a fresh cart (spec 1 §4), the shopper's own is set aside. What the sheet can't know
 * is asked for by the steps.
 */
async function buyWithApplePay(c: C, fields: FormFields): Promise<Response> {
  const context = c.get('context')
  const asked = AddForm.safeParse(fields)
  if (!asked.success) return badRequest(c)
  const { productId, upc, qty, returnTo } = asked.data
  const product = returnTo ?? href.home(context.locale)
  if (!upc) return seeOther(c, withNotice(product, sizeMissing))
  const { cart, checkout } = c.get('services')
  const bag = await cart.addToFreshCart(context, { productId, upc, qty }, crypto.randomUUID())
  if (!bag.ok) return seeOther(c, withNotice(product, bag.failure.code))
  const { cart: fresh, session } = bag.value
  if (!fresh || !session) return seeOther(c, product)
  const own =
    session.setAside ?? (session.basketId ? { basketId: session.basketId, bagCount: session.bagCount } : undefined)
  const moved = { ...session, basketId: fresh.id, bagCount: fresh.totalItems, ...(own && { setAside: own }) }
  await setSessionCookie(c, context, moved)
  await checkout.onBasket({ ...context, session: moved }, (call, basketId) =>
    call('cart.addPaymentInstrument', { params: { basketId }, body: { payment_method_id: 'APPLE_PAY' } }),
  )
  return seeOther(c, href.checkout(context.locale))
}

function withNotice(path: string, code: string): string {
  const url = new URL(path, 'https://shop.invalid')
  for (const [name, value] of Object.entries(noticeParams({ flow: 'add-to-cart', code })))
    url.searchParams.set(name, value)
  return url.pathname + url.search + url.hash
}

/** A session of the card fields pays for one order: what was refused has to be given anew. */
async function forgetMethod(c: C): Promise<void> {
  const desk = await openDesk(c)
  const chosen = desk.ok ? chosenMethod(desk.value.cart) : undefined
  if (!desk.ok || !chosen) return
  await desk.value.call('cart.removePaymentInstrument', {
    params: { basketId: desk.value.cart.id },
    body: { payment_instrument_id: chosen.payment_instrument_id },
  })
}

async function challenge(c: C, fields: FormFields): Promise<Response> {
  const asked = Challenge.safeParse(fields)
  const order = await readOrderCookie(c, c.get('context'))
  if (!asked.success || !order) return badRequest(c)
  return tell(c, await finishPayment(c, order, { data: asked.data.data }))
}

/** A form goes where the outcome says; script is told, and proves a payment in a frame first. */
function tell(c: C, { location, action, code }: Outcome): Response {
  if (!wantsJson(c)) return seeOther(c, location)
  return c.json({ location, ...(action && { action }), ...(code && { code }) }, 200, noStore)
}

async function track(c: C, fields: FormFields): Promise<Response> {
  const context = c.get('context')
  const { t, locale } = context
  const values = Track.parse(fields)
  const required = text('field.required', locale)
  const errors = [
    ...(values.orderNumber ? [] : [{ name: 'orderNumber', label: t('checkout.orderNumber'), text: required }]),
    ...(values.email
      ? isEmail(values.email)
        ? []
        : [{ name: 'email', label: t('form.email'), text: text('field.email', locale) }]
      : [{ name: 'email', label: t('form.email'), text: required }]),
  ]
  if (errors.length > 0) return respond(c, await trackingPage(context, { values, errors, status: 422 }))
  const found = await c
    .get('services')
    .checkout.inName(context, (call) => call('consumer.trackOrder', { body: values }))
  if (found.ok) {
    await setSessionCookie(c, context, found.value.session)
    return respond(c, await trackingPage(context, { values, order: found.value.value }))
  }
  const { code, status } = found.failure
  if (status >= 500) return errorPage(c, 503, code)
  if (code === 'ORD400') {
    const atEmail = [{ name: 'email', label: t('form.email'), text: message(code, locale) }]
    return respond(c, await trackingPage(context, { values, errors: atEmail, status: 422 }))
  }
  return respond(c, await trackingPage(context, { values, fault: message(code, locale), status: 422 }))
}

async function cancel(c: C, fields: FormFields): Promise<Response> {
  const context = c.get('context')
  const values = Track.parse(fields)
  const done = await c
    .get('services')
    .checkout.inName(context, (call) => call('consumer.cancelOrder', { body: values }))
  const found = await c
    .get('services')
    .checkout.inName(context, (call) => call('consumer.trackOrder', { body: values }))
  if (!done.ok && done.failure.status >= 500) return errorPage(c, 503, done.failure.code)
  const cancelled = done.ok && done.value.value.success
  return respond(
    c,
    await trackingPage(context, {
      values,
      ...(found.ok && { order: found.value.value }),
      ...(cancelled ? { said: context.t('checkout.cancelled') } : { fault: message('ORD409', context.locale) }),
    }),
  )
}
