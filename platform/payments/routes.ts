import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { errorAnswer, jsonAnswer } from '../http/answer.ts'
import type { PlatformEnv } from '../http/mount-operations.ts'
import { readJsonBody, readTextBody } from '../http/read-body.ts'
import { takeTry, tooMany } from '../services/tries.ts'
import cardFieldsScript from './browser/card-fields.ts?script'
import shopperScript from './browser/shopper.ts?script'
import walletFrameScript from './browser/wallet-frame.ts?script'
import walletScript from './browser/wallet-script.ts?script'
import { signatureHeader } from './notification.ts'
import { shopOriginOf } from './origins.ts'
import { cardFieldsPage } from './pages/card-fields-page.ts'
import { pageLocale } from './pages/page-locale.ts'
import { challengePage, gonePage, resultPage, walletPage } from './pages/shopper-pages.ts'
import { walletFramePage } from './pages/wallet-frame-page.ts'
import { receiveNotification } from './receive-notification.ts'
import { CardInputBody, openCardSession } from './sandbox/card-session.ts'
import { type OpenPayment, openPayment, resultOf, returnAddress, verdictOf } from './sandbox/shopper-answer.ts'
import { signToken } from './sandbox/tokens.ts'

type Ctx = Context<PlatformEnv>

const scripts: Readonly<Record<string, string>> = {
  'fields.js': cardFieldsScript,
  'shopper.js': shopperScript,
  'wallet.js': walletFrameScript,
}
const bodyLimit = 4096
const WalletBody = z.object({
  method: z.enum(['PAYPAL', 'KLARNA', 'APPLE_PAY']),
  amount: z.coerce.number().int().min(1).max(100_000_000),
  currency: z.string().regex(/^[A-Z]{3}$/),
})

/** What a payment provider serves to shoppers' browsers, and takes from the provider: docs/payments.md. */
export function paymentRoutes(): Hono<PlatformEnv> {
  const app = new Hono<PlatformEnv>()
  app.get('/fields', (c) => {
    const shop = shopOriginOf(c.var.config, c.req.query('origin'))
    return shop === null ? gone(c) : cardFieldsPage(localeOf(c), shop, c.req.query('font') ?? '')
  })
  app.post('/fields/token', cardToken)
  app.get('/wallet', (c) => {
    const shop = shopOriginOf(c.var.config, c.req.query('origin'))
    const request = WalletBody.safeParse(c.req.query())
    if (shop === null || !request.success) return gone(c)
    return walletFramePage(localeOf(c), shop, request.data, c.req.query('label')?.slice(0, 60) ?? '')
  })
  app.post('/wallet/token', walletToken)
  app.get('/challenge', (c) => showPage(c, 'challenge'))
  app.post('/challenge', (c) => takeAnswer(c, 'challenge'))
  app.get('/redirect/:wallet{paypal|klarna}', (c) => showPage(c, 'redirect'))
  app.post('/redirect/:wallet{paypal|klarna}', (c) => takeAnswer(c, 'redirect'))
  app.get('/scripts/:name{(klarna|paypal|apple-pay)\\.js}', () => scriptAnswer(walletScript))
  app.get('/:name{(fields|shopper|wallet)\\.js}', (c) => scriptAnswer(scripts[c.req.param('name')] ?? ''))
  app.post('/webhook', webhook)
  return app
}

const localeOf = (c: Ctx) => pageLocale(c.req.query('locale') ?? null, c.req.header('accept-language') ?? null)
const gone = (c: Ctx): Response => gonePage(localeOf(c))

/** 200 with a session; 429 for an address with too many; 422 with what is wrong, by field; 400 for what the fields never send. */
async function cardToken(c: Ctx): Promise<Response> {
  // Nobody comes without an address where Cloudflare stands in front; without it there is no telling askers apart.
  const address = c.req.header('cf-connecting-ip')
  const one = address ? await takeTry(c.env.DB, 'card-token', address, Date.now()) : null
  if (one && !one.ok) {
    const { code, details = {}, headers = {} } = tooMany(one.seconds)
    return errorAnswer({ code, details, ...c.var.call, locale: localeOf(c) }, { headers })
  }
  const read = await readJsonBody(c.req.raw, bodyLimit)
  const body = CardInputBody.safeParse(read.ok ? read.value : null)
  if (!body.success) return jsonAnswer({ faults: {} }, { status: 400 })
  const opened = await openCardSession(c.var.config.PAYMENT_SECRET, body.data, Date.now())
  return opened.ok ? jsonAnswer(opened.session) : jsonAnswer({ faults: opened.faults }, { status: 422 })
}

async function walletToken(c: Ctx): Promise<Response> {
  const read = await readJsonBody(c.req.raw, bodyLimit)
  const body = WalletBody.safeParse(read.ok ? read.value : null)
  if (!body.success) return jsonAnswer({}, { status: 400 })
  const claims = { jti: crypto.randomUUID(), ...body.data }
  return jsonAnswer({ sessionID: await signToken(c.var.config.PAYMENT_SECRET, 'wallet', claims, Date.now()) })
}

type Kind = 'challenge' | 'redirect'

/** A token opens the page of its payment's own kind only. */
async function opened(c: Ctx, kind: Kind, token: string): Promise<OpenPayment | null> {
  const open = await openPayment(c.env, c.var.config, token, Date.now())
  const wanted = kind === 'challenge' ? 'CREDIT_CARD' : c.req.param('wallet')?.toUpperCase()
  return open?.payment.method === wanted ? open : null
}

async function showPage(c: Ctx, kind: Kind): Promise<Response> {
  const token = c.req.query('payment') ?? ''
  const open = await opened(c, kind, token)
  if (!open) return gone(c)
  const page = { locale: localeOf(c), token, ...open }
  return kind === 'challenge' ? challengePage(page, null) : walletPage(page)
}

/** The return address is the payment's own, given by the shop's server: nothing that the browser sends can change it. */
async function takeAnswer(c: Ctx, kind: Kind): Promise<Response> {
  const form = new URLSearchParams((await readTextBody(c.req.raw, bodyLimit)) ?? '')
  const token = form.get('payment') ?? ''
  const open = await opened(c, kind, token)
  const locale = pageLocale(form.get('locale'), c.req.header('accept-language') ?? null)
  if (!open) return gonePage(locale)
  const page = { locale, token, ...open }
  const answer = form.get('answer') ?? ''
  const typesCode = kind === 'challenge' && answer === 'confirm' && open.payment.state === 'pending'
  const one = typesCode ? await takeTry(c.env.DB, 'challenge', open.reference, Date.now()) : null
  if (one && !one.ok) return challengePage(page, { seconds: one.seconds })
  const verdict = verdictOf(open.payment, answer, form.get('code') ?? '')
  if (verdict === 'wrong-code') return challengePage(page, 'wrong-code')
  const result = await resultOf(c.var.config, open, verdict, Date.now())
  if (kind === 'challenge' && form.get('view') === 'frame') return resultPage(page, result)
  const headers = {
    location: returnAddress(open.returnUrl, result),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  }
  return new Response(null, { status: 303, headers })
}

/** 200 `[accepted]` also for what is known already; 401 where the signature does not hold. */
async function webhook(c: Ctx): Promise<Response> {
  const body = (await readTextBody(c.req.raw, bodyLimit)) ?? ''
  const signature = c.req.header(signatureHeader) ?? null
  const { status, text } = await receiveNotification(c.env, c.var.config, body, signature)
  return c.text(text, status)
}

/** Shops load it from their own pages. */
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
