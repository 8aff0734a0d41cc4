import { ensureSession } from './auth.ts'
import type { Call } from './call.ts'
import { callAs } from './call-as.ts'
import type { CartContext } from './cart.ts'
import { hasEnded, orderOf, sessionEnded } from './cart-recovery.ts'
import { type Refilled, replaceCart } from './refill.ts'
import { fail, type Result, succeed } from './result.ts'
import { addedItem } from './sent-bodies.ts'
import { asGuest, type Session, type WhichCart } from './session.ts'
import type { Transport } from './transport.ts'

/** A step of checkout on behalf of the shopper, with their cart. */
export type BasketWork<T> = (call: Call, basketId: string) => Promise<Result<T>>
export type Done<T> = { readonly value: T; readonly session: Session }

type QuickLine = NonNullable<Session['quick']>['line']

export type CheckoutService = {
  /** Runs calls on behalf of the shopper; BSK404 if they have no cart. Renews the session's tokens first. */
  onBasket<T>(context: CartContext, work: BasketWork<T>, which?: WhichCart): Promise<Result<Done<T>>>
  /** `onBasket` for work that is of no use in a basket that was rebuilt meanwhile: AUT498 if the session has ended. */
  onSameBasket<T>(context: CartContext, work: BasketWork<T>, which: WhichCart): Promise<Result<Done<T>>>
  /** A single item bought separately, with a wallet: the session with a second cart. */
  buyApart(context: CartContext, line: QuickLine, key: string): Promise<Result<Session>>
  /** Calls that need a session but no cart. */
  inName<T>(context: CartContext, work: (call: Call) => Promise<Result<T>>): Promise<Result<Done<T>>>
  /**
   * A new cart with everything from the old one, as spec 1 §8 requires after a failed challenge. The key makes a repeat
   * return the same cart.
   */
  restart(
    context: CartContext,
    key: string,
    which: WhichCart,
  ): Promise<Result<Refilled & { readonly session: Session }>>
}

const isAnother = (before: Session, session: Session): boolean => before.userId !== session.userId

const noBasket = fail({ code: 'BSK404', status: 404, message: 'no basket', details: {}, cause: 'answer' })

export function createCheckoutService(transport: Transport): CheckoutService {
  /** AUT498 for tokens that are refused, and for those that could not be renewed. */
  async function onOwnBasket<T>(
    context: CartContext,
    session: Session,
    work: BasketWork<T>,
    which: WhichCart,
  ): Promise<Result<Done<T>>> {
    const before = context.session
    const call = callAs(transport, context, session)
    if (which === 'quick')
      return before && isAnother(before, session) ? fail(sessionEnded) : onQuickBasket(call, session, work)
    const { basketId } = session
    if (basketId === null) return before?.basketId ? fail(sessionEnded) : noBasket
    const answer = await work(call, basketId)
    return answer.ok ? succeed({ value: answer.value, session }) : answer
  }

  const service: CheckoutService = {
    async inName(context, work) {
      const session = await ensureSession(context)
      if (!session.ok) return session
      const answer = await work(callAs(transport, context, session.value))
      if (answer.ok) return succeed({ value: answer.value, session: session.value })
      // The order's secret is sufficient without a session. An expired session is for the cart to detect and to recover
      // from.
      const guest = hasEnded(answer.failure)
        ? await ensureSession({ ...context, session: null }, { fresh: true })
        : null
      if (!guest?.ok) return answer
      const result = await work(callAs(transport, context, guest.value))
      return result.ok ? succeed({ value: result.value, session: context.session ?? guest.value }) : result
    },

    async onSameBasket(context, work, which) {
      const session = await ensureSession(context)
      return session.ok ? onOwnBasket(context, session.value, work, which) : session
    },

    async onBasket(context, work, which = 'own') {
      const session = await ensureSession(context)
      if (!session.ok) return session
      const answer = await onOwnBasket(context, session.value, work, which)
      const ended = context.session
      if (answer.ok || which === 'own' || !ended || !hasEnded(answer.failure)) return answer
      // The session ended elsewhere: a guest goes on with the same purchase.
      const guest = isAnother(ended, session.value)
        ? session
        : await ensureSession({ ...context, session: null }, { fresh: true })
      return guest.ok
        ? onQuickBasket(callAs(transport, context, guest.value), asGuest(ended, guest.value), work)
        : answer
    },

    async buyApart(context, line, key) {
      const session = await ensureSession(context)
      if (!session.ok) return session
      return makeQuick(callAs(transport, context, session.value), session.value, line, key)
    },

    async restart(context, key, which) {
      const replacement = await service.onBasket(context, (call, basketId) => replaceCart(call, basketId, key), which)
      if (!replacement.ok) return replacement
      const { value, session } = replacement.value
      const { id: basketId, totalItems: cartCount } = value.cart
      const quick = session.quick && which === 'quick' ? { ...session.quick, basketId } : session.quick
      const ownCart = which === 'own' ? { basketId, cartCount } : {}
      return succeed({ ...value, session: { ...session, ...ownCart, ...(quick && { quick }) } })
    },
  }
  return service
}

/**
 * Always a new cart (spec 1 §4 "Add to cart"), with the wallet chosen. One that `rebuilds` another, which is out of
 * reach, has none: nobody knows what its shopper had chosen since.
 */
async function makeQuick(
  call: Call,
  session: Session,
  line: QuickLine,
  key: string,
  rebuilds?: string,
): Promise<Result<Session>> {
  const sale = session.person?.associate ? session.basketId : null
  const body = {
    ...addedItem(line),
    apart: true,
    ...(rebuilds && { rebuilds, shown: [addedItem(line)] }),
    ...(sale && { sale }),
  }
  const cart = await call('cart.createWithItem', { body }, { idempotencyKey: key })
  if (!cart.ok) return cart
  const basketId = cart.value.id
  if (rebuilds) return succeed({ ...session, quick: { basketId, line } })
  const wallet = { payment_method_id: 'APPLE_PAY' as const }
  const chosen = await call('cart.addPaymentInstrument', { params: { basketId }, body: wallet })
  return chosen.ok ? succeed({ ...session, quick: { basketId, line } }) : chosen
}

/** A shopper whose session has ended since is another consumer to the cart service, so the cart is created again. */
async function onQuickBasket<T>(call: Call, session: Session, work: BasketWork<T>): Promise<Result<Done<T>>> {
  const { quick } = session
  if (!quick) return noBasket
  const answer = await work(call, quick.basketId)
  if (answer.ok) return succeed({ value: answer.value, session })
  if (answer.failure.code !== 'BSK404' || orderOf(answer.failure)) return answer
  const newCart = await makeQuick(call, session, quick.line, `again-${quick.basketId}`, quick.basketId)
  if (!newCart.ok) return newCart
  const result = await work(call, newCart.value.quick?.basketId ?? quick.basketId)
  return result.ok ? succeed({ value: result.value, session: newCart.value }) : result
}
