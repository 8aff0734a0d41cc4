import { demoPassword, demoPin } from '../../demo/seed/people.ts'
import { returnTicket } from '../../platform/objects/placement/return-ticket.ts'
import type { Cart } from '../../shared/contracts/cart.ts'
import type { OperationId, OperationOf } from '../../shared/operations/index.ts'
import type { OperationInput } from '../../shared/operations/operation.ts'
import { createPasskey, type SoftwarePasskey } from '../harness/authenticator.ts'
import { cardSession } from '../integration/orders/buying.ts'
import { homes, type Shop, type Shopper, size, storeWith } from './checkout-shop.ts'
import {
  byCard,
  deliveredOrder,
  giftCardOrder,
  placedOrder,
  proofOf,
  proven,
  readyBasket,
  shownTo,
} from './ordering.ts'
import { codeOf, confirmationTokenOf, emailTokenOf, linkTokenOf, resetTokenOf, textsTo } from './outbox.ts'
import { answeredQuestion, newPerson, shownReview } from './review-cases.ts'

type Call<Id extends OperationId> = { readonly who: Shopper; readonly input: OperationInput<OperationOf<Id>> }
type Preparations = { readonly [Id in OperationId]?: (shop: Shop) => Promise<Call<Id>> }
type Filled = { readonly who: Shopper; readonly cart: Cart; readonly itemId: string; readonly basketId: string }

const store = storeWith(size(40), 9, (units) => units >= 1)
/** For an unknown PKCE verifier, because the code is never redeemed. */
const codeChallenge = 'c'.repeat(43)

/** A shop that can have passkeys. */
const origin = 'http://localhost:8787'
const challengeIn = (options: Readonly<Record<string, unknown>>): string => String(options['challenge'])

async function newPasskey(who: Shopper, passkey: SoftwarePasskey) {
  const { options } = await who.call('auth.passkeyOptions', { body: { origin } })
  return passkey.made({ challenge: challengeIn(options), origin })
}

async function withPasskey(shop: Shop, name: string) {
  const [who, passkey] = [await shop.person(name), createPasskey()]
  await who.call('auth.addPasskey', { body: { origin, name: 'Key', credential: await newPasskey(who, passkey) } })
  return { who, passkey }
}

/** Link of the mail about a new passkey. */
async function undoLinkOf(shop: Shop, name: string) {
  const email = `${name}@kerb.example`
  await shop.platform.ask('auth.signup', { body: { email, password: demoPassword, codeChallenge } })
  await withPasskey(shop, name)
  const token = (await linkTokenOf(shop.platform, email, 'undo')) ?? ''
  return { who: await shop.guest(), input: { body: { token } } }
}

async function filled(shop: Shop, who?: Shopper): Promise<Filled> {
  const shopper = who ?? (await shop.guest())
  const cart = await shopper.fill(size(40))
  return { who: shopper, cart, basketId: cart.id, itemId: cart.items[0]?.id ?? '' }
}

async function saved(shop: Shop) {
  const shopper = await shop.guest()
  const { saveForLaterId, items } = await shopper.call('cart.saveForLater', { body: { ...size(39), qty: 1 } })
  return { who: shopper, params: { saveForlaterId: saveForLaterId, itemId: items[0]?.itemId ?? '' } }
}

async function favored(shop: Shop) {
  const who = await shop.guest()
  const { favoriteId, items } = await who.call('wishlists.addFavorite', { body: { id: size(39).productId } })
  return { who, params: { favoriteId: favoriteId ?? '' }, itemId: items[0]?.itemId ?? '' }
}

async function adjusted(shop: Shop) {
  const { who, basketId } = await filled(shop, await shop.person('associate'))
  const body = { amount: 300, reason: 'Scuffed' }
  const { priceAdjustments } = await who.call('cart.addPriceAdjustment', { params: { basketId }, body })
  return { who, params: { basketId, adjustmentId: priceAdjustments[0]?.id ?? '' } }
}

async function addressed(shop: Shop, line: string) {
  const shopper = await shop.person('athlete')
  const { email: _, ...home } = homes.us
  const body = { ...home, approachType: 'S', addressLine1: line } as const
  const { addresses } = await shopper.call('consumer.addAddress', { body })
  const addressId = addresses.find(({ addressLine1 }) => addressLine1 === line)?.id ?? ''
  return { who: shopper, body, params: { addressId } }
}

const reviewed = async (shop: Shop) => ({
  params: { productId: size(40).productId, reviewId: await shownReview(shop, await newPerson(shop)) },
})

async function instrumented(shop: Shop, code: string) {
  const shopper = await shop.person('member')
  const body = { payment_method_id: 'REWARD_CODE', code } as const
  const { paymentInstrumentId } = await shopper.call('consumer.savePaymentInstrument', { body })
  return { who: shopper, params: { paymentInstrumentId } }
}

async function looked(shop: Shop) {
  const shopper = await shop.guest()
  const { orderNumber, email } = await placedOrder(shopper)
  return { who: shopper, input: { body: { orderNumber, email } } }
}

/** A call with the token of a link for a new password, mailed to this address. */
async function resetLinkOf(shop: Shop, email: string) {
  const who = await shop.guest()
  await who.call('auth.resetPassword', { body: { email } })
  return { who, input: { body: { token: await resetTokenOf(shop.platform, email) } } }
}

const request = { name: 'Ada Walker', email: 'ada@shop.example', message: 'Where is my parcel?' }

const wish = {
  type: 'Newsletter',
  channel: 'email',
  optin: true,
  recipient: 'athlete@kerb.example',
} as const

/**
 * Calls that are correctly refused for a guest with a minimal sample, prepared for somebody who may make them, with
 * existing data.
 */
export const preparedCalls: Preparations = {
  'auth.signin': async (shop) => ({
    who: await shop.guest(),
    input: { body: { username: 'member@kerb.example', password: demoPassword, codeChallenge } },
  }),
  'auth.signup': async (shop) => ({
    who: await shop.guest(),
    input: { body: { email: 'new@shop.example', password: demoPassword, codeChallenge } },
  }),
  'auth.signupFromOrder': async (shop) => {
    const who = await shop.guest()
    const { orderNumber, st } = await placedOrder(who)
    return { who, input: { body: { orderNo: orderNumber, st, password: demoPassword } } }
  },
  'auth.changePassword': async (shop) => ({
    who: await shop.person('wranx'),
    input: { body: { currentPassword: demoPassword, newPassword: 'Another-2026' } },
  }),
  'auth.resetPassword': async (shop) => ({
    who: await shop.guest(),
    input: { body: { email: 'wranx@kerb.example' } },
  }),
  'auth.confirmForgotPassword': async (shop) => {
    const { who, input } = await resetLinkOf(shop, 'registered@kerb.example')
    return { who, input: { body: { ...input.body, newPassword: 'Another-2026' } } }
  },
  'auth.passwordReset': async (shop) => resetLinkOf(shop, 'athlete@kerb.example'),
  'auth.keepAccount': async (shop) => resetLinkOf(shop, 'ipa@kerb.example'),
  'auth.mailEmailLink': async (shop) => ({ who: await newPerson(shop), input: { body: {} } }),
  'auth.confirmEmail': async (shop) => {
    const email = 'proving@kerb.example'
    await shop.platform.ask('auth.signup', { body: { email, password: demoPassword, codeChallenge } })
    return { who: await shop.person('proving'), input: { body: { token: await emailTokenOf(shop.platform, email) } } }
  },
  'auth.mailboxLink': async (shop) => {
    const email = 'asking@kerb.example'
    await shop.platform.ask('auth.signup', { body: { email, password: demoPassword, codeChallenge } })
    return { who: await shop.person('asking'), input: { body: { token: await emailTokenOf(shop.platform, email) } } }
  },
  'auth.emailChange': async (shop) => ({ who: await newPerson(shop), input: {} }),
  'auth.changeEmail': async (shop) => ({
    who: await newPerson(shop),
    input: { body: { email: 'moving@kerb.example' } },
  }),
  'auth.confirmNewEmail': async (shop) => {
    const [who, email] = [await newPerson(shop), 'moved@kerb.example']
    await who.call('auth.changeEmail', { body: { email } })
    return { who, input: { body: { token: (await linkTokenOf(shop.platform, email, 'confirm-new-email')) ?? '' } } }
  },
  'auth.undoLink': async (shop) => undoLinkOf(shop, 'undoing'),
  'auth.undoChange': async (shop) => undoLinkOf(shop, 'undone'),
  'auth.textPhoneCode': async (shop) => {
    const who = await newPerson(shop)
    await who.call('consumer.update', { body: { phone: '+12125550161' } })
    return { who, input: { body: {} } }
  },
  'auth.provePhone': async (shop) => {
    const phone = '+12125550162'
    const who = await newPerson(shop)
    await who.call('consumer.update', { body: { phone } })
    await who.call('auth.textPhoneCode', { body: {} })
    return { who, input: { body: { phone, code: await codeOf(shop.platform, phone) } } }
  },
  'auth.agentLogin': async (shop) => ({
    who: await shop.guest(),
    input: { body: { username: 'associate@kerb.example', password: demoPassword, codeChallenge } },
  }),

  'auth.passkeySignIn': async (shop) => {
    const { who, passkey } = await withPasskey(shop, 'newmember')
    const { options } = await who.call('auth.passkeySignInOptions', { body: { origin } })
    const credential = passkey.used({ challenge: challengeIn(options), origin })
    return { who, input: { body: { origin, credential, codeChallenge } } }
  },
  'auth.passkeySignInOptions': async (shop) => ({ who: await shop.guest(), input: { body: { origin } } }),
  'auth.passkeys': async (shop) => ({ who: await shop.person('ipa'), input: {} }),
  'auth.passkeyOptions': async (shop) => ({ who: await shop.person('ipa'), input: { body: { origin } } }),
  'auth.addPasskey': async (shop) => {
    const who = await shop.person('ipa')
    return { who, input: { body: { origin, name: 'Laptop', credential: await newPasskey(who, createPasskey()) } } }
  },
  'auth.renamePasskey': async (shop) => {
    const { who, passkey } = await withPasskey(shop, 'ipa')
    return { who, input: { params: { passkeyId: passkey.id }, body: { name: 'Phone' } } }
  },
  'auth.removePasskey': async (shop) => {
    const { who, passkey } = await withPasskey(shop, 'ipa')
    return { who, input: { params: { passkeyId: passkey.id } } }
  },
  'auth.devices': async (shop) => ({ who: await shop.person('ipa'), input: {} }),
  'auth.endDevice': async (shop) => {
    const who = await shop.person('ipa')
    const { devices } = await who.call('auth.devices', {})
    return { who, input: { params: { deviceId: devices.find(({ current }) => !current)?.deviceId ?? '' } } }
  },
  'auth.endOtherDevices': async (shop) => ({ who: await shop.person('ipa'), input: {} }),

  'wishlists.addFavorite': async (shop) => ({
    who: await shop.guest(),
    input: { body: { id: size(39).productId } },
  }),
  'wishlists.removeFavorite': async (shop) => {
    const { who, params, itemId } = await favored(shop)
    return { who, input: { params: { ...params, itemId } } }
  },
  'wishlists.share': async (shop) => {
    const { who, params } = await favored(shop)
    return { who, input: { params, body: {} } }
  },
  'wishlists.shared': async (shop) => {
    const { who, params } = await favored(shop)
    const { shareId } = await who.call('wishlists.share', { params, body: { shared: true } })
    return { who, input: { params: { favoriteId: shareId ?? '' } } }
  },

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
  'cart.setMember': async (shop) => {
    const { who, basketId } = await filled(shop, await shop.person('associate'))
    const body = await (await shop.person('member')).call('consumer.memberNumber', {})
    return { who, input: { params: { basketId }, body } }
  },
  'cart.removeMember': async (shop) => {
    const { who, basketId } = await filled(shop, await shop.person('associate'))
    return { who, input: { params: { basketId } } }
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
    const shopper = await shop.guest()
    return { who: shopper, input: { params: { basketId: await readyBasket(shopper) } } }
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
    const shopper = await shop.guest()
    return { who: shopper, input: { params: { basketId: await readyBasket(shopper) } } }
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
    const { payment_instruments: stored } = await who.call('cart.addPaymentInstrument', { params, body })
    return { who, input: { params, body: { payment_instrument_id: stored[0]?.payment_instrument_id ?? '' } } }
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
    const shopper = await shop.guest()
    const cartId = await readyBasket(shopper)
    return {
      who: shopper,
      input: { body: { cartId, shown: await shownTo(shopper, cartId), paymentMethod: await byCard() } },
    }
  },
  'cart.patchOrder': async (shop) => {
    const shopper = await shop.guest()
    const order = await placedOrder(shopper, 'challenge')
    return { who: shopper, input: { params: { orderNumber: order.orderNumber }, body: proven(await proofOf(order)) } }
  },

  'cart.comeBack': async (shop) => {
    const who = await shop.guest()
    const order = await placedOrder(who, 'challenge')
    return { who, input: { body: { ticket: await returnTicket(order), result: await proofOf(order) } } }
  },

  'consumer.get': async (shop) => ({ who: await shop.person('member'), input: {} }),
  'consumer.update': async (shop) => ({
    who: await shop.person('athlete'),
    input: { body: { preferences: { preferredShoeSize: '9' } } },
  }),
  'consumer.loyaltyToken': async (shop) => ({
    who: await shop.person('member'),
    input: { body: { usid: 'visitor-1' } },
  }),
  'consumer.welcomePromotion': async (shop) => ({ who: await shop.person('member'), input: {} }),
  'consumer.create': async (shop) => ({
    who: await shop.person('ipa'),
    input: { body: { birthDate: '1990-05-17' } },
  }),
  'consumer.lookup': async (shop) => ({
    who: await shop.guest(),
    input: { query: { email: 'member@kerb.example' } },
  }),
  'consumer.vouchers': async (shop) => ({ who: await shop.person('member'), input: {} }),
  'consumer.memberNumber': async (shop) => ({ who: await shop.person('member'), input: {} }),
  'consumer.renewMemberNumber': async (shop) => ({ who: await shop.person('newmember'), input: {} }),
  'consumer.subscriptions': async (shop) => ({ who: await shop.person('athlete'), input: {} }),
  'consumer.subscribe': async (shop) => ({ who: await shop.person('athlete'), input: { body: wish } }),
  'consumer.updateSubscription': async (shop) => ({
    who: await shop.person('athlete'),
    input: { body: { ...wish, optin: false } },
  }),
  'consumer.confirmSubscription': async (shop) => {
    const who = await shop.guest()
    const recipient = 'confirmed@kerb.example'
    await who.ask('consumer.subscribe', { body: { ...wish, recipient } })
    return { who, input: { body: { token: await confirmationTokenOf(shop.platform, recipient) } } }
  },
  'consumer.unsubscribe': async (shop) => {
    const recipient = '+12125550163'
    const who = await newPerson(shop)
    await who.call('consumer.subscribe', { body: { ...wish, channel: 'sms', recipient } })
    const [newest] = await textsTo(shop.platform, recipient)
    return { who: await shop.guest(), input: { body: { token: newest?.token ?? '' } } }
  },
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
    const shopper = await shop.guest()
    return { who: shopper, input: { params: { orderId: (await placedOrder(shopper)).orderNumber } } }
  },
  'consumer.downloadInvoice': async (shop) => {
    const shopper = await shop.guest()
    return { who: shopper, input: { body: { orderNumber: (await placedOrder(shopper)).orderNumber } } }
  },
  'consumer.trackOrder': looked,
  'consumer.updateNotifications': async (shop) => ({
    who: await shop.person('athlete'),
    input: { body: { topic: 'favoritePrices', enabled: true } },
  }),
  'consumer.warranty': async (shop) => {
    const who = await shop.guest()
    const { orderNumber, items, email } = await placedOrder(who)
    const productId = items[0]?.productId ?? ''
    return { who, input: { body: { orderNumber, productId, email, description: 'The sole came off.' } } }
  },
  'consumer.retrieveUserData': async (shop) => ({
    who: await shop.person('athlete'),
    input: { body: { requestType: 'ACCESS', organisation: 'kerb', payload: { password: demoPassword } } },
  }),
  'consumer.deleteAccount': async (shop) => {
    await shop.platform.ask('auth.signup', {
      body: { email: 'leaving@kerb.example', password: demoPassword, codeChallenge },
    })
    return { who: await shop.person('leaving'), input: { body: { password: demoPassword } } }
  },
  'contact.send': async (shop) => ({
    who: await shop.guest(),
    input: { body: { ...request, category: 'orders', subject: 'status' } },
  }),
  'products.flagReview': async (shop) => ({ who: await shop.guest(), input: { ...(await reviewed(shop)), body: {} } }),
  'products.voteReview': async (shop) => ({
    who: await shop.guest(),
    input: { ...(await reviewed(shop)), body: { vote: 'helpful' } },
  }),
  'products.translateReview': async (shop) => {
    const { reviewId } = (await reviewed(shop)).params
    return { who: await shop.guest(), input: { params: { reviewId } } }
  },
  'products.writeReview': async (shop) => ({
    who: await newPerson(shop),
    input: {
      params: { productId: size(40).productId },
      body: { score: 5, title: 'Good', text: 'Very good', author: 'Bo' },
    },
  }),
  'products.askQuestion': async (shop) => ({
    who: await shop.guest(),
    input: {
      params: { productId: size(40).productId },
      body: { text: 'Why?', author: 'Cy', email: 'cy@shop.example' },
    },
  }),
  'products.voteAnswer': async (shop) => ({
    who: await shop.guest(),
    input: {
      params: { productId: size(40).productId, answerId: await answeredQuestion(shop) },
      body: { vote: 'helpful' },
    },
  }),
  'contact.cases': async (shop) => ({ who: await shop.person('athlete'), input: {} }),
  'consumer.returnLabel': async (shop) => {
    const who = await shop.guest()
    const { orderNumber, items } = await deliveredOrder(shop, who)
    const itemId = items[0]?.id ?? ''
    return {
      who,
      input: { params: { orderId: orderNumber }, body: { items: [{ itemId, qty: 1, reason: 'too-small' }] } },
    }
  },
  'consumer.resendGiftCard': async (shop) => {
    const who = await shop.guest()
    const { orderNumber, items } = await giftCardOrder(shop, who)
    return { who, input: { body: { orderNumber, itemId: items[0]?.id ?? '' } } }
  },
  'consumer.cancelOrder': looked,

  'utilities.storeEmployees': async (shop) => ({
    who: await shop.person('associate'),
    input: { params: { storeId: 'KERB-US-101' } },
  }),
}
