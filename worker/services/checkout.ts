import type { Cart } from '../../shared/contracts/cart.ts'
import { ensureSession } from './auth.ts'
import type { Call } from './call.ts'
import { callAs } from './call-as.ts'
import type { Bag, CartContext } from './cart.ts'
import { fail, type Result, succeed } from './result.ts'
import type { Session } from './session.ts'
import type { Transport } from './transport.ts'

/** What a piece of checkout does in the shopper's name, on their basket. */
export type BasketWork<T> = (call: Call, basketId: string) => Promise<Result<T>>
export type Done<T> = { readonly value: T; readonly session: Session }

export type CheckoutService = {
  /** Runs calls in the shopper's name; BSK404 where they have no basket. The session's tokens are renewed first. */
  onBasket<T>(context: CartContext, work: BasketWork<T>): Promise<Result<Done<T>>>
  /** Calls that need a session and no basket. */
  inName<T>(context: CartContext, work: (call: Call) => Promise<Result<T>>): Promise<Result<Done<T>>>
  /**
   * A new cart with the old one's goods, addresses and methods, as spec 1 §8 wants after a payment that wasn't proven. The key makes a repeat the
   * same new cart.
   */
  restart(context: CartContext, key: string): Promise<Result<Bag>>
}

const noBasket = fail({ code: 'BSK404', status: 404, message: 'no basket', details: {}, cause: 'answer' })

export function createCheckoutService(transport: Transport): CheckoutService {
  const service: CheckoutService = {
    async inName(context, work) {
      const session = await ensureSession(context)
      if (!session.ok) return session
      const answer = await work(callAs(transport, context, session.value))
      return answer.ok ? succeed({ value: answer.value, session: session.value }) : answer
    },

    async onBasket(context, work) {
      const session = await ensureSession(context)
      if (!session.ok) return session
      const { basketId } = session.value
      if (basketId === null) return noBasket
      const answer = await work(callAs(transport, context, session.value), basketId)
      return answer.ok ? succeed({ value: answer.value, session: session.value }) : answer
    },

    async restart(context, key) {
      const done = await service.onBasket(context, async (call, basketId) => {
        const old = await call('cart.get', { params: { basketId } })
        return old.ok ? refill(call, old.value, key) : old
      })
      if (!done.ok) return done
      const { value: cart, session } = done.value
      return succeed({ cart, session: { ...session, basketId: cart.id, bagCount: cart.totalItems } })
    },
  }
  return service
}

async function refill(call: Call, old: Cart, key: string): Promise<Result<Cart>> {
  const goods = old.items.filter((item) => !item.bonus && item.price.amount > 0)
  const created = await call('cart.create', { body: {} }, { idempotencyKey: `${key}-new` })
  if (!created.ok) return created
  const basketId = created.value.id
  let cart = created
  if (goods.length > 0) {
    const items = goods.map(({ productId, upc, qty, storeId, recipeId, giftOption }) => ({
      cartId: basketId,
      productId,
      upc,
      qty,
      storeId,
      recipeId,
      giftOption,
    }))
    const added = await call('cart.addItems', { body: items }, { idempotencyKey: `${key}-items` })
    if (!added.ok) return added
    cart = added
  }
  for (const { code } of old.couponItems) {
    const coupon = await call('cart.addCoupon', { body: { cartId: basketId, couponCode: code } })
    if (coupon.ok) cart = coupon
  }
  const params = { basketId }
  for (const shipment of old.shippingMethods) {
    if (shipment.address && shipment.storeId === null) {
      const moved = await call('cart.setShippingAddress', { params, body: { addresses: [shipment.address] } })
      if (moved.ok) cart = moved
    }
    if (shipment.code === 'digital') continue
    const { code, shippingId, collectionPointId, pickupPerson } = shipment
    const method = await call('cart.setShippingMethod', {
      body: { cartId: basketId, code, shippingId, collectionPointId, pickupPerson },
    })
    if (method.ok) cart = method
  }
  if (old.billingAddress) {
    const billing = await call('cart.setBillingAddress', { params, body: { address: old.billingAddress } })
    if (billing.ok) cart = billing
  }
  return cart
}
