import { beforeAll, describe, expect, it } from 'vitest'
import { formatter } from '../../../shared/i18n/formatter.ts'
import { cookieNames } from '../../../worker/http/cookies/cookie-names.ts'
import { useShop } from '../../harness/shop.ts'
import { scriptPosts, shopForms } from '../../harness/shop-forms.ts'
import { cartForms, hidden, secret, shoe } from './cart-forms.ts'
import { walker } from './checkout-walk.ts'

/** A page is drawn for one person; in another tab of the browser somebody else signs in; then its form is sent. */
const shop = useShop({ catalogue: 'demo', vars: { shop: { SESSION_SECRET: secret } } })
const first = 'registered@kerb.example'
/** Has not accepted the terms of employees. */
const second = 'newemployee@kerb.example'
const t = formatter('en-us')
const said = t('people.othersBody').replaceAll("'", '&#x27;')
const page = '/en-us/contact-us'

type Fields = Readonly<Record<string, string>>

/** About the browser, or about what a mailed link or the bank's ticket names, whoever is signed in. */
const nobodys = [
  'consent',
  'dismiss',
  'unsubscribe',
  'newsletter/confirm',
  'expose',
  'seen',
  'shown',
  'data-layer',
  'checkout/challenge',
]
/** Tied to a purchase, and so to its person (two-purchases.test.ts). */
const ofPurchase = ['shipping', 'billing', 'instrument', 'instrument-remove', 'voucher', 'coupon-remove', 'place'].map(
  (step) => `checkout/${step}`,
)
/** The sign-in of the person whose form it was (sign-in-again.test.ts). */
const comesBack = 'session/sign-in-again'
const others = [...nobodys, ...ofPurchase, comesBack]
const targets = [...shopForms, ...scriptPosts].filter((target) => !others.includes(target))

/** With these, each would change what the second person has. */
const filled: Readonly<Record<string, Fields>> = {
  'account/complete': { step: 'interests', 'interest.running': 'on' },
  'account/profile': { firstName: 'Mine', lastName: 'Mine' },
  'account/interests': { 'interest.running': 'on' },
  'favorites/toggle': { productId: shoe },
  'favorites/share': { shared: 'on' },
  contact: {
    topic: 'order.status',
    name: 'Tamsin Overhill',
    email: first,
    message: 'Where is the order that I placed last week?',
  },
  'reviews/ask': {
    productId: shoe,
    text: 'Is it true to size, or should I take one more?',
    author: 'Tamsin',
    email: first,
  },
  'cart/coupon': { coupon: 'WELCOME10' },
}

async function stored(): Promise<string> {
  const database = await shop.miniflare.getD1Database('DB', 'kerb-platform')
  const { results: tables } = await database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\'")
    .all<{ name: string }>()
  const rows = await database.batch(tables.map(({ name }) => database.prepare(`SELECT * FROM "${name}"`)))
  return JSON.stringify(rows.map(({ results }, index) => [tables[index]?.name, results]))
}

async function drawnFor(email: string | null) {
  const walk = walker(shop)
  if (email) await walk.signIn(email)
  const csrf = hidden(await walk.page(page), 'csrf')
  if (email) await walk.post('/api/session/sign-out', {})
  await walk.signIn(second)
  return { walk, csrf, forms: cartForms(shop, walk.visitor) }
}
type Scene = Awaited<ReturnType<typeof drawnFor>>

describe('a form that was drawn for somebody else', () => {
  let scene: Scene
  let upc: string
  let before: unknown
  const state = async () => [await stored(), await scene.forms.cart()]
  beforeAll(async () => {
    scene = await drawnFor(first)
    await scene.walk.add(shoe)
    upc = (await scene.forms.cart())?.items[0]?.upc ?? ''
    before = await state()
  })

  it.each(targets)('is not taken, which is said with the way on: %s', async (to) => {
    const { walk, csrf } = scene
    const answer = await walk.post(page, { productId: shoe, upc, ...filled[to], to, csrf })
    expect([answer.status, answer.location]).toEqual([expect.toBeOneOf([409, 422]), ''])
    expect(answer.html).toContain(said)
    expect(answer.html).toMatch(/name="againPassword"|class="btn" href="\/en-us\/contact-us[?"]/)
  })

  it('has changed nothing of who is signed in', async () => {
    expect(await state()).toEqual(before)
    expect(await scene.walk.page('/en-us/account')).toContain('Odile')
  })

  it.each(['favorites/toggle', 'reviews/vote', 'cart/add'])('says so to script, with the way on: %s', async (to) => {
    const { walk, csrf } = scene
    const fields = { productId: shoe, reviewId: 'R1', upc: '1', csrf }
    const answer = await walk.post(`/api/${to}`, fields, { accept: 'application/json' })
    expect(answer.status).toBe(409)
    const way = { label: t('people.othersWay'), href: expect.stringMatching(/^\/en-us/), dialog: false }
    expect(JSON.parse(answer.html)).toMatchObject({ message: t('people.othersBody'), way })
  })

  it('is still theirs once it has expired, and is sent again by a press', async () => {
    const { walk, csrf } = await drawnFor(first)
    walk.visitor.cookies.set(cookieNames(false).visitor, '')
    const to = 'session/accept-terms'
    const expired = await walk.post(page, { to, csrf })
    expect(expired.status).toBe(403)
    const again = hidden(expired.html.split(`value="${to}"`)[1] ?? '', 'csrf')
    expect(again).not.toBe(csrf)
    const sent = await walk.post(page, { to, csrf: again })
    expect([sent.status, sent.html.includes(said)]).toEqual([409, true])
  })

  it.each(nobodys)('is whoever’s it is: %s', async (to) => {
    const { walk, csrf } = scene
    const answer = await walk.post(page, { choice: 'all', name: 'offer', token: 'x', to, csrf })
    expect(answer.html).not.toContain(said)
  })
})

it('a guest who has signed in goes on with the forms of their page', async () => {
  const { walk, csrf, forms } = await drawnFor(null)
  const liked = await walk.post('/api/favorites/toggle', { productId: shoe, to: 'on', csrf })
  expect(liked.status).toBe(303)
  expect(await walk.page('/en-us/favorites')).toContain(shoe)
  const [upc = ''] = await forms.sizes()
  expect((await walk.post('/api/cart/add', { productId: shoe, upc, qty: '1', csrf })).location).toBe('/en-us/cart')
})
