import type { Context } from 'hono'
import type { CheckoutStep } from '../../../client/pages/checkout/checkout-props.ts'
import { purchaseIdOf } from '../../../shared/cart/purchase.ts'
import type { Address } from '../../../shared/contracts/address.ts'
import type { Cart } from '../../../shared/contracts/cart.ts'
import { href } from '../../../shared/routes.ts'
import type { AppEnv } from '../../app-env.ts'
import type { RequestContext } from '../../context/request-context.ts'
import { type Contact, contactCookie } from '../../http/cookies/contact-cookie.ts'
import { forgetShownOrder } from '../../http/cookies/purchase-cookies.ts'
import { setSession } from '../../http/cookies/session-cookies.ts'
import type { FormFields } from '../../http/forms/forms.ts'
import type { Call } from '../../services/call.ts'
import { basketGone, hasEnded, orderOf, sessionEnded } from '../../services/cart-recovery.ts'
import { otherPurchase } from '../../services/purchase.ts'
import { losses } from '../../services/refill.ts'
import { type CallFailure, fail, type Result, succeed } from '../../services/result.ts'
import type { Session, WhichCart } from '../../services/session.ts'
import { Remaining } from '../api/cart-forms.ts'
import { noticeParams } from '../notice.ts'
import { keepCart } from './lost-order.ts'
import { heldOf } from './progress.ts'
import { failureOfForm, isOfOther } from './purchase.ts'
import { noticeOf, type Refusal } from './refusal.ts'
import { wayTo, whichCart } from './which-cart.ts'

type C = Context<AppEnv>

/**
 * The input of a checkout step: the cart, calls on behalf of the shopper, and the shopper's contact. `refusals`:
 * messages to show if the session had expired, or the cart was gone, and it was replaced.
 */
export type CheckoutContext = {
  readonly cart: Cart
  readonly call: Call
  readonly contact: Contact | null
  readonly which: WhichCart
  readonly refusals?: readonly Refusal[]
}

/**
 * The cart of this checkout, with the session renewed. A posted form carries what is needed to restore a lost cart, and
 * is refused where it was made for another purchase.
 */
export async function openCheckout(c: C, posted?: FormFields): Promise<Result<CheckoutContext>> {
  const opened = await openAs(c, c.get('context').session)
  if (!posted) return opened
  const isRemade = opened.ok && opened.value.refusals?.[0]?.code === basketGone
  if (opened.ok && !isRemade && isOfOther(c, posted, purchaseIdOf(opened.value.cart))) return fail(otherPurchase)
  if (opened.ok) await forgetShownOrder(c, c.get('context'))
  if (opened.ok) return opened
  const failure = await failureOfForm(c, opened.failure)
  const fresh = await reviveCart(c, posted, failure)
  if (!fresh) return fail(failure)
  const reopened = await openAs(c, fresh.session)
  if (!reopened.ok) return reopened
  // A cart service that doesn't name purchases doesn't say which one it was rebuilt for either. Nobody knows any more
  // which one a cart was for that is gone.
  if (failure.code !== basketGone && isOfOther(c, posted, reopened.value.cart.purchaseId)) return fail(otherPurchase)
  return succeed({ ...reopened.value, refusals: [fresh.refusal] })
}

async function openAs(c: C, session: Session | null): Promise<Result<CheckoutContext>> {
  const context = { ...c.get('context'), session }
  const which = whichCart(c)
  const result = await c.get('services').checkout.onBasket(
    context,
    async (call, basketId) => {
      // A line that can't be had by its method is moved before the shopper fills in a step for it.
      const query = { inventorySupplyCheck: 'true', isPatchRequired: 'true' } as const
      const cart = await call('cart.get', { params: { basketId }, query })
      return cart.ok ? succeed({ cart: cart.value, call }) : cart
    },
    which,
  )
  if (!result.ok) return result
  const { value, session: renewed } = result.value
  // Nobody's form has the lines of a quick purchase: the session that ended had them.
  const isEnded = session?.userId !== renewed.userId
  const isRebuilt = which === 'quick' && (isEnded || session?.quick?.basketId !== renewed.quick?.basketId)
  const quick = renewed.quick && { ...renewed.quick, held: heldOf(value.cart) }
  await setSession(
    c,
    context,
    which === 'own' ? { ...renewed, cartCount: value.cart.totalItems } : { ...renewed, quick },
  )
  const contact = await contactOf(c, value.cart)
  return succeed({
    ...value,
    contact,
    which,
    ...(isRebuilt && {
      refusals: [{ code: isEnded ? sessionEnded.code : basketGone, lost: session?.quick?.held ?? [] }],
    }),
  })
}

type Revived = { readonly session: Session; readonly refusal: Refusal }

/**
 * "The stored cart is dropped, a new cart is created with the remaining items" (spec 1 §4 "Invalid customer"), from the
 * lines in the form, and for a cart that is gone too. Null for other failures, and if the form has no lines: the cart
 * page then restores the browser's copy.
 */
export async function reviveCart(c: C, posted: FormFields, failure: CallFailure): Promise<Revived | null> {
  const isEnded = hasEnded(failure)
  if (!isEnded && (failure.code !== basketGone || orderOf(failure))) return null
  if (whichCart(c) === 'quick') return isEnded ? reviveQuick(c) : null
  const remaining = Remaining.parse(posted['remaining'])
  if (remaining.length === 0 || isOfOther(c, posted, undefined)) return null
  const { cart } = c.get('services')
  const answer = await (isEnded ? cart.rebuild : cart.remake)(c.get('context'), remaining)
  const state = answer.ok ? answer.value : answer.state
  if (!state?.session || !state.cart) return null
  await keepCart(c, state)
  const heldLosses = posted['held']?.split(',') ?? []
  const lost = losses.filter((loss) => state.lost?.includes(loss) || heldLosses.includes(loss))
  return { session: state.session, refusal: { code: failure.code, lost } }
}

/** The session that ended had the line of its quick purchase, and opening that rebuilds it. */
async function reviveQuick(c: C): Promise<Revived | null> {
  const opened = await openAs(c, c.get('context').session)
  const refusal = opened.ok ? opened.value.refusals?.[0] : undefined
  const session = c.get('sentSession')
  return refusal && session ? { session, refusal } : null
}

/** Where a form continues; that page reports a replaced session first. */
export const wayOn = (c: C, { refusals: [refusal] = [] }: CheckoutContext, step: CheckoutStep): string =>
  wayTo(c, step, refusal && noticeOf(refusal))

/**
 * Where a shopper without a readable cart goes: the cart page restores it, and says so. A form of another purchase
 * leads to the present one.
 */
export function closedCheckout(c: C, { code }: CallFailure): string | null {
  const { locale, session } = c.get('context')
  if (code === otherPurchase.code && whichCart(c) === 'quick' && session?.quick)
    return wayTo(c, 'shipping', noticeOf({ code }))
  if (code === 'AUT498') return href.cart(locale)
  const isSaidThere = code === 'BSK404' || code === otherPurchase.code
  return isSaidThere ? href.cart(locale, { notice: `place-order:${code}` }) : null
}

/** Where a shopper goes whose quick purchase can't be made again, as when its size is sold out. Null for all others. */
export function lostQuick(c: C, { code, status, cause }: CallFailure): string | null {
  if (whichCart(c) !== 'quick' || cause !== 'answer' || status >= 500) return null
  return href.cart(c.get('context').locale, noticeParams({ flow: 'add-to-cart', code }))
}

/**
 * The contact that was entered for this purchase. An order writes to its billing address, which may have been filled
 * in elsewhere: that email is the contact, whatever was entered in this browser.
 */
async function contactOf(c: C, cart: Cart): Promise<Contact | null> {
  const kept = await contactCookie.read(c, c.get('context'))
  const entered = kept?.purchaseId === purchaseIdOf(cart) ? kept : null
  const door = cart.shippingMethods.find(({ address }) => address?.email)?.address
  const email = cart.billingAddress?.email || entered?.email || door?.email
  return email ? { email, newsletter: entered?.newsletter ?? false } : null
}

/** Keeps the contact between the steps of this purchase. */
export const holdContact = (c: C, cart: Cart, contact: Contact): Promise<void> =>
  contactCookie.set(c, c.get('context'), { ...contact, purchaseId: purchaseIdOf(cart) })

/** The newsletter's box beside the contact, as an address has it; the words beside a ticked one go along. */
export const newsletterBox = ({ t }: Pick<RequestContext, 't'>, isTicked: boolean): Address['subscriptions'] => ({
  newsletterConsent: isTicked,
  ...(isTicked && { wording: t('checkout.newsletter') }),
})
