import { randomUUID } from 'node:crypto'
import type { PlacedOrder } from '../../../shared/contracts/order.ts'
import { memberNumberOf } from '../../../shared/member-number.ts'
import { cardSession } from '../../integration/orders/buying.ts'
import { clientHeaders } from '../../integration/platform/platform.ts'
import { homes, type Shop, size } from '../checkout-shop.ts'
import { byCard, placedOrder, placing, readyBasket, shownTo } from '../ordering.ts'
import { cartOf, type ErrorCases, guestWithCart } from './cases.ts'
import { newPerson } from './people.ts'

const json = { ...clientHeaders, 'content-type': 'application/json' }
const search = '/stores/v1/search?locale=en-us'

/** An operator's refund of a new order. */
async function refundOf(shop: Shop, request: (order: PlacedOrder) => object) {
  const order = await placedOrder(await shop.guest())
  const headers = { authorization: 'Bearer local-admin-token', 'x-idempotency-key': randomUUID() }
  return shop.platform.send('POST', `/admin/orders/${order.orderNumber}/refund`, headers, request(order))
}

/** Codes of any call, and of its caller. */
export const callCases: ErrorCases = {
  API400: ({ platform }) => platform.send('POST', search, json, { count: 'many' }),
  API404: ({ platform }) => platform.send('GET', '/nowhere?locale=en-us', clientHeaders),
  API405: ({ platform }) => platform.send('DELETE', search, clientHeaders),
  API406: ({ platform }) => platform.send('POST', search, { ...json, accept: 'text/html' }, { city: 'x' }),
  API409: async (shop) => {
    const shopper = await shop.guest()
    const cartId = await readyBasket(shopper)
    const key = randomUUID()
    const shown = await shownTo(shopper, cartId)
    await shopper.ask('cart.placeOrder', { body: { cartId, shown, paymentMethod: await byCard() } }, { key })
    return shopper.ask('cart.placeOrder', { body: { cartId } }, { key })
  },
  API413: ({ platform }) => platform.send('POST', search, json, { city: 'x'.repeat(300_000) }),
  API415: ({ platform }) => platform.send('POST', search, { ...json, 'content-type': 'text/plain' }, 'city'),
  API423: async (shop) => {
    const shopper = await shop.guest()
    const cartId = await readyBasket(shopper)
    const ordering = placing(shopper, cartId, 'slow')
    const isLocked = async () => (await shopper.read(cartId)).locked
    while (!(await isLocked())) await new Promise(setImmediate)
    const refused = await shopper.ask('cart.addItems', { body: [{ ...size(39), cartId }] })
    await ordering
    return refused
  },
  API501: ({ platform }) => platform.send('GET', '/products/v2/products/ABCDEFGH/productSets?locale=en-us', json),
  ATTR300: ({ platform }) => platform.send('POST', search, json, '{'),
  AUT432: ({ platform }) => platform.send('GET', '/admin/orders/report', { authorization: 'Bearer guess' }),
  AUT498: ({ platform }) => platform.ask('cart.create', { body: {} }),
  BSK404: async (shop) => {
    const { params } = await guestWithCart(shop)
    return (await shop.guest()).ask('cart.get', { params })
  },
  PLP400: async (shop) => (await shop.guest()).ask('products.details', { params: { productId: 'ZZZZZZZZ' } }),
  REV410: async (shop) =>
    (await shop.guest()).ask('products.askQuestion', {
      params: { productId: size(40).productId },
      body: { text: 'x'.repeat(5001), author: 'Bo', email: homes.us.email },
    }),
  STR404: async (shop) => (await shop.guest()).ask('utilities.storeEmployees', { params: { storeId: 'KERB-US-101' } }),
  ORD400: async (shop) =>
    (await shop.guest()).ask('consumer.trackOrder', { body: { orderNumber: 'KB-0', email: 'nobody' } }),
  ORD409: async (shop) =>
    (await shop.guest()).ask('consumer.trackOrder', { body: { orderNumber: 'KB-0', email: homes.us.email } }),
  RTN500: async (shop) => {
    const shopper = await shop.guest()
    const { orderNumber, items } = await placedOrder(shopper)
    const returned = { itemId: items[0]?.id ?? '', qty: 1, reason: 'too-small' } as const
    return shopper.ask('consumer.returnLabel', { params: { orderId: orderNumber }, body: { items: [returned] } })
  },
  ORD410: async (shop) => {
    const shopper = await shop.guest()
    const { orderNumber, email, shipments } = await placedOrder(shopper)
    const event = { shipmentId: shipments[0]?.shipmentId, state: 'SENT', at: '2026-11-02T08:00:00.000Z' }
    await shop.platform.admin(`/orders/${orderNumber}/fulfillment`, event)
    return shopper.ask('consumer.cancelOrder', { body: { orderNumber, email } })
  },
  RFD404: (shop) => refundOf(shop, () => ({ lines: [{ itemId: 'nothing', qty: 1 }] })),
  RFD409: (shop) => refundOf(shop, ({ totals }) => ({ amount: totals.total + 1 })),
  RFD410: (shop) => refundOf(shop, ({ items }) => ({ lines: [{ itemId: items[0]?.id, qty: 2 }] })),
  OHS4004: ({ platform }) => platform.ask('consumer.purchaseHistory', { body: { start: 0, count: 5 } }),
  AUT403: async (shop) => {
    const shopper = await shop.guest()
    const cartId = await readyBasket(shopper)
    const body = { cartId, shown: await shownTo(shopper, cartId), paymentMethod: await byCard() }
    return shopper.ask('cart.placeOrder', { body: { ...body, recaptcha_response: 'guess' } })
  },
  AUT404: async (shop) => {
    const { who, params } = await guestWithCart(shop)
    return who.ask('cart.addPriceAdjustment', { params, body: { amount: 100, reason: 'Scuffed' } })
  },
  PRC400: async (shop) => {
    const { who, params } = await cartOf(await shop.person('associate'))
    return who.ask('cart.addPriceAdjustment', { params, body: { amount: 9_999_999, reason: 'Scuffed' } })
  },
  MEM400: async (shop) => {
    const { who, params } = await cartOf(await shop.person('associate'))
    return who.ask('cart.setMember', { params, body: { number: '4111 1111 1111 1111' } })
  },
  MEM404: async (shop) => {
    const { who, params } = await cartOf(await shop.person('associate'))
    return who.ask('cart.setMember', { params, body: { number: memberNumberOf('59038146270318') } })
  },
  MEM409: async (shop) => {
    const loyalty = { memberId: 'KM-OWN', openingPoints: 0, since: '2026-01-01T00:00:00Z' }
    await newPerson(shop, 'C0OWNSALE', 'associate-own', { associateOf: 'E-1003', loyalty })
    const { who, params } = await cartOf(await shop.person('associate-own'))
    const body = await who.call('consumer.memberNumber', {})
    return who.ask('cart.setMember', { params, body })
  },
  PAY400: async (shop) => {
    const shopper = await shop.guest()
    return placing(shopper, await readyBasket(shopper), 'refused')
  },
  PYT402: async (shop) => {
    const shopper = await shop.guest()
    return placing(shopper, await readyBasket(shopper), 'fraud')
  },
  FE309: async (shop) => {
    const shopper = await shop.guest()
    return placing(shopper, await readyBasket(shopper), 'expired')
  },
  PYT404: async (shop) => {
    const shopper = await shop.guest()
    const cartId = await readyBasket(shopper)
    const shown = await shownTo(shopper, cartId)
    return shopper.ask('cart.placeOrder', { body: { cartId, shown, paymentMethod: [{ code: 'CREDIT_CARD' }] } })
  },
  PYT400: async (shop) => {
    const shopper = await shop.guest()
    const cartId = await readyBasket(shopper)
    return shopper.ask('cart.placeOrder', { body: { cartId, shown: await shownTo(shopper, cartId) } })
  },
  PYT300: async (shop) => {
    const member = await shop.person('member')
    const body = { payment_method_id: 'CREDIT_CARD', sessionID: await cardSession() } as const
    await member.ask('consumer.savePaymentInstrument', { body })
    return member.ask('consumer.savePaymentInstrument', { body })
  },
}
