import { shownOf } from '../../shared/cart/shown.ts'
import type { Address } from '../../shared/contracts/address.ts'
import type { Cart } from '../../shared/contracts/cart.ts'
import type { TokenAnswer } from '../../shared/operations/auth.ts'
import { type AskOptions, ask, bodyOf, type Reply } from './client.ts'

export type Size = { readonly productId: string; readonly upc: string }
/** A guest with a basket that could be ordered, and what they saw of it last. */
export type Shopper = { readonly token: string; readonly cartId: string; readonly shown: string }

export const address: Address = {
  firstName: 'Ada',
  lastName: 'Walker',
  email: 'ada@shop.example',
  phone: '2125550123',
  addressLine1: '12 Orchard Street',
  city: 'New York',
  province: 'NY',
  postalCode: '10002',
  country: 'US',
}

/** A new guest with this in the cart and everywhere an address is wanted, ready to pay. */
export const newShopper = async (origin: string, size: Size, qty = 1): Promise<Shopper> =>
  fillCart(origin, await newGuest(origin), size, qty)

/** The token of a new guest. */
export async function newGuest(origin: string): Promise<string> {
  return bodyOf<TokenAnswer>(await ask(origin, 'auth.token', { body: { type: 'Guest' } })).accessToken
}

/** Another basket of somebody who has a token. */
export async function fillCart(
  origin: string,
  token: string,
  size: Size,
  qty = 1,
  home: Address = address,
): Promise<Shopper> {
  const cart = bodyOf<Cart>(await ask(origin, 'cart.createWithItem', { body: { item: { ...size, qty } } }, { token }))
  const params = { basketId: cart.id }
  bodyOf(await ask(origin, 'cart.setShippingAddress', { params, body: { addresses: [home] } }, { token }))
  const ready = await ask(origin, 'cart.setBillingAddress', { params, body: { address: home } }, { token })
  return { token, cartId: cart.id, shown: shownOf(bodyOf<Cart>(ready)) }
}

/** The shopper after another look at the basket. */
export async function lookAgain(origin: string, shopper: Shopper): Promise<Shopper> {
  const { token, cartId } = shopper
  const reply = await ask(origin, 'cart.get', { params: { basketId: cartId }, query: {} }, { token })
  return { ...shopper, shown: shownOf(bodyOf<Cart>(reply)) }
}

/**
 * Places the basket's order with this key; a card by its hosted-fields session, nothing where gift cards and the like
 * cover it all.
 */
export function placeOrder(
  origin: string,
  { token, cartId, shown }: Shopper,
  key: string,
  sessionID: string | null,
  options: AskOptions = {},
): Promise<Reply> {
  const paymentMethod = sessionID === null ? [] : [{ code: 'CREDIT_CARD' as const, additionalData: { sessionID } }]
  return ask(origin, 'cart.placeOrder', { body: { cartId, shown, paymentMethod } }, { token, key, ...options })
}
