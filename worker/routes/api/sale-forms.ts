import { purchaseIdOf } from '../../../shared/cart/purchase.ts'
import type { Cart } from '../../../shared/contracts/cart.ts'
import { href } from '../../../shared/routes.ts'
import { withOutcome } from '../../http/forms/form-outcome.ts'
import { type FormFields, readForm, refusalStatus } from '../../http/forms/forms.ts'
import type { Call } from '../../services/call.ts'
import { basketGone, sessionEnded } from '../../services/cart-recovery.ts'
import { otherPurchase } from '../../services/purchase.ts'
import { type CallFailure, fail, type Result } from '../../services/result.ts'
import { asPerson, isSignedOut } from '../account/as-person.ts'
import { reviveCart } from '../checkout/checkout-context.ts'
import { isOfOther } from '../checkout/purchase.ts'
import { errorPage } from '../errors/error-page.tsx'
import { noticeParams } from '../notice.ts'
import { type C, seeOther } from './checkout-answers.ts'

/** Fields of a form of a sale, or the answer to what is no such form. */
export async function saleFields(c: C): Promise<FormFields | Response> {
  const form = await readForm(c, c.get('context'))
  return form.ok ? form.value : errorPage(c, refusalStatus(form.failure))
}

export type Sale = { readonly call: Call; readonly cart: Cart; readonly basketId: string }

/**
 * Changes the sale that the form was made for. A form with wrong values is asked for here too, before its answer: where
 * the sale is none any more, that comes first.
 */
export function inSale<T>(c: C, fields: FormFields, work: (sale: Sale) => Promise<Result<T>>): Promise<Result<T>> {
  const basketId = c.get('context').session?.basketId ?? ''
  return asPerson(c, async (call) => {
    const cart = await call('cart.get', { params: { basketId } })
    if (!cart.ok) return cart
    if (isOfOther(c, fields, purchaseIdOf(cart.value))) return fail(otherPurchase)
    return work({ call, cart: cart.value, basketId })
  })
}

/**
 * The way to the sign-in for who is no associate, or no longer, and to the cart that was made again for one that is
 * gone; null for every other refusal.
 */
export async function saleSignIn(
  c: C,
  fields: FormFields,
  failure: CallFailure,
  returnTo: string,
): Promise<Response | null> {
  const { locale } = c.get('context')
  if (failure.code === basketGone && (await reviveCart(c, fields, failure)))
    return seeOther(c, href.cart(locale, noticeParams({ flow: 'update-quantity', code: basketGone })))
  if (failure.code === 'AUT404') return seeOther(c, href.associateLogin(locale))
  if (!isSignedOut(failure)) return null
  // The lines stay in the browser's cart, which the sale goes on with.
  await reviveCart(c, fields, sessionEnded)
  return seeOther(c, withOutcome(href.associateLogin(locale, { sale: 'goes-on', returnTo }), 'session-ended'))
}
