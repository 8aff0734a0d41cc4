import type { z } from 'zod'
import type { AddItem, Cart, GiftOption, ShippingMethodCode } from '../../shared/contracts/cart.ts'
import type { SavedForLaterPage } from '../../shared/contracts/wishlist.ts'
import type { Locale } from '../../shared/i18n/locales.ts'
import type { Config } from '../env.ts'
import { ensureSession, type Shopper } from './auth.ts'
import type { Call } from './call.ts'
import { callAs } from './call-as.ts'
import { type BagChange, createRecovery, type Remembered } from './cart-recovery.ts'
import { type CallFailure, type Result, succeed } from './result.ts'
import type { Session } from './session.ts'
import type { Transport } from './transport.ts'

/** Who asks, in which locale, for which shop. */
export type CartContext = Shopper & {
  readonly locale: Locale
  readonly config: Pick<Config, 'AUTH_ACCESS_KEY' | 'SERVER_TRUST_ID'>
}

export type Bag = { readonly cart: Cart | null; readonly session: Session | null }
/** A refusal may come with another bag than before: after AUT498 the shopper is a new guest with a new one. */
export type BagAnswer =
  | { readonly ok: true; readonly value: Bag }
  | { readonly ok: false; readonly failure: CallFailure; readonly bag: Bag | null }

/** What a shopper asks of the bag; parsed from the form. `storeId`: it is to be picked up there. */
export type AddRequest = Pick<AddItem, 'productId' | 'upc' | 'qty'> & {
  readonly storeId?: string | null
  readonly giftOption?: GiftOption | null
}
export type LineRequest = { readonly itemId: string; readonly productId: string; readonly upc: string }
export type LineUpdate = { readonly qty: number; readonly giftOption?: GiftOption | null }
export type DeliveryRequest = {
  readonly itemIds: readonly string[]
  readonly code: ShippingMethodCode
  readonly storeId: string | null
}
/** An item of the saved list, as the page that showed it sends it back. */
export type SavedRequest = { readonly saveForLaterId: string; readonly savedItemId: string }
export type SavedList = z.output<typeof SavedForLaterPage>

/** A change as it was clicked: `key` is the same for a repeat, `remaining` what the browser remembers of the bag. */
export type Click = { readonly key: string; readonly remaining?: readonly Remembered[] }

export type CartService = {
  /** `checkStock` asks the inventory itself and not the catalogue's copy. */
  read(context: CartContext, options?: { readonly checkStock?: boolean }): Promise<BagAnswer>
  add(context: CartContext, request: AddRequest, click: Click): Promise<BagAnswer>
  /** Always a new cart, as the Apple Pay product page wants it (spec 1 §4); the shopper's own stays in the session. */
  addToFreshCart(context: CartContext, request: AddRequest, key: string): Promise<Result<Bag>>
  /** `line.upc` is the size wanted. 0 removes; a gift option that isn't named stays. */
  update(context: CartContext, line: LineRequest, to: LineUpdate, click: Click): Promise<BagAnswer>
  remove(context: CartContext, line: LineRequest, click: Click): Promise<BagAnswer>
  deliver(context: CartContext, request: DeliveryRequest, click: Click): Promise<BagAnswer>
  addCoupon(context: CartContext, couponCode: string, click: Click): Promise<BagAnswer>
  removeCoupon(context: CartContext, couponCode: string, click: Click): Promise<BagAnswer>
  /** Null where the shopper has no list: nobody yet, or a connected employee (spec 1 §6). */
  readSaved(context: CartContext): Promise<SavedList | null>
  save(context: CartContext, itemId: string, click: Click): Promise<BagAnswer>
  moveBack(context: CartContext, request: SavedRequest & Remembered, click: Click): Promise<BagAnswer>
  dropSaved(context: CartContext, request: SavedRequest): Promise<BagAnswer>
  /** A new cart of what the browser remembers, for a shopper whose session ended. */
  restore(context: CartContext, remaining: readonly Remembered[]): Promise<BagAnswer>
}

const savedShown = 24

export function createCartService(transport: Transport): CartService {
  const recovery = createRecovery(transport)
  const { change } = recovery

  return {
    read: (context, { checkStock = false } = {}) => recovery.read(context, checkStock),

    add(context, request, click) {
      const { productId, upc, qty } = request
      const wanted = changeOf(
        click,
        [...held(context, click), { productId, upc, qty }],
        async (call, cartId, options) => {
          const added = await call('cart.addItems', { body: [{ ...request, cartId }] }, options)
          return added.ok ? noteStore(call, added.value, request.storeId) : added
        },
      )
      return change(context, { ...wanted, needsBasket: true })
    },

    async addToFreshCart(context, request, key) {
      const session = await ensureSession(context)
      if (!session.ok) return session
      const call = callAs(transport, context, session.value)
      const cart = await call('cart.createWithItem', { body: { item: request } }, { idempotencyKey: key })
      return cart.ok ? succeed({ cart: cart.value, session: session.value }) : cart
    },

    update(context, line, to, click) {
      if (to.qty === 0) return this.remove(context, line, click)
      const { productId, upc } = line
      const remaining = [...without(click.remaining, line), { productId, upc, qty: to.qty }]
      return change(
        context,
        changeOf(click, remaining, (call, cartId, options) =>
          call('cart.updateItem', { params: { basketId: cartId }, body: { cartId, ...line, ...to } }, options),
        ),
      )
    },

    remove(context, line, click) {
      const { itemId, upc } = line
      const wanted = changeOf(click, without(click.remaining, line), (call, cartId, options) =>
        call('cart.removeItem', { body: { cartId, itemId, upc } }, options),
      )
      return change(context, { ...wanted, goneIsDone: true })
    },

    deliver(context, { itemIds, code, storeId }, click) {
      return change(
        context,
        changeOf(click, click.remaining ?? [], async (call, cartId, options) => {
          const body = { cartId, code, itemIds: [...itemIds], storeId }
          const moved = await call('cart.setShippingMethod', { body }, options)
          return moved.ok ? noteStore(call, moved.value, storeId) : moved
        }),
      )
    },

    addCoupon: (context, couponCode, click) =>
      change(
        context,
        changeOf(click, click.remaining ?? [], (call, cartId, options) =>
          call('cart.addCoupon', { body: { cartId, couponCode } }, options),
        ),
      ),

    removeCoupon: (context, couponCode, click) =>
      change(
        context,
        changeOf(click, click.remaining ?? [], (call, cartId, options) =>
          call('cart.removeCoupon', { body: { cartId, couponCode } }, options),
        ),
      ),

    async readSaved(context) {
      const list = await recovery.inName(context, (call) =>
        call('wishlists.saveForLater', { query: { start: 0, count: savedShown } }),
      )
      return list?.ok ? list.value : null
    },

    save: (context, itemId, click) =>
      change(
        context,
        changeOf(click, click.remaining ?? [], (call, basketId, options) =>
          call('cart.moveToSaveForLater', { params: { basketId }, body: { itemId } }, options),
        ),
      ),

    moveBack(context, { saveForLaterId, savedItemId, productId, upc, qty }, click) {
      const wanted = changeOf(click, held(context, click), (call, cartId, options, { userId: consumerId }) => {
        const saveForLater = { consumerId, itemId: savedItemId, saveForLaterId }
        return call('cart.addItems', { body: [{ cartId, productId, upc, qty, saveForLater }] }, options)
      })
      return change(context, { ...wanted, needsBasket: true })
    },

    async dropSaved(context, { saveForLaterId, savedItemId }) {
      const params = { saveForlaterId: saveForLaterId, itemId: savedItemId }
      const dropped = await recovery.inName(context, (call) => call('cart.removeSavedForLater', { params }))
      const isGone = !dropped || dropped.ok || dropped.failure.code === 'ORD404'
      return isGone ? recovery.read(context, false) : { ...dropped, bag: null }
    },

    restore: (context, remaining) =>
      context.session?.basketId
        ? recovery.read(context, false)
        : recovery.startAnew(context, context.session, remaining),
  }
}

type Options = { readonly idempotencyKey: string }
type Work = (call: Call, cartId: string, options: Options, session: Session) => Promise<Result<Cart>>

const changeOf = ({ key }: Click, remaining: readonly Remembered[], work: Work): BagChange => ({
  key,
  remaining,
  work: (call, cartId, session) => work(call, cartId, { idempotencyKey: key }, session),
})

/** A browser may still remember what was ordered: without a bag there is nothing to fill again. */
const held = ({ session }: CartContext, { remaining = [] }: Click): readonly Remembered[] =>
  session?.basketId ? remaining : []

const without = (remaining: readonly Remembered[] = [], { productId, upc }: LineRequest): Remembered[] =>
  remaining.filter((one) => one.productId !== productId || one.upc !== upc)

/** The store that something is fetched from is the shopper's favourite from then on: other lines offer it. */
async function noteStore(call: Call, cart: Cart, storeId: string | null | undefined): Promise<Result<Cart>> {
  if (!storeId || cart.favoriteStoreId === storeId) return succeed(cart)
  const noted = await call('cart.get', { params: { basketId: cart.id }, query: { favStoreId: storeId } })
  return noted.ok ? noted : succeed(cart)
}
