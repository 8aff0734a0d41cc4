import type { Context } from 'hono'
import type { Cart } from '../../../shared/contracts/cart.ts'
import { href } from '../../../shared/routes.ts'
import type { AppEnv } from '../../app-env.ts'
import { type Contact, readContact } from '../../http/contact-cookie.ts'
import { setSessionCookie } from '../../http/page-headers.ts'
import type { Call } from '../../services/call.ts'
import { type Result, succeed } from '../../services/result.ts'
import { loadErrorPage } from '../errors/error-page.tsx'
import type { PageLoader, RouteAnswer } from '../pages.ts'
import { billingPage } from './billing-page.tsx'
import { comeBack } from './come-back.ts'
import { makeExpress } from './express.ts'
import { reachedStep } from './progress.ts'
import { shippingPage } from './shipping-page.tsx'
import { summaryPage } from './summary-page.tsx'
import { waitPage } from './wait-page.tsx'

type C = Context<AppEnv>
export type Desk = { readonly cart: Cart; readonly call: Call; readonly contact: Contact | null }

/** The basket as it is at the desk; its session is renewed on the way. */
export async function openDesk(c: C): Promise<Result<Desk>> {
  const context = c.get('context')
  const done = await c.get('services').checkout.onBasket(context, async (call, basketId) => {
    const cart = await call('cart.get', { params: { basketId }, query: { inventorySupplyCheck: 'true' } })
    return cart.ok ? succeed({ cart: cart.value, call }) : cart
  })
  if (!done.ok) return done
  const { value, session } = done.value
  await setSessionCookie(c, context, { ...session, bagCount: value.cart.totalItems })
  const contact = (await readContact(c, context)) ?? knownContact(value.cart)
  return succeed({ ...value, contact })
}

/** A cart that was filled in elsewhere says whom to write to. */
function knownContact(cart: Cart): Contact | null {
  const email = cart.billingAddress?.email ?? cart.shippingMethods.find(({ address }) => address?.email)?.address?.email
  return email ? { email, newsletter: false } : null
}

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
  const codes = noticeCodes(url)
  const reached = reachedStep(cart, contact?.email ?? null)
  const input = { cart, call, contact, codes }
  if (step === 'shipping') return shippingPage(context, input)
  if (reached === 'shipping') return { redirect: href.checkout(locale, 'shipping', noticeOf(codes)), status: 302 }
  if (step === 'billing') return billingPage(context, input)
  if (reached === 'billing') return { redirect: href.checkout(locale, 'billing', noticeOf(codes)), status: 302 }
  return prepared(c, desk.value, codes)
}

/** Prices and stock are fixed as the shopper sees them; what has changed is said, and where it has to be dealt with. */
async function prepared(c: C, { cart, call, contact }: Desk, codes: readonly string[]): Promise<RouteAnswer> {
  const context = c.get('context')
  const ready = await call('cart.prepareOrder', { body: { basketId: cart.id } })
  const express = context.url.searchParams.get('express') === '1'
  if (ready.ok) return summaryPage(context, { cart: ready.value, call, contact, express, codes })
  return (
    afterRefusal(context.locale, ready.failure.code, 'summary') ??
    summaryPage(context, { cart, call, contact, express, codes: [...codes, ready.failure.code] })
  )
}

/** Where a refusal sends the shopper; null where they stay. */
export function afterRefusal(locale: Parameters<typeof href.checkout>[0], code: string, here: string): RouteAnswer {
  const step = stepOf(code)
  return step === null || step === here
    ? null
    : { redirect: href.checkout(locale, step, { notice: code }), status: 302 }
}

const toShipping = ['CHK380', 'CHK320', 'SHP404', 'SHP410', 'SHP500', 'PAY401', 'ORD516', 'ORD517', 'ORD518']
const toBilling = ['BIL400', 'BILL410', 'PYT400', 'PYT402', 'PYT404', 'PYT405', 'PAY400', 'FE309', 'GFC740', 'REW140']

/** The step that deals with a code (the catalogue's recoveries, and spec 1 §8 "Place order"). */
export function stepOf(code: string): 'shipping' | 'billing' | null {
  if (toShipping.includes(code)) return 'shipping'
  return toBilling.includes(code) ? 'billing' : null
}

function noticeCodes(url: URL): string[] {
  const code = url.searchParams.get('notice') ?? ''
  return /^[\w-]{1,20}$/.test(code) ? [code] : []
}
const noticeOf = (codes: readonly string[]) => (codes[0] === undefined ? {} : { notice: codes[0] })
