import { beforeEach, describe, expect, it } from 'vitest'
import { openCardSession } from './card-session.ts'
import { type Command, decide, type Payment } from './payment.ts'
import { answerCall, type SandboxService } from './service.ts'
import { toStoredCard } from './stored-card.ts'
import { readToken, signResult, signToken } from './tokens.ts'

const secret = 'a-secret-of-tests'
const minute = 60_000
let now = 0
let payments: Map<string, Payment | null>
let commands: Command[]
let service: SandboxService
beforeEach(() => {
  now = Date.UTC(2026, 10, 21)
  payments = new Map()
  commands = []
  service = {
    secret,
    pagesOrigin: 'https://pay.test',
    allowsReturnTo: (url) => url.startsWith('https://shop.test/'),
    now: () => now,
    async apply(reference, _key, _payload, command) {
      const { payment, answer, delivery } = decide(payments.get(reference) ?? null, command)
      payments.set(reference, payment)
      commands.push(command)
      return { ok: true, value: { answer, delivery: delivery ?? null } }
    },
  }
})

const call = async (path: string, body: unknown, key: string | null = 'key') =>
  answerCall(service, {
    path: `/v1/payments/${path}`,
    key,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const sessionOf = async (number = '4242424242424242'): Promise<string> => {
  const opened = await openCardSession(secret, { number, expiry: '04 / 29', code: '123' }, now)
  return opened.ok ? opened.value.sessionID : ''
}
const request = (overrides: object = {}) => ({
  reference: 'K1',
  amount: 5000,
  currency: 'USD',
  method: 'CREDIT_CARD',
  sessionId: null,
  savedInstrumentId: null,
  returnUrl: 'https://shop.test/checkout',
  ...overrides,
})
const authorise = async (overrides: object) => (await call('authorise', request(overrides))).body

describe('the sandbox', () => {
  it('accepts a session of its card fields for 15 minutes', async () => {
    const sessionId = await sessionOf()
    now += 14 * minute
    expect(await authorise({ sessionId })).toMatchObject({ outcome: 'authorised', label: 'Visa •••• 4242' })
    now += 2 * minute
    expect(await authorise({ reference: 'K2', sessionId })).toEqual({ outcome: 'refused', code: 'PYT404' })
  })

  it('refuses a session that it did not sign and a token of another kind', async () => {
    const page = await signToken(secret, 'page', { reference: 'K1', paymentId: 'p' }, now)
    const foreign = await openCardSession(
      'other-secret',
      { number: '4242424242424242', expiry: '0429', code: '123' },
      now,
    )
    const sessions = [page, foreign.ok ? foreign.value.sessionID : '', 'x', `${await sessionOf()}x`]
    for (const [index, sessionId] of sessions.entries())
      expect(await authorise({ reference: `F${index}`, sessionId })).toEqual({ outcome: 'refused', code: 'PYT404' })
    const saved = { savedInstrumentId: await sessionOf() }
    expect(await authorise({ reference: 'F9', ...saved })).toEqual({ outcome: 'refused', code: 'PYT404' })
  })

  it('stores a card, which stays valid after its session', async () => {
    const saved = await toStoredCard(secret, await sessionOf('5555555555554444'), now)
    expect(saved).toMatchObject({ label: 'Mastercard •••• 4444', expires: '2029-04' })
    now += 400 * 86_400_000
    const savedInstrumentId = saved?.token
    expect(await authorise({ savedInstrumentId })).toMatchObject({ outcome: 'authorised' })
    now = Date.UTC(2029, 4, 2)
    expect(await authorise({ reference: 'K2', savedInstrumentId })).toEqual({ outcome: 'refused', code: 'FE309' })
    expect(await toStoredCard(secret, 'nothing', now)).toBeNull()
  })

  it('recognises the same card by its fingerprint, which is not its number', async () => {
    const first = await toStoredCard(secret, await sessionOf(), now)
    const second = await toStoredCard(secret, await sessionOf(), now)
    const other = await toStoredCard(secret, await sessionOf('5555555555554444'), now)
    expect(first?.fingerprint).toBe(second?.fingerprint)
    expect(first?.fingerprint).not.toBe(other?.fingerprint)
    for (const text of [await sessionOf(), first?.token ?? '']) {
      const [, claims = ''] = text.split('.')
      expect(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).not.toMatch(/4242424242424242|"123"/)
    }
  })

  it('sends a challenge to the bank’s page in the shop’s language, with a token for this payment', async () => {
    const body = await authorise({ sessionId: await sessionOf('4012000000000040'), locale: 'de-de' })
    const { action, paymentId } = body as { action: { url: string }; paymentId: string }
    const url = new URL(action.url)
    expect(url.origin + url.pathname).toBe('https://pay.test/payments/challenge')
    expect(url.searchParams.get('locale')).toBe('de-de')
    const token = url.searchParams.get('payment') ?? ''
    expect(await readToken(secret, 'page', token, now)).toEqual({ reference: 'K1', paymentId })
  })

  it('starts no challenge that cannot return to the shop', async () => {
    for (const returnUrl of [null, 'https://evil.test/', 'javascript:alert(1)'])
      expect(await authorise({ sessionId: await sessionOf('4012000000000040'), returnUrl })).toEqual({
        outcome: 'refused',
        code: 'PAY400',
      })
  })

  it('accepts a result only for its own order and for ten minutes', async () => {
    await authorise({ sessionId: await sessionOf('4012000000000040') })
    const paymentId = payments.get('K1')?.paymentId ?? ''
    const ownResult = await signResult(secret, 'K1', paymentId, 'confirmed', now)
    const refused = { outcome: 'refused', code: 'PAY400' }
    for (const result of [
      await signResult(secret, 'K2', paymentId, 'confirmed', now),
      await signResult('other', 'K1', paymentId, 'confirmed', now),
      `${ownResult}x`,
      '',
    ])
      expect((await call('complete', { reference: 'K1', result })).body).toEqual(refused)
    now += 11 * minute
    expect((await call('complete', { reference: 'K1', result: ownResult })).body).toEqual(refused)
    const fresh = await signResult(secret, 'K1', paymentId, 'confirmed', now)
    expect((await call('complete', { reference: 'K1', result: fresh })).body).toMatchObject({ outcome: 'authorised' })
  })

  it('refuses unknown and malformed calls', async () => {
    const body = request({ sessionId: 's' })
    expect((await call('authorise', body, null)).status).toBe(400)
    expect((await call('authorise', '{')).status).toBe(400)
    for (const amount of [0, -1, 1.5, '5', 2 ** 60])
      expect((await call('authorise', { ...body, amount })).status).toBe(400)
    expect((await call('authorise', { ...body, method: 'GIFT_CARD' })).status).toBe(400)
    expect((await call('steal', body)).status).toBe(404)
    expect(commands).toEqual([])
  })
})

it('refuses a key that belongs to another request', async () => {
  service = { ...service, apply: async () => ({ ok: false, failure: 'other-payload' }) }
  expect(await call('cancel', { reference: 'K1' })).toMatchObject({ status: 409, body: { error: expect.any(String) } })
})

it('only test cards can pay', async () => {
  const sessionId = await sessionOf('4111111111111111')
  expect(sessionId).not.toBe('')
  expect(await authorise({ sessionId })).toEqual({ outcome: 'refused', code: 'PAY400' })
})
