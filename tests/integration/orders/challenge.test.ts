import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Shopper, Size } from '../../../bench/reliability/shopper.ts'
import { signResult } from '../../../demo/payments/sandbox/tokens.ts'
import type { PlacedOrder } from '../../../shared/contracts/order.ts'
import { idempotencyKeyHeader } from '../../../shared/operations/cart.ts'
import { errorIdOf, type Platform, startPlatform } from '../platform/platform.ts'
import { buyingFrom, cardSession, paymentSecret } from './buying.ts'

let platform: Platform
let shop: ReturnType<typeof buyingFrom>
let size: Size
let buyer: Shopper
let order: PlacedOrder
let before: number

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
  before = await shop.left(size)
  const answer = await place(crypto.randomUUID(), 'challenge')
  order = answer.body as PlacedOrder
  expect(order.status).toBe('ACTION_REQUIRED')
})

const auth = () => ({ authorization: `Bearer ${buyer.token}` })
const place = async (key: string, card: 'challenge' | 'authorised') =>
  platform.ask(
    'cart.placeOrder',
    {
      body: {
        cartId: buyer.cartId,
        shown: buyer.shown,
        paymentMethod: [{ code: 'CREDIT_CARD', additionalData: { sessionID: await cardSession(card) } }],
        returnUrl: 'http://localhost:8787/en-us/checkout/billing',
      },
    },
    'en-us',
    { ...auth(), [idempotencyKeyHeader]: key },
  )
const bring = (threeDS2Result: string, orderNumber = order.orderNumber) =>
  platform.ask(
    'cart.patchOrder',
    {
      params: { orderNumber },
      body: { paymentMethod: { code: 'CREDIT_CARD', additionalData: { threeDS2Result } } },
    },
    'en-us',
    auth(),
  )
/** Result that the bank's page gives a shopper; the payment's id is in the address of that page. */
const proof = (verdict: 'confirmed' | 'failed', reference = order.orderNumber) => {
  const url = String(order.flash[0]?.details?.['url'])
  const [, claims = ''] = (new URL(url).searchParams.get('payment') ?? '').split('.')
  const { paymentId } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as { paymentId: string }
  return signResult(paymentSecret, reference, paymentId, verdict, Date.now())
}
const observed = async () =>
  (await platform.ask('consumer.purchase', { params: { orderId: order.orderNumber } }, 'en-us', auth())).body

it('holds the goods while it waits, and is finished once by any number of equal proofs', async () => {
  expect(await shop.left(size)).toBe(before - 1)
  expect(await observed()).toMatchObject({ status: 'ACTION_REQUIRED' })
  const result = await proof('confirmed')
  const answers = await Promise.all(Array.from({ length: 20 }, () => bring(result)))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(answers[0]?.body).toMatchObject({ status: 'PLACED', orderNumber: order.orderNumber })
  expect(await observed()).toEqual(answers[0]?.body)
})

it.each([
  ['a failed challenge', () => proof('failed')],
  ['a proof of another order', () => proof('confirmed', 'K000000000')],
  ['a forged proof', async () => `${(await proof('confirmed')).slice(0, -4)}AAAA`],
])('gives everything back after %s', async (_, result) => {
  const replies = [await bring(await result()), await bring(await proof('confirmed'))]
  expect(replies.map(errorIdOf)).toEqual(['PAY400', 'PAY400'])
  expect(await shop.left(size)).toBe(before)
  expect((await place(crypto.randomUUID(), 'authorised')).body).toMatchObject({ status: 'PLACED' })
})

it('cannot be completed by another shopper', async () => {
  const mine = buyer
  const [stranger] = await shop.shoppers(1, size)
  const result = await proof('confirmed')
  buyer = stranger ?? mine
  expect(errorIdOf(await bring(result))).toBe('ORD409')
  buyer = mine
  expect((await bring(result)).body).toMatchObject({ status: 'PLACED' })
})
