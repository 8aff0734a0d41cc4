import { describe, expect, it } from 'vitest'
import { findLeaks } from '../../../bench/people/privacy.ts'
import { demoPassword } from '../../../demo/seed/people.ts'
import { message, text } from '../../../shared/errors/message.ts'
import { useShop, type Visitor } from '../../harness/shop.ts'
import { cartForms } from './cart-forms.ts'
import { changeEmailCases } from './change-email-cases.ts'
import { walker } from './checkout-walk.ts'
import { emailCases } from './email-cases.ts'
import { enrollmentCases } from './enrollment-cases.ts'
import { orderAccountCases } from './order-account-cases.ts'
import { passwordCases } from './password-cases.ts'
import { phoneCases } from './phone-cases.ts'
import { reviewCases } from './review-cases.ts'

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
const signIn = (visitor: Visitor, email: string, fields: Form = {}) =>
  post(visitor, 'sign-in', { email, password: demoPassword, ...fields })

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
    for (const text of ['Hello, Mara', '2,600 points', 'Worth $25.00', '27 Lantern Street'])
      expect(html).toContain(text)
    expect(await get(visitor, '/en-us/account/payment')).toContain('•••• 0001')
    expect(html).toContain('aria-label="Account, signed in as Mara"')
    expect(await get(shop.visitor(), '/en-us/account')).not.toContain('Mara')
  })

  it('tells a member where points can be spent, in a shop of another currency', async () => {
    const walk = walker(shop, 'de-de')
    await walk.signIn('member@kerb.example')
    expect(await walk.page('/de-de/account')).toContain(
      'Einsetzen kannst du sie in Shops mit der Währung deines Kontos.',
    )
  })

  it('shows a member the next voucher and the welcome offer, which goes into the cart from there', async () => {
    const visitor = shop.visitor()
    await signIn(visitor, 'newmember@kerb.example')
    const empty = await get(visitor, '/en-us/account')
    for (const text of ['No voucher yet', '500 more points until your next voucher, worth $5.00', 'MEMBER15'])
      expect(empty).toContain(text)
    expect(empty).not.toContain('name="coupon"')
    await withItem(visitor)
    const html = await get(visitor, '/en-us/account')
    expect(html).toContain('name="coupon" value="MEMBER15"')
    const body = new URLSearchParams({ csrf: csrfIn(html), returnTo: '/en-us/cart', coupon: 'MEMBER15' }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const used = await visitor.fetch('/api/cart/coupon?locale=en-us', { method: 'POST', headers, body })
    expect([used.status, used.headers.get('location')]).toEqual([303, '/en-us/cart'])
    expect(await get(visitor, '/en-us/cart')).toContain('15% to welcome new members')
    const others = shop.visitor()
    await signIn(others, 'registered@kerb.example')
    expect(await get(others, '/en-us/account')).not.toContain('MEMBER15')
  })

  it('gives the loyalty program’s pages a proof of membership, to members alone', async () => {
    const askToken = async (email: string) => {
      const visitor = shop.visitor()
      await signIn(visitor, email)
      const body = new URLSearchParams({ csrf: csrfIn(await get(visitor, '/en-us/account')) }).toString()
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const path = '/api/account/loyalty-token?locale=en-us&leadSource=spring-mail'
      return visitor.fetch(path, { method: 'POST', headers, body })
    }
    const answer = await askToken('member@kerb.example')
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    const { token } = (await answer.json()) as { token: string }
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))
    expect(claims).toMatchObject({ sub: 'KM-100001', source: 'spring-mail' })
    expect((await askToken('registered@kerb.example')).status).toBe(409)
  })

  it('is not undone by a cart request that began before and ends after it', async () => {
    const visitor = shop.visitor()
    await withItem(visitor)
    const headers = { cookie: visitor.cookies.header() }
    const late = await shop.fetch('/api/cart?locale=en-us', { headers })
    await signIn(visitor, 'newmember@kerb.example')
    visitor.cookies.keep(late)
    expect(await get(visitor, '/en-us/account')).toContain('signed in as')
  })

  it('goes on where the shopper was, on this shop alone', async () => {
    const signedIn = await signIn(shop.visitor(), 'ipa@kerb.example', { returnTo: '/en-us/cart' })
    expect(signedIn.headers.get('location')).toBe('/en-us/cart')
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

  it('keeps the guest’s cart, and shows a message when lines were added to it', async () => {
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

describe('a cart that is merged', () => {
  /** As many of one size as one line may have; returns how many. */
  const fill = async (visitor: Visitor): Promise<number> => {
    const forms = cartForms(shop, visitor)
    const [upc = ''] = await forms.sizes(product)
    const form = { productId: product, upc }
    const asked = await forms.json('add', { ...form, qty: '10' })
    if (!asked.ok) await forms.json('add', { ...form, qty: String(asked.maxAllowedQty) })
    return unitsOf(visitor)
  }

  it('says after sign-in that there is too little, and at each line how many units it lost', async () => {
    const [phone, laptop] = [shop.visitor(), shop.visitor()]
    const most = await fill(phone)
    await signIn(phone, 'wranx@kerb.example')
    expect(await fill(laptop)).toBe(most)
    const answer = await signIn(laptop, 'wranx@kerb.example', { returnTo: '/en-us/help' })
    expect(answer.headers.get('location')).toBe('/en-us/help?said=cart-short')
    expect(await get(laptop, '/en-us/help?said=cart-short')).toContain(text('flow.cart.mergedShort', 'en-us'))
    expect(await unitsOf(laptop)).toBe(most)
    const words = text('flow.cart.capped', 'en-us', { wanted: 2 * most, kept: most })
    for (const visitor of [laptop, phone]) expect(await get(visitor, '/en-us/cart')).toContain(words)
  })
})

describe('a sign-in that fails', () => {
  it('does not reveal which of the two was wrong, and keeps the address', async () => {
    const invalid = { email: 'athlete@kerb.example', password: 'Wrong-2026' }
    const nobody = { email: 'nobody@kerb.example', password: 'Wrong-2026' }
    for (const form of [invalid, nobody]) {
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
    expect(tries[9], 'a captcha opens it').toMatch(/Complete the check below/)
    const signedIn = await signIn(visitor, 'employee@kerb.example')
    expect(await signedIn.text()).toContain('locked')
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
  it('leaves a guest with an empty cart on the home page, with a message', async () => {
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
    for (const text of ['5,200 points', 'Laternenweg']) expect(html).not.toContain(text)
  })

  it('stays on a public page', async () => {
    const visitor = shop.visitor()
    await signIn(visitor, 'ipa@kerb.example')
    const answer = await post(visitor, 'sign-out', { returnTo: '/en-us/help' })
    expect(answer.headers.get('location')).toBe('/en-us/help?said=signed-out')
  })
})

describe('an employee', () => {
  it('must accept the terms first, then continues to the requested page', async () => {
    const visitor = shop.visitor()
    const answer = await signIn(visitor, 'newemployee@kerb.example', { returnTo: '/en-us/cart' })
    const account = answer.headers.get('location') ?? ''
    expect(account).toBe('/en-us/account/employee-terms?returnTo=%2Fen-us%2Fcart')
    for (const path of [account, account.replace('/account/', '/dialog/')]) {
      const html = await get(visitor, path)
      expect(html).toContain('name="to" value="session/accept-terms"')
      expect(html).toContain('name="returnTo" value="/en-us/cart"')
      expect(html).toContain('/en-us/legal/associate-discount-terms')
    }
    expect(await get(visitor, '/en-us/account')).toContain('href="/en-us/dialog/employee-terms')
    const accepted = await post(visitor, 'accept-terms', { returnTo: '/en-us/cart' })
    expect(accepted.headers.get('location')).toBe('/en-us/cart?said=terms-accepted')
    expect(await get(visitor, '/en-us/account')).not.toContain('employee-terms')
    const again = await visitor.fetch(account)
    expect([again.status, again.headers.get('location')]).toEqual([302, '/en-us/cart'])
  })

  it('is asked to sign in before the terms', async () => {
    const answer = await shop.fetch('/en-us/account/employee-terms')
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      '/en-us/account?returnTo=%2Fen-us%2Faccount%2Femployee-terms',
    ])
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

  it('is told to change the country in a shop without their store', async () => {
    const walk = walker(shop, 'de-de')
    await walk.page('/de-de/associate-login')
    const refused = await walk.post('/api/session/associate', { ...associate, storeId: '' })
    expect(refused.status).toBe(400)
    expect(refused.html).toContain(message('AUT440', 'de-de'))
    expect(refused.html).toContain(`value="${associate.email}"`)
  })

  it('has no way in through the shop’s own door', async () => {
    expect((await signIn(shop.visitor(), associate.email)).status).toBe(400)
  })
})

describe('hearts', () => {
  const other = 'KCT3886CINK'
  const heart = async (visitor: Visitor, productId: string, to: 'on' | 'off' = 'on') => {
    const csrf = csrfIn(await get(visitor, '/en-us/account'))
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' }
    const body = new URLSearchParams({ csrf, productId, to }).toString()
    return visitor.fetch('/api/favorites/toggle?locale=en-us', { method: 'POST', headers, body })
  }
  const listed = async (visitor: Visitor) =>
    ((await (await visitor.fetch('/api/favorites')).json()) as { ids: string[] }).ids
  /** Hearts of the first cards that a category has. */
  const someProducts = async () => {
    const html = await get(shop.visitor(), (await shop.fetch('/en-us/c/x-1000')).headers.get('location') ?? '')
    return [...html.matchAll(/class="heart"[^>]*value="([A-Z0-9]+)"/g)].map(([, id = '']) => id)
  }

  it('of a guest are the person’s after signing in, with those from before, and gone after signing out', async () => {
    const [first = '', second = ''] = await someProducts()
    const before = shop.visitor()
    await signIn(before, 'athlete@kerb.example')
    await heart(before, first)
    const guest = shop.visitor()
    await heart(guest, second)
    expect(await listed(guest)).toEqual([second])
    await signIn(guest, 'athlete@kerb.example')
    expect(await listed(guest)).toEqual([second, first])
    const page = await get(guest, '/en-us/favorites')
    expect(page).toMatch(new RegExp(`value="${second}"[^>]*aria-pressed="true"`))
    await post(guest, 'sign-out', {})
    expect(await listed(guest)).toEqual([])
    expect(await get(guest, '/en-us/favorites')).toContain('No favorites yet')
  })

  it('go to the cart with a size, and off the list', async () => {
    const visitor = shop.visitor()
    await heart(visitor, other)
    const dialog = await get(visitor, `/en-us/dialog/quickshop?product=${other}&from=favorites`)
    const upc = [...dialog.matchAll(/<input[^>]*name="upc"[^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => !tag.includes('data-out'))
      .map((tag) => /value="(\d+)"/.exec(tag)?.[1] ?? '')[2]
    expect(dialog).toContain('name="favorite" value="1"')
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const fields = { csrf: csrfIn(dialog), productId: other, upc: upc ?? '', favorite: '1' }
    const body = new URLSearchParams(fields).toString()
    expect((await visitor.fetch('/api/cart/add?locale=en-us', { method: 'POST', headers, body })).status).toBe(303)
    expect([await unitsOf(visitor), await listed(visitor)]).toEqual([1, []])
  })

  it('are not for a connected employee', async () => {
    const visitor = shop.visitor()
    await post(visitor, 'associate', { email: 'associate@kerb.example', password: demoPassword })
    expect((await heart(visitor, other)).status).toBe(409)
    expect(await get(visitor, '/en-us/favorites')).toContain('Favorites are not available')
    const path = (await visitor.fetch(`/en-us/p/x-${other}`)).headers.get('location') ?? ''
    expect(await get(visitor, path)).toMatch(/class="heart"[^>]*aria-pressed="undefined"/)
  })

  it('on a list that is shared are read by anybody, by its link alone', async () => {
    const visitor = shop.visitor()
    await heart(visitor, other)
    const csrf = csrfIn(await get(visitor, '/en-us/favorites'))
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const share = (shared: string) =>
      visitor.fetch('/api/favorites/share?locale=en-us', {
        method: 'POST',
        headers,
        body: new URLSearchParams({ csrf, shared }).toString(),
      })
    await share('on')
    const link = /value="https?:\/\/[^"/]+(\/en-us\/favorites\/shared\/[\w-]+)"/.exec(
      await get(visitor, '/en-us/favorites'),
    )
    const path = link?.[1] ?? ''
    expect((await shop.fetch(path)).status).toBe(200)
    expect(await (await shop.fetch(path)).text()).toContain(`value="${other}"`)
    await share('off')
    expect((await shop.fetch(path)).status).toBe(404)
  })
})

orderAccountCases(shop)
emailCases(shop)
changeEmailCases(shop)
phoneCases(shop)
passwordCases(shop)
enrollmentCases(shop)
reviewCases(shop)

it('nobody finds anything of somebody else: not on a page, in a cache, or in KV', async () => {
  const { url: shopUrl, adminToken, miniflare, platform } = shop
  const path = (await shop.fetch(`/en-us/p/x-${product}`)).headers.get('location') ?? ''
  const pages = ['/en-us', '/en-us/c/women-1000', path]
  expect(await findLeaks({ shopUrl, platformUrl: platform.url, adminToken, miniflare }, pages)).toEqual([])
})
