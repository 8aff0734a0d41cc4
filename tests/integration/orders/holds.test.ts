import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { fillCart, type Shopper, type Size } from '../../../bench/reliability/shopper.ts'
import type { PlacedOrder } from '../../../shared/contracts/order.ts'
import { errorIdOf, type Platform, startPlatform } from '../platform/platform.ts'
import { buyingFrom, cardSession } from './buying.ts'

let platform: Platform
let shop: ReturnType<typeof buyingFrom>
let size: Size
let buyer: Shopper

beforeAll(async () => {
  platform = await startPlatform()
  shop = buyingFrom(platform)
  size = await shop.stock(1, 100)
  for (const first of await shop.shoppers(1, size)) await shop.buy(first)
})
afterAll(() => platform.close())
beforeEach(async () => {
  const [one] = await shop.shoppers(1, size)
  if (!one) throw new Error('no buyer')
  buyer = one
})

const place = ({ token, cartId, shown }: Shopper, sessionID: string) =>
  platform.ask(
    'cart.placeOrder',
    {
      body: {
        cartId,
        shown,
        paymentMethod: [{ code: 'CREDIT_CARD', additionalData: { sessionID } }],
        returnUrl: 'http://localhost:8787/en-us/checkout/return',
      },
    },
    'en-us',
    { authorization: `Bearer ${token}` },
  )
const anotherCart = () => fillCart(platform.origin, buyer.token, size)
const statusOf = ({ body }: { body: unknown }) => (body as PlacedOrder).status

it('one card session pays one order, however many are placed with it at once', async () => {
  const session = await cardSession()
  const carts = [buyer, ...(await Promise.all([1, 2, 3].map(anotherCart)))]
  const answers = await Promise.all(carts.map((cart) => place(cart, session)))
  expect(answers.map((answer) => errorIdOf(answer) ?? statusOf(answer)).sort()).toEqual([
    'PLACED',
    'PYT404',
    'PYT404',
    'PYT404',
  ])
  const [stranger] = await shop.shoppers(1, size)
  expect(stranger && errorIdOf(await place(stranger, session))).toBe('PYT404')
})

it('a session whose order came to nothing pays another', async () => {
  const session = await cardSession('challenge')
  expect(statusOf(await place(buyer, session))).toBe('ACTION_REQUIRED')
  const next = await anotherCart()
  expect(errorIdOf(await place(next, session))).toBe('PYT404')
  const change = { body: [{ ...size, cartId: buyer.cartId }] }
  await platform.call('cart.addItems', change, 'en-us', { authorization: `Bearer ${buyer.token}` })
  expect(statusOf(await place(next, session))).toBe('ACTION_REQUIRED')
})

it('keeps goods for three orders of one session that wait for their shopper, and gives back what a fourth would take', async () => {
  const before = await shop.left(size)
  const carts = [buyer, ...(await Promise.all([1, 2, 3, 4, 5].map(anotherCart)))]
  const answers = []
  for (const cart of carts) answers.push(await place(cart, await cardSession('challenge')))
  expect(answers.map((answer) => errorIdOf(answer) ?? statusOf(answer))).toEqual([
    ...Array(3).fill('ACTION_REQUIRED'),
    ...Array(3).fill('API429'),
  ])
  expect(await shop.left(size)).toBe(before - 3)
  const [stranger] = await shop.shoppers(1, size)
  expect(stranger && statusOf(await place(stranger, await cardSession('challenge')))).toBe('ACTION_REQUIRED')
})
