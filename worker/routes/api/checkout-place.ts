import { z } from 'zod'
import { href } from '../../../shared/routes.ts'
import { readOrderCookie } from '../../http/order-cookie.ts'
import { setSessionCookie } from '../../http/page-headers.ts'
import { respond } from '../../render/respond.tsx'
import type { CallFailure } from '../../services/result.ts'
import { openDesk } from '../checkout/desk.ts'
import { finishPayment, type Outcome, refusedOrder, settleOrder } from '../checkout/place.ts'
import { chosenMethod } from '../checkout/progress.ts'
import { stepOf } from '../checkout/step-of.ts'
import { askAgainPage } from '../checkout/wait-page.tsx'
import { badRequest, type C, type FormHandler, noStore, seeOther, wantsJson } from './checkout-answers.ts'

const Place = z.object({
  key: z.string().regex(/^[\w-]{8,80}$/),
  storeEmployeeId: z.string().max(40).optional(),
  /** What a wallet's sheet gave, where the shopper approved in one. */
  walletMethod: z.enum(['PAYPAL', 'KLARNA', 'APPLE_PAY']).optional().catch(undefined),
  walletSession: z.string().max(4000).default(''),
})
const Challenge = z.object({ data: z.string().min(1).max(4000) })

/** PUT of the order (spec 1 §7). The form's key makes a repeat the same order. */
export const place: FormHandler = async (c, fields) => {
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

/** What the bank's frame said of the shopper's proof. */
export const challenge: FormHandler = async (c, fields) => {
  const asked = Challenge.safeParse(fields)
  const order = await readOrderCookie(c, c.get('context'))
  if (!asked.success || !order) return badRequest(c)
  return tell(c, await finishPayment(c, order, { data: asked.data.data }))
}

/** No answer: the order may have been made. Asked again with its key it is the same one. */
const isUnknown = ({ cause, code }: CallFailure): boolean => cause !== 'answer' || /^(?:API|GEN)5/.test(code)

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

/** A form goes where the outcome says; script is told, and proves a payment in a frame first. */
function tell(c: C, { location, action, code }: Outcome): Response {
  if (!wantsJson(c)) return seeOther(c, location)
  return c.json({ location, ...(action && { action }), ...(code && { code }) }, 200, noStore)
}
