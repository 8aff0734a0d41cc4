import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WalletMethod, walletOf } from '../../../shared/payment-methods.ts'
import { paymentSecret } from '../orders/buying.ts'
import { type Platform, startPlatform } from '../platform/platform.ts'
import { payingAt } from './shopping.ts'

let platform: Platform
let paying: ReturnType<typeof payingAt>
beforeAll(async () => {
  platform = await startPlatform()
  paying = payingAt(platform)
})
afterAll(() => platform.close())

const fields = '/payments/fields?origin=http%3A%2F%2Fshop.example&locale=de-de'
const wallet =
  '/payments/wallet?origin=http%3A%2F%2Fshop.example&method=KLARNA&amount=12345&currency=EUR&locale=de-de&label=%3Cb%3EKerb'

describe('the card fields', () => {
  it('are shown to one shop only, with nothing from elsewhere', async () => {
    const { status, headers } = await paying.page(fields)
    expect(status).toBe(200)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining(["default-src 'none'", 'frame-ancestors http://shop.example', "base-uri 'none'"]),
    )
    expect(policy).not.toContain('unsafe')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-frame-options')).toBeNull()
  })

  it('have a nonce of their own each time, on everything that runs', async () => {
    const pages = await Promise.all([paying.page(fields), paying.page(fields)])
    const nonces = pages.map(({ headers }) => /nonce-(\w+)/.exec(headers.get('content-security-policy') ?? '')?.[1])
    expect(new Set(nonces).size).toBe(2)
    const text = (await pages[0]?.text()) ?? ''
    const tags = text.match(/<(?:script|style)\b[^>]*>/g) ?? []
    expect(tags.length).toBe(2)
    for (const tag of tags) expect(tag).toContain(`nonce="${nonces[0]}"`)
  })

  it('speak the shop’s language and can be filled in by a browser', async () => {
    const text = await (await paying.page(fields)).text()
    expect(text).toContain('lang="de-DE"')
    for (const part of ['Kartennummer', 'Gültig bis', 'Prüfnummer', 'cc-number', 'cc-exp', 'cc-csc'])
      expect(text).toContain(part)
  })

  it.each(['', 'origin=javascript:alert(1)', 'origin=file:///etc', 'origin=http://a.test@b.test'])(
    'are nowhere without a shop: %s',
    async (query) => {
      const response = await paying.page(`/payments/fields?${query}`)
      expect(response.status).toBe(410)
      expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    },
  )

  it('take the shop’s own text face, from the shop only', async () => {
    const { headers } = await paying.page(`${fields}&font=/fonts/text.woff2`)
    expect(headers.get('content-security-policy')).toContain('font-src http://shop.example/fonts/text.woff2;')
    for (const font of ['//evil.example/a.woff2', 'https://evil.example/a.woff2', '/a.woff2");x:url("', '/a.css']) {
      const other = await paying.page(`${fields}&font=${encodeURIComponent(font)}`)
      expect(other.headers.get('content-security-policy')).not.toContain('font-src')
    }
  })

  it('cannot be made to show injected text', async () => {
    const hostile = encodeURIComponent('http://shop.example/"><script>alert(1)</script>')
    const { headers } = await paying.page(`/payments/fields?origin=${hostile}`)
    expect(headers.get('content-security-policy')).toContain('frame-ancestors http://shop.example;')
    expect(await (await paying.page(wallet)).text()).toContain('&lt;b&gt;Kerb')
  })
})

describe('a card’s session', () => {
  it('tells the shop what a receipt may show, and not the number', async () => {
    const { status, body } = await paying.token('4242 4242 4242 4242')
    expect(status).toBe(200)
    expect(body).toEqual({
      sessionID: expect.any(String),
      brand: 'visa',
      last4: '4242',
      bin: '424242',
      expiry: '2031-12',
    })
    expect(String(body['sessionID']).length).toBeLessThan(2000)
    const [, claims = ''] = String(body['sessionID']).split('.')
    expect(Buffer.from(claims, 'base64url').toString()).not.toContain('4242424242424242')
  })

  it.each([
    [{ number: '4242 4242 4242 4241' }, { number: 'invalid' }],
    [{ expiry: '01 / 20' }, { expiry: 'expired' }],
    [{ code: '12' }, { code: 'invalid' }],
    [
      { number: '', expiry: '', code: '' },
      { number: 'missing', expiry: 'missing', code: 'missing' },
    ],
  ])('is not given for %o', async (input, faults) => {
    expect(await paying.token('4242424242424242', input)).toEqual({ status: 422, body: { faults } })
  })

  it('is not given for what the fields never send', async () => {
    expect((await paying.token('4'.repeat(5000))).status).toBe(400)
    expect((await paying.token('4242424242424242', { code: 123 })).status).toBe(400)
    const post = { method: 'POST', body: 'number=4242424242424242' }
    expect((await paying.page('/payments/fields/token', post)).status).toBe(400)
  })

  it('leaves no number in the log', () => {
    expect(JSON.stringify(platform.logs())).not.toMatch(/4242 ?4242/)
  })
})

describe('a wallet', () => {
  it.each(WalletMethod.options)('%s has a script that any shop may load', async (method) => {
    const { status, headers } = await paying.page(`/payments/scripts/${walletOf(method).script}.js`)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toContain('text/javascript')
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  })

  it('shows the amount, for one shop only', async () => {
    const response = await paying.page(wallet)
    expect(response.headers.get('content-security-policy')).toContain('frame-ancestors http://shop.example;')
    expect(await response.text()).toMatch(/123,45\s€/)
    for (const broken of ['amount=0', 'amount=-5', 'amount=1.5', 'amount=x', 'method=CREDIT_CARD', 'currency=eur'])
      expect((await paying.page(`${wallet}&${broken}`.replace(/(\w+)=[^&]*&(.*)\1=/, '$2$1='))).status).toBe(410)
  })

  it('has no script of another name', async () => {
    expect((await paying.page('/payments/scripts/other.js')).status).toBe(404)
    expect((await paying.page('/payments/scripts/constructor')).status).toBe(404)
  })
})

describe('a call to the provider', () => {
  const cancel = (key: string) =>
    paying.page('/v1/payments/cancel', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'k', authorization: `Bearer ${key}` },
      body: JSON.stringify({ reference: 'K000000001' }),
    })

  it('is answered only to a client with its key', async () => {
    expect((await cancel('another-key')).status).toBe(401)
    const answer = await cancel(paymentSecret)
    expect([answer.status, await answer.json()]).toEqual([200, { outcome: 'done' }])
  })
})
