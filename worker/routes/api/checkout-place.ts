import { z } from 'zod'
import { wireAddress } from '../../../shared/contracts/address.ts'
import { returnTicketParam } from '../../../shared/contracts/order.ts'
import { WalletMethod } from '../../../shared/payment-methods.ts'
import { href } from '../../../shared/routes.ts'
import { readOrderOf } from '../../http/cookies/order-cookie.ts'
import { setSession } from '../../http/cookies/session-cookies.ts'
import { captchaOf } from '../../http/forms/captcha.ts'
import type { FormFields } from '../../http/forms/forms.ts'
import { orderOf } from '../../services/cart-recovery.ts'
import { isUnknown } from '../../services/result.ts'
import { openCheckout, reviveCart } from '../checkout/checkout-context.ts'
import { wayFromGone } from '../checkout/lost-order.ts'
import { orderPayment } from '../checkout/order-payment.ts'
import { finishPayment, type Outcome, refusedOrder, settleOrder } from '../checkout/place.ts'
import { chosenMethod } from '../checkout/progress.ts'
import { failureOfForm, isOfOther } from '../checkout/purchase.ts'
import { noticeOf } from '../checkout/refusal.ts'
import { cartAsShown, causeOf } from '../checkout/shown-fault.ts'
import { askAgainPage } from '../checkout/wait-page.tsx'
import { wayTo, whichCart } from '../checkout/which-cart.ts'
import { formAnswer } from '../page-answer/form-answer.ts'
import { badRequest, type C, type FormHandler, noStore, seeOther, wantsJson } from './checkout-answers.ts'

const Place = z.object({
  key: z.string().regex(/^[\w-]{8,80}$/),
  /** The digest of what the page with the button showed; anything else is not ordered (shared/cart/shown.ts). */
  shown: z.string().default(''),
  purchaseId: z.string().max(80).optional(),
  /** No real number is this long, so cutting it off can't make a wrong one right. */
  storeEmployeeId: z
    .string()
    .transform((id) => id.trim().slice(0, 40))
    .optional(),
  /** The session from a wallet's sheet, if the shopper approved in one. */
  walletMethod: WalletMethod.optional().catch(undefined),
  walletSession: z.string().max(4000).default(''),
})
/** `ticket` is the payment's own, and says which order the result is for, whoever is signed in by now. */
const Challenge = z.object({ data: z.string().min(1).max(4000), ticket: z.string().max(100).default('') })

const answerUnknown = formAnswer('order-unknown', (c, fields: FormFields) => askAgainPage(c.get('context'), fields))

/** PUT of the order (spec 1 §7). The form's key makes a repeat the same order. */
export const place: FormHandler = async (c, fields) => {
  const context = c.get('context')
  const form = Place.safeParse(fields)
  if (!form.success) return badRequest(c)
  const { key, shown, purchaseId, storeEmployeeId, walletMethod, walletSession } = form.data
  const associate = context.session?.person?.associate
  const result = await c.get('services').checkout.onSameBasket(
    context,
    async (call, cartId) => {
      const pressed = {
        basketId: cartId,
        shown,
        walletMethod,
        isOfOther: (purchaseId: string) => isOfOther(c, fields, purchaseId),
      }
      const shownCart = await cartAsShown(call, pressed)
      if (!shownCart.ok) return shownCart
      const cart = shownCart.value
      const wallet = walletMethod && walletSession ? { sessionID: walletSession } : null
      const paymentMethod = cart ? await orderPayment(c, cart, wallet) : undefined
      const placed = await call(
        'cart.placeOrder',
        {
          body: {
            cartId,
            shown,
            ...captchaOf(fields),
            ...(cart?.billingAddress && { billingAddress: wireAddress(cart.billingAddress) }),
            ...(paymentMethod && { paymentMethod }),
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
      )
      return placed.ok ? placed : causeOf(call, placed, pressed)
    },
    whichCart(c),
  )
  if (result.ok) {
    await setSession(c, context, result.value.session)
    return respondOutcome(c, await settleOrder(c, result.value.value))
  }
  // The cart was ordered before, but the response was lost.
  if (orderOf(result.failure)) {
    const location = await wayFromGone(c, result.failure)
    if (location) return respondOutcome(c, { location })
  }
  // The order may have been placed. Repeating the request with its key places it only once.
  if (isUnknown(result.failure))
    return wantsJson(c)
      ? c.json({ code: result.failure.code }, 503, noStore)
      : answerUnknown(c, {
          key,
          shown,
          bag: whichCart(c),
          ...(purchaseId && { purchaseId }),
          ...(storeEmployeeId && { storeEmployeeId }),
        })
  if (spentCard.includes(result.failure.code)) await forgetMethod(c)
  const failure = await failureOfForm(c, result.failure)
  const fresh = await reviveCart(c, fields, failure)
  if (!fresh) return respondOutcome(c, await refusedOrder(c, failure))
  const { code } = fresh.refusal
  return respondOutcome(c, { location: wayTo(c, 'shipping', noticeOf(fresh.refusal)), code })
}

/**
 * The result of the 3-D Secure challenge, from the bank's frame. An order that this browser no longer knows, because
 * another tab has signed out or ordered since, is finished at the return address, as from another browser.
 */
export const challenge: FormHandler = async (c, fields) => {
  const form = Challenge.safeParse(fields)
  if (!form.success) return badRequest(c)
  const context = c.get('context')
  const { data, ticket } = form.data
  const order = await readOrderOf(c, context, ticket)
  if (order) return respondOutcome(c, await finishPayment(c, order, { data }, ticket))
  const location = ticket
    ? href.checkout(context.locale, 'return', { [returnTicketParam]: ticket, redirectResult: data })
    : href.orderTracking(context.locale)
  return respondOutcome(c, { location })
}

/** Codes that the provider or the bank caused: the card has been used. */
const spentCard = ['PAY400', 'PYT402', 'PYT404', 'FE309']

/** A card session pays for one order, so after a refusal the card has to be entered again. */
async function forgetMethod(c: C): Promise<void> {
  const opened = await openCheckout(c)
  const chosen = opened.ok ? chosenMethod(opened.value.cart) : undefined
  if (!opened.ok || !chosen) return
  await opened.value.call('cart.removePaymentInstrument', {
    params: { basketId: opened.value.cart.id },
    body: { payment_instrument_id: chosen.payment_instrument_id },
  })
}

/** Redirects a form to the outcome's location; script gets it as data, and shows the challenge in a frame first. */
function respondOutcome(c: C, { location, action, code, message }: Outcome): Response {
  if (!wantsJson(c)) return seeOther(c, location)
  return c.json(
    { location, ...(action && { action }), ...(code && { code }), ...(message && { message }) },
    200,
    noStore,
  )
}
