import { describe, expect, it } from 'vitest'
import { demoPassword } from '../../../platform/db/seed/people.ts'
import { useShop, type Visitor } from '../../harness/shop.ts'

const shop = useShop({ catalogue: 'demo' })
const product = 'KCT3886CINK'

type Form = Readonly<Record<string, string>>

const get = async (visitor: Visitor, path: string) => (await visitor.fetch(path)).text()
const csrfIn = (html: string) => /name="csrf" value="([^"]+)"/.exec(html)?.[1] ?? ''

async function post(visitor: Visitor, action: string, form: Form, headers: Form = {}) {
  const csrf = csrfIn(await get(visitor, '/en-us/associate-login')) || csrfIn(await get(visitor, '/en-us/account'))
  return visitor.fetch(`/api/session/${action}?locale=en-us`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams({ csrf, ...form }).toString(),
  })
}
const signIn = (visitor: Visitor, email: string, more: Form = {}) =>
  post(visitor, 'sign-in', { email, password: demoPassword, ...more })

async function withItem(visitor: Visitor): Promise<void> {
  const path = (await visitor.fetch(`/en-us/p/x-${product}`)).headers.get('location') ?? ''
  const html = await get(visitor, path)
  const size = [...html.matchAll(/<input[^>]*name="upc"[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !tag.includes('data-out'))
  const upc = /value="(\d+)"/.exec(size[3] ?? '')?.[1] ?? ''
  const body = new URLSearchParams({ csrf: csrfIn(html), productId: product, upc }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await visitor.fetch('/api/cart/add', { method: 'POST', headers, body })).status).toBe(303)
}
const unitsOf = async (visitor: Visitor) => {
  const { cart } = (await (await visitor.fetch('/api/cart')).json()) as { cart: { totalItems: number } | null }
  return cart?.totalItems ?? 0
}

describe('signing in', () => {
  it('greets a member by name, with points, voucher and a name in the header, and never in a page of a guest', async () => {
    const visitor = shop.visitor()
    expect(await get(visitor, '/en-us/account')).toContain('name="password"')
    const answer = await signIn(visitor, 'member@kerb.example')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/en-us/account'])
    const html = await get(visitor, '/en-us/account')
    for (const words of ['Hello, Mara', '2,600 points', 'Worth $25.00', '27 Lantern Street', '•••• 0001'])
      expect(html).toContain(words)
    expect(html).toContain('aria-label="Account, signed in as Mara"')
    expect(await get(shop.visitor(), '/en-us/account')).not.toContain('Mara')
  })

  it('goes on where the shopper was, on this shop alone', async () => {
    const there = await signIn(shop.visitor(), 'ipa@kerb.example', { returnTo: '/en-us/cart' })
    expect(there.headers.get('location')).toBe('/en-us/cart')
    for (const returnTo of ['https://evil.example', '//evil.example', '/\\evil.example'])
      expect((await signIn(shop.visitor(), 'ipa@kerb.example', { returnTo })).headers.get('location')).toBe(
        '/en-us/account',
      )
    expect(await get(shop.visitor(), '/en-us/account?returnTo=//evil.example')).not.toContain('evil.example')
  })

  it('keeps tokens and passwords out of addresses, pages and scripts', async () => {
    const visitor = shop.visitor()
    const answer = await signIn(visitor, 'wranx@kerb.example')
    expect(answer.headers.getSetCookie().find((line) => line.includes('session'))).toMatch(/HttpOnly.*SameSite=Lax/i)
    expect(`${answer.headers.get('location')}`).not.toMatch(/@|token|Kerb-demo/)
    expect(await get(visitor, '/en-us/account')).not.toMatch(/eyJ|Kerb-demo/)
  })

  it('brings the bag along and says so when there is more in it than before', async () => {
    const phone = shop.visitor()
    await withItem(phone)
    await signIn(phone, 'registered@kerb.example')
    expect(await unitsOf(phone)).toBe(1)
    const laptop = shop.visitor()
    await withItem(laptop)
    const answer = await signIn(laptop, 'registered@kerb.example')
    expect(answer.headers.get('location')).toBe('/en-us/account?said=cart-merged')
    expect(await unitsOf(laptop)).toBe(2)
    expect(await get(laptop, '/en-us/account?said=cart-merged')).toContain('The items you left last time')
  })
})

describe('a sign-in that fails', () => {
  it('says so without telling which of the two was wrong, and keeps the address', async () => {
    const wrong = { email: 'athlete@kerb.example', password: 'Wrong-2026' }
    const nobody = { email: 'nobody@kerb.example', password: 'Wrong-2026' }
    for (const form of [wrong, nobody]) {
      const answer = await post(shop.visitor(), 'sign-in', form)
      const html = await answer.text()
      expect(answer.status).toBe(400)
      expect(html).toMatch(/role="alert"[^>]*><p>[^<]*do not match/)
      expect(html).toContain(`value="${form.email}"`)
      expect(html).not.toContain('Wrong-2026')
    }
  })

  it('says what is missing or malformed at the field', async () => {
    const empty = await (await post(shop.visitor(), 'sign-in', {})).text()
    expect(empty).toMatch(/id="f-email-fault">This field is required/)
    expect(empty).toMatch(/id="f-password-fault">This field is required/)
    const malformed = await (await post(shop.visitor(), 'sign-in', { email: 'no address', password: 'x' })).text()
    expect(malformed).toContain('id="f-email-fault"')
  })

  it('warns, then locks the account', async () => {
    const visitor = shop.visitor()
    const tries: string[] = []
    for (let index = 0; index < 10; index += 1) {
      const html = await (
        await post(visitor, 'sign-in', { email: 'employee@kerb.example', password: 'Wrong-2026' })
      ).text()
      tries.push(/role="alert"[^>]*><p>([^<]*)/.exec(html)?.[1] ?? '')
    }
    expect(tries[8]).toMatch(/one (more )?try|last/i)
    expect(tries[9]).toContain('locked')
    const right = await signIn(visitor, 'employee@kerb.example')
    expect(await right.text()).toContain('locked')
  })

  it('is one from another site, or without the page’s token', async () => {
    const form = { email: 'member@kerb.example', password: demoPassword }
    const cross = await post(shop.visitor(), 'sign-in', form, { 'sec-fetch-site': 'cross-site' })
    const forged = await post(shop.visitor(), 'sign-in', { ...form, csrf: 'x'.repeat(32) })
    for (const answer of [cross, forged]) {
      expect(answer.status).toBe(403)
      expect(answer.headers.getSetCookie().join()).not.toContain('session')
    }
  })
})

describe('signing out', () => {
  it('leaves a guest with an empty bag, at home, and says so', async () => {
    const visitor = shop.visitor()
    await withItem(visitor)
    await signIn(visitor, 'mitglied@kerb.example')
    const before = visitor.cookies.header()
    const answer = await post(visitor, 'sign-out', { returnTo: '/en-us/account' })
    expect(answer.headers.get('location')).toBe('/en-us?said=signed-out')
    expect(await get(visitor, '/en-us?said=signed-out')).toContain('You are signed out.')
    expect(await unitsOf(visitor)).toBe(0)
    expect(await get(visitor, '/en-us/account')).toContain('name="password"')
    const copied = await shop.fetch('/en-us/account', { headers: { cookie: before } })
    const html = await copied.text()
    expect(html).toContain('name="password"')
    for (const words of ['5,200 points', 'Laternenweg']) expect(html).not.toContain(words)
  })

  it('stays on a page that is anybody’s', async () => {
    const visitor = shop.visitor()
    await signIn(visitor, 'ipa@kerb.example')
    const answer = await post(visitor, 'sign-out', { returnTo: '/en-us/help' })
    expect(answer.headers.get('location')).toBe('/en-us/help?said=signed-out')
  })
})

describe('an employee', () => {
  it('is asked for the terms first, and goes on where they wanted to', async () => {
    const visitor = shop.visitor()
    const answer = await signIn(visitor, 'newemployee@kerb.example', { returnTo: '/en-us/cart' })
    const account = answer.headers.get('location') ?? ''
    expect(account).toBe('/en-us/account?returnTo=%2Fen-us%2Fcart')
    const html = await get(visitor, account)
    expect(html).toContain('accept-terms')
    const accepted = await post(visitor, 'accept-terms', { returnTo: '/en-us/cart' })
    expect(accepted.headers.get('location')).toBe('/en-us/cart?said=terms-accepted')
    expect(await get(visitor, '/en-us/account')).not.toContain('accept-terms')
  })
})

describe('a store associate', () => {
  const associate = { email: 'associate@kerb.example', password: demoPassword }

  it('signs in for their store alone, and signs out to the associate login', async () => {
    const visitor = shop.visitor()
    const elsewhere = await (await post(visitor, 'associate', { ...associate, storeId: 'KERB-US-102' })).text()
    expect(elsewhere).toMatch(/id="f-storeId-fault">[^<]*store/)
    const answer = await post(visitor, 'associate', { ...associate, storeId: 'KERB-US-101' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/en-us/account'])
    expect(await get(visitor, '/en-us/account')).toContain('Selling at Kerb Ninth Street as Perrin Dunmore')
    const out = await post(visitor, 'sign-out', {})
    expect(out.headers.get('location')).toBe('/en-us/associate-login?said=signed-out')
  })

  it('has no way in through the shop’s own door', async () => {
    expect((await signIn(shop.visitor(), associate.email)).status).toBe(400)
  })
})
