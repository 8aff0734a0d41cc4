import { billingFollows } from '../../shared/cart/delivery/billing-follows.ts'
import { type LineOptions, optionsOf } from '../../shared/cart/remaining.ts'
import { wireAddress } from '../../shared/contracts/address.ts'
import type { Cart, CartItem } from '../../shared/contracts/cart.ts'
import type { Call } from './call.ts'
import { noForm } from './captcha-proof.ts'
import { type Result, succeed } from './result.ts'
import { addedItem, billedAt, chosenShipping } from './sent-bodies.ts'

/** Parts that may be missing from a cart that replaces another. */
export const losses = ['goods', 'delivery', 'coupons', 'credits', 'sale'] as const
export type Loss = (typeof losses)[number]
export type Refilled = { readonly cart: Cart; readonly lost: readonly Loss[] }

/** A line as remembered without its cart, from which a lost cart is restored. */
export type Remembered = Pick<CartItem, 'productId' | 'upc' | 'qty'> & LineOptions

/** A line as it stood in the cart that another is rebuilt from. */
export const shownLine = ({ way, ...line }: Remembered) =>
  addedItem({ ...line, ...((way === 'pickup' || way === 'sts' || way === 'me') && { storeMethod: way }) })

type Attempt = () => Promise<Result<Cart>>

/**
 * Adds lines to a new cart, each with its delivery method. Unavailable ones are left out. The key makes a repeat of the
 * addition return the cart.
 */
export async function bringLines(
  call: Call,
  newCart: Cart,
  lines: readonly Remembered[],
  key?: string,
): Promise<Refilled> {
  const cartId = newCart.id
  // A store given with an item means pickup; shipping to a store is set afterwards.
  const items = lines.map(({ way, storeId, ...line }) =>
    addedItem({ ...line, cartId, ...(way === 'pickup' && { storeId, storeMethod: way }) }),
  )
  const keyed = (purpose: string) => (key === undefined ? {} : { idempotencyKey: `${key}-${purpose}` })
  const lost = new Set<Loss>()
  let cart = newCart
  const all = items.length > 0 ? await call('cart.addItems', { body: items }, key ? { idempotencyKey: key } : {}) : null
  if (all?.ok) cart = all.value
  else
    for (const [index, item] of items.entries()) {
      const added = await call('cart.addItems', { body: [item] }, keyed(`item-${index}`))
      if (added.ok) cart = added.value
      else lost.add('goods')
    }
  for (const line of lines) {
    const { way, storeId } = line
    const itemId = twin(cart, line)
    if ((way !== 'sts' && way !== 'me') || !storeId || itemId === undefined) continue
    const body = chosenShipping({ cartId, code: way, itemIds: [itemId], storeId })
    const delivered = await call('cart.setShippingMethod', { body })
    if (delivered.ok) cart = delivered.value
    else lost.add('delivery')
  }
  return { cart, lost: [...lost] }
}

/**
 * Moves the contents of `old` into a new cart, part by part, for a cart service that can't do it itself. Returns which
 * parts could not be moved.
 */
async function refill(call: Call, old: Cart, newCart: Cart, key: string): Promise<Refilled> {
  const basketId = newCart.id
  const params = { basketId }
  const purchased = old.items.filter(({ bonus }) => !bonus)
  const lines = purchased.map((item) => ({
    productId: item.productId,
    upc: item.upc,
    qty: item.qty,
    pdpUrl: item.pdpUrl,
    productImageURL: item.productImageURL,
    ...optionsOf(item),
  }))
  const refilled = await bringLines(call, newCart, lines, key)
  const lost = new Set(refilled.lost)
  let { cart } = refilled
  const apply = async (loss: Loss, attempt: Attempt): Promise<void> => {
    const result = await attempt()
    if (result.ok) cart = result.value
    else lost.add(loss)
  }

  for (const { code } of old.couponItems)
    await apply('coupons', () => call('cart.addCoupon', { body: { cartId: basketId, couponCode: code, ...noForm } }))
  for (const shipment of old.shippingMethods) {
    const { code, shippingId, storeId, address, collectionPointId, pickupPerson } = shipment
    if (address && storeId === null) {
      const body = { addresses: [wireAddress({ ...address, shippingId })], ...noForm }
      await apply('delivery', () => call('cart.setShippingAddress', { params, body }))
    }
    if (code === 'digital') continue
    const isThere = cart.shippingMethods.some((shipment) => shipment.shippingId === shippingId)
    const body = chosenShipping({ cartId: basketId, code, shippingId, collectionPointId, pickupPerson })
    if (isThere) await apply('delivery', () => call('cart.setShippingMethod', { body }))
  }
  const { billingAddress: billing, appliedLoyaltyVoucher: voucher, payment_instruments: instruments } = old
  if (billing)
    await apply('delivery', () =>
      call('cart.setBillingAddress', { params, body: billedAt(billing, billingFollows(old)) }),
    )
  if (isSale(old)) lost.add('sale')
  for (const { payment_method_id: method } of instruments) {
    // Only the shopper has the code and the PIN.
    if (method === 'GIFT_CARD' || method === 'REWARD_CODE' || method === 'REWARD_CARD') lost.add('credits')
    if (method === 'ATHLETES_PAYMENT')
      await apply('credits', () => call('cart.addPaymentInstrument', { params, body: { payment_method_id: method } }))
  }
  if (voucher) {
    // After an athlete's credit, which comes first. The shopper has confirmed what the voucher pays.
    const pays = instruments.find(({ payment_method_id: method }) => method === 'LOYALTY_POINTS')?.amount
    const body = { appliedLoyaltyVoucher: { ...voucher, pays } }
    await apply('credits', () => call('cart.applyReward', { params, body }))
  }
  return { cart, lost: losses.filter((loss) => lost.has(loss)) }
}

/** Whether an associate has added something that only they could add to another cart. */
export const isSale = ({ member, priceAdjustments }: Pick<Cart, 'member' | 'priceAdjustments'>): boolean =>
  Boolean(member) || priceAdjustments.length > 0

/** The matching line of the cart that isn't shipped to a store yet. */
const twin = (cart: Cart, { productId, upc, recipeId, giftOption }: Remembered): string | undefined =>
  cart.items.find(
    (line) =>
      line.upc === upc &&
      line.productId === productId &&
      line.storeId === null &&
      (line.recipeId ?? null) === (recipeId ?? null) &&
      JSON.stringify(line.giftOption ?? null) === JSON.stringify(giftOption ?? null),
  )?.id

/** A new cart that replaces the shopper's own. The key makes a repeat return the same cart. */
export async function replaceCart(call: Call, basketId: string, key: string): Promise<Result<Refilled>> {
  const replacement = await call('cart.create', { body: { instead: basketId } }, { idempotencyKey: `${key}-new` })
  if (!replacement.ok) return replacement
  if (replacement.value.items.length > 0) return succeed({ cart: replacement.value, lost: [] })
  const old = await call('cart.get', { params: { basketId } })
  return old.ok ? succeed(await refill(call, old.value, replacement.value, key)) : old
}
