import type { z } from 'zod'
import type { Cart } from '../../shared/contracts/cart.ts'
import type { Favorites } from '../../shared/contracts/favorites.ts'
import type { SavedForLater } from '../../shared/contracts/wishlist.ts'
import type { TokenAnswer } from '../../shared/operations/auth.ts'
import { createPasskey } from '../../tests/harness/authenticator.ts'
import { cardSession } from '../reliability/card.ts'
import { type AskOptions, ask, bodyOf, type Reply } from '../reliability/client.ts'
import { address, fillCart, placeOrder } from '../reliability/shopper.ts'
import { stockUp } from '../reliability/stock.ts'
import type { Target } from '../reliability/target.ts'
import { createAccounts, signIn } from './accounts.ts'

const owner = 'owner@bench.example'
const stranger = 'stranger@bench.example'

/** Ids of everything that a person has. */
type Belongings = Readonly<
  Record<
    | 'order'
    | 'cart'
    | 'item'
    | 'address'
    | 'instrument'
    | 'favorites'
    | 'favorite'
    | 'saved'
    | 'passkey'
    | 'device'
    | 'savedItem'
    | 'productId'
    | 'upc',
    string
  >
>

async function createBelongings(target: Target, token: string): Promise<Belongings> {
  const { origin } = target
  const size = await stockUp(target, 3, 50)
  const call = async <T>(reply: Promise<Reply>): Promise<T> => bodyOf<T>(await reply)
  const shopper = await fillCart(origin, token, size)
  const order = await call<{ orderNumber: string }>(
    placeOrder(origin, shopper, crypto.randomUUID(), await cardSession()),
  )
  const cart = await call<Cart>(ask(origin, 'cart.createWithItem', { body: { item: size } }, { token }))
  const saved = await call<z.output<typeof SavedForLater>>(ask(origin, 'cart.saveForLater', { body: size }, { token }))
  const { addresses } = await call<{ addresses: { id: string }[] }>(
    ask(origin, 'consumer.addAddress', { body: { ...address, approachType: 'S' } }, { token }),
  )
  const card = { payment_method_id: 'CREDIT_CARD', sessionID: await cardSession() } as const
  const instrument = await call<{ paymentInstrumentId: string }>(
    ask(origin, 'consumer.savePaymentInstrument', { body: card }, { token }),
  )
  const favorites = await call<Favorites>(
    ask(origin, 'wishlists.addFavorite', { body: { id: size.productId } }, { token }),
  )
  const passkey = createPasskey()
  const shop = 'http://localhost:8787'
  const { options } = await call<{ options: { challenge: string } }>(
    ask(origin, 'auth.passkeyOptions', { body: { origin: shop } }, { token }),
  )
  const credential = passkey.made({ challenge: options.challenge, origin: shop })
  await call(ask(origin, 'auth.addPasskey', { body: { origin: shop, name: 'Key', credential } }, { token }))
  const { devices } = await call<{ devices: { deviceId: string }[] }>(ask(origin, 'auth.devices', {}, { token }))
  return {
    ...size,
    passkey: passkey.id,
    device: devices[0]?.deviceId ?? '',
    order: order.orderNumber,
    cart: cart.id,
    item: cart.items[0]?.id ?? '',
    address: addresses[0]?.id ?? '',
    instrument: instrument.paymentInstrumentId,
    favorites: favorites.favoriteId ?? '',
    favorite: favorites.items[0]?.itemId ?? '',
    saved: saved.saveForLaterId ?? '',
    savedItem: saved.items[0]?.itemId ?? '',
  }
}

/** Every call that names something of a person, with these ids. */
function callsWith(origin: string, its: Belongings): Readonly<Record<string, (options: AskOptions) => Promise<Reply>>> {
  const { productId, upc, cart, item } = its
  const params = { basketId: cart }
  const line = { cartId: cart, itemId: item, upc }
  const lookup = { orderNumber: its.order, email: stranger }
  return {
    'its order': (as) => ask(origin, 'consumer.purchase', { params: { orderId: its.order }, query: {} }, as),
    'the invoice': (as) => ask(origin, 'consumer.downloadInvoice', { body: { orderNumber: its.order } }, as),
    tracking: (as) => ask(origin, 'consumer.trackOrder', { body: lookup }, as),
    cancelling: (as) => ask(origin, 'consumer.cancelOrder', { body: lookup }, as),
    'the cart': (as) => ask(origin, 'cart.get', { params, query: {} }, as),
    'adding to the cart': (as) => ask(origin, 'cart.addItems', { body: [{ cartId: cart, productId, upc }] }, as),
    'a quantity': (as) =>
      ask(origin, 'cart.updateItem', { params, query: {}, body: { ...line, productId, qty: 2 } }, as),
    'removing a line': (as) => ask(origin, 'cart.removeItem', { body: line }, as),
    'a coupon': (as) => ask(origin, 'cart.addCoupon', { body: { cartId: cart, couponCode: 'NOSUCHCODE' } }, as),
    'a delivery address': (as) =>
      ask(origin, 'cart.setShippingAddress', { params, body: { addresses: [address] } }, as),
    'a billing address': (as) => ask(origin, 'cart.setBillingAddress', { params, body: { address } }, as),
    'ways to pay': (as) => ask(origin, 'cart.paymentMethods', { params }, as),
    'saving a line': (as) => ask(origin, 'cart.moveToSaveForLater', { params, body: { itemId: item } }, as),
    'an order of the cart': (as) =>
      ask(
        origin,
        'cart.placeOrder',
        { body: { cartId: cart, paymentMethod: [] } },
        { ...as, key: crypto.randomUUID() },
      ),
    'a saved item': (as) =>
      ask(origin, 'cart.removeSavedForLater', { params: { saveForlaterId: its.saved, itemId: its.savedItem } }, as),
    'an address': (as) =>
      ask(origin, 'consumer.updateAddress', { params: { addressId: its.address }, body: address }, as),
    'removing an address': (as) => ask(origin, 'consumer.removeAddress', { params: { addressId: its.address } }, as),
    'a means of payment': (as) => {
      const paymentInstrumentId = its.instrument
      return ask(
        origin,
        'consumer.updatePaymentInstrument',
        { params: { paymentInstrumentId }, body: { main: true } },
        as,
      )
    },
    'removing a means of payment': (as) =>
      ask(origin, 'consumer.removePaymentInstrument', { params: { paymentInstrumentId: its.instrument } }, as),
    'renaming a passkey': (as) =>
      ask(origin, 'auth.renamePasskey', { params: { passkeyId: its.passkey }, body: { name: 'Mine' } }, as),
    'removing a passkey': (as) => ask(origin, 'auth.removePasskey', { params: { passkeyId: its.passkey } }, as),
    'ending a device': (as) => ask(origin, 'auth.endDevice', { params: { deviceId: its.device } }, as),
    'sharing favorites': (as) =>
      ask(origin, 'wishlists.share', { params: { favoriteId: its.favorites }, body: { shared: true } }, as),
    'shared favorites': (as) =>
      ask(origin, 'wishlists.shared', { params: { favoriteId: its.favorites }, query: {} }, as),
    'a favorite': (as) =>
      ask(origin, 'wishlists.removeFavorite', { params: { favoriteId: its.favorites, itemId: its.favorite } }, as),
  }
}

/** Ids of the same shape that nobody has. */
function unknownIds(its: Belongings): Belongings {
  const { productId, upc, ...ids } = its
  const changed = Object.entries(ids).map(([name, id]) => [name, [...id].reverse().map(otherCharacter).join('')])
  return { ...(Object.fromEntries(changed) as typeof ids), productId, upc }
}
/** Separators and the first letter of an id keep their place where the id reads the same backwards. */
const otherCharacter = (character: string): string =>
  /[0-8a-eA-E]/.test(character) ? String.fromCharCode(character.charCodeAt(0) + 1) : character

/** Without what differs between any two answers. */
const comparable = ({ status, text }: Reply, its: Belongings): string =>
  Object.values(its)
    .reduce((answer, id) => answer.replaceAll(id, 'ID'), `${status} ${text}`)
    .replace(/"correlationId":"[^"]*"/, '')

/**
 * Uses every id of one person as another person and as a guest. Resolves to the calls that did anything, or whose
 * answer differs from that for an unknown id.
 */
export async function useBelongings(target: Target): Promise<string[]> {
  const { origin } = target
  await createAccounts(target, [
    { consumerId: 'COWNER', email: owner },
    { consumerId: 'CSTRANGER', email: stranger },
  ])
  const { accessToken: token } = await signIn(origin, owner)
  const belongings = await createBelongings(target, token)
  const state = async () => {
    const seen = await Promise.all([
      ask(origin, 'cart.get', { params: { basketId: belongings.cart }, query: {} }, { token }),
      ask(origin, 'consumer.purchase', { params: { orderId: belongings.order }, query: {} }, { token }),
      ask(origin, 'consumer.get', { query: {} }, { token }),
      ask(origin, 'consumer.paymentInstruments', { query: {} }, { token }),
      ask(origin, 'wishlists.favorites', { query: {} }, { token }),
      ask(origin, 'wishlists.saveForLater', { query: {} }, { token }),
      ask(origin, 'auth.passkeys', {}, { token }),
      ask(origin, 'auth.devices', {}, { token }),
    ])
    // How many are left to buy is not the owner's, and changes with their order.
    return seen.map(({ status, text }) => `${status} ${text.replaceAll(/"available":\d+/g, '')}`)
  }
  const before = await state()
  const faults: string[] = []
  const callers = {
    'another person': (await signIn(origin, stranger)).accessToken,
    'a guest': bodyOf<TokenAnswer>(await ask(origin, 'auth.token', { body: { type: 'Guest' } })).accessToken,
  }
  for (const [caller, callerToken] of Object.entries(callers)) {
    const unknown = unknownIds(belongings)
    const ofUnknown = callsWith(origin, unknown)
    for (const [name, call] of Object.entries(callsWith(origin, belongings))) {
      const answer = await call({ token: callerToken })
      const expected = await ofUnknown[name]?.({ token: callerToken })
      if (answer.status < 400) faults.push(`${caller}, ${name}: answered ${answer.status}`)
      if (expected && comparable(answer, belongings) !== comparable(expected, unknown))
        faults.push(
          `${caller}, ${name}: ${answer.status} ${answer.code}, but ${expected.status} ${expected.code} for an unknown id`,
        )
    }
  }
  const after = await state()
  for (const [index, text] of before.entries())
    if (after[index] !== text) faults.push(`something of the owner has changed: ${after[index]?.slice(0, 200)}`)
  return faults
}
