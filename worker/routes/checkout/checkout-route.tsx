import type { Context } from 'hono'
import { changesSince } from '../../../shared/cart/shown.ts'
import type { Cart } from '../../../shared/contracts/cart.ts'
import { flashEntry } from '../../../shared/errors/flash.ts'
import { href } from '../../../shared/routes.ts'
import type { AppEnv } from '../../app-env.ts'
import { isSpeculative } from '../../context/page-view.ts'
import type { RequestContext } from '../../context/request-context.ts'
import { keepFailureDetails } from '../../http/cookies/failure-cookie.ts'
import type { Page } from '../../render/page.ts'
import { hasEnded } from '../../services/cart-recovery.ts'
import type { WhichCart } from '../../services/session.ts'
import { loadErrorPage } from '../errors/error-page.tsx'
import { failureWords } from '../failure-words.ts'
import { noticeParams } from '../notice.ts'
import { formAnswer } from '../page-answer/form-answer.ts'
import type { PageLoader, Redirect, RouteAnswer } from '../pages.ts'
import { type BillingInput, billingPage } from './billing-page.ts'
import { type CheckoutContext, closedCheckout, lostQuick, openCheckout } from './checkout-context.ts'
import { comeBack } from './come-back.tsx'
import { expressText, makeExpress } from './express.ts'
import { wayFromGone, wayToOrder } from './lost-order.ts'
import { followed, isSaidByCart } from './notices.ts'
import { chosenMethod, reachedStep } from './progress.ts'
import { noticeOf, type Refusal, readRefusals, readRefusalsWithDetails, refusalOf, stepAfter } from './refusal.ts'
import { type ShippingInput, shippingPage } from './shipping-page.ts'
import { wantsShipping } from './step-of.ts'
import { summaryPage } from './summary-page.ts'
import { waitPage } from './wait-page.tsx'
import { takeCart, wayTo, whichCart } from './which-cart.ts'

type C = Context<AppEnv>

/**
 * Spec 1 §4 "Checkout": a step can be opened once the previous ones are complete; an empty cart leads back to the cart
 * page.
 */
export const loadCheckoutPage: PageLoader = async (c, params) => {
  const answer = await stepOrWay(c, params)
  // The page that it leads to would be fetched too, and a confirmation counts as seen once it has been fetched.
  const isLedOn = answer !== null && 'redirect' in answer
  return isLedOn && isSpeculative((name) => c.req.header(name)) ? loadErrorPage(c, 503) : answer
}

const stepOrWay: PageLoader = async (c, params) => {
  const context = c.get('context')
  const { url, session } = context
  const step = params['step']
  if (step === 'return') return comeBack(c)
  if (step === 'processing') return waitPage(c)
  takeCart(c, url.searchParams.get('bag'))
  const checkout = await openOrWay(c)
  if (!('cart' in checkout)) return checkout
  const { cart, call, contact, which } = checkout
  if (step === undefined) {
    const express = session?.person ? await makeExpress(c, checkout) : null
    const target = express ? 'summary' : reachedStep(cart, contact?.email ?? null)
    return { redirect: wayTo(c, target, express ?? {}), status: 302 }
  }
  const rebuilt = checkout.refusals?.[0]
  const refusals = [...(await readRefusalsWithDetails(c)), ...(rebuilt ? [rebuilt] : [])]
  const noticeParams = refusals[0] ? noticeOf({ ...refusals[0], ...(rebuilt?.lost && { lost: rebuilt.lost }) }) : {}
  const reached = wantsShipping(cart.flash.filter(isOfAddress)) ? 'shipping' : reachedStep(cart, contact?.email ?? null)
  const input = { cart, call, contact, which, refusals }
  if (step === 'shipping') return shippingPage(context, input)
  if (reached === 'shipping') return { redirect: wayTo(c, 'shipping', noticeParams), status: 302 }
  if (step === 'billing') return billingPage(context, input)
  if (reached === 'billing') return { redirect: wayTo(c, 'billing', noticeParams), status: 302 }
  return prepared(c, checkout, refusals)
}

/** The checkout of a cart that can be ordered; else where its shopper goes, or why it can't be read. */
async function openOrWay(c: C): Promise<CheckoutContext | Redirect | Page> {
  const context = c.get('context')
  const checkout = await openCheckout(c)
  c.get('timing').mark('data')
  if (!checkout.ok) {
    const { code } = checkout.failure
    if (code !== 'BSK404' && !hasEnded(checkout.failure)) {
      const cart = lostQuick(c, checkout.failure)
      return cart ? { redirect: cart, status: 302 } : loadErrorPage(c, 503)
    }
    // The quick cart is what the shopper chose to buy, not their own cart.
    const closed = whichCart(c) === 'quick' ? closedCheckout(c, checkout.failure) : null
    const way = (await wayFromGone(c, checkout.failure)) ?? closed ?? href.cart(context.locale)
    return { redirect: way, status: 302 }
  }
  const { cart } = checkout.value
  const nextStep = await wayToOrder(c, { cart })
  if (nextStep) return { redirect: nextStep, status: 302 }
  return cart.items.length === 0 ? { redirect: emptyCart(context), status: 302 } : checkout.value
}

type Refused = {
  readonly which: WhichCart
  /** Why the cart was replaced as the form arrived. */
  readonly refusals?: readonly Refusal[] | undefined
}
type ShippingRefused = Refused & Omit<ShippingInput, keyof CheckoutContext>
type BillingRefused = Refused & Omit<BillingInput, keyof CheckoutContext>

type Reopened = CheckoutContext & { readonly refusals: readonly Refusal[] }

async function reopened(c: C, { which, refusals = [] }: Refused): Promise<Reopened | Redirect | Page> {
  takeCart(c, which)
  const checkout = await openOrWay(c)
  return 'cart' in checkout ? { ...checkout, refusals: [...refusals, ...(checkout.refusals ?? [])] } : checkout
}

/** The step again, whose form was refused. */
export const answerShipping = formAnswer('shipping', async (c, said: ShippingRefused) => {
  const checkout = await reopened(c, said)
  return 'cart' in checkout ? shippingPage(c.get('context'), { ...said, ...checkout }) : checkout
})

export const answerBilling = formAnswer('billing', async (c, said: BillingRefused) => {
  const checkout = await reopened(c, said)
  return 'cart' in checkout ? billingPage(c.get('context'), { ...said, ...checkout }) : checkout
})

/** The cart page, which says in the step's place why an order was not placed. */
function emptyCart({ locale, url }: Pick<RequestContext, 'locale' | 'url'>): string {
  const [refusal] = readRefusals(url.searchParams)
  return href.cart(locale, refusal && noticeParams({ flow: 'place-order', code: refusal.code }))
}

/** The differences to the review that an open page shows: `since` is its digest (shared/cart/shown.ts). */
function changesOf(cart: Cart, since: string | null): readonly Refusal[] {
  const changed = since === null ? [] : (changesSince(since, cart) ?? [])
  return changed.length > 0 ? [{ code: followed, changed }] : []
}

/** An invalid address is reported until it is replaced; a changed delivery method is reported once. */
const isOfAddress = ({ code }: { readonly code: string }): boolean => flashEntry(code)?.effect === 'return-to-shipping'

/** Prices and stock are fixed when the shopper sees them; changes are shown, with a way to resolve them. */
async function prepared(
  c: C,
  { cart, call, contact, which }: CheckoutContext,
  refusals: readonly Refusal[],
): Promise<RouteAnswer> {
  const context = c.get('context')
  const isWallet = chosenMethod(cart)?.payment_method_id === 'APPLE_PAY'
  const ready = await call('cart.prepareOrder', {
    body: { basketId: cart.id, ...(isWallet && { bid: context.visitorId }) },
  })
  const express = expressText(context)
  if (ready.ok) {
    const changes = changesOf(ready.value, context.url.searchParams.get('since'))
    return summaryPage(context, {
      cart: ready.value,
      call,
      contact,
      which,
      express,
      refusals: [...refusals, ...changes],
    })
  }
  const step = stepAfter(ready.failure)
  const refusal = refusalOf(ready.failure)
  if (step !== 'summary') {
    await keepFailureDetails(c, context, ready.failure)
    return { redirect: wayTo(c, step, noticeOf(refusal)), status: 302 }
  }
  const currentCart = await call('cart.get', { params: { basketId: cart.id }, query: { inventorySupplyCheck: 'true' } })
  const reviewed = currentCart.ok ? currentCart.value : cart
  const words = failureWords(ready.failure, context.locale)
  const messages = isSaidByCart(ready.failure.code, reviewed) ? [] : [{ tone: 'error', words } as const]
  // A present cause takes the place of an earlier cause; how the order has changed is still listed.
  const listed = refusals.filter(({ changed, lost }) => changed ?? lost)
  return summaryPage(context, {
    cart: reviewed,
    call,
    contact,
    which,
    express,
    refusals: listed,
    messages,
  })
}
