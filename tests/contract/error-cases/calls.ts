import { randomUUID } from 'node:crypto'
import { cardSession } from '../../integration/orders/buying.ts'
import { clientHeaders } from '../../integration/platform/platform.ts'
import { homes, size } from '../checkout-shop.ts'
import { byCard, readyBasket } from '../ordering.ts'
import { bagOf, type ErrorCases, guestWithBag } from './cases.ts'

const json = { ...clientHeaders, 'content-type': 'application/json' }
const search = '/stores/v1/search?locale=en-us'

/** Of any call, and of who makes it. */
export const callCases: ErrorCases = {
  API400: ({ platform }) => platform.send('POST', search, json, { count: 'many' }),
  API404: ({ platform }) => platform.send('GET', '/nowhere?locale=en-us', clientHeaders),
  API405: ({ platform }) => platform.send('DELETE', search, clientHeaders),
  API409: async (shop) => {
    const who = await shop.guest()
    const cartId = await readyBasket(who)
    const key = randomUUID()
    await who.ask('cart.placeOrder', { body: { cartId, paymentMethod: await byCard() } }, { key })
    return who.ask('cart.placeOrder', { body: { cartId } }, { key })
  },
  API413: ({ platform }) => platform.send('POST', search, json, { city: 'x'.repeat(300_000) }),
  API415: ({ platform }) => platform.send('POST', search, { ...json, 'content-type': 'text/plain' }, 'city'),
  API423: async (shop) => {
    const who = await shop.guest()
    const cartId = await readyBasket(who)
    const ordering = who.ask('cart.placeOrder', { body: { cartId, paymentMethod: await byCard('slow') } })
    const isLocked = async () => (await who.read(cartId)).locked
    while (!(await isLocked())) await new Promise(setImmediate)
    const refused = await who.ask('cart.addItems', { body: [{ ...size(39), cartId }] })
    await ordering
    return refused
  },
  API501: ({ platform }) => platform.send('GET', '/products/v2/products/ABCDEFGH/productSets?locale=en-us', json),
  ATTR300: ({ platform }) => platform.send('POST', search, json, '{'),
  AUT432: ({ platform }) => platform.send('GET', '/admin/orders/report', { authorization: 'Bearer guess' }),
  AUT498: ({ platform }) => platform.ask('cart.create', { body: {} }),
  BSK404: async (shop) => {
    const { params } = await guestWithBag(shop)
    return (await shop.guest()).ask('cart.get', { params })
  },
  PLP400: async (shop) => (await shop.guest()).ask('products.details', { params: { productId: 'ZZZZZZZZ' } }),
  STR404: async (shop) => (await shop.guest()).ask('utilities.storeEmployees', { params: { storeId: 'KERB-US-101' } }),
  ORD400: async (shop) =>
    (await shop.guest()).ask('consumer.trackOrder', { body: { orderNumber: 'KB-0', email: 'nobody' } }),
  ORD409: async (shop) =>
    (await shop.guest()).ask('consumer.trackOrder', { body: { orderNumber: 'KB-0', email: homes.us.email } }),
  OHS4004: ({ platform }) => platform.ask('consumer.purchaseHistory', { body: { start: 0, count: 5 } }),
  AUT404: async (shop) => {
    const { who, params } = await guestWithBag(shop)
    return who.ask('cart.addPriceAdjustment', { params, body: { amount: 100, reason: 'Scuffed' } })
  },
  PRC400: async (shop) => {
    const { who, params } = await bagOf(await shop.person('associate'))
    return who.ask('cart.addPriceAdjustment', { params, body: { amount: 9_999_999, reason: 'Scuffed' } })
  },
  PAY400: async (shop) => {
    const who = await shop.guest()
    const cartId = await readyBasket(who)
    return who.ask('cart.placeOrder', { body: { cartId, paymentMethod: await byCard('refused') } })
  },
  PYT402: async (shop) => {
    const who = await shop.guest()
    const cartId = await readyBasket(who)
    return who.ask('cart.placeOrder', { body: { cartId, paymentMethod: await byCard('fraud') } })
  },
  FE309: async (shop) => {
    const who = await shop.guest()
    const cartId = await readyBasket(who)
    return who.ask('cart.placeOrder', { body: { cartId, paymentMethod: await byCard('expired') } })
  },
  PYT404: async (shop) => {
    const who = await shop.guest()
    const cartId = await readyBasket(who)
    return who.ask('cart.placeOrder', { body: { cartId, paymentMethod: [{ code: 'CREDIT_CARD' }] } })
  },
  PYT400: async (shop) => {
    const who = await shop.guest()
    return who.ask('cart.placeOrder', { body: { cartId: await readyBasket(who) } })
  },
  PYT300: async (shop) => {
    const member = await shop.person('member')
    const body = { payment_method_id: 'CREDIT_CARD', sessionID: await cardSession() } as const
    await member.ask('consumer.savePaymentInstrument', { body })
    return member.ask('consumer.savePaymentInstrument', { body })
  },
}
