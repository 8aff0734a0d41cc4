import { describe, expect, it, vi } from 'vitest'
import { footwear, solutionMark } from '../../shared/captcha.ts'
import { isWork } from '../../shared/proof-of-work.ts'
import { openD1 } from '../../tests/harness/d1.ts'
import { newCaptcha } from './challenge.ts'
import { passesCaptcha } from './check.ts'
import { embeddedCaptcha, issueCaptcha } from './embedded.ts'
import { remoteCaptcha } from './remote.ts'

const now = Date.UTC(2026, 10, 22)
const device = 'd'.repeat(32)
const caller = {
  network: '192.0.2.7',
  now,
  device,
  env: { DB: openD1() },
  requestId: 'request-1',
  headers: new Headers(),
  operation: 'auth.signin',
}

describe('a captcha', () => {
  it('of this Worker is valid for two minutes, and cannot be forged', async () => {
    const verify = embeddedCaptcha('a secret of tests')
    const proof = await issueCaptcha('a secret of tests', now)
    expect(await verify(proof, caller)).toBe(true)
    expect(await verify(proof, { ...caller, now: now + 121_000 })).toBe(false)
    for (const forged of ['', 'x', `${proof}x`, await issueCaptcha('another secret', now)])
      expect(await verify(forged, caller)).toBe(false)
  })

  const secret = 'a secret of tests'
  /** A solution for each of the two ways. */
  async function solved(purpose: Parameters<typeof newCaptcha>[1] = caller) {
    const { challenge, bits, things } = await newCaptcha(secret, purpose, now)
    let nonce = 0
    while (!(await isWork(String(challenge), String(nonce), bits))) nonce += 1
    const thing = things.find((one) => footwear.some((worn) => worn === one))
    return [nonce, thing].map((solution) => `${challenge}${solutionMark}${solution}`)
  }
  const verify = embeddedCaptcha(secret)

  it('that the shop drew is solved by work or by its question, once', async () => {
    for (const way of [0, 1]) {
      const proof = (await solved())[way] ?? ''
      expect(await verify(proof, caller)).toBe(true)
      expect(await verify(proof, caller), 'another call for the same press').toBe(true)
      expect(await verify(proof, { ...caller, requestId: 'request-2' }), 'another press').toBe(false)
    }
  })

  it('is spent by a wrong answer too', async () => {
    const { challenge, things } = await newCaptcha(secret, caller, now)
    const [wrong] = things.filter((one) => !footwear.some((worn) => worn === one))
    const [right] = things.filter((one) => footwear.some((worn) => worn === one))
    expect(await verify(`${challenge}${solutionMark}${wrong}`, caller)).toBe(false)
    expect(await verify(`${challenge}${solutionMark}${right}`, { ...caller, requestId: 'request-2' })).toBe(false)
  })

  it('is repeated with its idempotency key', async () => {
    const [proof = ''] = await solved()
    const headers = new Headers({ 'x-idempotency-key': 'the-same-order' })
    expect(await verify(proof, { ...caller, headers })).toBe(true)
    expect(await verify(proof, { ...caller, headers, requestId: 'request-2' })).toBe(true)
    expect(await verify(proof, { ...caller, requestId: 'request-3' })).toBe(false)
  })

  it.each([
    ['another operation', { operation: 'auth.signup' }],
    ['another browser', { device: 'e'.repeat(32) }],
    ['later', { now: now + 31 * 60_000 }],
  ])('is worth nothing for %s', async (_, other) => {
    const [proof = ''] = await solved()
    expect(await verify(proof, { ...caller, ...other })).toBe(false)
  })

  it('of a service has its verdict, and passes if the service does not respond', async () => {
    const answers = [
      Response.json({ success: true }),
      Response.json({ success: false, 'error-codes': ['timeout-or-duplicate'] }),
      new Response('busy', { status: 503 }),
    ]
    const send = vi.fn(async (..._: Parameters<typeof fetch>) => answers.shift() ?? Response.error())
    vi.spyOn(console, 'warn').mockReturnValue()
    const verify = remoteCaptcha('https://captcha.example/siteverify', 'the-secret', send)
    const press = (requestId: string) => verify('p', { ...caller, requestId })
    const text = [await press('1'), await press('2'), await press('3'), await press('4')]
    expect(text).toEqual([true, false, true, true])
    expect([await press('1'), send.mock.calls.length], 'a further call for the first press').toEqual([true, 4])
    const body = send.mock.calls[0]?.[1]?.body as URLSearchParams
    expect(Object.fromEntries(body)).toEqual({ secret: 'the-secret', response: 'p', remoteip: '192.0.2.7' })
  })

  it('is required by the configured operations, and checked by all', async () => {
    const secrets = { CAPTCHA_SECRET: '', TOKEN_SECRET: 'a secret of tests' }
    const config = { CAPTCHA_REQUIRED: ['auth.signIn'], CAPTCHA_VERIFY_URL: '', ...secrets }
    const pass = (id: string, body: unknown) => passesCaptcha({ id }, body, { ...caller, config })
    const proof = await issueCaptcha('a secret of tests', now)
    expect(await pass('auth.signIn', {})).toBe(false)
    expect(await pass('auth.signIn', { recaptcha_response: proof })).toBe(true)
    expect(await pass('cart.placeOrder', {})).toBe(true)
    expect(await pass('cart.placeOrder', { recaptcha_response: 'guess' })).toBe(false)
    expect(await pass('cart.setShippingAddress', [{ city: 'New York' }])).toBe(true)
  })
})
