import type { AddItem, Cart } from '../../shared/contracts/cart.ts'
import { ensureSession } from './auth.ts'
import type { Call } from './call.ts'
import { callAs } from './call-as.ts'
import type { Bag, BagAnswer, CartContext } from './cart.ts'
import { type CallFailure, type Result, succeed } from './result.ts'
import type { Session } from './session.ts'
import type { Transport } from './transport.ts'

/** What a browser remembers of its bag (spec 1 §9 "Cart persisted in local storage"): what a lost one is filled from. */
export type Remembered = Pick<AddItem, 'productId' | 'upc' | 'qty'>

export type BagChange = {
  /** `basketId` is the shopper's own, or the one made because theirs was gone. */
  readonly work: (call: Call, basketId: string, session: Session) => Promise<Result<Cart>>
  /** A basket is made for it; without, nothing is done where there is none. */
  readonly needsBasket?: true
  /** ORD404 is what was wanted: the line is gone. */
  readonly goneIsDone?: true
  /** The bag as it is to be after the change, for a shopper whose session has ended. */
  readonly remaining: readonly Remembered[]
  readonly key: string
}

const basketGone = 'BSK404'
const invalidCustomer = 'AUT498'
const itemGone = 'ORD404'

const sessionEnded: CallFailure = {
  code: invalidCustomer,
  status: 401,
  message: 'the session has ended',
  details: {},
  cause: 'answer',
}

const bagOf = (session: Session, cart: Cart): Bag => ({
  cart,
  session: { ...session, basketId: cart.id, bagCount: cart.totalItems },
})
const emptyBag = (session: Session | null): Bag => ({
  cart: null,
  session: session && { ...session, basketId: null, bagCount: 0 },
})

const settled = (value: Bag): BagAnswer => ({ ok: true, value })

/** The cart recoveries of spec 1 §4 and §8, once for every change of a bag. */
export function createRecovery(transport: Transport) {
  /** Tokens renewed. A shopper who comes out as somebody else has lost the bag they had. */
  async function open(context: CartContext): Promise<Result<{ session: Session; lostBag: boolean }>> {
    const session = await ensureSession(context)
    if (!session.ok) return session
    const before = context.session
    const lostBag = before !== null && before.basketId !== null && before.userId !== session.value.userId
    return succeed({ session: session.value, lostBag })
  }

  /** "Cart not found on load: create a new cart and retry." The key makes a repeat the same new cart. */
  async function load(
    call: Call,
    basketId: string,
    query: { inventorySupplyCheck?: 'true' } = {},
  ): Promise<Result<Cart>> {
    const cart = await call('cart.get', { params: { basketId }, query })
    if (cart.ok || cart.failure.code !== basketGone) return cart
    return call('cart.create', { body: {} }, { idempotencyKey: `again-${basketId}` })
  }

  /** "The stored cart is dropped, a new cart is created with the remaining items": what can't be had any more stays out of it. */
  async function startAnew(
    context: CartContext,
    guest: Session | null,
    remaining: readonly Remembered[],
  ): Promise<BagAnswer> {
    const session = guest ? succeed(guest) : await ensureSession({ ...context, session: null })
    if (!session.ok) return { ok: false, failure: sessionEnded, bag: null }
    const call = callAs(transport, context, session.value)
    const made = remaining.length > 0 ? await call('cart.create', { body: {} }) : null
    const filled = made?.ok ? await fill(call, made.value, remaining) : null
    return { ok: false, failure: sessionEnded, bag: filled ? bagOf(session.value, filled) : emptyBag(session.value) }
  }

  async function fill(call: Call, cart: Cart, remaining: readonly Remembered[]): Promise<Cart> {
    const items = remaining.map((item) => ({ ...item, cartId: cart.id }))
    const all = await call('cart.addItems', { body: items })
    if (all.ok) return all.value
    let last = cart
    for (const item of items) {
      const one = await call('cart.addItems', { body: [item] })
      if (one.ok) last = one.value
    }
    return last
  }

  async function change(context: CartContext, wanted: BagChange): Promise<BagAnswer> {
    const opened = await open(context)
    if (!opened.ok) return { ...opened, bag: null }
    const { session, lostBag } = opened.value
    if (lostBag) return startAnew(context, session, wanted.remaining)
    const call = callAs(transport, context, session)
    const { basketId } = session
    if (basketId === null && !wanted.needsBasket) return settled(emptyBag(session))
    const answer =
      basketId === null ? await createThen(call, session, wanted) : await retriedOnce(call, session, basketId, wanted)
    if (answer.ok) return settled(bagOf(session, answer.value))
    if (answer.failure.code === invalidCustomer) return startAnew(context, null, wanted.remaining)
    return { ...answer, bag: null }
  }

  async function createThen(call: Call, session: Session, { work, key }: BagChange): Promise<Result<Cart>> {
    const made = await call('cart.create', { body: {} }, { idempotencyKey: `new-${key}` })
    return made.ok ? work(call, made.value.id, session) : made
  }

  /** "Cart not found on remove/update: refetch cart and retry", with the key it had. */
  async function retriedOnce(
    call: Call,
    session: Session,
    basketId: string,
    { work, goneIsDone }: BagChange,
  ): Promise<Result<Cart>> {
    const first = await work(call, basketId, session)
    const isDone = (answer: Result<Cart>) => !answer.ok && answer.failure.code === itemGone && goneIsDone
    if (isDone(first)) return load(call, basketId)
    if (first.ok || first.failure.code !== basketGone) return first
    const again = await load(call, basketId)
    if (!again.ok) return again
    const second = await work(call, again.value.id, session)
    return isDone(second) ? again : second
  }

  async function read(context: CartContext, checkStock: boolean): Promise<BagAnswer> {
    if (!context.session?.basketId) return settled({ cart: null, session: context.session })
    const opened = await open(context)
    if (!opened.ok) return { ...opened, bag: null }
    const { session, lostBag } = opened.value
    if (lostBag) return startAnew(context, session, [])
    if (session.basketId === null) return settled(emptyBag(session))
    const call = callAs(transport, context, session)
    const cart = await load(call, session.basketId, checkStock ? { inventorySupplyCheck: 'true' } : {})
    if (cart.ok) return settled(bagOf(session, cart.value))
    if (cart.failure.code === invalidCustomer) return startAnew(context, null, [])
    return { ...cart, bag: null }
  }

  /** Calls in the shopper's name that need no basket; null where there is no shopper yet. */
  async function inName<T>(context: CartContext, work: (call: Call) => Promise<Result<T>>): Promise<Result<T> | null> {
    if (!context.session) return null
    const session = await ensureSession(context)
    return session.ok ? work(callAs(transport, context, session.value)) : session
  }

  return { read, change, startAnew, inName }
}
