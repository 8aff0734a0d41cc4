import type { Cart } from '../../shared/contracts/cart.ts'
import type { Locale } from '../../shared/i18n/locales.ts'
import type { Config } from '../env.ts'
import { ensureSession, type Shopper } from './auth.ts'
import { type CallIdentity, type CallOptions, createCall } from './call.ts'
import { type Result, succeed } from './result.ts'
import type { Session } from './session.ts'
import type { Transport } from './transport.ts'

/** Who asks, in which locale, for which shop. */
export type CartContext = Shopper & {
  readonly locale: Locale
  readonly config: Pick<Config, 'AUTH_ACCESS_KEY' | 'SERVER_TRUST_ID'>
}

export type Bag = { readonly cart: Cart | null; readonly session: Session | null }

/** What a shopper asks of the bag; parsed from the form. */
export type AddRequest = { readonly productId: string; readonly upc: string; readonly qty: number }
export type LineRequest = { readonly itemId: string; readonly productId: string; readonly upc: string }

/** The code that says the basket is gone or not the shopper's (spec 1 §8). */
const cartNotFound = 'BSK404'

export type CartService = {
  read(context: CartContext): Promise<Result<Bag>>
  add(context: CartContext, request: AddRequest, key: string): Promise<Result<Bag>>
  update(context: CartContext, line: LineRequest, qty: number, key: string): Promise<Result<Bag>>
  remove(context: CartContext, line: LineRequest, key: string): Promise<Result<Bag>>
}

/** The recoveries of spec 1 §4: a basket that is gone is made anew and the request repeated once, with the same key. */
export function createCartService(transport: Transport): CartService {
  const callAs = (context: CartContext, session: Session) => {
    const identity: CallIdentity = {
      locale: context.locale,
      accessKey: context.config.AUTH_ACCESS_KEY,
      serverTrustId: context.config.SERVER_TRUST_ID,
      userId: session.userId,
      accessToken: session.accessToken,
    }
    return createCall(transport, identity)
  }
  const bagOf = (session: Session, cart: Cart): Bag => ({
    cart,
    session: { ...session, basketId: cart.id, bagCount: cart.totalItems },
  })
  const emptied = (session: Session): Bag => ({ cart: null, session: { ...session, basketId: null, bagCount: 0 } })

  return {
    async read(context) {
      if (!context.session?.basketId) return succeed({ cart: null, session: context.session })
      const session = await ensureSession(context)
      if (!session.ok) return session
      const basketId = session.value.basketId
      if (!basketId) return succeed(emptied(session.value))
      const answer = await callAs(context, session.value)('cart.get', { params: { basketId } })
      if (answer.ok) return succeed(bagOf(session.value, answer.value))
      return answer.failure.code === cartNotFound ? succeed(emptied(session.value)) : answer
    },

    async add(context, request, key) {
      const session = await ensureSession(context)
      if (!session.ok) return session
      const call = callAs(context, session.value)
      const options: CallOptions = { idempotencyKey: key }
      const create = () => call('cart.createWithItem', { body: { item: request } }, options)
      const basketId = session.value.basketId
      const first = basketId
        ? await call('cart.addItems', { body: [{ ...request, cartId: basketId }] }, options)
        : await create()
      const answer = !first.ok && first.failure.code === cartNotFound ? await create() : first
      return answer.ok ? succeed(bagOf(session.value, answer.value)) : answer
    },

    async update(context, line, qty, key) {
      if (qty === 0) return this.remove(context, line, key)
      const session = await ensureSession(context)
      if (!session.ok) return session
      const basketId = session.value.basketId
      if (!basketId) return succeed(emptied(session.value))
      const answer = await callAs(context, session.value)(
        'cart.updateItem',
        { params: { basketId }, body: { cartId: basketId, ...line, qty } },
        { idempotencyKey: key },
      )
      if (answer.ok) return succeed(bagOf(session.value, answer.value))
      return answer.failure.code === cartNotFound ? succeed(emptied(session.value)) : answer
    },

    async remove(context, line, key) {
      const session = await ensureSession(context)
      if (!session.ok) return session
      const basketId = session.value.basketId
      if (!basketId) return succeed(emptied(session.value))
      const answer = await callAs(context, session.value)(
        'cart.removeItem',
        { body: { cartId: basketId, itemId: line.itemId, upc: line.upc } },
        { idempotencyKey: key },
      )
      if (answer.ok) return succeed(bagOf(session.value, answer.value))
      return answer.failure.code === cartNotFound ? succeed(emptied(session.value)) : answer
    },
  }
}
