import { product } from '../../integration/platform/catalogue-fixture.ts'
import { homes, type Shop, size } from '../checkout-shop.ts'
import { byCard, placing, readyBasket } from '../ordering.ts'
import { bagOf, type ErrorCases, guestWithBag } from './cases.ts'

const dollars = { current: 5000, original: 5000, historicBest: null }
const gift = size(40, 2)

/** Style 3 for sale in the countries of these currencies alone. */
async function sellIn(shop: Shop, prices: object): Promise<void> {
  const base = product(3, 0)
  await shop.platform.admin('/catalog/products', {
    products: [{ ...base, rank: Math.random(), skus: base.skus.map((sku) => ({ ...sku, quantity: 9, prices })) }],
  })
}

async function addressOf(shop: Shop, change: object) {
  const { who, params } = await guestWithBag(shop)
  return who.ask('cart.setShippingAddress', { params, body: [{ ...homes.us, ...change }] })
}

async function billingOf(shop: Shop, change: object) {
  const { who, params } = await guestWithBag(shop)
  return who.ask('cart.setBillingAddress', { params, body: { address: { ...homes.us, ...change } } })
}

/** Lines, stock, delivery and the order's last checks. */
export const bagCases: ErrorCases = {
  ORD404: async (shop) => {
    const { who, basketId } = await guestWithBag(shop)
    return who.ask('cart.addItems', { body: [{ productId: 'ZZZZZZZZ', upc: 'none', cartId: basketId }] })
  },
  INV408: async (shop) => {
    const { who, basketId } = await guestWithBag(shop)
    return who.ask('cart.addItems', { body: [{ ...size(40), qty: 10, cartId: basketId }] })
  },
  INV700: async (shop) => {
    await shop.stock(0, 4)
    const { who, basketId } = await guestWithBag(shop)
    return who.ask('cart.addItems', { body: [{ ...size(40, 4), cartId: basketId }] })
  },
  INV702: async (shop) => {
    await sellIn(shop, { USD: dollars })
    return (await shop.guest()).ask('cart.createWithItem', { body: { item: size(40, 3) } }, { locale: 'de-de' })
  },
  INV405: async (shop) => {
    await sellIn(shop, { USD: dollars, EUR: dollars })
    const who = await shop.guest()
    const cartId = await readyBasket(who, size(40, 3))
    await sellIn(shop, { EUR: dollars })
    return placing(who, cartId)
  },
  INV406: async (shop) => {
    await shop.stock(3, 4)
    const who = await shop.guest()
    const cartId = await readyBasket(who, size(40, 4))
    await shop.stock(0, 4)
    return who.ask('cart.prepareOrder', { body: { basketId: cartId } })
  },
  INV409: async (shop) => {
    await shop.stock(3, 4)
    const who = await shop.guest()
    const cartId = await readyBasket(who, { ...size(40, 4), qty: 3 })
    await shop.stock(1, 4)
    return who.ask('cart.prepareOrder', { body: { basketId: cartId } })
  },
  GWP403: async (shop) => {
    await shop.stock(3, 2)
    const condition = { minAmount: { USD: 1_000_000 } }
    const words = { name: { en: 'A gift' }, callout: { en: '{amount} to go|A gift|On us' } }
    const promotion = { promotionId: 'gift', level: 'ORDER', ...words, condition, benefit: { kind: 'bonus', ...gift } }
    await shop.platform.admin('/promotions', { promotions: [promotion], coupons: [] })
    return (await shop.guest()).ask('cart.createWithItem', { body: { item: gift } })
  },
  ORD415: async (shop) => {
    const from = (minAmount: number) => ({
      promotionId: 'moving',
      level: 'ORDER',
      name: { en: 'Some off' },
      condition: { minAmount: { USD: minAmount } },
      benefit: { kind: 'percent', rate: 100 },
    })
    await shop.platform.admin('/promotions', { promotions: [from(1)], coupons: [] })
    const who = await shop.guest()
    const cartId = await readyBasket(who)
    await who.call('cart.prepareOrder', { body: { basketId: cartId } })
    await shop.platform.admin('/promotions', { promotions: [from(9_000_000)], coupons: [] })
    return placing(who, cartId)
  },
  ORD430: async (shop) => {
    const { who, basketId, itemId } = await guestWithBag(shop)
    await who.call('cart.removeItem', { body: { cartId: basketId, itemId, upc: '' } })
    return placing(who, basketId)
  },
  SHP404: async (shop) => {
    const { who, basketId } = await guestWithBag(shop)
    return who.ask('cart.setShippingMethod', { body: { cartId: basketId, code: 'pickup', storeId: 'NOWHERE' } })
  },
  PAY401: (shop) => addressOf(shop, { country: 'DE' }),
  SHP410: (shop) => addressOf(shop, { phone: ' ' }),
  SHP500: (shop) => addressOf(shop, { addressLine1: 'PO Box 12' }),
  CHK320: (shop) => addressOf(shop, { addressLine1: '' }),
  CHK380: (shop) => addressOf(shop, { province: 'OR' }),
  PYT405: async (shop) => {
    const { who, params } = await guestWithBag(shop)
    return who.ask('cart.removeShippingAddress', { params })
  },
  PYT406: (shop) => billingOf(shop, { city: ' ' }),
  BILL410: (shop) => billingOf(shop, { phone: '' }),
  BIL400: async (shop) => {
    const { who, basketId } = await guestWithBag(shop)
    return who.ask('cart.placeOrder', { body: { cartId: basketId, paymentMethod: await byCard() } })
  },
  PRO414: async (shop) => {
    const { who, params } = await bagOf(await shop.guest())
    return who.ask('cart.removeBillingAddress', { params })
  },
}
