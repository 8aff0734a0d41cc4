import type { Context } from 'hono'
import { flashEntry } from '../../../shared/errors/flash.ts'
import { message } from '../../../shared/errors/message.ts'
import { href } from '../../../shared/routes.ts'
import type { AppEnv } from '../../app-env.ts'
import { loadErrorPage } from '../errors/error-page.tsx'
import type { PageLoader, RouteAnswer } from '../pages.ts'
import { billingPage } from './billing-page.tsx'
import { comeBack } from './come-back.ts'
import { type Desk, openDesk } from './desk.ts'
import { makeExpress } from './express.ts'
import { chosenMethod, reachedStep } from './progress.ts'
import { noticeOf, type Refusal, readRefusals, refusalOf, stepAfter } from './refusal.ts'
import { shippingPage } from './shipping-page.tsx'
import { wantsShipping } from './step-of.ts'
import { summaryPage } from './summary-page.tsx'
import { waitPage } from './wait-page.tsx'

type C = Context<AppEnv>

/** Spec 1 §4 "Checkout": a step can be gone to once the ones before it are done; an empty bag goes back to the bag. */
export const loadCheckoutPage: PageLoader = async (c, params) => {
  const context = c.get('context')
  const { locale, url, session } = context
  const step = params['step']
  if (step === 'return') return comeBack(c)
  if (step === 'processing') return waitPage(c)
  const desk = await openDesk(c)
  c.get('timing').mark('data')
  if (!desk.ok) {
    if (desk.failure.code === 'BSK404') return { redirect: href.cart(locale), status: 302 }
    return loadErrorPage(c, 503, desk.failure.code)
  }
  const { cart, call, contact } = desk.value
  if (cart.items.length === 0) return { redirect: href.cart(locale), status: 302 }
  if (step === undefined) {
    const express = session?.person ? await makeExpress(c, desk.value) : false
    const target = express ? 'summary' : reachedStep(cart, contact?.email ?? null)
    return { redirect: href.checkout(locale, target, express ? { express: '1' } : {}), status: 302 }
  }
  const refusals = readRefusals(url.searchParams)
  const keep = refusals[0] ? noticeOf(refusals[0]) : {}
  const reached = wantsShipping(cart.flash.filter(isOfAddress)) ? 'shipping' : reachedStep(cart, contact?.email ?? null)
  const input = { cart, call, contact, refusals }
  if (step === 'shipping') return shippingPage(context, input)
  if (reached === 'shipping') return { redirect: href.checkout(locale, 'shipping', keep), status: 302 }
  if (step === 'billing') return billingPage(context, input)
  if (reached === 'billing') return { redirect: href.checkout(locale, 'billing', keep), status: 302 }
  return prepared(c, desk.value, refusals)
}

/** An address stays wrong until another is given; that goods come another way is told once. */
const isOfAddress = ({ code }: { readonly code: string }): boolean => flashEntry(code)?.effect === 'return-to-shipping'

/** Prices and stock are fixed as the shopper sees them; what has changed is said, and where it has to be dealt with. */
async function prepared(c: C, { cart, call, contact }: Desk, refusals: readonly Refusal[]): Promise<RouteAnswer> {
  const context = c.get('context')
  const isWallet = chosenMethod(cart)?.payment_method_id === 'APPLE_PAY'
  const ready = await call('cart.prepareOrder', {
    body: { basketId: cart.id, ...(isWallet && { bid: context.visitorId }) },
  })
  const express = context.url.searchParams.get('express') === '1'
  if (ready.ok) return summaryPage(context, { cart: ready.value, call, contact, express, refusals })
  const step = stepAfter(ready.failure)
  const refusal = refusalOf(ready.failure)
  if (step !== 'summary') return { redirect: href.checkout(context.locale, step, noticeOf(refusal)), status: 302 }
  const again = await call('cart.get', { params: { basketId: cart.id }, query: { inventorySupplyCheck: 'true' } })
  const said = [{ tone: 'error', words: message(refusal.code, context.locale) } as const]
  return summaryPage(context, { cart: again.ok ? again.value : cart, call, contact, express, refusals, said })
}
