import { describe, expect, it } from 'vitest'
import { challengeCode } from '../../../demo/payments/sandbox/test-cards.ts'
import { demoPassword } from '../../../demo/seed/people.ts'
import { useShop } from '../../harness/shop.ts'
import { cartForms, secret, shoe } from './cart-forms.ts'
import { americanAddress, fullestSize, walker } from './checkout-walk.ts'

/** A cart that is rebuilt from a form because its session has ended, and a sign-in afterwards. */
const shop = useShop({ catalogue: 'demo', vars: { shop: { SESSION_SECRET: secret } } })

type Walk = ReturnType<typeof walker>
type Fields = Readonly<Record<string, string>>

const dead = { accessToken: 'x', accessExpiresAt: 0, refreshToken: 'of-nobody-that-is-long-enough-to-be-one' }
const lane = { ...americanAddress, savedAddress: 'new', 'shipping.addressLine1': '77 Typed Lane' }
let people = 0

async function signUp(walk: Walk): Promise<string> {
  people += 1
  const email = `person-${people}@rebuilt.example`
  await walk.page('/en-us/sign-up')
  const person = { firstName: 'Ona', lastName: 'Reed', birthDate: '05/31/1990', postalCode: '10001' }
  const answer = await walk.post('/api/session/sign-up', { email, newPassword: demoPassword, ...person })
  expect(answer.status).toBe(303)
  return email
}

async function giftCard(): Promise<string> {
  const html = await (await shop.fetch('/en-us/c/gift-cards-4400')).text()
  return /href="\/en-us\/p\/[^"]*?-([A-Z0-9]{8,11})"/.exec(html)?.[1] ?? ''
}

/** A member with one pair in the cart and an address for it. */
async function member() {
  const walk = walker(shop)
  const email = await signUp(walk)
  await walk.add(shoe)
  await walk.deliver(lane)
  const forms = cartForms(shop, walk.visitor)
  const line = async (): Promise<Fields> => {
    const [item] = (await forms.cart())?.items ?? []
    return { itemId: item?.id ?? '', productId: item?.productId ?? '', upc: item?.upc ?? '', qty: '1' }
  }
  return { walk, email, forms, line }
}
type Scene = Awaited<ReturnType<typeof member>>

const remainingOn = (html: string): string =>
  (/name="remaining" value="([^"]+)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&')

/** Sends a form of the cart page that was drawn before the session ended. */
async function sentDead({ walk, forms }: Scene, action: string, fields: Fields): Promise<void> {
  const remaining = remainingOn(await walk.page('/en-us/cart'))
  await forms.page()
  await forms.changeSession(dead)
  const answer = await forms.post(action, { ...fields, remaining })
  expect(answer.status).toBe(303)
}

/** The lines as a guest’s by now. */
const rebuilt = async (scene: Scene): Promise<void> => {
  await sentDead(scene, 'coupon', { coupon: 'WELCOME10' })
  expect((await scene.forms.cart())?.totalItems).toBe(1)
}

const contents = async (walk: Walk) =>
  (await cartForms(shop, walk.visitor).cart())?.items.map(({ upc, qty, storeId, giftOption }) => ({
    upc,
    qty,
    ...(storeId && { storeId }),
    ...(giftOption && { to: giftOption.to }),
  })) ?? []
const otherSize = () => fullestSize(shop, shoe, 1)
const firstSize = () => fullestSize(shop, shoe)

describe('signing in again after a change of the cart that was sent too late', () => {
  const changes: readonly (readonly [string, (scene: Scene) => Promise<void>, () => Promise<readonly object[]>])[] = [
    [
      'another size',
      async (scene) => {
        const line = await scene.line()
        await sentDead(scene, 'size', { ...line, fromUpc: line['upc'] ?? '', upc: await otherSize() })
      },
      async () => [{ upc: await otherSize(), qty: 1 }],
    ],
    [
      'more of it',
      async (scene) => sentDead(scene, 'update', { ...(await scene.line()), qty: '2', step: '0' }),
      async () => [{ upc: await firstSize(), qty: 2 }],
    ],
    ['none of it', async (scene) => sentDead(scene, 'remove', await scene.line()), async () => []],
    [
      'another size in the rebuilt cart',
      async (scene) => {
        await rebuilt(scene)
        const line = await scene.line()
        await scene.forms.post('size', { ...line, fromUpc: line['upc'] ?? '', upc: await otherSize() })
      },
      async () => [{ upc: await otherSize(), qty: 1 }],
    ],
    [
      'none of it in the rebuilt cart',
      async (scene) => {
        await rebuilt(scene)
        await scene.forms.empty()
      },
      async () => [],
    ],
    [
      'none of it, and something else instead',
      async (scene) => {
        await rebuilt(scene)
        await scene.forms.empty()
        await scene.walk.add(shoe, 1)
      },
      async () => [{ upc: await otherSize(), qty: 1 }],
    ],
    ['the same', rebuilt, async () => [{ upc: await firstSize(), qty: 1 }]],
    [
      'something that was added on another device meanwhile',
      async (scene) => {
        await rebuilt(scene)
        const elsewhere = walker(shop)
        await elsewhere.signIn(scene.email)
        await elsewhere.add(shoe, 1)
      },
      async () => [
        { upc: await firstSize(), qty: 1 },
        { upc: await otherSize(), qty: 1 },
      ],
    ],
  ]
  it.each(changes)('has %s', async (_, change, expected) => {
    const scene = await member()
    await change(scene)
    await scene.walk.signIn(scene.email)
    expect(await contents(scene.walk)).toEqual(await expected())
  })

  it('keeps one line with the store that was chosen meanwhile', async () => {
    const scene = await member()
    await rebuilt(scene)
    const { itemId = '' } = await scene.line()
    const stores = ['101', '102', '103', '104', '105'].map((number) => `KERB-US-${number}`)
    for (const storeId of stores) await scene.forms.json('delivery', { itemId, code: 'pickup', storeId })
    const [line] = await contents(scene.walk)
    expect(stores).toContain(line?.storeId)
    await scene.walk.signIn(scene.email)
    expect(await contents(scene.walk)).toEqual([{ upc: await firstSize(), qty: 1, storeId: line?.storeId }])
  })
})

/** Orders with PayPal; the bank's answer comes back in the browser of `visitor`. */
async function ordered(walk: Walk, visitor: Walk['visitor']): Promise<void> {
  await walk.deliver(lane)
  await walk.bill({ payWith: 'PAYPAL' })
  const placed = await walk.post('/api/checkout/place', await walk.review(), { accept: 'application/json' })
  const { action } = JSON.parse(placed.html) as { action: { url: string } }
  const page = new URL(action.url)
  const payment = page.searchParams.get('payment') ?? ''
  const fields = { payment, locale: 'en-us', view: 'page', code: challengeCode, answer: 'confirm' }
  const back = await fetch(page, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) })
  const { pathname, search } = new URL(back.headers.get('location') ?? page)
  let next: string | null = pathname + search
  for (let hop = 0; hop < 6 && next !== null; hop += 1) next = (await visitor.fetch(next)).headers.get('location')
}

describe('a rebuilt cart that is ordered, and confirmed', () => {
  const here = ({ walk }: Scene) => walk
  const elsewhere = () => walker(shop)
  it.each([
    ['here, is nothing to order again at this browser', here, here],
    ['here, is nothing to order again on another device', here, elsewhere],
    ['in another browser, is nothing to order again at this one', elsewhere, here],
    ['in another browser, is nothing to order again on another device', elsewhere, elsewhere],
  ])('%s', async (_, confirming, signingIn) => {
    const scene = await member()
    await rebuilt(scene)
    await ordered(scene.walk, confirming(scene).visitor)
    const walk = signingIn(scene)
    await walk.signIn(scene.email)
    expect(await contents(walk)).toEqual([])
    await walk.add(shoe, 1)
    expect(await walk.page('/en-us/checkout/shipping')).not.toContain('77 Typed Lane')
  })

  it('leaves what was added on another device meanwhile', async () => {
    const scene = await member()
    await rebuilt(scene)
    const other = walker(shop)
    await other.signIn(scene.email)
    await other.add(shoe, 1)
    await ordered(scene.walk, scene.walk.visitor)
    expect(await contents(other)).toEqual([{ upc: await otherSize(), qty: 1 }])
    expect(await other.page('/en-us/checkout/shipping')).not.toContain('77 Typed Lane')
  })
})

describe('somebody else who signs in where a session has ended', () => {
  const others: readonly (readonly [string, (walk: Walk) => Promise<unknown>])[] = [
    ['signs in', async (walk) => walk.signIn(await signUp(walker(shop)))],
    ['signs up', signUp],
  ]
  const gift = { giftTo: 'Kim', giftEmail: 'kim@rebuilt.example', giftMessage: 'For the way home' }

  it.each(others)('%s and gets nothing of that cart, and all of their own', async (_, enter) => {
    const scene = await member()
    await rebuilt(scene)
    const { walk, forms } = scene
    await walk.add(shoe, 1)
    await walk.deliver(lane)
    await enter(walk)
    expect(await contents(walk)).toEqual([{ upc: await otherSize(), qty: 1 }])
    expect(JSON.stringify(await forms.cart())).not.toContain('77 Typed Lane')
  })

  it('gets nobody’s gift', async () => {
    const scene = await member()
    const { walk, forms } = scene
    await rebuilt(scene)
    const [upc = ''] = await forms.sizes(await giftCard())
    expect((await forms.json('add', { productId: await giftCard(), upc, qty: '1', ...gift })).ok).toBe(true)
    await signUp(walk)
    expect(await contents(walk)).toEqual([{ upc, qty: 1 }])
  })

  it('keeps what was entered for a cart that was begun anew', async () => {
    const { walk, forms } = await member()
    await forms.changeSession(dead)
    await walk.page('/en-us/cart')
    await walk.add(shoe, 1)
    await walk.deliver({ ...lane, 'shipping.addressLine1': '5 Own Street' })
    await signUp(walk)
    expect(await contents(walk)).toEqual([{ upc: await otherSize(), qty: 1 }])
    expect(JSON.stringify(await forms.cart())).toContain('5 Own Street')
  })
})
