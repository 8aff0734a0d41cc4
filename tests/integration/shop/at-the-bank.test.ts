import { describe, expect, it } from 'vitest'
import { challengeCode } from '../../../demo/payments/sandbox/test-cards.ts'
import { demoPassword } from '../../../demo/seed/people.ts'
import { useShop } from '../../harness/shop.ts'
import { cardSession } from '../orders/buying.ts'
import { cartForms, secret, shoe } from './cart-forms.ts'
import { americanAddress, fullestSize, walker } from './checkout-walk.ts'

const shop = useShop({ catalogue: 'demo', vars: { shop: { SESSION_SECRET: secret } } })

type Walk = ReturnType<typeof walker>
type State = 'redirect' | 'challenge'
type Answer = 'confirm' | 'cancel'
type Where = 'the same browser' | 'another browser'

let people = 0
const details = {
  newPassword: demoPassword,
  firstName: 'Ona',
  lastName: 'Reed',
  birthDate: '05/31/1990',
  postalCode: '10001',
}
async function signUp(walk: Walk): Promise<string> {
  people += 1
  const email = `person-${people}@bank.example`
  await walk.page('/en-us/sign-up')
  expect((await walk.post('/api/session/sign-up', { email, ...details })).status).toBe(303)
  return email
}
async function withoutCart(): Promise<string> {
  return signUp(walker(shop))
}
async function withCart(): Promise<string> {
  const before = walker(shop)
  const email = await signUp(before)
  await before.add(shoe, 1)
  return email
}

/** Until the order is at the bank. */
type Shopper = (walk: Walk) => Promise<void>
const guest: Shopper = async () => undefined
const member: Shopper = async (walk) => void (await signUp(walk))
const associate: Shopper = (walk) => walk.signIn('associate@kerb.example', 'associate')

/** `places`: the bank’s confirmation makes the order. `keeps`: so many units are in the cart if it doesn’t. */
type Change = readonly [
  name: string,
  shopper: Shopper,
  change: (walk: Walk) => Promise<unknown>,
  expected: { readonly places: boolean; readonly keeps: number | null },
]
const end = (session: object) => (walk: Walk) => cartForms(shop, walk.visitor).changeSession(session)
const changes: readonly Change[] = [
  ['nobody changes', guest, async () => undefined, { places: true, keeps: 1 }],
  [
    'a quick purchase gets another card',
    guest,
    async (walk) => quickReview(walk, { payWith: 'CREDIT_CARD', cardSession: await cardSession() }),
    { places: true, keeps: 1 },
  ],
  ['a guest signs in', guest, async (walk) => walk.signIn(await withoutCart()), { places: true, keeps: 1 }],
  ['a guest signs up', guest, signUp, { places: true, keeps: 1 }],
  [
    'a guest signs in where a cart is',
    guest,
    async (walk) => walk.signIn(await withCart()),
    { places: false, keeps: 2 },
  ],
  ['a guest’s session ends', guest, end({ accessToken: 'of-nobody' }), { places: true, keeps: null }],
  [
    'a member’s session is dead',
    member,
    end({ accessToken: 'of-nobody', accessExpiresAt: 0, refreshToken: 'of-nobody-that-is-long-enough-to-be-one' }),
    { places: true, keeps: null },
  ],
  ['a member signs out', member, (walk) => walk.post('/api/session/sign-out', {}), { places: true, keeps: null }],
  [
    'a member signs out, somebody else signs in',
    member,
    async (walk) => {
      await walk.post('/api/session/sign-out', {})
      await walk.signIn(await withCart())
    },
    { places: true, keeps: 1 },
  ],
  [
    'an associate takes over',
    guest,
    (walk) => walk.signIn('associate@kerb.example', 'associate'),
    { places: false, keeps: 1 },
  ],
  [
    'the next customer comes',
    associate,
    (walk) => walk.post('/api/session/next-customer', {}),
    { places: false, keeps: null },
  ],
  [
    'the next customer comes after the associate’s session has ended',
    associate,
    async (walk) => {
      await end({ accessToken: 'of-nobody' })(walk)
      await walk.post('/api/session/next-customer', {})
    },
    { places: false, keeps: null },
  ],
]

/** Claims that the provider has signed. */
function claimsIn(token: string | null): { readonly reference?: string; readonly verdict?: string } {
  const [, claims = ''] = (token ?? '').split('.')
  return JSON.parse(Buffer.from(claims, 'base64url').toString())
}

type Fields = Readonly<Record<string, string>>
async function ownReview(walk: Walk, way: Fields): Promise<Fields> {
  await walk.add(shoe)
  await walk.deliver({ ...americanAddress, savedAddress: 'new' })
  await walk.bill(way)
  return walk.review()
}
async function quickReview(walk: Walk, way: Fields): Promise<Fields> {
  const forms = cartForms(shop, walk.visitor)
  const upc = await fullestSize(shop, shoe)
  await forms.post('../checkout/apple-pay', { productId: shoe, upc, qty: '1' })
  for (const [step, fields] of [
    ['shipping', { ...americanAddress, savedAddress: 'new' }],
    ['billing', { same: 'on', ...way }],
  ] as const) {
    await walk.page(`/en-us/checkout/${step}?bag=quick`)
    expect((await walk.post(`/api/checkout/${step}`, { ...fields, bag: 'quick' })).status).toBe(303)
  }
  return walk.review('?bag=quick')
}

/** Places an order that waits at the bank, with script; the bank's answer is brought back as the browser does. */
async function atBank(shopper: Shopper, state: State, bag: 'own' | 'quick' = 'own') {
  const walk = walker(shop)
  await shopper(walk)
  const way =
    state === 'redirect'
      ? { payWith: 'PAYPAL' }
      : { payWith: 'CREDIT_CARD', cardSession: await cardSession('challenge') }
  const review = bag === 'own' ? await ownReview(walk, way) : await quickReview(walk, way)
  const placed = await walk.post('/api/checkout/place', review, { accept: 'application/json' })
  const { action } = JSON.parse(placed.html) as { action: { url: string; ticket?: string } }
  const page = new URL(action.url)
  /** The address that the bank's page leads back to. */
  const pressed = async (answer: Answer): Promise<URL> => {
    const payment = page.searchParams.get('payment') ?? ''
    const fields = { payment, locale: 'en-us', view: 'page', code: challengeCode, answer }
    const back = await fetch(page, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) })
    return new URL(back.headers.get('location') ?? page)
  }
  const open = async (visitor: Walk['visitor'], path: string): Promise<string> => {
    let next: string | null = path
    for (let hop = 0; hop < 6 && next !== null; hop += 1) {
      const response = await visitor.fetch(next)
      next = response.headers.get('location')
      if (next === null) return `${response.status} ${await response.text()}`
    }
    return `does not end: ${next}`
  }
  const number = claimsIn(page.searchParams.get('payment')).reference ?? ''
  return {
    walk,
    orderNumber: number,
    /** The page that the shopper sees in the end. */
    async comeBack(answer: Answer, where: Where): Promise<string> {
      const { pathname, search, searchParams } = await pressed(answer)
      if (where === 'another browser') return open(shop.visitor(), pathname + search)
      if (state === 'redirect') return open(walk.visitor, pathname + search)
      const proof = {
        csrf: review['csrf'] ?? '',
        data: searchParams.get('redirectResult') ?? '',
        ticket: action.ticket ?? '',
      }
      const told = await walk.post('/api/checkout/challenge', proof, { accept: 'application/json' })
      expect([told.status, told.html.slice(0, 1)]).toEqual([200, '{'])
      return open(walk.visitor, (JSON.parse(told.html) as { location: string }).location)
    },
    /** The bank is told, and the browser is closed on its page. The provider tells the shop by itself. */
    async stayAway(answer: Answer): Promise<void> {
      const before = await eventsOf(number)
      const { verdict } = claimsIn((await pressed(answer)).searchParams.get('redirectResult'))
      if (verdict === 'confirmed') await expect.poll(() => eventsOf(number)).toBeGreaterThan(before)
    },
    /** The provider says of a payment that it holds money for that it is confirmed, whatever is pressed. */
    async isHeld(): Promise<boolean> {
      return claimsIn((await pressed('cancel')).searchParams.get('redirectResult')).verdict === 'confirmed'
    },
  }
}

const orderOf = async (number: string) => {
  const database = await shop.miniflare.getD1Database('DB', 'kerb-platform')
  const sql = 'SELECT status, email, captured, total FROM orders WHERE order_number = ?'
  return database.prepare(sql).bind(number).first<{ status: string; email: string; captured: number; total: number }>()
}
/** How much the provider has told of an order, that the order has been looked at for. */
async function eventsOf(number: string): Promise<number> {
  const database = await shop.miniflare.getD1Database('DB', 'kerb-platform')
  const sql = 'SELECT count(*) AS events FROM payment_events WHERE order_number = ?'
  return (await database.prepare(sql).bind(number).first<number>('events')) ?? 0
}
const unitsIn = async (walk: Walk) => (await cartForms(shop, walk.visitor).cart())?.totalItems ?? 0

const ways: readonly (readonly [Answer, Where])[] = [
  ['confirm', 'the same browser'],
  ['confirm', 'another browser'],
  ['cancel', 'the same browser'],
]

describe.each(['redirect', 'challenge'] as const)('an order at the bank (%s)', (state) => {
  describe.each(changes)('while %s', (_, shopper, change, { places, keeps }) => {
    it.each(ways)('%s, back in %s', async (answer, where) => {
      const { walk, orderNumber, comeBack, isHeld } = await atBank(shopper, state)
      await change(walk)
      const page = (await comeBack(answer, where)).replaceAll('&#x27;', "'")
      const main = page.slice(page.indexOf('<main'), page.indexOf('</main>'))
      const order = await orderOf(orderNumber)
      expect(page.slice(0, 3)).toBe('200')
      if (places && answer === 'confirm') {
        expect([main.includes(orderNumber), /is placed/.test(main)]).toEqual([true, true])
        expect(order).toMatchObject({ status: 'PLACED', email: americanAddress['email'], captured: order?.total })
        const own = await walk.page('/en-us/cart')
        expect(own).not.toContain('We could not find this order')
        return
      }
      expect([order, await isHeld()]).toEqual([null, false])
      expect(main).toMatch(/nothing was charged|payment authentication error|not confirmed|did not go through/)
      if (keeps !== null) expect(await unitsIn(walk)).toBe(keeps)
    })
  })
})

describe.each(['redirect', 'challenge'] as const)(
  'an order at the bank (%s), confirmed and never brought back',
  (state) => {
    it.each(changes)('while %s', async (_, shopper, change, { places }) => {
      const { walk, orderNumber, stayAway, isHeld } = await atBank(shopper, state)
      await change(walk)
      await stayAway('confirm')
      const order = await orderOf(orderNumber)
      expect([order?.status ?? null, await isHeld()]).toEqual(places ? ['PLACED', true] : [null, false])
      expect(order?.captured).toBe(order?.total)
    })

    it('is shown to whoever ordered, by their cart', async () => {
      const { walk, orderNumber, stayAway } = await atBank(guest, state)
      await stayAway('confirm')
      await walk.page('/en-us/cart')
      const cart = await walk.visitor.fetch('/en-us/cart')
      expect(cart.headers.get('location')).toBe('/en-us/order-confirmation')
      expect(await walk.page('/en-us/order-confirmation')).toContain(orderNumber)
    })
  },
)

describe('in the same browser, the bank confirms what was given up', () => {
  it.each(['redirect', 'challenge'] as const)('since the cart was changed in another tab (%s)', async (state) => {
    const { walk, orderNumber, comeBack, isHeld } = await atBank(guest, state)
    await walk.add(shoe, 1)
    const page = await comeBack('confirm', 'the same browser')
    expect(page).toContain('before the payment was confirmed, the cart was changed')
    expect(page).toContain('data-checkout="place"')
    expect([await orderOf(orderNumber), await isHeld(), await unitsIn(walk)]).toEqual([null, false, 2])
  })

  it.each(['redirect', 'challenge'] as const)('since the cart was emptied in another tab (%s)', async (state) => {
    const { walk, orderNumber, comeBack, isHeld } = await atBank(guest, state)
    await cartForms(shop, walk.visitor).empty()
    const page = await comeBack('confirm', 'the same browser')
    expect(page).toContain('before the payment was confirmed, the cart was changed')
    expect([await orderOf(orderNumber), await isHeld(), await unitsIn(walk)]).toEqual([null, false, 0])
  })

  it('since it was ordered again: the later order is not touched', async () => {
    const first = await atBank(guest, 'redirect')
    const { walk } = first
    const page = new URL(await walk.place())
    expect(await first.comeBack('confirm', 'the same browser')).toContain('ordered again')
    expect(await orderOf(first.orderNumber)).toBe(null)
    const second = claimsIn(page.searchParams.get('payment')).reference ?? ''
    expect([second === first.orderNumber, await walk.page('/en-us/cart')]).toEqual([
      false,
      expect.stringContaining(shoe),
    ])
  })
})

it.each(['redirect', 'challenge'] as const)('coming back once more (%s) leads to the order again', async (state) => {
  const { orderNumber, comeBack } = await atBank(guest, state)
  for (const time of ['first', 'second', 'third']) {
    const page = await comeBack('confirm', 'the same browser')
    expect([time, page.includes(orderNumber)]).toEqual([time, true])
  }
  expect(await orderOf(orderNumber)).toMatchObject({ status: 'PLACED' })
})

describe('a change that is refused', () => {
  const line = async (walk: Walk) => {
    const item = (await cartForms(shop, walk.visitor).cart())?.items[0]
    return { itemId: item?.id ?? '', productId: item?.productId ?? '', upc: item?.upc ?? '' }
  }
  const gone = { itemId: 'of-yesterday' }
  const refused: readonly (readonly [string, (walk: Walk) => Promise<unknown>])[] = [
    [
      'a line that is gone is taken out',
      async (walk) => cartForms(shop, walk.visitor).json('remove', { ...(await line(walk)), ...gone }),
    ],
    [
      'a line that is gone is changed',
      async (walk) => cartForms(shop, walk.visitor).json('update', { ...(await line(walk)), ...gone, qty: '2' }),
    ],
    [
      'more units are wanted than one shopper may have',
      async (walk) => cartForms(shop, walk.visitor).json('update', { ...(await line(walk)), qty: '99' }),
    ],
    ['an unknown code is entered', (walk) => walk.post('/api/cart/coupon', { coupon: 'NOSUCHCODE' })],
    ['a code that is gone is taken out', (walk) => walk.post('/api/cart/coupon-remove', { coupon: 'WELCOME10' })],
    ['a gift card that is gone is taken out', (walk) => walk.post('/api/checkout/instrument-remove', { id: 'gone' })],
    [
      'an unknown gift card is entered',
      (walk) => walk.post('/api/checkout/instrument', { kind: 'GIFT_CARD', code: 'KERBGIFT9999', pin: '1111' }),
    ],
  ]
  it.each(refused)('leaves an order at the bank alone: %s', async (_, change) => {
    const { walk, orderNumber, comeBack } = await atBank(guest, 'redirect')
    await change(walk)
    expect(await comeBack('confirm', 'the same browser')).toContain(orderNumber)
    expect(await orderOf(orderNumber)).toMatchObject({ status: 'PLACED' })
  })
})

it('an order that is being made while its guest signs in is shown as theirs', async () => {
  const walk = walker(shop)
  const email = await withoutCart()
  await walk.add(shoe)
  await walk.deliver()
  await walk.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession('slow') })
  const review = await walk.review()
  const placing = walk.post('/api/checkout/place', review)
  await expect.poll(async () => (await cartForms(shop, walk.visitor).cart())?.locked).toBe(true)
  await walk.signIn(email)
  await placing
  await expect
    .poll(() =>
      walk
        .page('/en-us/cart')
        .then(() => walk.visitor.fetch('/en-us/cart'))
        .then(({ headers }) => headers.get('location')),
    )
    .toBe('/en-us/order-confirmation')
})

describe('a quick purchase at the bank', () => {
  const emptied = async (walk: Walk) => {
    await walk.add(shoe, 1)
    await cartForms(shop, walk.visitor).empty()
  }
  const quickChanges: readonly (readonly [string, Shopper, (walk: Walk) => Promise<unknown>])[] = [
    ['nobody changes', guest, async () => undefined],
    ['the own cart is filled', guest, (walk) => walk.add(shoe, 1)],
    ['the own cart is filled and emptied', guest, emptied],
  ]
  it.each(quickChanges)('is finished in the same browser while %s', async (_, shopper, change) => {
    const { walk, orderNumber, comeBack } = await atBank(shopper, 'redirect', 'quick')
    await change(walk)
    const page = await comeBack('confirm', 'the same browser')
    expect([page.includes(orderNumber), page.includes('12 Orchard Street')]).toEqual([true, true])
    expect(await orderOf(orderNumber)).toMatchObject({ status: 'PLACED' })
  })

  it.each(quickChanges)('can be paid in another way once it is canceled while %s', async (_, shopper, change) => {
    const { walk, orderNumber, comeBack } = await atBank(shopper, 'redirect', 'quick')
    await change(walk)
    const page = await comeBack('cancel', 'the same browser')
    expect([await orderOf(orderNumber), page.includes('data-checkout="billing"')]).toEqual([null, true])
    expect(page).toMatch(/name="bag" value="quick"/)
  })

  const dead = { accessToken: 'x', accessExpiresAt: 0, refreshToken: 'of-nobody-that-is-long-enough-to-be-one' }
  const joins: readonly (readonly [string, Shopper, (walk: Walk) => Promise<unknown>])[] = [
    ['a guest signs in', guest, async (walk) => walk.signIn(await withoutCart())],
    ['a guest signs in where a cart is', guest, async (walk) => walk.signIn(await withCart())],
    ['a guest signs up', guest, signUp],
  ]
  const ends: readonly (readonly [string, Shopper, (walk: Walk) => Promise<unknown>])[] = [
    ['a guest’s session ends', guest, end({ accessToken: 'of-nobody' })],
    ['a guest’s session is dead', guest, end(dead)],
    ['a member’s session ends', member, end({ accessToken: 'of-nobody' })],
    ['a member’s session is dead', member, end(dead)],
  ]
  describe.each(['redirect', 'challenge'] as const)('(%s)', (state) => {
    it.each(joins)('goes on as theirs, with all that was entered, while %s', async (_, shopper, change) => {
      const { walk, orderNumber, comeBack } = await atBank(shopper, state, 'quick')
      await change(walk)
      const page = await comeBack('cancel', 'the same browser')
      expect([await orderOf(orderNumber), page.includes(shoe)]).toEqual([null, true])
      expect(page).toMatch(/name="bag" value="quick"/)
      expect(page).toContain('12 Orchard Street')
    })

    it.each(joins)('is shown in the cart once the provider has confirmed it, while %s', async (_, shopper, change) => {
      const { walk, orderNumber, stayAway } = await atBank(shopper, state, 'quick')
      await change(walk)
      await stayAway('confirm')
      const cart = await walk.visitor.fetch('/en-us/cart')
      expect(cart.headers.get('location')).toBe('/en-us/order-confirmation')
      expect(await walk.page('/en-us/order-confirmation')).toContain(orderNumber)
    })

    it.each(ends)('begins again, and says why, once it is canceled while %s', async (_, shopper, change) => {
      const { walk, orderNumber, comeBack } = await atBank(shopper, state, 'quick')
      await change(walk)
      const page = await comeBack('cancel', 'the same browser')
      expect([await orderOf(orderNumber), page.includes(shoe)]).toEqual([null, true])
      expect(page).toMatch(/name="bag" value="quick"/)
      expect(page).toContain('payment authentication error')
      expect(page).toContain('add them again')
    })
  })

  it.each<[string, Shopper, (walk: Walk) => Promise<unknown>]>([
    ['the next customer comes', associate, (walk) => walk.post('/api/session/next-customer', {})],
    ['the associate signs out', associate, (walk) => walk.post('/api/session/sign-out', {})],
    [
      'the associate, whose session has ended, signs out',
      associate,
      async (walk) => {
        await end(dead)(walk)
        await walk.post('/api/session/sign-out', {})
      },
    ],
    ['an associate takes over', guest, (walk) => walk.signIn('associate@kerb.example', 'associate')],
  ])('is given up while %s', async (_, shopper, change) => {
    const { walk, orderNumber, comeBack, isHeld } = await atBank(shopper, 'redirect', 'quick')
    await change(walk)
    await comeBack('confirm', 'the same browser')
    expect([await orderOf(orderNumber), await isHeld()]).toEqual([null, false])
    expect(await walk.page('/en-us/order-confirmation')).not.toContain('12 Orchard Street')
  })
})
