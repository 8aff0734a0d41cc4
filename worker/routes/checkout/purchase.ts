import type { Context } from 'hono'
import { isOtherPurchase } from '../../../shared/cart/purchase.ts'
import { personIn } from '../../../shared/form-token.ts'
import type { AppEnv } from '../../app-env.ts'
import { orderCookie } from '../../http/cookies/order-cookie.ts'
import type { FormFields } from '../../http/forms/forms.ts'
import { basketGone } from '../../services/cart-recovery.ts'
import { otherPurchase } from '../../services/purchase.ts'
import type { CallFailure } from '../../services/result.ts'
import { whichCart } from './which-cart.ts'

type C = Context<AppEnv>

/** Whether this form was made for another purchase than this one, or by another person than who is signed in. */
export const isOfOther = (c: C, form: FormFields, purchaseId: string | undefined): boolean =>
  isOtherPurchase(
    { purchaseId: form['purchaseId'], person: personIn(form['csrf'] ?? '') },
    { purchaseId, person: personIn(c.get('context').csrfToken) },
  )

/**
 * A form that finds no cart in the session was made for a purchase that is over. One that this browser has ordered is
 * no other purchase: the cart page leads to that order.
 */
export async function failureOfForm(c: C, failure: CallFailure): Promise<CallFailure> {
  const context = c.get('context')
  const hasCart = whichCart(c) === 'quick' ? context.session?.quick : context.session?.basketId
  if (failure.code !== basketGone || hasCart) return failure
  return (await orderCookie.read(c, context)) ? failure : otherPurchase
}
