import { demoPassword, demoPin } from '../../platform/db/seed/people.ts'
import type { Cart } from '../../shared/contracts/cart.ts'
import type { OperationId, OperationOf } from '../../shared/operations/index.ts'
import type { OperationInput } from '../../shared/operations/operation.ts'
import { cardSession } from '../integration/orders/buying.ts'
import { homes, type Shop, type Shopper, size, storeWith } from './checkout-shop.ts'
import { byCard, placedOrder, proofOf, proven, readyBasket } from './ordering.ts'

type Call<Id extends OperationId> = { readonly who: Shopper; readonly input: OperationInput<OperationOf<Id>> }
type Preparations = { readonly [Id in OperationId]?: (shop: Shop) => Promise<Call<Id>> }
type Filled = { readonly who: Shopper; readonly cart: Cart; readonly itemId: string; readonly basketId: string }

const store = storeWith(size(40), 9, (units) => units >= 1)
/** Of a PKCE verifier that nobody needs: the code is not redeemed. */
const codeChallenge = 'c'.repeat(43)

async function filled(shop: Shop, who?: Shopper): Promise<Filled> {
  const shopper = who ?? (await shop.guest())
  const cart = await shopper.fill(size(40))
  return { who: shopper, cart, basketId: cart.id, itemId: cart.items[0]?.id ?? '' }
}

async function saved(shop: Shop) {
  const who = await shop.guest()
  const { saveForLaterId, items } = await who.call('cart.saveForLater', { body: { ...size(39), qty: 1 } })
  return { who, params: { saveForlaterId: saveForLaterId, itemId: items[0]?.itemId ?? '' } }
}

async function adjusted(shop: Shop) {
  const { who, basketId } = await filled(shop, await shop.person('associate'))
  const body = { amount: 300, reason: 'Scuffed' }
  const { priceAdjustments } = await who.call('cart.addPriceAdjustment', { params: { basketId }, body })
  return { who, params: { basketId, adjustmentId: priceAdjustments[0]?.id ?? '' } }
}

async function addressed(shop: Shop, line: string) {
  const who = await shop.person('athlete')
  const { email: _, ...home } = homes.us
  const body = { ...home, approachType: 'S', addressLine1: line } as const
  const { addresses } = await who.call('consumer.addAddress', { body })
  const addressId = addresses.find(({ addressLine1 }) => addressLine1 === line)?.id ?? ''
  return { who, body, params: { addressId } }
}

async function instrumented(shop: Shop, code: string) {
  const who = await shop.person('member')
  const body = { payment_method_id: 'REWARD_CODE', code } as const
  const { paymentInstrumentId } = await who.call('consumer.savePaymentInstrument', { body })
  return { who, params: { paymentInstrumentId } }
}

async function looked(shop: Shop) {
  const who = await shop.guest()
  const { orderNumber, email } = await placedOrder(who)
  return { who, input: { body: { orderNumber, email } } }
}

const wish = {
  type: 'Newsletter',
  channel: 'email',
  optin: true,
  recipient: 'athlete@kerb.example',
} as const

/** The calls that a guest with a smallest sample is rightly refused, each made by who may, of what is there. */
export const preparedCalls: Preparations = {
  'auth.signin': async (shop) => ({
    who: await shop.guest(),
    input: { body: { username: 'member@kerb.example', password: demoPassword, codeChallenge } },
  }),
  'auth.agentLogin': async (shop) => ({
    who: await shop.guest(),
    input: { body: { username: 'associate@kerb.example', password: demoPassword, codeChallenge } },
  }),

  'cart.removeItem': async (shop) => {
    const { who, basketId, itemId } = await filled(shop)
    return { who, input: { body: { cartId: basketId, itemId, upc: size(40).upc } } }
  },
  'cart.updateItem': async (shop) => {
    const { who, basketId, itemId } = await filled(shop)
    return { who, input: { params: { basketId }, body: { cartId: basketId, itemId, ...size(40), qty: 2 } } }
  },
  'cart.addCoupon': async (shop) => {
    const { who, basketId } = await filled(shop)
    return { who, input: { body: { cartId: basketId, couponCode: 'WELCOME10' } } }
  },
  'cart.removeCoupon': async (shop) => {
    const { who, basketId } = await filled(shop)
    const body = { cartId: basketId, couponCode: 'WELCOME10' }
    await who.call('cart.addCoupon', { body })
    return { who, input: { body } }
  },
  'cart.moveToSaveForLater': async (shop) => {
    const { who, basketId, itemId } = await filled(shop)
    return { who, input: { params: { basketId }, body: { itemId } } }
  },
  'cart.removeSavedForLater': async (shop) => {
    const { who, params } = await saved(shop)
    return { who, input: { params } }
  },
  'cart.reserveWithItem': async (shop) => {
    const { who, basketId } = await filled(shop)
    return { who, input: { body: { cartId: basketId, item: { ...size(40), storeId: store } } } }
  },
  'cart.addPriceAdjustment': async (shop) => {
    const { who, basketId } = await filled(shop, await shop.person('associate'))
    return { who, input: { params: { basketId }, body: { amount: 300, reason: 'Scuffed' } } }
  },
  'cart.updatePriceAdjustment': async (shop) => {
    const { who, params } = await adjusted(shop)
    return { who, input: { params, body: { amount: 200 } } }
  },
  'cart.removePriceAdjustment': async (shop) => {
    const { who, params } = await adjusted(shop)
    return { who, input: { params } }
  },

  'cart.setShippingMethod': async (shop) => {
    const { who, basketId } = await filled(shop)
    return { who, input: { body: { cartId: basketId, code: 'pickup', storeId: store } } }
  },
  'cart.shippingMethods': async (shop) => {
    const { who, basketId } = await filled(shop)
    return { who, input: { params: { basketId, shippingId: 'me' } } }
  },
  'cart.setShippingAddress': async (shop) => {
    const { who, basketId } = await filled(shop)
    return { who, input: { params: { basketId }, body: [homes.us] } }
  },
  'cart.removeShippingAddress': async (shop) => {
    const who = await shop.guest()
    return { who, input: { params: { basketId: await readyBasket(who) } } }
  },
  'cart.validateShippingAddress': async (shop) => {
    const { who, basketId } = await filled(shop)
    return { who, input: { params: { basketId }, body: { address: homes.us } } }
  },
  'cart.setBillingAddress': async (shop) => {
    const { who, basketId } = await filled(shop)
    return { who, input: { params: { basketId }, body: { address: homes.us } } }
  },
  'cart.removeBillingAddress': async (shop) => {
    const who = await shop.guest()
    return { who, input: { params: { basketId: await readyBasket(who) } } }
  },
  'cart.addPaymentInstrument': async (shop) => {
    const { who, basketId } = await filled(shop)
    const body = { payment_method_id: 'GIFT_CARD', code: 'KERBGIFT0001', pin: demoPin } as const
    return { who, input: { params: { basketId }, body } }
  },
  'cart.removePaymentInstrument': async (shop) => {
    const { who, basketId } = await filled(shop)
    const params = { basketId }
    const body = { payment_method_id: 'GIFT_CARD', code: 'KERBGIFT0001', pin: demoPin } as const
    const { payment_instruments: kept } = await who.call('cart.addPaymentInstrument', { params, body })
    return { who, input: { params, body: { payment_instrument_id: kept[0]?.payment_instrument_id ?? '' } } }
  },
  'cart.applyReward': async (shop) => {
    const { who, basketId } = await filled(shop, await shop.person('member'))
    const appliedLoyaltyVoucher = { points: 500, amountInCurrency: 500 }
    return { who, input: { params: { basketId }, body: { appliedLoyaltyVoucher } } }
  },
  'cart.giftCardBalance': async (shop) => ({
    who: await shop.guest(),
    input: { body: { code: 'KERBGIFT0001', pin: demoPin } },
  }),
  'cart.paymentSession': async (shop) => ({
    who: await shop.guest(),
    input: { query: { paymentMethodId: 'CREDIT_CARD', referer: 'https://shop.example/en-us/checkout' } },
  }),
  'cart.placeOrder': async (shop) => {
    const who = await shop.guest()
    return { who, input: { body: { cartId: await readyBasket(who), paymentMethod: await byCard() } } }
  },
  'cart.patchOrder': async (shop) => {
    const who = await shop.guest()
    const order = await placedOrder(who, 'challenge')
    return { who, input: { params: { orderNumber: order.orderNumber }, body: proven(await proofOf(order)) } }
  },

  'consumer.get': async (shop) => ({ who: await shop.person('member'), input: {} }),
  'consumer.update': async (shop) => ({
    who: await shop.person('athlete'),
    input: { body: { preferences: { preferredShoeSize: '9' } } },
  }),
  'consumer.vouchers': async (shop) => ({ who: await shop.person('member'), input: {} }),
  'consumer.subscriptions': async (shop) => ({ who: await shop.person('athlete'), input: {} }),
  'consumer.subscribe': async (shop) => ({ who: await shop.person('athlete'), input: { body: wish } }),
  'consumer.updateSubscription': async (shop) => ({
    who: await shop.person('athlete'),
    input: { body: { ...wish, optin: false } },
  }),
  'consumer.paymentInstruments': async (shop) => ({ who: await shop.person('member'), input: {} }),
  'consumer.savePaymentInstrument': async (shop) => ({
    who: await shop.person('athlete'),
    input: { body: { payment_method_id: 'CREDIT_CARD', sessionID: await cardSession() } },
  }),
  'consumer.updatePaymentInstrument': async (shop) => {
    const { who, params } = await instrumented(shop, 'KERBREWARD10')
    return { who, input: { params, body: { main: true } } }
  },
  'consumer.removePaymentInstrument': async (shop) => {
    const { who, params } = await instrumented(shop, 'KERBREWARD25')
    return { who, input: { params } }
  },
  'consumer.addAddress': async (shop) => ({
    who: await shop.person('athlete'),
    input: { body: { ...homes.us, addressLine1: '1 Orchard Street' } },
  }),
  'consumer.updateAddress': async (shop) => {
    const { who, body, params } = await addressed(shop, '2 Orchard Street')
    return { who, input: { params, body: { ...body, addressLine2: 'Apt 4' } } }
  },
  'consumer.removeAddress': async (shop) => {
    const { who, params } = await addressed(shop, '3 Orchard Street')
    return { who, input: { params } }
  },
  'consumer.purchase': async (shop) => {
    const who = await shop.guest()
    return { who, input: { params: { orderId: (await placedOrder(who)).orderNumber } } }
  },
  'consumer.downloadInvoice': async (shop) => {
    const who = await shop.guest()
    return { who, input: { body: { orderNumber: (await placedOrder(who)).orderNumber } } }
  },
  'consumer.trackOrder': looked,
  'consumer.cancelOrder': looked,

  'utilities.storeEmployees': async (shop) => ({
    who: await shop.person('associate'),
    input: { params: { storeId: 'KERB-US-101' } },
  }),
}
