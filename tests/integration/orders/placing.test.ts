import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Platform, startPlatform } from '../platform/platform.ts'
import { buyingFrom, cardSession } from './buying.ts'

let platform: Platform
let shop: ReturnType<typeof buyingFrom>
beforeAll(async () => {
  platform = await startPlatform()
  shop = buyingFrom(platform)
})
afterAll(() => platform.close())

const settled = async (read: () => Promise<unknown>, value: unknown) => expect.poll(read).toEqual(value)
const onlineUnits = async (productId: string) =>
  (await platform.call('products.inventory', { params: { productId } })).skus.map(({ quantity }) => quantity)

it('sells the last five to five of fifty buyers, and tells the others', async () => {
  const size = await shop.stock(1, 50)
  const buyers = await shop.shoppers(50, size)
  await shop.stock(1, 5)
  const replies = await Promise.all(buyers.map((buyer) => shop.buy(buyer)))
  const won = replies.filter(({ status }) => status === 200)
  const lost = replies.filter(({ status, code }) => status === 409 && /^(INV\d+|ORD430)$/.test(code ?? ''))
  expect([won.length, lost.length]).toEqual([5, 45])
  expect(new Set(won.map(({ order }) => order?.orderNumber)).size).toBe(5)
  expect(await shop.left(size)).toBe(0)
  await settled(() => onlineUnits(size.productId), [0])
  await settled(async () => (await shop.report()).open, 0)
})

it('makes one order of twenty equal ones, and refuses the key for another', async () => {
  const size = await shop.stock(2, 10)
  const [buyer] = await shop.shoppers(1, size)
  if (!buyer) throw new Error('no buyer')
  const [session, key] = [await cardSession(), crypto.randomUUID()]
  const replies = await Promise.all(Array.from({ length: 20 }, () => shop.buy(buyer, key, session)))
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
  expect(replies[0]?.order).toMatchObject({ status: 'PLACED', paymentMethods: [{ code: 'CREDIT_CARD' }] })
  expect(await shop.left(size)).toBe(9)
  expect((await shop.buy(buyer, key, await cardSession())).code).toBe('API409')
})

it('says how many there are of what is lacking, and takes nothing', async () => {
  const size = await shop.stock(3, 4)
  const [first, second] = await shop.shoppers(2, size, 3)
  if (!first || !second) throw new Error('no buyers')
  const key = crypto.randomUUID()
  expect((await shop.buy(first)).order?.status).toBe('PLACED')
  const refused = await shop.buy(second, key)
  expect([refused.status, /^(INV\d+|ORD430)$/.test(refused.code ?? '')]).toEqual([409, true])
  expect(await shop.left(size)).toBe(1)
})

it.each([
  ['refused', 'PAY400'],
  ['fraud', 'PYT402'],
  ['expired', 'FE309'],
  ['other-amount', 'PAY400'],
] as const)('gives the stock back after a card that is %s', async (outcome, code) => {
  const size = await shop.stock(4, 6)
  const [buyer] = await shop.shoppers(1, size)
  if (!buyer) throw new Error('no buyer')
  const key = crypto.randomUUID()
  const session = await cardSession(outcome)
  const refused = await shop.buy(buyer, key, session)
  expect(refused.code).toBe(code)
  expect((await shop.buy(buyer, key, session)).code).toBe(code)
  expect(await shop.left(size)).toBe(6)
  expect((await shop.buy(buyer)).order?.status).toBe('PLACED')
})

it('frees what was set aside and never sold', async () => {
  const [held, brief] = [await shop.stock(5, 1), await shop.stock(6, 1)]
  const [[early], [late]] = [await shop.shoppers(1, held), await shop.shoppers(1, brief)]
  if (!early || !late) throw new Error('no buyers')
  const { INVENTORY } = (await platform.bindings()) as { INVENTORY: DurableObjectNamespaceLike }
  const reserve = (size: typeof held, forMs: number) => {
    const now = Date.now()
    const stockRequest = { itemId: 'i', masterId: 'm', place: 'web', ...size, qty: 1 }
    return INVENTORY.get(INVENTORY.idFromName(size.productId.slice(0, 8))).reserve(
      'gone',
      [{ ...stockRequest, supply: { quantity: 1, revision: now } }],
      now + forMs,
      now,
    )
  }
  expect(await reserve(held, 600_000)).toEqual({ ok: true })
  expect((await shop.buy(early)).status).toBe(409)
  expect(await reserve(brief, 1500)).toEqual({ ok: true })
  await settled(() => shop.left(brief), 1)
  expect((await shop.buy(late)).order?.status).toBe('PLACED')
})

type DurableObjectNamespaceLike = {
  idFromName(name: string): unknown
  get(id: unknown): { reserve(id: string, stockRequests: unknown[], expiresAt: number, now: number): Promise<unknown> }
}
