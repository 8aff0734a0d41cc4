import { product } from '../../integration/platform/catalogue-fixture.ts'
import { homes, type Shop, size, storeWith } from '../checkout-shop.ts'
import { byCard, placing, readyBasket, shownTo } from '../ordering.ts'
import { cartOf, type ErrorCases, guestWithCart } from './cases.ts'

const dollars = { current: 5000, original: 5000 }
const gift = size(40, 2)

/** Sells style 3 only in the countries of these currencies. */
async function sellIn(shop: Shop, prices: object): Promise<void> {
  const base = product(3, 0)
  await shop.platform.admin('/catalog/products', {
    products: [{ ...base, rank: Math.random(), skus: base.skus.map((sku) => ({ ...sku, quantity: 9, prices })) }],
  })
}

/** A guest wants style 6, with this change of it. */
async function wantedAs(shop: Shop, change: object) {
  const base = product(6, 0)
  const skus = base.skus.map((sku) => ({ ...sku, quantity: 9 }))
  await shop.platform.admin('/catalog/products', { products: [{ ...base, ...change, skus }] })
  const { who, basketId } = await guestWithCart(shop)
  return who.ask('cart.addItems', { body: [{ ...size(40, 6), cartId: basketId }] })
}

async function addressOf(shop: Shop, change: object) {
  const { who, params } = await guestWithCart(shop)
  return who.ask('cart.setShippingAddress', { params, body: [{ ...homes.us, ...change }] })
}

async function billingOf(shop: Shop, change: object) {
  const { who, params } = await guestWithCart(shop)
  return who.ask('cart.setBillingAddress', { params, body: { address: { ...homes.us, ...change } } })
}

/** Codes of lines, stock, delivery and the order's last checks. */
export const cartCases: ErrorCases = {
  ORD404: async (shop) => {
    const { who, basketId } = await guestWithCart(shop)
    return who.ask('cart.addItems', { body: [{ productId: 'ZZZZZZZZ', upc: 'none', cartId: basketId }] })
  },
  INV408: async (shop) => {
    const { who, basketId } = await guestWithCart(shop)
    return who.ask('cart.addItems', { body: [{ ...size(40), qty: 10, cartId: basketId }] })
  },
  INV700: async (shop) => {
    await shop.stock(0, 4)
    const { who, basketId } = await guestWithCart(shop)
    return who.ask('cart.addItems', { body: [{ ...size(40, 4), cartId: basketId }] })
  },
  INV702: async (shop) => {
    await sellIn(shop, { USD: dollars })
    return (await shop.guest()).ask('cart.createWithItem', { body: { item: size(40, 3) } }, { locale: 'de-de' })
  },
  INV425: (shop) => wantedAs(shop, { publishedAt: '2099-01-01' }),
  MEM401: (shop) => wantedAs(shop, { badge: 'member' }),
  INV405: async (shop) => {
    await sellIn(shop, { USD: dollars, EUR: dollars })
    const shopper = await shop.guest()
    const cartId = await readyBasket(shopper, size(40, 3))
    await sellIn(shop, { EUR: dollars })
    return placing(shopper, cartId)
  },
  INV406: async (shop) => {
    await shop.stock(3, 4)
    const shopper = await shop.guest()
    const cartId = await readyBasket(shopper, size(40, 4))
    await shop.stock(0, 4)
    return shopper.ask('cart.prepareOrder', { body: { basketId: cartId } })
  },
  INV409: async (shop) => {
    await shop.stock(3, 4)
    const shopper = await shop.guest()
    const cartId = await readyBasket(shopper, { ...size(40, 4), qty: 3 })
    await shop.stock(1, 4)
    return shopper.ask('cart.prepareOrder', { body: { basketId: cartId } })
  },
  INV407: async (shop) => {
    await sellIn(shop, { USD: dollars, EUR: dollars })
    const shopper = await shop.guest()
    const cartId = await readyBasket(shopper, size(40, 3))
    await sellIn(shop, { EUR: dollars })
    return shopper.ask('cart.prepareOrder', { body: { basketId: cartId } })
  },
  INV701: async (shop) => {
    const { who, basketId } = await guestWithCart(shop)
    const storeId = storeWith(size(40), 9, (units) => units === 0)
    return who.ask('cart.reserveWithItem', { body: { cartId: basketId, item: { ...size(40), storeId } } })
  },
  GFO404: async (shop) => {
    const { who, basketId } = await guestWithCart(shop)
    const giftOption = { email: 'ann@shop.example', to: 'Ann', message: '' }
    return who.ask('cart.addItems', { body: [{ productId: 'ZZZZZZZZ', upc: 'none', cartId: basketId, giftOption }] })
  },
  TAX309: (shop) => addressOf(shop, { province: 'GU', postalCode: '96910', city: 'Hagatna' }),
  GWP403: async (shop) => {
    await shop.stock(3, 2)
    const condition = { minAmount: { USD: 1_000_000 } }
    const texts = { name: { en: 'A gift' }, callout: { en: '{amount} to go|A gift|On us' } }
    const promotion = { promotionId: 'gift', level: 'ORDER', ...texts, condition, benefit: { kind: 'bonus', ...gift } }
    await shop.platform.admin('/promotions', { promotions: [promotion], coupons: [] })
    return (await shop.guest()).ask('cart.createWithItem', { body: { item: gift } })
  },
  ORD415: async (shop) => {
    const shopper = await shop.guest()
    const cartId = await readyBasket(shopper)
    const shown = await shownTo(shopper, cartId)
    await shopper.call('cart.addItems', { body: [{ ...size(39), cartId }] })
    return shopper.ask('cart.placeOrder', { body: { cartId, shown, paymentMethod: await byCard() } })
  },
  ORD430: async (shop) => {
    const { who, basketId, itemId } = await guestWithCart(shop)
    await who.call('cart.removeItem', { body: { cartId: basketId, itemId, upc: '' } })
    return placing(who, basketId)
  },
  SHP404: async (shop) => {
    const { who, basketId } = await guestWithCart(shop)
    return who.ask('cart.setShippingMethod', { body: { cartId: basketId, code: 'pickup', storeId: 'NOWHERE' } })
  },
  PAY401: (shop) => addressOf(shop, { country: 'DE' }),
  SHP410: (shop) => addressOf(shop, { phone: ' ' }),
  SHP500: (shop) => addressOf(shop, { addressLine1: 'PO Box 12' }),
  CHK320: (shop) => addressOf(shop, { addressLine1: '' }),
  CHK380: (shop) => addressOf(shop, { province: 'OR' }),
  PYT405: async (shop) => {
    const { who, params } = await guestWithCart(shop)
    return who.ask('cart.removeShippingAddress', { params })
  },
  PYT406: (shop) => billingOf(shop, { city: ' ' }),
  BILL410: (shop) => billingOf(shop, { phone: '' }),
  BIL400: async (shop) => {
    const { who, basketId } = await guestWithCart(shop)
    return who.ask('cart.placeOrder', { body: { cartId: basketId, paymentMethod: await byCard() } })
  },
  PRO414: async (shop) => {
    const { who, params } = await cartOf(await shop.guest())
    return who.ask('cart.removeBillingAddress', { params })
  },
}
