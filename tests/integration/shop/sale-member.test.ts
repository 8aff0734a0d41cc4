import { describe, expect, it } from 'vitest'
import { message, text } from '../../../shared/errors/message.ts'
import { memberNumberOf } from '../../../shared/member-number.ts'
import { orderNumberIn } from '../../harness/order-number.ts'
import { useShop } from '../../harness/shop.ts'
import { cardSession } from '../orders/buying.ts'
import { cartForms, secret, shoe } from './cart-forms.ts'
import { americanAddress, walker } from './checkout-walk.ts'

const shop = useShop({ catalogue: 'demo', vars: { shop: { SESSION_SECRET: secret } } })
const forMara = 'Sale for Mara · •••• '

type Walk = ReturnType<typeof walker>

async function member(email = 'member@kerb.example'): Promise<Walk> {
  const walk = walker(shop)
  await walk.signIn(email)
  return walk
}

async function sale(): Promise<Walk> {
  const walk = walker(shop)
  await walk.signIn('associate@kerb.example', 'associate')
  await walk.add(shoe)
  await walk.page('/en-us/cart')
  return walk
}

/** The number on the page of a member's account, as it is written there. */
const numberOf = async (walk: Walk): Promise<string> =>
  /<p class="title">(\d{4} \d{4} \d{4} \d{4})<\/p>/.exec(await walk.page('/en-us/account'))?.[1] ?? ''
const name = (walk: Walk, memberNumber: string) => walk.post('/api/cart/member', { memberNumber })

async function ordered(walk: Walk): Promise<string> {
  await walk.deliver({ ...americanAddress, savedAddress: 'new' })
  await walk.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession() })
  return orderNumberIn(await walk.placed()) ?? ''
}

it('an associate names the member; the order and its points are theirs, and the next customer is nobody', async () => {
  const [customer, walk] = [await member(), await sale()]
  const number = await numberOf(customer)
  const cart = await walk.page('/en-us/cart')
  expect(cart).toMatch(/<label for="f-memberNumber">Member number/)
  const named = await name(walk, number.replaceAll(' ', '-'))
  expect([named.status, named.location]).toEqual([303, '/en-us/cart'])
  const words = `${forMara}${number.slice(-4)}`
  const pages = [await walk.page('/en-us/cart'), await walk.page('/en-us/cart/adjust')]
  for (const html of pages) {
    expect(html).toContain(words)
    expect(html).not.toMatch(/Quillfeather|member@kerb|Lantern Street/)
    expect(html.replaceAll(' ', '')).not.toContain(number.replaceAll(' ', ''))
  }
  await walk.deliver({ ...americanAddress, savedAddress: 'new' })
  expect(await walk.page('/en-us/checkout/billing')).toContain(words)
  await walk.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession() })
  expect(await walk.page('/en-us/checkout/summary')).toContain(words)
  const confirmation = await walk.placed()
  const orderNumber = orderNumberIn(confirmation) ?? ''
  expect(confirmation).not.toMatch(/Quillfeather|member@kerb|Lantern Street/)
  const account = await customer.page('/en-us/account')
  const history = account.slice(account.indexOf('points-history'))
  expect(history.split('</ul>')[0]).toMatch(new RegExp(`${orderNumber}[\\s\\S]*\\+\\d+ points`))
  expect(await customer.page(`/en-us/account/orders/${orderNumber}`)).toContain('Kerb Ninth Street')
  expect(await walk.page('/en-us/account/orders')).not.toContain(orderNumber)
  await walk.add(shoe)
  expect(await walk.page('/en-us/cart')).toContain('name="memberNumber"')
})

it('a code for members fits a sale for a named member, once for them as in their own cart', async () => {
  const [customer, walk] = [await member('mitglied@kerb.example'), await sale()]
  const coupon = async (who: Walk) =>
    (await cartForms(shop, who.visitor).post('coupon', { coupon: 'MEMBER15' }, { accept: 'application/json' })).json()
  expect(await coupon(walk)).toMatchObject({ ok: false, code: 'PRM176' })
  const named = await name(walk, await numberOf(customer))
  expect([named.status, named.location]).toEqual([303, '/en-us/cart'])
  expect(await coupon(walk)).toMatchObject({ ok: true })
  expect((await cartForms(shop, walk.visitor).cart())?.couponItems).toMatchObject([{ code: 'MEMBER15', valid: true }])
  await ordered(walk)
  await customer.add(shoe)
  expect(await coupon(customer), 'the member has used it').toMatchObject({ ok: false, code: 'PRM150' })
  await walk.add(shoe)
  await walk.page('/en-us/cart')
  await name(walk, await numberOf(customer))
  expect(await coupon(walk)).toMatchObject({ ok: false, code: 'PRM150' })
})

const ends: readonly (readonly [string, (walk: Walk) => Promise<unknown>])[] = [
  ['“Next customer”', (walk) => walk.post('/api/session/next-customer', {})],
  [
    'signing out',
    async (walk) => {
      await walk.post('/api/session/sign-out', {})
      await walk.signIn('associate@kerb.example', 'associate')
    },
  ],
  [
    'the last line out',
    async (walk) => {
      const forms = cartForms(shop, walk.visitor)
      for (const { id: itemId, productId, upc } of (await forms.cart())?.items ?? [])
        await forms.json('remove', { itemId, productId, upc })
    },
  ],
]

it.each(ends)('%s ends the member’s sale, and a form that is still open names nobody in the next', async (_, end) => {
  const [customer, walk] = [await member(), await sale()]
  const number = await numberOf(customer)
  const open = await walk.page('/en-us/cart')
  const purchaseId = /name="purchaseId" value="([^"]+)"/.exec(open)?.[1] ?? ''
  await name(walk, number)
  expect((await cartForms(shop, walk.visitor).cart())?.member).toMatchObject({ firstName: 'Mara' })
  await end(walk)
  await walk.add(shoe)
  const html = await walk.page('/en-us/cart')
  expect(html).not.toContain('Mara')
  const late = await walk.post('/api/cart/member', { memberNumber: number, purchaseId })
  expect([late.status, late.html.includes(text('flow.order.otherPurchase', 'en-us'))]).toEqual([422, true])
  await name(walk, number)
  const removal = await walk.post('/api/cart/member-remove', { purchaseId })
  expect(removal.status).toBe(422)
  expect((await cartForms(shop, walk.visitor).cart())?.member).toMatchObject({ firstName: 'Mara' })
  await walk.page('/en-us/cart')
  expect((await walk.post('/api/cart/member-remove', {})).status).toBe(303)
  const orderNumber = await ordered(walk)
  expect(await customer.page('/en-us/account/orders')).not.toContain(orderNumber)
})

it('what is wrong with a number stands at its field, with what was typed, without any script', async () => {
  const walk = await sale()
  const unknown = memberNumberOf('59038146270318')
  const wrong: readonly (readonly [string, string])[] = [
    ['', text('field.required', 'en-us')],
    ['4111 1111 1111 1111', message('MEM400', 'en-us')],
    [unknown, message('MEM404', 'en-us')],
    ['9'.repeat(61), message('MEM400', 'en-us')],
  ]
  for (const [typed, words] of wrong) {
    const { status, html } = await name(walk, typed)
    expect([status, html.includes(words)], typed).toEqual([422, true])
    expect(html).toMatch(/<input[^>]*name="memberNumber"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="member/)
    if (typed) expect(html).toContain(`value="${typed.slice(0, 60)}"`)
  }
})

it('a number that its member renews in the middle of a sale is named no more, and the sale says so', async () => {
  const [customer, walk] = [await member(), await sale()]
  await name(walk, await numberOf(customer))
  await walk.deliver({ ...americanAddress, savedAddress: 'new' })
  await walk.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession() })
  const review = await walk.review()
  await customer.post('/api/account/member-number', {})
  const location = await walk.place(review)
  expect(location).not.toContain('order-confirmation')
  const refused = await walk.page(location)
  expect(refused).toContain('The member of this sale has changed.')
  expect(refused).not.toContain(forMara)
  const cart = await walk.page('/en-us/cart')
  expect(cart).toContain(text('flow.cart.memberGone', 'en-us'))
  await name(walk, await numberOf(customer))
  expect(await walk.page('/en-us/cart')).not.toContain(text('flow.cart.memberGone', 'en-us'))
  const orderNumber = orderNumberIn(await walk.placed()) ?? ''
  expect(await customer.page('/en-us/account/orders')).toContain(orderNumber)
})

it('no guest and no member names anybody: they are led to the associates’ sign-in', async () => {
  const number = await numberOf(await member())
  for (const walk of [walker(shop), await member('athlete@kerb.example')]) {
    await walk.add(shoe)
    expect(await walk.page('/en-us/cart')).not.toContain('memberNumber')
    for (const { status, location } of [await name(walk, number), await walk.post('/api/cart/member-remove', {})])
      expect([status, location.split('?')[0]]).toEqual([303, '/en-us/associate-login'])
    expect((await cartForms(shop, walk.visitor).cart())?.member ?? null).toBeNull()
  }
})

describe('a quick purchase beside a sale for a named member', () => {
  /** Opens it, and orders. */
  const quick = async (walk: Walk): Promise<void> => {
    const forms = cartForms(shop, walk.visitor)
    const [upc = ''] = await forms.sizes()
    await forms.post('../checkout/apple-pay', { productId: shoe, upc, qty: '1' })
  }
  async function ordersQuick(walk: Walk): Promise<string> {
    const { visitor } = walk
    for (const [step, fields] of [
      ['shipping', { ...americanAddress, savedAddress: 'new' }],
      ['billing', { same: 'on', payWith: 'CREDIT_CARD', cardSession: await cardSession() }],
    ] as const) {
      await walk.page(`/en-us/checkout/${step}?bag=quick`)
      expect((await walk.post(`/api/checkout/${step}`, { ...fields, bag: 'quick' })).status).toBe(303)
    }
    await walk.post('/api/checkout/place', await walk.review('?bag=quick'))
    return orderNumberIn(await (await visitor.fetch('/en-us/order-confirmation')).text()) ?? ''
  }

  it.each<readonly [string, (walk: Walk, number: string) => Promise<unknown>]>([
    ['that was named before', (walk, number) => name(walk, number).then(() => quick(walk))],
    [
      'that was named since',
      (walk, number) =>
        quick(walk)
          .then(() => walk.page('/en-us/cart'))
          .then(() => name(walk, number)),
    ],
  ])('%s is theirs', async (_, begin) => {
    const [customer, walk] = [await member(), await sale()]
    await begin(walk, await numberOf(customer))
    const orderNumber = await ordersQuick(walk)
    expect(await customer.page(`/en-us/account/orders/${orderNumber}`)).toContain('Kerb Ninth Street')
  })
})

it('the last confirmation is gone with the session of its associate, also where nothing had found out yet', async () => {
  const walk = await sale()
  const orderNumber = await ordered(walk)
  expect(await walk.page('/en-us/order-confirmation')).toContain(orderNumber)
  await cartForms(shop, walk.visitor).changeSession({ accessToken: 'of-nobody' })
  const over = await walk.visitor.fetch('/en-us/order-confirmation')
  expect([over.status, over.headers.get('location')]).toEqual([302, '/en-us/associate-login?said=session-ended'])
  const after = await walk.visitor.fetch('/en-us/order-confirmation')
  expect(after.headers.get('location')).toBe('/en-us/order-tracking')
})
