import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedCoupons, seedPromotions } from '../../platform/db/seed/promotions.ts'
import { type Answer, errorIdOf } from '../integration/platform/platform.ts'
import { openShop, pin, type Shop, size } from './checkout-shop.ts'
import { paymentIdOf, placedOrder } from './ordering.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await shop.platform.admin('/promotions', { promotions: seedPromotions, coupons: seedCoupons })
})
afterAll(() => shop?.close())

/** The code of each of this many tries. */
async function tries(count: number, one: () => Promise<Answer>): Promise<(string | null)[]> {
  const codes: (string | null)[] = []
  for (let tried = 0; tried < count; tried += 1) codes.push(errorIdOf(await one()))
  return codes
}

function expectTooMany(answer: Answer): void {
  expect([answer.status, errorIdOf(answer)]).toEqual([429, 'API429'])
  const seconds = Number(answer.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(900)
  expect(JSON.stringify(answer.body)).toContain(String(seconds))
}

it('guesses at gift cards end after ten, for their guest alone; who is right is never stopped', async () => {
  const guest = await shop.guest()
  let card = 0
  const guess = () => {
    card += 1
    return guest.ask('cart.giftCardBalance', { body: { code: `NOSUCHCARD${card}`, pin: '1234' } })
  }
  const right = () => guest.ask('cart.giftCardBalance', { body: { code: 'KERBGIFT0001', pin } })
  expect(await tries(12, right)).toEqual(Array(12).fill(null))
  expect(await tries(10, guess)).toEqual(Array(10).fill('GFC800'))
  expectTooMany(await guess())
  expectTooMany(await right())
  const { id } = await guest.fill(size(40))
  const body = { payment_method_id: 'GIFT_CARD', code: 'KERBGIFT0001', pin } as const
  expectTooMany(await guest.ask('cart.addPaymentInstrument', { params: { basketId: id }, body }))
  const other = await shop.guest()
  expect((await other.ask('cart.giftCardBalance', { body: { code: 'KERBGIFT0001', pin } })).status).toBe(200)
})

it('guesses at one card’s pin end, whoever guesses', async () => {
  let last: Answer | null = null
  for (let guest = 0; guest < 7; guest += 1) {
    const who = await shop.guest()
    const guess = () => who.ask('cart.giftCardBalance', { body: { code: 'KERB GIFT 0002', pin: '9999' } })
    await tries(9, guess)
    last = await guess()
  }
  if (last) expectTooMany(last)
})

it('coupons may be guessed twenty times', async () => {
  const guest = await shop.guest()
  const { id } = await guest.fill(size(40))
  const guess = () => guest.ask('cart.addCoupon', { body: { cartId: id, couponCode: 'GUESSED' } })
  expect(await tries(20, guess)).toEqual(Array(20).fill('PRM130'))
  expectTooMany(
    await guest.ask('cart.addCoupon', { body: { cartId: id, couponCode: 'WELCOME10' } }, { locale: 'de-de' }),
  )
  expect((await guest.read(id)).couponItems).toEqual([])
})

it('an order is looked for ten times by a wrong address, whoever looks', async () => {
  const { orderNumber } = await placedOrder(await shop.guest())
  const look = async () =>
    (await shop.guest()).ask('consumer.trackOrder', { body: { orderNumber, email: 'else@shop.example' } })
  expect(await tries(10, look)).toEqual(Array(10).fill('ORD409'))
  expectTooMany(await look())
})

it('one address of the network opens sixty card sessions in ten minutes', async () => {
  const card = { number: '4242424242424242', expiry: '12/31', code: '123' }
  const open = (address: string) =>
    shop.platform.send('POST', '/payments/fields/token?locale=de-de', { 'cf-connecting-ip': address }, card)
  const answers = await Promise.all(Array.from({ length: 64 }, () => open('192.0.2.7')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(60)
  const [refused] = answers.filter(({ status }) => status === 429)
  if (refused) expectTooMany(refused)
  expect((await open('192.0.2.8')).status).toBe(200)
})

it('the bank looks at five codes for a payment, the right one no sooner than it says', async () => {
  const order = await placedOrder(await shop.guest(), 'challenge')
  expect(paymentIdOf(order)).toMatch(/\S/)
  const page = new URL(String(order.flash[0]?.details?.['url']))
  const type = (code: string) =>
    shop.platform.send(
      'POST',
      page.pathname,
      { 'content-type': 'application/x-www-form-urlencoded' },
      new URLSearchParams({
        payment: page.searchParams.get('payment') ?? '',
        answer: 'confirm',
        locale: 'en-us',
        code,
      }).toString(),
    )
  const statuses: number[] = []
  for (let tried = 0; tried < 5; tried += 1) statuses.push((await type('000000')).status)
  expect(statuses).toEqual([422, 422, 422, 422, 422])
  const stopped = await type('135790')
  expect([stopped.status, Number(stopped.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect(String(stopped.body)).toContain('a bit fast')
})
