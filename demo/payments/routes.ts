import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { localAddress, networkOf } from '../../shared/client-address.ts'
import { paymentKeyHeader, storePath } from '../../shared/contracts/payment-provider.ts'
import { errorBody } from '../../shared/errors/body.ts'
import {
  isWallet,
  type PaymentMethodId,
  redirectWallets,
  WalletMethod,
  walletOf,
} from '../../shared/payment-methods.ts'
import { shopOriginOf } from '../../shared/shop-origins.ts'
import { type Env, readConfig } from '../env.ts'
import cardFieldsScript from './browser/card-fields.ts?script'
import shopperScript from './browser/shopper.ts?script'
import walletFrameScript from './browser/wallet-frame.ts?script'
import walletScript from './browser/wallet-script.ts?script'
import { cardFieldsPage } from './pages/card-fields-page.ts'
import { pageLocale } from './pages/page-locale.ts'
import { challengePage, gonePage, resultPage, walletPage } from './pages/shopper-pages.ts'
import { walletFramePage } from './pages/wallet-frame-page.ts'
import { CardInputBody, openCardSession } from './sandbox/card-session.ts'
import { answerCall, type SandboxService, type ServiceAnswer, slowAnswerMs } from './sandbox/service.ts'
import { type OpenPayment, openPayment, resultOf, returnAddress, verdictOf } from './sandbox/shopper-answer.ts'
import { answerStore } from './sandbox/stored-card.ts'
import { signToken } from './sandbox/tokens.ts'
import { takeTry } from './tries.ts'

type Ctx = Context<{ Bindings: Env }>

const scripts: Readonly<Record<string, string>> = {
  'fields.js': cardFieldsScript,
  'shopper.js': shopperScript,
  'wallet.js': walletFrameScript,
}
const bodyLimit = 4096
const WalletBody = z.object({
  method: WalletMethod,
  amount: z.coerce.number().int().min(1).max(100_000_000),
  currency: z.string().regex(/^[A-Z]{3}$/),
})

/** The payment provider's API for the shop's server (shared/contracts/payment-provider.ts). */
export const providerRoutes = (): Hono<{ Bindings: Env }> =>
  new Hono<{ Bindings: Env }>().post('/:operation', async (c) => {
    const { status, body, delivery } = await answerProviderCall(c)
    // The payment was changed, but the caller doesn't learn of it.
    if (delivery === 'lost') return c.body(null, 504)
    if (delivery === 'slow') await new Promise((resolve) => setTimeout(resolve, slowAnswerMs))
    return Response.json(body, { status })
  })

async function answerProviderCall(c: Ctx): Promise<ServiceAnswer> {
  const { PAYMENT_SECRET: secret, SHOP_ORIGINS } = readConfig(c.env)
  const body = await c.req.text()
  if (c.req.header('authorization') !== `Bearer ${secret}`)
    return { status: 401, body: { error: 'wrong API key' }, delivery: null }
  if (c.req.path === storePath) return answerStore(secret, body, Date.now())
  const payments = c.env.SANDBOX_PAYMENT
  const service = {
    secret,
    // Browsers reach the sandbox at the same origin as the shop's server.
    pagesOrigin: new URL(c.req.url).origin,
    allowsReturnTo: (url: string) => shopOriginOf(SHOP_ORIGINS, url) !== null,
    now: Date.now,
    apply: (...[reference, key, payload, command]: Parameters<SandboxService['apply']>) =>
      payments.get(payments.idFromName(reference)).apply(reference, key, payload, command),
  } satisfies SandboxService
  return answerCall(service, { path: c.req.path, key: c.req.header(paymentKeyHeader) ?? null, body })
}

/** The payment provider's pages and scripts for shoppers' browsers (docs/payments.md). */
export function shopperRoutes(): Hono<{ Bindings: Env }> {
  const app = new Hono<{ Bindings: Env }>()
  app.get('/fields', (c) => {
    const shop = shopOf(c)
    return shop === null ? gone(c) : cardFieldsPage(localeOf(c), shop, c.req.query('font') ?? '')
  })
  app.post('/fields/token', cardToken)
  app.get('/wallet', (c) => {
    const shop = shopOf(c)
    const request = WalletBody.safeParse(c.req.query())
    if (shop === null || !request.success) return gone(c)
    return walletFramePage(localeOf(c), shop, request.data, c.req.query('label')?.slice(0, 60) ?? '')
  })
  app.post('/wallet/token', walletToken)
  app.get('/challenge', (c) => showPage(c, 'CREDIT_CARD'))
  app.post('/challenge', (c) => takeAnswer(c, 'CREDIT_CARD'))
  for (const method of redirectWallets) {
    const path = `/redirect/${method.toLowerCase()}`
    app.get(path, (c) => showPage(c, method))
    app.post(path, (c) => takeAnswer(c, method))
  }
  for (const method of WalletMethod.options)
    app.get(`/scripts/${walletOf(method).script}.js`, () => scriptAnswer(walletScript))
  app.get('/:name{(fields|shopper|wallet)\\.js}', (c) => scriptAnswer(scripts[c.req.param('name')] ?? ''))
  return app
}

const localeOf = (c: Ctx) => pageLocale(c.req.query('locale') ?? null, c.req.header('accept-language') ?? null)
const gone = (c: Ctx): Response => gonePage(localeOf(c))
const shopOf = (c: Ctx): string | null => shopOriginOf(readConfig(c.env).SHOP_ORIGINS, c.req.query('origin'))
const secretOf = (c: Ctx): string => readConfig(c.env).PAYMENT_SECRET

/** Null for a body that is too long or not JSON. Always read to the end, so that the client can read the response. */
async function jsonOf(c: Ctx): Promise<unknown> {
  const text = await c.req.text()
  if (text.length > bodyLimit || !c.req.header('content-type')?.startsWith('application/json')) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const uncached = { 'cache-control': 'no-store' } as const

/**
 * 200 with a session; 429 for a network with too many attempts; 422 with the faults by field; 400 for a body that the
 * card fields never send.
 */
async function cardToken(c: Ctx): Promise<Response> {
  const network = networkOf(c.req.header('cf-connecting-ip')) ?? localAddress
  const attempt = await takeTry(c.env.TRIES, 'card-token', network)
  if (!attempt.ok) {
    const details = { additionalInfo: { seconds: attempt.failure.seconds } }
    const error = { code: 'API429', details, locale: localeOf(c), correlationId: crypto.randomUUID() } as const
    return c.json(errorBody(error), 429, { ...uncached, 'retry-after': String(attempt.failure.seconds) })
  }
  const body = CardInputBody.safeParse(await jsonOf(c))
  if (!body.success) return c.json({ faults: {} }, 400, uncached)
  const session = await openCardSession(secretOf(c), body.data, Date.now())
  return session.ok ? c.json(session.value, 200, uncached) : c.json({ faults: session.failure }, 422, uncached)
}

async function walletToken(c: Ctx): Promise<Response> {
  const body = WalletBody.safeParse(await jsonOf(c))
  if (!body.success) return c.json({}, 400, uncached)
  const claims = { jti: crypto.randomUUID(), ...body.data }
  return c.json({ sessionID: await signToken(secretOf(c), 'wallet', claims, Date.now()) }, 200, uncached)
}

/** Null if the token's payment uses another method. */
async function openPaymentFor(c: Ctx, method: PaymentMethodId, token: string): Promise<OpenPayment | null> {
  const payments = c.env.SANDBOX_PAYMENT
  const read = (reference: string, paymentId: string) => payments.get(payments.idFromName(reference)).payment(paymentId)
  const open = await openPayment(secretOf(c), token, Date.now(), read)
  return open?.payment.method === method ? open : null
}

async function showPage(c: Ctx, method: PaymentMethodId): Promise<Response> {
  const token = c.req.query('payment') ?? ''
  const open = await openPaymentFor(c, method, token)
  if (!open) return gone(c)
  const page = { locale: localeOf(c), token, ...open }
  return isWallet(method) ? walletPage(page) : challengePage(page, null)
}

/**
 * The return URL comes from the payment, as set by the shop's server; the browser can't change it.
 */
async function takeAnswer(c: Ctx, method: PaymentMethodId): Promise<Response> {
  const form = new URLSearchParams(await c.req.text())
  const token = form.get('payment') ?? ''
  const open = await openPaymentFor(c, method, token)
  const locale = pageLocale(form.get('locale'), c.req.header('accept-language') ?? null)
  if (!open) return gonePage(locale)
  const page = { locale, token, ...open }
  const answer = form.get('answer') ?? ''
  const typesCode = !isWallet(method) && answer === 'confirm' && open.payment.state === 'pending'
  const attempt = typesCode ? await takeTry(c.env.TRIES, 'challenge', open.reference) : null
  if (attempt && !attempt.ok) return challengePage(page, { seconds: attempt.failure.seconds })
  const verdict = verdictOf(open.payment, answer, form.get('code') ?? '')
  if (verdict === 'wrong-code') return challengePage(page, 'wrong-code')
  const result = await resultOf(secretOf(c), open, verdict, Date.now())
  const payments = c.env.SANDBOX_PAYMENT
  if (verdict === 'confirmed') await payments.get(payments.idFromName(open.reference)).confirmed(open.reference, result)
  if (!isWallet(method) && form.get('view') === 'frame') return resultPage(page, result)
  const headers = {
    location: returnAddress(open.returnUrl, result),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  }
  return new Response(null, { status: 303, headers })
}

/** Shops load it from their pages, so it is allowed from other origins. */
function scriptAnswer(script: string): Response {
  return new Response(script, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=600',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    },
  })
}
