import { describe, expect, it, vi } from 'vitest'
import { passesCaptcha } from './check.ts'
import { embeddedCaptcha, issueCaptcha } from './embedded.ts'
import { remoteCaptcha } from './remote.ts'

const now = Date.UTC(2026, 10, 22)
const caller = { network: '192.0.2.7', now }

describe('a captcha', () => {
  it('of this Worker is valid for two minutes, and cannot be forged', async () => {
    const verify = embeddedCaptcha('a secret of tests')
    const proof = await issueCaptcha('a secret of tests', now)
    expect(await verify(proof, caller)).toBe(true)
    expect(await verify(proof, { ...caller, now: now + 121_000 })).toBe(false)
    for (const forged of ['', 'x', `${proof}x`, await issueCaptcha('another secret', now)])
      expect(await verify(forged, caller)).toBe(false)
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
    const text = [
      await verify('p', caller),
      await verify('p', caller),
      await verify('p', caller),
      await verify('p', caller),
    ]
    expect(text).toEqual([true, false, true, true])
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
