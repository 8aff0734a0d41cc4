import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { shownOf } from '../../shared/cart/shown.ts'
import type { Cart } from '../../shared/contracts/cart.ts'
import { product } from '../integration/platform/catalogue-fixture.ts'
import { openShop, pin, type Shop, type Shopper, size } from './checkout-shop.ts'
import { byCard, readyBasket } from './ordering.ts'

/** Sold by email, for 80 dollars. */
const giftCardItem = size(40, 4)
let shop: Shop
let shopper: Shopper
beforeAll(async () => {
  shop = await openShop()
  const base = product(4, 0)
  const skus = base.skus.map((sku) => ({ ...sku, quantity: 50 }))
  await shop.platform.admin('/catalog/products', { products: [{ ...base, isDigitalProduct: true, skus }] })
})
afterAll(() => shop?.close())
beforeEach(async () => {
  shopper = await shop.guest()
})

const giftCard = { payment_method_id: 'GIFT_CARD', code: 'KERBGIFT0001', pin } as const
const payByGiftCard = (basketId: string) =>
  shopper.call('cart.addPaymentInstrument', { params: { basketId }, body: giftCard })
const add = (cartId: string, qty: number) => shopper.call('cart.addItems', { body: [{ ...giftCardItem, qty, cartId }] })
const partsOf = (cart: Cart) => cart.payment_instruments.map(({ payment_method_id: id, amount }) => [id, amount])

it('are not paid by a gift card, which pays for the rest with its delivery and tax', async () => {
  const basketId = await readyBasket(shopper)
  const { totals: ofShoes } = await payByGiftCard(basketId)
  const mixed = await add(basketId, 5)
  expect(mixed.totals.total).toBe(ofShoes.total + 5 * 8000)
  expect(partsOf(mixed)).toEqual([['GIFT_CARD', ofShoes.total]])
  expect(mixed.totals.remainingToPay).toBe(5 * 8000)
  const shoes = mixed.items.find(({ isDigitalProduct }) => !isDigitalProduct)
  const body = { cartId: basketId, itemId: shoes?.id ?? '', upc: shoes?.upc ?? '' }
  const without = await shopper.call('cart.removeItem', { body })
  expect(partsOf(without)).toEqual([['GIFT_CARD', 0]])
  expect(without.totals.remainingToPay).toBe(5 * 8000)
})

it('make a cart of nothing else refuse a gift card', async () => {
  const { id } = await shopper.fill(giftCardItem)
  const params = { basketId: id }
  expect(await shopper.refusal('cart.addPaymentInstrument', { params, body: giftCard })).toBe('GFC725')
})

const credits = [
  ['a reward', 'member', { payment_method_id: 'REWARD_CODE', code: 'KERBREWARD10' }],
  ['an athlete’s credit', 'athlete', { payment_method_id: 'ATHLETES_PAYMENT' }],
] as const

it.each(credits)('are not paid by %s either, alone or beside other goods', async (_, who, body) => {
  const person = await shop.person(who)
  const { id: basketId } = await person.fill({ ...giftCardItem, qty: 5 })
  const params = { basketId }
  expect(await person.refusal('cart.addPaymentInstrument', { params, body })).toBe('GFC725')
  await person.call('cart.addItems', { body: [{ ...size(40), qty: 1, cartId: basketId }] })
  const mixed = await person.call('cart.addPaymentInstrument', { params, body })
  expect(mixed.totals.remainingToPay).toBeGreaterThanOrEqual(5 * 8000)
  expect(mixed.leftForAccounts).toBe(mixed.totals.remainingToPay - 5 * 8000)
  expect(mixed.payment_instruments[0]?.amount).toBeGreaterThan(0)
})

it('are not paid by points', async () => {
  const member = await shop.person('member')
  const { id: basketId } = await member.fill({ ...giftCardItem, qty: 5 })
  const body = { appliedLoyaltyVoucher: { points: 500, amountInCurrency: 500 } }
  expect(await member.refusal('cart.applyReward', { params: { basketId }, body })).toBe('GFC725')
})

it('leave a gift card its part of an order', async () => {
  const basketId = await readyBasket(shopper)
  await payByGiftCard(basketId)
  const cart = await add(basketId, 1)
  const order = await shopper.call('cart.placeOrder', {
    body: {
      cartId: basketId,
      shown: shownOf(cart),
      paymentMethod: await byCard(),
      returnUrl: 'https://shop.example/en-us/checkout',
    },
  })
  expect(order.paymentMethods.map(({ code, amount }) => [code, amount])).toEqual([
    ['GIFT_CARD', cart.totals.total - 8000],
    ['CREDIT_CARD', 8000],
  ])
})
