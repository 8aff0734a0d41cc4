import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { notify } from '../../demo/payments/notify.ts'
import { type Command, decide, type Payment, type PaymentAnswer } from '../../demo/payments/sandbox/payment.ts'
import { type Applied, answerCall, type SandboxService, slowAnswerMs } from '../../demo/payments/sandbox/service.ts'
import { readToken, signResult } from '../../demo/payments/sandbox/tokens.ts'
import type { PaymentNotification } from '../../shared/contracts/payment-notification.ts'
import { paymentKeyHeader, paymentPath } from '../../shared/contracts/payment-provider.ts'
import { seededRandom } from './at-once.ts'
import { absenceNames } from './provider.ts'

/**
 * A payment provider in a process of its own: it outlives a platform that is killed, loses answers, and keeps a book of
 * what it did. GET /ledger answers the book; POST /chaos {lost, errors} changes the shares, 0 to 1. `--ignore-keys`
 * makes it a provider that takes money as often as it is asked. `--webhook URL` has it report every change there,
 * twice. A challenge is passed by opening its page. A message of the parent process says how it is away (provider.ts).
 */
const { values: options } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    lost: { type: 'string', default: '0' },
    errors: { type: 'string', default: '0' },
    ledger: { type: 'string' },
    webhook: { type: 'string' },
    secret: { type: 'string', default: 'local-payment-secret-change-me-when-you-deploy' },
    'ignore-keys': { type: 'boolean', default: false },
  },
})
const ledgerFile = options.ledger
if (!ledgerFile) throw new Error('--ledger FILE is missing')
const { secret, webhook } = options
const forgetful = options['ignore-keys']
const random = seededRandom(Number(options.seed))
const chaos = { lost: Number(options.lost), errors: Number(options.errors) }

const Message = z.union([z.literal(['here', 'refusing', ...absenceNames]), z.int()])
let away: z.infer<typeof Message> = 'here'
/** Keys whose first answers were lost. */
const lostKeys = new Set<string>()
/** Calls that came while it was silent: carried out when it is back, though their callers have gone. */
const backlog: (() => void)[] = []

type Book = { payment: Payment | null; readonly answers: Map<string, { payload: string; answer: PaymentAnswer }> }
const books = new Map<string, Book>()
writeFileSync(ledgerFile, '')

/** Synchronous, so nothing comes between deciding and writing it down. */
function apply(reference: string, key: string, payload: string, command: Command): Applied {
  const book = books.get(reference) ?? { payment: null, answers: new Map() }
  books.set(reference, book)
  const known = forgetful ? undefined : book.answers.get(key)
  if (known && known.payload !== payload) return { ok: false, failure: 'other-payload' }
  if (known) return { ok: true, value: { answer: known.answer, delivery: null } }
  const { payment, answer, movement, notice, delivery } = decide(book.payment, command, { lenient: forgetful })
  book.payment = payment
  book.answers.set(key, { payload, answer })
  if (movement) {
    const { op, amount } = movement
    appendFileSync(ledgerFile ?? '', `${JSON.stringify({ at: Date.now(), op, reference, amount, key })}\n`)
  }
  if (notice && webhook) void report(webhook, { eventId: crypto.randomUUID(), reference, ...notice })
  return { ok: true, value: { answer, delivery: delivery ?? null } }
}

async function report(url: string, event: PaymentNotification): Promise<void> {
  for (const _ of ['once', 'again']) await notify(url, secret, event)
}

const service = (origin: string): SandboxService => ({
  secret,
  pagesOrigin: origin,
  allowsReturnTo: URL.canParse,
  now: Date.now,
  apply: async (...given) => apply(...given),
})

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(error)
    response.writeHead(500).end()
  })
})

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const origin = `http://${request.headers.host}`
  const { pathname, searchParams } = new URL(request.url ?? '/', origin)
  const body = await bodyOf(request)
  if (pathname === '/ledger') return json(response, 200, readLedger())
  if (pathname === '/chaos') return json(response, 200, Object.assign(chaos, JSON.parse(body)))
  if (pathname.startsWith('/payments/')) return sendBack(response, searchParams.get('payment') ?? '')
  if (!pathname.startsWith(paymentPath)) return json(response, 404, {})
  if (away === 'silent') await new Promise<void>((resolve) => backlog.push(resolve))
  if (typeof away === 'number') return json(response, away, { error: 'out of order' })
  if (random() < chaos.errors) return json(response, 503, { error: 'out of order' })
  const key = [request.headers[paymentKeyHeader]].flat()[0] ?? null
  if (away === 'refusing') return json(response, 200, { outcome: 'refused' })
  const losesFirst = away === 'lost-409' || away === 'lost-422'
  if (losesFirst && lostKeys.has(key ?? '')) return json(response, away === 'lost-409' ? 409 : 422, { error: 'used' })
  const { status, body: answered, delivery } = await answerCall(service(origin), { path: pathname, key, body })
  const loses = random() < chaos.lost
  if (delivery === 'slow') await new Promise((resolve) => setTimeout(resolve, slowAnswerMs))
  if (losesFirst) lostKeys.add(key ?? '')
  if (losesFirst || loses || delivery === 'lost') return void request.socket.destroy()
  json(response, status, answered)
}

/** The shopper says yes to everything. */
async function sendBack(response: ServerResponse, token: string): Promise<void> {
  const page = await readToken(secret, 'page', token, Date.now())
  const returnUrl = page && books.get(page.reference)?.payment?.returnUrl
  if (!page || !returnUrl) return json(response, 404, {})
  const back = new URL(returnUrl)
  const result = await signResult(secret, page.reference, page.paymentId, 'confirmed', Date.now())
  const notice = { type: 'AUTHORISATION', success: true, result } as const
  if (webhook) void report(webhook, { eventId: crypto.randomUUID(), reference: page.reference, ...notice })
  back.searchParams.set('redirectResult', result)
  response.writeHead(303, { location: back.href }).end()
}

const readLedger = (): unknown[] =>
  readFileSync(ledgerFile ?? '', 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as unknown)

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  request.setEncoding('utf8')
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}

// A caller on a busy machine may pause for longer than Node keeps a connection; the next call would find it closed.
server.keepAliveTimeout = 0

async function listen(port: number): Promise<number> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  return address && typeof address === 'object' ? address.port : 0
}

async function leave(how: typeof away): Promise<void> {
  if (away === 'dead') await listen(port)
  away = how
  for (const carryOn of backlog.splice(0)) carryOn()
  if (how !== 'dead') return
  server.close()
  server.closeAllConnections()
}

const port = await listen(Number(options.port))
process.on('message', (message) => {
  void leave(Message.parse(message)).then(() => process.send?.('done'))
})
process.send?.(port)
