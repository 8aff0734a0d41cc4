import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Cart } from '../../shared/contracts/cart.ts'
import type { PlacedOrder } from '../../shared/contracts/order.ts'
import { groupedMemberNumber, memberNumberOf } from '../../shared/member-number.ts'
import { type Answer, errorIdOf } from '../integration/platform/platform.ts'
import { openShop, type Shop, type Shopper, size } from './checkout-shop.ts'
import { newPerson } from './error-cases/people.ts'
import { byCard, placing, readyBasket, shownTo } from './ordering.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop?.close())
beforeEach(() => shop.stock(50))

const since = '2026-01-01T00:00:00Z'
const numberOf = async (who: Shopper) => (await who.call('consumer.memberNumber', {})).number
const name = (associate: Shopper, basketId: string, number: string): Promise<Cart> =>
  associate.call('cart.setMember', { params: { basketId }, body: { number } })
const refusal = (who: Shopper, basketId: string, number: string) =>
  who.refusal('cart.setMember', { params: { basketId }, body: { number } })
const ordersOf = async (who: Shopper) =>
  (await who.call('consumer.purchaseHistory', { body: {} })).orders.map(({ orderNumber }) => orderNumber)
const pointsOf = async (who: Shopper) => (await who.call('consumer.vouchers', {})).loyaltyHistory
const changesIn = ({ body }: Answer): string => JSON.stringify(body)

it('an associate’s sale to a member is the member’s order, with its points, and takes nothing else of theirs', async () => {
  const [member, associate] = [await shop.person('member'), await shop.person('associate')]
  const basketId = await readyBasket(associate)
  const before = await associate.read(basketId)
  const number = await numberOf(member)
  const cart = await name(associate, basketId, ` ${groupedMemberNumber(number)} `)
  expect(cart.member).toEqual({ firstName: 'Mara', lastDigits: number.slice(-4) })
  expect(cart.earnedPoints).toBe(50)
  const { version: _, member: __, earnedPoints: ___, ...rest } = cart
  expect(before).toMatchObject(rest)
  expect(JSON.stringify(cart)).not.toMatch(/member@|Quillfeather|Lantern Street|KERBMARA15|KM-100001/)
  expect(JSON.stringify(cart)).not.toContain(number)
  const placed = await placing(associate, basketId)
  const { orderNumber } = placed.body as PlacedOrder
  expect(placed.body).toMatchObject({
    status: 'PLACED',
    email: 'ada@shop.example',
    earnedPoints: 50,
    inStoreSalesInfo: { storeId: 'KERB-US-101', storeEmployeeId: 'E-1001' },
  })
  expect(await ordersOf(member)).toEqual([orderNumber])
  expect(await pointsOf(member)).toMatchObject([{ orderNumber, points: 50, arrivesAt: null }])
  expect(await ordersOf(associate)).toEqual([])
  expect(await member.call('consumer.purchase', { params: { orderId: orderNumber } })).toMatchObject({ orderNumber })
  // Called off, the points go as they came.
  await member.call('consumer.cancelOrder', { body: { orderNumber, email: 'ada@shop.example' } })
  expect(await pointsOf(member)).toEqual([])
})

it('a member whose account has another currency gets the order alone', async () => {
  const [member, associate] = [await shop.person('mitglied'), await shop.person('associate')]
  const basketId = await readyBasket(associate)
  expect(await name(associate, basketId, await numberOf(member))).toMatchObject({ earnedPoints: 0 })
  const { orderNumber } = (await placing(associate, basketId)).body as PlacedOrder
  expect([await ordersOf(member), await pointsOf(member)]).toEqual([[orderNumber], []])
})

it('the member ends with the last line out, and is taken off by hand', async () => {
  const [member, associate] = [await shop.person('member'), await shop.person('associate')]
  const number = await numberOf(member)
  const { id, items } = await associate.fill(size(40))
  await name(associate, id, number)
  expect((await associate.call('cart.removeMember', { params: { basketId: id } })).member).toBeNull()
  await name(associate, id, number)
  const [line] = items
  const body = { cartId: id, itemId: line?.id ?? '', upc: line?.upc ?? '' }
  expect((await associate.call('cart.removeItem', { body })).member).toBeNull()
  await associate.call('cart.addItems', { body: [{ ...size(39), cartId: id }] })
  expect(await associate.read(id)).toMatchObject({ member: null, earnedPoints: 0, flash: [] })
})

it('a number that is renewed in the middle of a sale stops at once: the page that named its member orders nothing', async () => {
  const [member, associate] = [await shop.person('newmember'), await shop.person('associate')]
  const basketId = await readyBasket(associate)
  await name(associate, basketId, await numberOf(member))
  const shown = await shownTo(associate, basketId)
  const { number: next } = await member.call('consumer.renewMemberNumber', {})
  const order = { body: { cartId: basketId, shown, paymentMethod: await byCard() } }
  const refused = await associate.ask('cart.placeOrder', order)
  expect([errorIdOf(refused), changesIn(refused)]).toEqual(['ORD415', expect.stringContaining('"part":"member"')])
  expect(await associate.read(basketId)).toMatchObject({ member: null, flash: [{ code: 'MemberGone' }] })
  expect((await name(associate, basketId, next)).flash).toEqual([])
  const { orderNumber } = (await placing(associate, basketId)).body as PlacedOrder
  expect(await ordersOf(member)).toEqual([orderNumber])
})

it('a sale to an account that was closed meanwhile is a guest’s', async () => {
  await newPerson(shop, 'C0LEAVES', 'leaves', { loyalty: { memberId: 'KM-LEAVES', openingPoints: 0, since } })
  const [member, associate] = [await shop.person('leaves'), await shop.person('associate')]
  const basketId = await readyBasket(associate)
  await name(associate, basketId, await numberOf(member))
  await newPerson(shop, 'C0LEAVES', 'leaves', { blocked: true })
  expect(await associate.read(basketId)).toMatchObject({ member: null, earnedPoints: 0 })
  const placed = await placing(associate, basketId)
  expect(placed.body).toMatchObject({ status: 'PLACED', earnedPoints: 0 })
})

it('nobody but an associate names a member, and no associate themself', async () => {
  const member = await shop.person('member')
  const number = await numberOf(member)
  for (const who of [member, await shop.guest(), await shop.person('employee')]) {
    const { id } = await who.fill(size(40))
    expect(await refusal(who, id, number)).toBe('AUT404')
    expect(await who.refusal('cart.removeMember', { params: { basketId: id } })).toBe('AUT404')
  }
  const own = memberNumberOf('71305926480533')
  const loyalty = { memberId: 'KM-SELLER', openingPoints: 0, since, memberNumber: own }
  await newPerson(shop, 'C0SELLER', 'associate-seller', { associateOf: 'E-1002', loyalty })
  const seller = await shop.person('associate-seller')
  expect(await refusal(seller, (await seller.fill(size(40))).id, own)).toBe('MEM409')
  const associate = await shop.person('associate')
  const { id } = await associate.fill(size(40))
  expect((await name(associate, id, own)).member).toEqual({ firstName: null, lastDigits: own.slice(-4) })
  // Another associate's sale isn't there for them.
  expect(await refusal(seller, id, number)).toBe('BSK404')
})

it('what is no number is none, and an associate who tries numbers has to wait', async () => {
  const associate = await shop.person('associate')
  const { id } = await associate.fill(size(40))
  const number = await numberOf(await shop.person('member'))
  for (const wrong of [
    '',
    'Mara',
    number.slice(1),
    `${number}0`,
    number.replace(/.$/, (last) => `${9 - Number(last)}`),
  ])
    expect(await refusal(associate, id, wrong), wrong).toBe('MEM400')
  const unknown = (count: number) => memberNumberOf(String(10_000_000_000_000 + count))
  for (let count = 0; count < 10; count += 1) expect(await refusal(associate, id, unknown(count))).toBe('MEM404')
  expect(await refusal(associate, id, number)).toBe('API429')
  expect((await associate.read(id)).member).toBeNull()
})
