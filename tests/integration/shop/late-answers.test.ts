import { describe, expect, it } from 'vitest'
import { useShop } from '../../harness/shop.ts'
import { cardSession } from '../orders/buying.ts'
import { cartForms, shoe } from './cart-forms.ts'
import { americanAddress, walker } from './checkout-walk.ts'

/** An answer on its way to one tab, while another tab of the browser changes hands. */
const shop = useShop({ catalogue: 'demo' })

type Walk = ReturnType<typeof walker>
const asData = { accept: 'application/json' }
const street = '7 Earlier Lane'

/** Sends from the browser as it is now. The answer arrives when it is `kept`. */
async function sentBefore(walk: Walk, path: string, fields: Readonly<Record<string, string>>) {
  const tab = shop.visitor()
  for (const { name, value } of walk.visitor.cookies.all()) tab.cookies.set(name, value)
  const csrf = /name="csrf" value="([^"]+)"/.exec(await walk.page('/en-us/cart'))?.[1] ?? ''
  const answer = await tab.fetch(`${path}?locale=en-us`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...asData },
    body: new URLSearchParams({ csrf, locale: 'en-us', ...fields }).toString(),
  })
  expect([path, answer.status, answer.headers.getSetCookie().length > 0]).toEqual([path, 200, true])
  return answer
}

async function review(walk: Walk) {
  await walk.add(shoe)
  await walk.deliver({ ...americanAddress, 'shipping.addressLine1': street, savedAddress: 'new' })
  await walk.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession() })
  return walk.review()
}

/** The pages that say who uses the browser, and what they bought. */
const pages = ['/en-us/order-confirmation', '/en-us/account', '/en-us/cart', '/en-us/checkout', '/api/cart'] as const

const people = {
  member: { email: 'member@kerb.example', door: 'sign-in', name: 'Mia' },
  associate: { email: 'associate@kerb.example', door: 'associate', name: '' },
} as const
const changes = [
  ['a member signs out', 'member', (walk: Walk) => walk.post('/api/session/sign-out', {})],
  ['an associate signs out', 'associate', (walk: Walk) => walk.post('/api/session/sign-out', {})],
  ['the next customer comes', 'associate', (walk: Walk) => walk.post('/api/session/next-customer', {})],
  [
    'somebody else signs in',
    'member',
    async (walk: Walk) => {
      await walk.post('/api/session/sign-out', {})
      await walk.signIn('athlete@kerb.example')
    },
  ],
] as const

describe('an answer that arrives late', () => {
  it.each(changes)('to an order brings nobody back: %s', async (_, who, change) => {
    const walk = walker(shop)
    await walk.signIn(people[who].email, people[who].door)
    const late = await sentBefore(walk, '/api/checkout/place', await review(walk))
    await change(walk)
    walk.visitor.cookies.keep(late)
    for (const path of pages) {
      const response = await walk.visitor.fetch(path)
      const html = await response.text()
      expect([path, html.includes(street)]).toEqual([path, false])
    }
    expect(await walk.page('/en-us/account')).toContain('name="password"')
  })

  it.each(changes)('to a change of the cart brings nobody back: %s', async (_, who, change) => {
    const walk = walker(shop)
    await walk.signIn(people[who].email, people[who].door)
    await walk.add(shoe)
    const [upc = ''] = await cartForms(shop, walk.visitor).sizes()
    const late = await sentBefore(walk, '/api/cart/add', { productId: shoe, upc, qty: '1' })
    await change(walk)
    walk.visitor.cookies.keep(late)
    const cart = (await (await walk.visitor.fetch('/api/cart')).json()) as { cart: { items: unknown[] } | null }
    expect(cart.cart?.items ?? []).toEqual([])
  })
})
