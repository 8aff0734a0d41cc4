import { describe, expect, it } from 'vitest'
import { demoPassword } from '../../../demo/seed/people.ts'
import { formatter } from '../../../shared/i18n/formatter.ts'
import { useShop } from '../../harness/shop.ts'
import { cardSession } from '../orders/buying.ts'
import { cartForms, secret, shoe } from './cart-forms.ts'
import { americanAddress, fullestSize, walker } from './checkout-walk.ts'

/** An associate's session that ends elsewhere in the middle of a sale. */
const shop = useShop({ catalogue: 'demo', vars: { shop: { SESSION_SECRET: secret } } })
const t = formatter('en-us')
let people = 0

type Walk = ReturnType<typeof walker>
type Answer = { readonly location: string; readonly html: string }

const dead = { accessToken: 'x', accessExpiresAt: 0, refreshToken: 'of-nobody-that-is-long-enough-to-be-one' }
const ends: readonly (readonly [string, object])[] = [
  ['is refused', { accessToken: 'of-nobody' }],
  ['can’t be renewed', dead],
]
const end = (walk: Walk, how: object = dead) => cartForms(shop, walk.visitor).changeSession(how)

const unescaped = (html: string): string =>
  html.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')

async function memberNumber(): Promise<string> {
  const walk = walker(shop)
  await walk.signIn('member@kerb.example')
  return /<p class="title">(\d{4} \d{4} \d{4} \d{4})<\/p>/.exec(await walk.page('/en-us/account'))?.[1] ?? ''
}

/** For a member, with something taken off. */
async function sale(): Promise<Walk> {
  const walk = walker(shop)
  await walk.signIn('associate@kerb.example', 'associate')
  await walk.add(shoe)
  await walk.page('/en-us/cart')
  expect((await walk.post('/api/cart/member', { memberNumber: await memberNumber() })).status).toBe(303)
  const off = { item: 'order', off: '5', unit: 'amount', reason: 'damaged' }
  expect((await walk.post('/api/cart/adjust', off)).status).toBe(303)
  return walk
}

/** The page that a press leads to in the end. */
async function landing(walk: Walk, { location, html }: Answer): Promise<string> {
  let [next, page] = [location, html]
  for (let hop = 0; hop < 6 && next !== ''; hop += 1) {
    const answer = await walk.visitor.fetch(next)
    page = await answer.text()
    next = answer.headers.get('location') ?? ''
  }
  return unescaped(page)
}

const read = async (walk: Walk, path: string): Promise<string> => landing(walk, { location: path, html: '' })

/** Values of the buttons of a sign-in that ask about an interrupted sale. */
const choices = (html: string): readonly string[] =>
  [...html.matchAll(/<button [^>]*value="([^"]+)"[^>]* name="sale"/g)].map(([, value]) => value ?? '')

const enter = (walk: Walk, fields: Readonly<Record<string, string>>) =>
  walk.post('/api/session/associate', {
    email: 'associate@kerb.example',
    password: demoPassword,
    storeId: '',
    ...fields,
  })

/** The page says that the sale is none now, and leads to the store's sign-in alone; answers its address. */
function doorIn(html: string): string {
  expect(html).toContain(t('people.saleEnded'))
  expect(html).not.toContain(t('people.again'))
  const links = [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]*)/g)]
  return links.find(([, , words]) => words?.includes(t('people.saleAgain')))?.[1] ?? ''
}

/** Signs in at that door by its main button, and opens the page that it leads back to. */
async function throughDoor(walk: Walk, door: string): Promise<string> {
  expect(door).toMatch(/^\/en-us\/associate-login\?(sale=goes-on&)?returnTo=/)
  const login = unescaped(await walk.page(door))
  const returnTo = /name="returnTo" value="([^"]+)"/.exec(login)?.[1] ?? ''
  const entered = await enter(walk, { returnTo, sale: choices(login)[0] ?? '' })
  expect(entered.location.split('?')[0]).toBe(returnTo.split('?')[0])
  return read(walk, entered.location)
}

async function isWhole(walk: Walk): Promise<void> {
  const cart = await cartForms(shop, walk.visitor).cart()
  expect(cart?.member).toMatchObject({ firstName: 'Mara' })
  expect(cart?.priceAdjustments.map(({ amount }) => amount)).toEqual([500])
  expect(cart?.items.map(({ qty }) => qty)).toEqual([1])
  const html = await read(walk, '/en-us/cart')
  expect(html).toContain('Sale for Mara')
  expect(html).not.toContain(t('people.saleEnded'))
}

const lane = { ...americanAddress, savedAddress: 'new' }
const typedBilling = Object.fromEntries(
  Object.entries(americanAddress).map(([name, value]) => [name.replace('shipping.', 'billing.'), value]),
)
const remainingOn = async (walk: Walk, path: string): Promise<string> =>
  /name="remaining" value="([^"]+)"/.exec(unescaped(await walk.page(path)))?.[1] ?? ''

/** Presses of an associate whose session has ended; each answers the page that comes of it. */
const presses: readonly (readonly [string, (walk: Walk, how: object) => Promise<string>])[] = [
  [
    'opens the cart',
    async (walk, how) => {
      await end(walk, how)
      return read(walk, '/en-us/cart')
    },
  ],
  [
    'enters a coupon',
    async (walk, how) => {
      const remaining = await remainingOn(walk, '/en-us/cart')
      await end(walk, how)
      return landing(walk, await walk.post('/api/cart/coupon', { coupon: 'WELCOME10', remaining }))
    },
  ],
  [
    'sends the delivery',
    async (walk, how) => {
      const remaining = await remainingOn(walk, '/en-us/checkout/shipping')
      await end(walk, how)
      return landing(walk, await walk.post('/api/checkout/shipping', { ...lane, remaining }))
    },
  ],
  [
    'sends the payment',
    async (walk, how) => {
      await walk.deliver(lane)
      const remaining = await remainingOn(walk, '/en-us/checkout/billing')
      await end(walk, how)
      const paid = { ...typedBilling, same: '', payWith: 'PAYPAL', remaining }
      return landing(walk, await walk.post('/api/checkout/billing', paid))
    },
  ],
  [
    'orders',
    async (walk, how) => {
      await walk.deliver(lane)
      await walk.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession() })
      const review = await walk.review()
      await end(walk, how)
      return landing(walk, await walk.post('/api/checkout/place', review))
    },
  ],
  [
    'reads the cart by script',
    async (walk, how) => {
      await end(walk, how)
      await walk.visitor.fetch('/api/cart?locale=en-us')
      return read(walk, '/en-us/cart')
    },
  ],
  [
    'opens the account',
    async (walk, how) => {
      await end(walk, how)
      await read(walk, '/en-us/account/orders')
      return read(walk, '/en-us/cart')
    },
  ],
]

describe.each(ends)('an associate whose session %s', (_, how) => {
  it.each(presses)(
    'and who %s reads that this is no sale now, and goes on with it after a sign-in',
    async (_press, press) => {
      const walk = await sale()
      const page = await press(walk, how)
      const door = doorIn(page)
      expect(doorIn(await read(walk, '/en-us/cart'))).toMatch(/^\/en-us\/associate-login/)
      expect(await throughDoor(walk, door)).toContain(t('people.saidSaleResumed'))
      await isWhole(walk)
    },
  )
})

describe('what is left of a sale', () => {
  /** The cart's lines are a guest's by now. */
  async function left(): Promise<Walk> {
    const walk = await sale()
    const remaining = await remainingOn(walk, '/en-us/cart')
    await end(walk)
    await walk.post('/api/cart/coupon', { coupon: 'WELCOME10', remaining })
    return walk
  }

  it('says so on every page until it is ordered, and then no more', async () => {
    const walk = await left()
    await walk.deliver(lane)
    for (const step of ['shipping', 'billing']) doorIn(await read(walk, `/en-us/checkout/${step}`))
    await walk.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession() })
    const door = doorIn(await read(walk, '/en-us/checkout/summary'))
    expect(door).toBe('/en-us/associate-login?sale=goes-on&returnTo=%2Fen-us%2Fcheckout%2Fsummary')
    await walk.placed()
    await walk.add(shoe)
    expect(await read(walk, '/en-us/cart')).not.toContain(t('people.saleEnded'))
  })

  it('says it no more once the last line is out', async () => {
    const walk = await left()
    await cartForms(shop, walk.visitor).empty()
    await walk.add(shoe)
    expect(await read(walk, '/en-us/cart')).not.toContain(t('people.saleEnded'))
  })

  it.each(ends)('leads to the store’s door where the press that took the last line out %s', async (_, how) => {
    const walk = await sale()
    const remaining = await remainingOn(walk, '/en-us/cart')
    const [{ id: itemId = '', productId = '', upc = '' } = {}] =
      (await cartForms(shop, walk.visitor).cart())?.items ?? []
    await end(walk, how)
    const page = await landing(walk, await walk.post('/api/cart/remove', { itemId, productId, upc, remaining }))
    await throughDoor(walk, doorIn(page))
    expect((await cartForms(shop, walk.visitor).cart())?.items ?? []).toEqual([])
  })

  it('goes on at the counter of the same associate with what was changed since', async () => {
    const walk = await left()
    await walk.add(shoe, 1)
    const page = await throughDoor(walk, doorIn(await read(walk, '/en-us/cart')))
    expect(page).toContain('Sale for Mara')
    expect((await cartForms(shop, walk.visitor).cart())?.totalItems).toBe(2)
  })

  it('ends with “Next customer” like any sale', async () => {
    const walk = await left()
    await throughDoor(walk, doorIn(await read(walk, '/en-us/cart')))
    await walk.page('/en-us/cart')
    await walk.post('/api/session/next-customer', {})
    await walk.add(shoe)
    const cart = await cartForms(shop, walk.visitor).cart()
    expect([cart?.member ?? null, cart?.priceAdjustments]).toEqual([null, []])
  })

  it('goes on with its quick purchase', async () => {
    const walk = await sale()
    const forms = cartForms(shop, walk.visitor)
    const upc = await fullestSize(shop, shoe)
    await forms.post('../checkout/apple-pay', { productId: shoe, upc, qty: '1' })
    await end(walk)
    const left = await read(walk, '/en-us/checkout/shipping?bag=quick')
    expect(left).toContain('data-checkout="shipping"')
    await throughDoor(walk, doorIn(await read(walk, '/en-us/cart')))
    expect(await read(walk, '/en-us/checkout/shipping?bag=quick')).toContain('data-checkout="shipping"')
    await isWhole(walk)
  })

  it('has lost member and price changes where its cart is gone, and says so', async () => {
    const walk = await sale()
    const remaining = await remainingOn(walk, '/en-us/cart')
    await end(walk, { ...dead, basketId: `B${'0'.repeat(32)}` })
    await walk.post('/api/cart/coupon', { coupon: 'WELCOME10', remaining })
    const page = await throughDoor(walk, doorIn(await read(walk, '/en-us/cart')))
    expect(page).toContain(t('people.saidSaleParted'))
    const cart = await cartForms(shop, walk.visitor).cart()
    expect([cart?.totalItems, cart?.member ?? null]).toEqual([1, null])
  })
})

describe('the customer after an interrupted sale', () => {
  /** A sale with address and member whose session has ended, and the page that the next customer's associate opens. */
  async function interrupted(): Promise<Walk> {
    const walk = await sale()
    await walk.deliver(lane)
    await end(walk)
    await read(walk, '/en-us/cart')
    return walk
  }

  async function hasNothingOfIt(walk: Walk, lines: number): Promise<void> {
    const cart = await cartForms(shop, walk.visitor).cart()
    expect(cart?.items.length ?? 0).toBe(lines)
    expect([cart?.member ?? null, cart?.priceAdjustments ?? [], cart?.billingAddress ?? null]).toEqual([null, [], null])
    expect(cart?.shippingMethods.map(({ address }) => address ?? null) ?? []).toEqual(lines === 0 ? [] : [null])
    expect(await read(walk, '/en-us/cart')).not.toContain(t('people.saleEnded'))
  }

  it.each([
    ['without a word about it', {}],
    ['for a new sale', { sale: 'new' }],
  ])('gets none of it where the associate signs in %s', async (_, pressed) => {
    const walk = await interrupted()
    await walk.add(shoe, 1)
    await enter(walk, pressed)
    await hasNothingOfIt(walk, 1)
  })

  it('gets none of it where a form had made its cart again, and a new sale begins', async () => {
    const walk = await sale()
    const remaining = await remainingOn(walk, '/en-us/cart')
    await end(walk)
    await walk.post('/api/cart/coupon', { coupon: 'WELCOME10', remaining })
    await walk.add(shoe, 1)
    await enter(walk, { sale: 'new' })
    await hasNothingOfIt(walk, 1)
  })

  it('gets none of it where the associate signs in before the first line', async () => {
    const walk = await interrupted()
    await enter(walk, { sale: 'new' })
    await hasNothingOfIt(walk, 0)
    await walk.add(shoe)
    await hasNothingOfIt(walk, 1)
  })

  it('can wait for it: by its own button the sale goes on with what was added since', async () => {
    const walk = await interrupted()
    await walk.add(shoe, 1)
    await throughDoor(walk, doorIn(await read(walk, '/en-us/cart')))
    const cart = await cartForms(shop, walk.visitor).cart()
    expect(cart?.items.map(({ qty }) => qty)).toEqual([1, 1])
    expect(cart?.member).toMatchObject({ firstName: 'Mara' })
    expect(cart?.shippingMethods[0]?.address).toMatchObject({ lastName: 'Walker' })
  })

  it('is not asked for it after “Next customer”', async () => {
    const walk = await interrupted()
    expect(await read(walk, '/en-us/cart')).toContain(t('people.nextCustomer'))
    const next = await walk.post('/api/session/next-customer', {})
    expect(next.location).toBe('/en-us/associate-login?said=next-customer')
    const door = await read(walk, next.location)
    expect(door).toContain(t('people.saidNextCustomer'))
    expect(door).not.toContain(t('people.saleLeft'))
    await walk.add(shoe)
    await hasNothingOfIt(walk, 1)
  })

  it('has both ways at the door itself, the new sale first', async () => {
    const walk = await sale()
    await end(walk)
    const door = await read(walk, '/en-us/associate-login')
    expect(door).toContain(t('people.saleLeft'))
    expect(choices(door)).toEqual(['new', 'goes-on'])
    await enter(walk, { sale: 'goes-on' })
    await isWhole(walk)
  })
})

describe('somebody who signs in for themselves where a sale was interrupted', () => {
  const doors: readonly (readonly [string, (walk: Walk) => Promise<unknown>])[] = [
    ['signs in', (walk) => walk.signIn('athlete@kerb.example')],
    [
      'signs up',
      async (walk) => {
        await walk.page('/en-us/sign-up')
        const person = { firstName: 'Ona', lastName: 'Reed', birthDate: '05/31/1990', postalCode: '10001' }
        const typed = { email: `ona-${++people}@ended-sale.example`, newPassword: demoPassword, ...person }
        expect((await walk.post('/api/session/sign-up', typed)).status).toBe(303)
      },
    ],
  ]
  it.each(doors)('and %s gets nothing of it', async (_, enter) => {
    const walk = await sale()
    const remaining = await remainingOn(walk, '/en-us/checkout/shipping')
    await end(walk)
    await walk.post('/api/checkout/shipping', { ...lane, remaining })
    await walk.page('/en-us/checkout/billing')
    const payWith = { payWith: 'CREDIT_CARD', cardSession: await cardSession() }
    await walk.post('/api/checkout/billing', { ...typedBilling, same: '', ...payWith })
    await enter(walk)
    const cart = await cartForms(shop, walk.visitor).cart()
    expect([cart?.items ?? [], cart?.payment_instruments ?? []]).toEqual([[], []])
    expect(await read(walk, '/en-us/checkout/summary')).not.toContain('Walker')
  })

  it.each(doors)('and %s has what they put into the cart themselves', async (_, enter) => {
    const walk = await sale()
    await end(walk)
    await read(walk, '/en-us/cart')
    await walk.add(shoe, 1)
    await enter(walk)
    const items = (await cartForms(shop, walk.visitor).cart())?.items ?? []
    expect(items.map(({ upc }) => upc)).toContain(await fullestSize(shop, shoe, 1))
    expect(items.map(({ upc }) => upc)).not.toContain(await fullestSize(shop, shoe))
  })
})

describe('a sale whose cart is gone', () => {
  const lose = async (walk: Walk) => {
    const other = walker(shop)
    await other.add(shoe, 1)
    const { basketId } = await cartForms(shop, other.visitor).session()
    await cartForms(shop, walk.visitor).changeSession({ basketId })
  }
  const forms: readonly (readonly [string, object])[] = [
    ['cart/member', { memberNumber: '1234 5678 9012 3456' }],
    ['cart/member-remove', {}],
    ['cart/adjust', { item: 'order', off: '5', unit: 'amount', reason: 'damaged' }],
    ['cart/adjustment-remove', { adjustmentId: 'a1' }],
    ['cart/coupon', { coupon: 'WELCOME10' }],
  ]
  it.each(forms)('is made again from the lines of %s, which says what is lost', async (to, fields) => {
    const walk = await sale()
    const remaining = await remainingOn(walk, '/en-us/cart')
    await lose(walk)
    const page = await landing(walk, await walk.post(`/api/${to}`, { ...fields, remaining, purchaseId: '' }))
    expect(page).toContain('Your cart was gone. It was made again with its items.')
    expect(page).toContain(t('people.saidSaleParted'))
    expect((await cartForms(shop, walk.visitor).cart())?.totalItems).toBe(1)
  })

  it('says so at checkout too', async () => {
    const walk = await sale()
    const html = unescaped(await walk.page('/en-us/checkout/shipping'))
    const sent = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? ''
    await lose(walk)
    const kept = { remaining: sent('remaining'), held: sent('held') }
    const page = await landing(walk, await walk.post('/api/checkout/shipping', { ...lane, ...kept }))
    expect(page).toContain(t('checkout.lost.sale'))
  })
})

it('“Next customer” after a session that has ended unnoticed leads to the store’s door', async () => {
  const walk = await sale()
  await end(walk)
  const next = await walk.post('/api/session/next-customer', {})
  expect(next.location).toBe('/en-us/associate-login?said=next-customer')
  await walk.add(shoe)
  expect(await read(walk, '/en-us/cart')).not.toContain(t('people.saleEnded'))
})

it.each([
  ['member', '/en-us/cart', { memberNumber: '' }],
  ['adjust', '/en-us/cart/adjust', { item: 'order', off: 'some', unit: 'amount', reason: 'damaged' }],
])(
  'a wrong value in the form of a sale (%s) comes after the session that has ended, and loses no line',
  async (to, path, fields) => {
    const walk = await sale()
    const remaining = await remainingOn(walk, path)
    await end(walk)
    const { location } = await walk.post(`/api/cart/${to}`, { ...fields, remaining })
    expect(location).toContain('said=session-ended')
    await throughDoor(walk, location)
    await isWhole(walk)
  },
)

describe('script of an associate', () => {
  it('whose session has ended gets the store’s sign-in, which comes back to its page', async () => {
    const walk = await sale()
    await end(walk, { accessToken: 'of-nobody' })
    const forms = cartForms(shop, walk.visitor)
    const headers = { accept: 'application/json', referer: `${shop.url}/en-us/c/women-1000` }
    const answer = await forms.post('coupon', { coupon: 'WELCOME10' }, headers)
    expect(await answer.json()).toMatchObject({
      code: 'AUT498',
      way: {
        label: t('people.saleAgain'),
        href: '/en-us/associate-login?sale=goes-on&returnTo=%2Fen-us%2Fc%2Fwomen-1000',
        dialog: false,
      },
    })
  })

  it('is told that a sale has no lists, and not to sign in again', async () => {
    const walk = await sale()
    const forms = cartForms(shop, walk.visitor)
    const { id: itemId = '', productId = '', upc = '' } = (await forms.cart())?.items[0] ?? {}
    const saved = await forms.json('save', { itemId, productId, upc })
    expect(saved).toMatchObject({ ok: false, recovery: 'none', message: t('people.notInSale') })
    expect(saved).not.toHaveProperty('way')
    expect(await forms.posted('save', { itemId, productId, upc })).toContain(t('people.notInSale'))
    const heart = await walk.post('/api/favorites/toggle', { productId: shoe }, { accept: 'application/json' })
    expect(JSON.parse(heart.html)).toEqual({ ok: false, message: t('people.notInSale') })
  })
})
