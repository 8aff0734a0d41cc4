import { type Cart, OrderRef } from '../../shared/contracts/cart.ts'
import { ensureSession, firstKey } from './auth.ts'
import type { Call } from './call.ts'
import { callAs } from './call-as.ts'
import type { CartAnswer, CartContext, CartState } from './cart.ts'
import { otherPurchase } from './purchase.ts'
import { bringLines, type Remembered, shownLine } from './refill.ts'
import { type CallFailure, type Result, succeed } from './result.ts'
import { endedSaleOf, type Session, type WhichCart } from './session.ts'
import type { Transport } from './transport.ts'

export type CartChange = {
  /** `basketId` is the shopper's own cart, or the one created because theirs was gone. */
  readonly work: (call: Call, basketId: string, session: Session) => Promise<Result<Cart>>
  /** A cart is created for it if needed; otherwise nothing is done without a cart. */
  readonly needsBasket?: true
  /** Where the line, the code or the cart that it is about is gone, nothing is left to do: that counts as success. */
  readonly goneIsDone?: true
  /** The lines that the shopper saw, and those after the change, for a shopper whose session or cart is gone. */
  readonly shown: readonly Remembered[]
  readonly remaining: readonly Remembered[]
  /** The change is more than the lines: it can't be made in a cart that was rebuilt from them. */
  readonly isMoreThanLines?: true
  readonly key: string
}

export const basketGone = 'BSK404'
const invalidCustomer = 'AUT498'
const gone: readonly string[] = ['ORD404', 'PRM175']

export const sessionEnded: CallFailure = {
  code: invalidCustomer,
  status: 401,
  message: 'the session has ended',
  details: {},
  cause: 'answer',
}

/** "Invalid customer" (spec 1 §4): the session is no longer valid. */
export const hasEnded = ({ code }: CallFailure): boolean => code === invalidCustomer

/** The order that a missing cart has become, according to the cart service; for the shopper's own carts only. */
export const orderOf = ({ code, details }: CallFailure): OrderRef | undefined =>
  code === basketGone ? OrderRef.safeParse(details['order']).data : undefined

/** A quick purchase is over; the shopper's own cart stays. */
export const withoutQuick = ({ quick: _, ...session }: Session): Session => session

/**
 * The session after one of its baskets was ordered: whoever goes on may be somebody else, so the quick purchase is over
 * with either order. The shopper's own cart stays beside an ordered quick purchase, but at a register the sale is over.
 */
export function afterOrder(ordered: Session, which: WhichCart): Session {
  const { endedSale, ...session } = withoutQuick(ordered)
  const isSale = Boolean(session.person?.associate ?? endedSale)
  return which === 'own' || isSale ? { ...session, basketId: null, cartCount: 0 } : session
}

const stateOf = ({ endedBasketId: _, ...session }: Session, cart: Cart): CartState => ({
  cart,
  session: { ...session, basketId: cart.id, cartCount: cart.totalItems },
})
const emptyState = (session: Session | null): CartState => ({
  cart: null,
  session: session && { ...session, basketId: null, cartCount: 0 },
})

/** The cart that a new one is rebuilt from, if any. */
const endedOf = (session: Session | null): string | undefined =>
  session?.endedBasketId ?? session?.endedSale?.basketId ?? undefined

/** Goods that whoever is at the browser now adds: they need no earlier cart. */
const isFirstLine = ({ needsBasket, isMoreThanLines }: CartChange): boolean =>
  needsBasket === true && isMoreThanLines === undefined

/** The body of a new cart, which names the one in whose place it is, and the lines of that one. */
const newCartOf = (endedBasketId: string | undefined, lines: readonly Remembered[] = []) => ({
  body: endedBasketId ? { rebuilds: endedBasketId, shown: lines.map(shownLine) } : {},
})

/** A cart, and the order that the previous one became, if any. */
type Loaded = { readonly cart: Result<Cart>; readonly order: OrderRef | undefined }

/** `rebuilt`: the cart is gone, and this is another with the form's lines; `cart` is the answer to the form. */
type Retried = Loaded & { readonly rebuilt?: Cart }

const nothingShown = { remaining: [], shown: [] }

const settled = (value: CartState): CartAnswer => ({ ok: true, value })

/** The cart recoveries of spec 1 §4 and §8, shared by all changes of a cart. */
export function createRecovery(transport: Transport) {
  /** Renews the tokens. A shopper who gets another identity has lost their cart. */
  async function open(context: CartContext): Promise<Result<{ session: Session; lostCart: boolean }>> {
    const session = await ensureSession(context)
    if (!session.ok) return session
    const before = context.session
    const lostCart = before !== null && before.basketId !== null && before.userId !== session.value.userId
    return succeed({ session: session.value, lostCart })
  }

  /** "Cart not found on load: create a new cart and retry." The key makes a repeat the same new cart. */
  async function load(call: Call, basketId: string, query: { inventorySupplyCheck?: 'true' } = {}): Promise<Loaded> {
    const cart = await call('cart.get', { params: { basketId }, query })
    if (cart.ok || cart.failure.code !== basketGone) return { cart, order: undefined }
    const fresh = await call('cart.create', { body: {} }, { idempotencyKey: `again-${basketId}` })
    return { cart: fresh, order: orderOf(cart.failure) }
  }

  /**
   * "The stored cart is dropped, a new cart is created with the remaining items": items that are no longer available
   * are left out.
   */
  async function startOver(
    context: CartContext,
    guest: Session | null,
    { remaining, shown }: Pick<CartChange, 'remaining' | 'shown'>,
  ): Promise<CartAnswer> {
    const opened = guest ? succeed(guest) : await ensureSession({ ...context, session: null }, { fresh: true })
    const quick = context.session?.quick
    const session = opened.ok
      ? succeed({ ...opened.value, ...(quick && { quick }), ...endedSaleOf(context.session) })
      : opened
    if (!session.ok) return { ok: false, failure: sessionEnded, state: null }
    const call = callAs(transport, context, session.value)
    const endedBasketId = context.session?.basketId ?? endedOf(context.session) ?? endedOf(session.value)
    const isNeeded = remaining.length > 0 || (endedBasketId !== undefined && shown.length > 0)
    const newCart = isNeeded ? await call('cart.create', newCartOf(endedBasketId, shown)) : null
    if (!newCart?.ok) {
      const without = { ...session.value, ...(endedBasketId && { endedBasketId }) }
      return { ok: false, failure: sessionEnded, state: emptyState(without) }
    }
    const { cart, lost } = await bringLines(call, newCart.value, remaining)
    return { ok: false, failure: sessionEnded, state: { ...stateOf(session.value, cart), lost } }
  }

  /** A cart in the place of the shopper's that is gone: another tab's, or a new one with these lines. */
  async function remake(context: CartContext, remaining: readonly Remembered[]): Promise<CartAnswer> {
    const opened = await open(context)
    if (!opened.ok) return { ...opened, state: null }
    const { session } = opened.value
    if (session.basketId === null) return settled(emptyState(session))
    const call = callAs(transport, context, session)
    const { cart } = await load(call, session.basketId)
    if (!cart.ok) return { ...cart, state: null }
    const { items } = cart.value
    const made =
      items.length > 0
        ? { cart: cart.value, lost: [] }
        : await bringLines(call, cart.value, remaining, `lines-${session.basketId}`)
    return settled({ ...stateOf(session, made.cart), lost: made.lost })
  }

  async function change(context: CartContext, request: CartChange): Promise<CartAnswer> {
    const opened = await open(context)
    if (!opened.ok) return { ...opened, state: null }
    const { session, lostCart } = opened.value
    if (lostCart) return startOver(context, session, request)
    const call = callAs(transport, context, session)
    const { basketId } = session
    // The page of this form still shows the cart of a session that was replaced, or whose cookies were deleted, since.
    const isOfEnded = endedOf(session) !== undefined || (context.session === null && request.shown.length > 0)
    if (basketId === null && isOfEnded && !isFirstLine(request)) return startOver(context, session, request)
    if (basketId === null && !request.needsBasket) {
      const state = emptyState(session)
      return request.goneIsDone ? settled(state) : { ok: false, failure: otherPurchase, state }
    }
    const made: Retried =
      basketId === null
        ? { cart: await createThen(call, context, session, request), order: undefined }
        : await retriedOnce(call, session, basketId, request)
    const { cart: answer, order, rebuilt } = made
    const isRebuilt = rebuilt !== undefined
    if (answer.ok) return settled({ ...stateOf(session, answer.value), isRebuilt, ...(order && { order }) })
    if (rebuilt) return { ...answer, state: { ...stateOf(session, rebuilt), isRebuilt } }
    if (hasEnded(answer.failure)) return startOver(context, null, request)
    return { ...answer, state: null }
  }

  /**
   * Two parallel first changes create one cart. A cart that the browser had a moment ago may have become an order
   * since.
   */
  async function createThen(
    call: Call,
    context: CartContext,
    session: Session,
    { work, key }: CartChange,
  ): Promise<Result<Cart>> {
    // A first line after a sale's session has ended may be the next customer's.
    const from = session.endedSale ? undefined : session.endedBasketId
    const create = (idempotencyKey: string) => call('cart.create', newCartOf(from), { idempotencyKey })
    const first = context.session === null ? await create(firstKey('cart', context)) : null
    const newCart = first?.ok ? first : await create(`new-${key}`)
    return newCart.ok ? work(call, newCart.value.id, session) : newCart
  }

  /**
   * "Cart not found on remove/update: refetch cart and retry", with the key it had. A cart that is gone for good is
   * rebuilt from the lines in the form.
   */
  async function retriedOnce(
    call: Call,
    session: Session,
    basketId: string,
    { work, goneIsDone, remaining, isMoreThanLines, key }: CartChange,
  ): Promise<Retried> {
    const first = await work(call, basketId, session)
    const isDone = (answer: Result<Cart>) => !answer.ok && gone.includes(answer.failure.code) && goneIsDone
    if (isDone(first)) return load(call, basketId)
    if (first.ok || first.failure.code !== basketGone) return { cart: first, order: undefined }
    const reloaded = await load(call, basketId)
    if (!reloaded.cart.ok) return reloaded
    const isGone = reloaded.cart.value.items.length === 0 && !reloaded.order
    if (isGone && remaining.length > 0) {
      const { cart: rebuilt } = await bringLines(call, reloaded.cart.value, remaining, key)
      return { order: undefined, rebuilt, cart: isMoreThanLines ? first : succeed(rebuilt) }
    }
    const second = await work(call, reloaded.cart.value.id, session)
    return isDone(second) ? reloaded : { ...reloaded, cart: second }
  }

  /** The cart. The quick cart may have been ordered too, with the response lost. */
  async function read(context: CartContext, checkStock: boolean): Promise<CartAnswer> {
    const ownCart = await readOwn(context, checkStock)
    const session = ownCart.ok ? ownCart.value.session : null
    if (!ownCart.ok || !session?.quick || ownCart.value.order) return ownCart
    const { basketId } = session.quick
    const quick = await callAs(transport, context, session)('cart.get', { params: { basketId } })
    const order = quick.ok ? undefined : orderOf(quick.failure)
    return order ? settled({ ...ownCart.value, session: afterOrder(session, 'quick'), order }) : ownCart
  }

  async function readOwn(context: CartContext, checkStock: boolean): Promise<CartAnswer> {
    if (!context.session?.basketId) return settled({ cart: null, session: context.session })
    const opened = await open(context)
    if (!opened.ok) return { ...opened, state: null }
    const { session, lostCart } = opened.value
    if (lostCart) return startOver(context, session, nothingShown)
    if (session.basketId === null) return settled(emptyState(session))
    const call = callAs(transport, context, session)
    const { cart, order } = await load(call, session.basketId, checkStock ? { inventorySupplyCheck: 'true' } : {})
    if (order) return settled({ cart: null, session: afterOrder(session, 'own'), order })
    if (cart.ok) return settled(stateOf(session, cart.value))
    if (hasEnded(cart.failure)) return startOver(context, null, nothingShown)
    return { ...cart, state: null }
  }

  /** Calls on behalf of the shopper that need no cart; null if there is no shopper yet. */
  async function inName<T>(context: CartContext, work: (call: Call) => Promise<Result<T>>): Promise<Result<T> | null> {
    if (!context.session) return null
    const session = await ensureSession(context)
    return session.ok ? work(callAs(transport, context, session.value)) : session
  }

  return { read, change, startOver, remake, inName }
}
