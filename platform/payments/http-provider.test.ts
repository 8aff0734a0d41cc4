import { describe, expect, it } from 'vitest'
import type { Edges } from '../../backend/edges.ts'
import { httpProvider } from './http-provider.ts'

const authorised = {
  outcome: 'authorised',
  paymentId: 'pay-1',
  amount: 5000,
  currency: 'USD',
  label: 'Visa •••• 4242',
  details: { type: 'visa' },
}
const request = {
  reference: 'K1',
  key: 'K1:authorise',
  amount: 5000,
  currency: 'USD',
  method: 'CREDIT_CARD',
  sessionId: 's',
  savedInstrumentId: null,
  returnUrl: null,
} as const
const money = { reference: 'K1', paymentId: 'pay-1', key: 'K1:capture', amount: 5000, currency: 'USD' }

type Send = (url: string, init: RequestInit) => Promise<Response>
type Line = { readonly level: string; readonly event: string; readonly [field: string]: unknown }
const lines: Line[] = []
const log: Edges['log'] = (level, event, fields) => lines.push({ level, event, ...fields })
const provider = (send: Send) =>
  httpProvider({ origin: 'https://pay.test', apiKey: 'secret', timeoutMs: 20, send, log })
/** As `fetch` does, which gives up where its signal says so. */
const neverAnswering: Send = (_, { signal }) =>
  new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
const answering = (body: unknown, status = 200) => provider(async () => Response.json(body, { status }))

describe('a provider over HTTP', () => {
  it('receives the request, its key and the API key', async () => {
    const requests: { url: string; headers: Headers; body: unknown; redirect: unknown }[] = []
    const { authorise, capture } = provider(async (url, init) => {
      const { headers, body, redirect } = init
      requests.push({ url, headers: new Headers(headers), body: JSON.parse(String(body)), redirect })
      return Response.json(url.endsWith('authorise') ? authorised : { outcome: 'done' })
    })
    expect(await authorise(request)).toEqual(authorised)
    expect(await capture(money)).toEqual({ outcome: 'done' })
    expect(requests.map(({ url }) => url)).toEqual([
      'https://pay.test/v1/payments/authorise',
      'https://pay.test/v1/payments/capture',
    ])
    expect(requests.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['K1:authorise', 'K1:capture'])
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer secret')
    // Keys and bodies go nowhere that an answer says.
    expect(requests.map(({ redirect }) => redirect)).toEqual(['manual', 'manual'])
    expect(requests[1]?.body).toEqual({ reference: 'K1', paymentId: 'pay-1', amount: 5000, currency: 'USD' })
  })

  it.each([
    ['no network', provider(() => Promise.reject(new TypeError('fetch failed')))],
    ['no answer in time', provider(neverAnswering)],
    ['a server error', answering(authorised, 503)],
    ['too many calls', answering({}, 429)],
    ['a redirect', provider(async () => new Response(null, { status: 302, headers: { location: '/' } }))],
    ['text that is no JSON', provider(async () => new Response('<html>'))],
    ['JSON that is no answer', answering({ outcome: 'authorised', amount: '5000' })],
    ['an answer cut short', provider(async () => new Response(JSON.stringify(authorised).slice(0, 40)))],
  ])('with %s reports no answer', async (_, { authorise, capture, store }) => {
    expect(await authorise(request)).toEqual({ outcome: 'no-answer' })
    expect(await store('s')).toEqual({ outcome: 'no-answer' })
    expect(await capture(money)).toEqual({ outcome: 'no-answer' })
  })

  it.each([
    ['a wrong key', answering({}, 401)],
    ['a refusal of the shop', answering({}, 403)],
    ['no such address', answering({}, 404)],
  ])('with %s reports no answer that another call would change', async (_, { authorise, capture, store }) => {
    const turnedAway = { outcome: 'no-answer', turnedAway: true }
    expect(await authorise(request)).toEqual(turnedAway)
    expect(await store('s')).toEqual(turnedAway)
    expect(await capture(money)).toEqual(turnedAway)
  })

  it.each([400, 422])('that rejects a request (%i) is not retried, and no card is to blame', async (status) => {
    const { authorise, complete, capture, cancel, store } = answering({ error: 'malformed request' }, status)
    const turnedAway = { outcome: 'no-answer', turnedAway: true }
    expect(await authorise(request)).toEqual(turnedAway)
    expect(await complete({ reference: 'K1', result: 'r', key: 'k' })).toEqual(turnedAway)
    const rejected = { outcome: 'no-answer', rejected: true }
    expect(await capture(money)).toEqual(rejected)
    expect(await cancel({ reference: 'K1', key: 'k' })).toEqual(rejected)
    expect(await store('s')).toEqual({ outcome: 'refused' })
  })

  it('that still works on an earlier call with the key is asked again', async () => {
    const { authorise, complete, capture, cancel, store } = answering({ error: 'the key is in use' }, 409)
    for (const answer of [
      authorise(request),
      complete({ reference: 'K1', result: 'r', key: 'k' }),
      capture(money),
      cancel({ reference: 'K1', key: 'k' }),
      store('s'),
    ])
      expect(await answer).toEqual({ outcome: 'no-answer' })
  })

  it.each([
    ['a wrong key', answering({}, 401), 401, 'status'],
    ['a rejection', answering({}, 409), 409, 'status'],
    ['an unreadable answer', answering({ outcome: 'perhaps' }), 200, 'unreadable'],
    ['no answer in time', provider(neverAnswering), null, 'TimeoutError'],
  ])('writes one error line for each failed call: %s', async (_, { capture }, status, reason) => {
    lines.length = 0
    await capture(money)
    const line = { level: 'error', event: 'payments.call-failed', operation: 'capture', orderNumber: 'K1' }
    expect(lines).toEqual([{ ...line, status, reason }])
  })

  it('keeps a card for later', async () => {
    const card = { outcome: 'stored', token: 't', label: 'Visa •••• 4242', expires: '2031-12', fingerprint: 'f' }
    expect(await answering(card).store('s')).toEqual(card)
    expect(await answering({ ...card, expires: 'soon' }).store('s')).toEqual({ outcome: 'no-answer' })
  })
})
