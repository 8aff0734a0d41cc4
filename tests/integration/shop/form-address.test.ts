import { beforeAll, describe, expect, it } from 'vitest'
import { useShop } from '../../harness/shop.ts'
import { shoe } from './cart-forms.ts'
import { americanAddress, walker } from './checkout-walk.ts'

const shop = useShop({ catalogue: 'demo' })
const member = 'newmember@kerb.example'

type Walk = ReturnType<typeof walker>
type Fields = Readonly<Record<string, string>>

/** Posts to a page what its form would, and answers with what stands in the address line afterwards. */
async function sent(walk: Walk, path: string, to: string, fields: Fields) {
  const html = await walk.page(path)
  expect(html).toContain(`name="to" value="${to}"`)
  const csrf = /name="csrf" value="([^"]+)"/.exec(html)?.[1] ?? ''
  const response = await walk.visitor.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ to, csrf, ...fields }).toString(),
  })
  return { status: response.status, html: await response.text() }
}

describe('a refused form', () => {
  const guest = walker(shop)
  const signedIn = walker(shop)
  beforeAll(async () => {
    await guest.add(shoe)
    await guest.deliver()
    await signedIn.signIn(member)
  })

  it.each([
    ['the sign-in', '/en-us/account', 'session/sign-in', { email: 'ada@shop.example', password: 'wrong' }],
    ['an associate’s sign-in', '/en-us/associate-login', 'session/associate', { email: 'ada@shop.example' }],
    ['signing up', '/en-us/sign-up', 'session/lookup', { email: 'nobody' }],
    ['a forgotten password', '/en-us/forgot-password', 'session/forgot-password', { forgotEmail: 'nobody' }],
    ['tracking', '/en-us/order-tracking', 'checkout/track', { orderNumber: 'K000000001', email: 'ada@shop.example' }],
    ['a gift card’s balance', '/en-us/gift-card', 'gift-card/balance', { code: 'NOSUCHCARD01', pin: '0000' }],
    ['the contact form', '/en-us/contact-us', 'contact', { message: 'Where is it?' }],
    ['a question', `/en-us/dialog/ask-question?product=${shoe}`, 'reviews/ask', { productId: shoe, author: 'Ada' }],
    ['delivery', '/en-us/checkout/shipping', 'checkout/shipping', { ...americanAddress, 'shipping.city': '' }],
    ['billing', '/en-us/checkout/billing', 'checkout/billing', { same: 'on', payWith: 'CREDIT_CARD' }],
  ] as const)('of %s stands at the address of its page, which opens again', async (_, path, to, fields) => {
    const { status, html } = await sent(guest, path, to, fields)
    expect([200, 400, 409, 422]).toContain(status)
    expect(html).toMatch(/role="alert"|aria-invalid="true"/)
    for (const typed of Object.values(fields)) if (typed.includes('@')) expect(html).toContain(typed)
    expect((await guest.visitor.fetch(path)).status).toBe(200)
    // The other languages lead to the same page, about the same subject.
    expect(html).toContain(`/de-de${path.slice('/en-us'.length)}"`)
    expect(html).not.toMatch(/href="[^"]*\/api\//)
  })

  it.each([
    ['profile', 'account/profile', { firstName: 'Ada', postalCode: '?' }],
    ['addresses/new', 'account/address', { approachType: 'S', 'address.city': 'Utica' }],
    ['password', 'account/password', { currentPassword: 'wrong', newPassword: 'short', confirmPassword: 'other' }],
    ['payment', 'account/reward', { code: 'NOTHING' }],
    ['privacy', 'account/export', { exportPassword: 'wrong' }],
  ] as const)('of the account’s %s stands at the address of its page', async (section, to, fields) => {
    const path = `/en-us/account/${section}`
    expect((await sent(signedIn, path, to, fields)).status).toBe(422)
    expect((await signedIn.visitor.fetch(path)).status).toBe(200)
  })

  it.each([
    ['no route', ''],
    ['an unknown route', 'account/nothing'],
  ])('that names %s is refused', async (_, to) => {
    const walk = walker(shop)
    const html = await walk.page('/en-us/account')
    const csrf = /name="csrf" value="([^"]+)"/.exec(html)?.[1] ?? ''
    const response = await walk.visitor.fetch('/en-us/account', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ to, csrf }).toString(),
    })
    expect(response.status).toBe(400)
  })

  it('without its token is refused as at its route', async () => {
    const response = await walker(shop).visitor.fetch('/en-us/account', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'to=session%2Fsign-in&email=ada%40shop.example&password=x',
    })
    expect(response.status).toBe(403)
  })
})

it('pages post nowhere below /api but to the cart, the favorites and the dismissals, which redirect', async () => {
  const walk = walker(shop)
  await walk.signIn('registered@kerb.example')
  await walk.add(shoe)
  const paths = ['/en-us', `/en-us/p/x-${shoe}`, '/en-us/cart', '/en-us/account', '/en-us/contact-us']
  const sections = ['orders', 'profile', 'addresses', 'payment', 'preferences', 'password', 'security', 'privacy']
  for (const path of [
    ...paths,
    ...sections.map((section) => `/en-us/account/${section}`),
    '/en-us/checkout/shipping',
  ]) {
    const html = await walk.page(path)
    const actions = [...html.matchAll(/<form[^>]* action="(\/api\/[^"?]*)/g)].map(([, action]) => action)
    expect(
      actions.filter((action) => !/^\/api\/(?:cart|favorites|dismiss)/.test(action ?? '')),
      path,
    ).toEqual([])
  }
})
