import type { z } from 'zod'
import { purchaseIdOf } from '../../shared/cart/purchase.ts'
import type { AddItem, Cart, GiftOption, OrderRef, ShippingMethodCode } from '../../shared/contracts/cart.ts'
import type { SavedForLaterPage } from '../../shared/contracts/wishlist.ts'
import type { FailureOf, Success } from '../../shared/result.ts'
import type { Shopper } from './auth.ts'
import type { Call } from './call.ts'
import type { Front } from './call-as.ts'
import type { Proof } from './captcha-proof.ts'
import { type CartChange, createRecovery } from './cart-recovery.ts'
import { otherPurchase } from './purchase.ts'
import type { Loss, Remembered } from './refill.ts'
import { type CallFailure, fail, type Result, succeed } from './result.ts'
import { addedItem, chosenShipping, maxQty } from './sent-bodies.ts'
import type { Session } from './session.ts'
import type { Transport } from './transport.ts'

/** The caller, the locale and the shop. */
export type CartContext = Shopper & Front

/**
 * `order`: the order that the session's cart became, if its response was lost. `lost`: what could not be moved to a new
 * cart. `isRebuilt`: the cart was gone, and this is another with its lines alone.
 */
export type CartState = {
  readonly cart: Cart | null
  readonly session: Session | null
  readonly order?: OrderRef
  readonly lost?: readonly Loss[]
  readonly isRebuilt?: boolean
}
/** A refusal may include a different cart: after AUT498 the shopper is a new guest with a new one. */
export type CartAnswer = Success<CartState> | (FailureOf<CallFailure> & { readonly state: CartState | null })

/** Where a product is shown, as the page with the form has it. */
type ShownProduct = Pick<AddItem, 'pdpUrl' | 'productImageURL'>
/** A line to add, parsed from the form. `storeId`: it will be collected there. */
export type AddRequest = Pick<AddItem, 'productId' | 'upc' | 'qty' | 'storeMethod' | 'recipeId'> &
  ShownProduct & {
    readonly storeId?: string | null
    readonly recipeId?: string | null
    readonly giftOption?: GiftOption | null
  }
export type LineRequest = { readonly itemId: string; readonly productId: string; readonly upc: string }
/** `fromUpc`: the size before, if it changes. */
export type LineUpdate = {
  readonly qty: number
  readonly fromUpc?: string | undefined
  readonly giftOption?: GiftOption | null
}
export type DeliveryRequest = {
  readonly itemIds: readonly string[]
  readonly code: ShippingMethodCode
  readonly storeId: string | null
}
/** `purchaseId`: the purchase that the code was entered for, if the form names one. */
export type CouponRequest = {
  readonly coupon: string
  readonly purchaseId: string | undefined
  readonly captcha: Proof
}
/** An item of the saved list, as posted by the page that shows it. */
export type SavedRequest = { readonly saveForLaterId: string; readonly savedItemId: string }
export type SavedList = z.output<typeof SavedForLaterPage>

/** A shopper's click: `key` is the same for a repeat, `remaining` is the browser's copy of the cart. */
export type Click = { readonly key: string; readonly remaining?: readonly Remembered[] }

export type CartService = {
  /** `checkStock` reads the inventory itself instead of the catalog's copy. */
  read(context: CartContext, options?: { readonly checkStock?: boolean }): Promise<CartAnswer>
  add(context: CartContext, request: AddRequest, click: Click): Promise<CartAnswer>
  /** `line.upc` is the new size. Quantity 0 removes; a gift option that isn't given stays. */
  update(context: CartContext, line: LineRequest, to: LineUpdate, click: Click): Promise<CartAnswer>
  remove(context: CartContext, line: LineRequest, click: Click): Promise<CartAnswer>
  deliver(context: CartContext, request: DeliveryRequest, click: Click): Promise<CartAnswer>
  addCoupon(context: CartContext, request: CouponRequest, click: Click): Promise<CartAnswer>
  removeCoupon(context: CartContext, couponCode: string, click: Click): Promise<CartAnswer>
  /** Null if the shopper has no list: no session yet, or a connected employee (spec 1 §6). */
  readSaved(context: CartContext): Promise<SavedList | null>
  save(context: CartContext, itemId: string, click: Click): Promise<CartAnswer>
  moveBack(context: CartContext, request: SavedRequest & Remembered & ShownProduct, click: Click): Promise<CartAnswer>
  dropSaved(context: CartContext, request: SavedRequest, click: Click): Promise<CartAnswer>
  /**
   * Removes every line of an associate's sale and its quick purchase, so that nothing entered for it is kept. The
   * session to go on with has no cart, also if the service fails: nobody comes back to that one.
   */
  giveUp(context: CartContext, session: Session): Promise<Session>
  /** Removes the quick purchase alone. */
  giveUpQuick(context: CartContext, session: Session): Promise<Session>
  /** The cart as it is, made again from the form's lines where it or its session is gone. */
  reread(context: CartContext, click: Click): Promise<CartAnswer>
  /** A new cart from the browser's copy, for a shopper whose session has expired. */
  restore(context: CartContext, remaining: readonly Remembered[]): Promise<CartAnswer>
  /** `restore` for a shopper whose session has just turned out to have expired. */
  rebuild(context: CartContext, remaining: readonly Remembered[]): Promise<CartAnswer>
  /** A new cart in the place of the shopper's that is gone (BSK404). */
  remake(context: CartContext, remaining: readonly Remembered[]): Promise<CartAnswer>
}

const savedShown = 24

export function createCartService(transport: Transport): CartService {
  const recovery = createRecovery(transport)
  const { change } = recovery

  return {
    read: (context, { checkStock = false } = {}) => recovery.read(context, checkStock),

    add(context, item, click) {
      const { storeId, ...line } = item
      const request = changeOf(
        click,
        [...heldLines(context, click), { ...line, ...(storeId && { storeId, way: 'pickup' }) }],
        async (call, cartId, options) => {
          const added = await call('cart.addItems', { body: [addedItem({ ...item, cartId })] }, options)
          return added.ok ? noteStore(call, added.value, item.storeId) : added
        },
      )
      return change(context, { ...request, needsBasket: true })
    },

    update(context, line, { fromUpc, ...to }, click) {
      if (to.qty === 0) return this.remove(context, line, click)
      const { productId, upc } = line
      const before = { ...line, upc: fromUpc ?? upc }
      const rememberedLine = click.remaining?.find(isLine(before))
      const remaining = [...without(click.remaining, before), { ...rememberedLine, productId, upc, ...to }]
      return change(
        context,
        changeOf(click, remaining, (call, cartId, options) =>
          call(
            'cart.updateItem',
            { params: { basketId: cartId }, body: { cartId, ...line, ...optionsAt(rememberedLine), ...to, maxQty } },
            options,
          ),
        ),
      )
    },

    remove(context, line, click) {
      const { itemId, upc } = line
      const request = changeOf(click, without(click.remaining, line), (call, cartId, options) =>
        call('cart.removeItem', { body: { cartId, itemId, upc } }, options),
      )
      return change(context, { ...request, goneIsDone: true })
    },

    deliver(context, { itemIds, code, storeId }, click) {
      return change(
        context,
        beyondLines(click, async (call, cartId, options) => {
          const body = chosenShipping({ cartId, code, itemIds: [...itemIds], storeId })
          const moved = await call('cart.setShippingMethod', { body }, options)
          return moved.ok ? noteStore(call, moved.value, storeId) : moved
        }),
      )
    },

    addCoupon(context, { coupon: couponCode, purchaseId, captcha }, click) {
      const request = beyondLines(click, async (call, cartId, options) => {
        const cart = purchaseId === undefined ? null : await call('cart.get', { params: { basketId: cartId } })
        if (cart && !cart.ok) return cart
        if (cart && purchaseIdOf(cart.value) !== purchaseId) return fail(otherPurchase)
        return call('cart.addCoupon', { body: { cartId, couponCode, ...captcha } }, options)
      })
      // A code of the account's begins a purchase; every other form is of the cart that it stood beside.
      const isOffered = purchaseId === undefined && click.remaining?.length === 0
      return change(context, { ...request, ...(isOffered && { needsBasket: true }) })
    },

    removeCoupon(context, couponCode, click) {
      const request = beyondLines(click, (call, cartId, options) =>
        call('cart.removeCoupon', { body: { cartId, couponCode } }, options),
      )
      return change(context, { ...request, goneIsDone: true })
    },

    async readSaved(context) {
      const list = await recovery.inName(context, (call) =>
        call('wishlists.saveForLater', { query: { start: 0, count: savedShown } }),
      )
      return list?.ok ? list.value : null
    },

    save: (context, itemId, click) =>
      change(
        context,
        beyondLines(click, (call, basketId, options) =>
          call('cart.moveToSaveForLater', { params: { basketId }, body: { itemId } }, options),
        ),
      ),

    moveBack(context, { saveForLaterId, savedItemId, productId, upc, qty, pdpUrl, productImageURL }, click) {
      // The list is its owner's: without them the line alone is left to be kept.
      const remaining = [...(click.remaining ?? []), { productId, upc, qty }]
      const request = changeOf(click, remaining, (call, cartId, options, { userId: consumerId }) => {
        const saveForLater = { consumerId, itemId: savedItemId, saveForLaterId }
        const item = addedItem({ cartId, productId, upc, qty, pdpUrl, productImageURL, saveForLater })
        return call('cart.addItems', { body: [item] }, options)
      })
      return change(context, { ...request, needsBasket: true, isMoreThanLines: true })
    },

    async dropSaved(context, { saveForLaterId, savedItemId }, click) {
      const params = { saveForlaterId: saveForLaterId, itemId: savedItemId }
      const dropped = await recovery.inName(context, (call) => call('cart.removeSavedForLater', { params }))
      const isGone = !dropped || dropped.ok || dropped.failure.code === 'ORD404'
      if (!isGone) return { ...dropped, state: null }
      return this.reread(context, click)
    },

    reread: (context, click) =>
      change(context, {
        ...changeOf(click, click.remaining ?? [], (call, basketId) => call('cart.get', { params: { basketId } })),
        goneIsDone: true,
      }),

    async giveUp(context, session) {
      await recovery.inName({ ...context, session }, emptied(session.basketId))
      return { ...(await this.giveUpQuick(context, session)), basketId: null, cartCount: 0 }
    },

    async giveUpQuick(context, { quick, ...session }) {
      if (quick) await recovery.inName({ ...context, session }, emptied(quick.basketId))
      return session
    },

    remake: recovery.remake,

    rebuild: (context, shown) => recovery.startOver(context, null, { shown, remaining: shown }),

    restore: (context, shown) =>
      context.session?.basketId
        ? recovery.read(context, false)
        : recovery.startOver(context, context.session, { shown, remaining: shown }),
  }
}

/** Removes a cart's lines; done if there is no cart. */
const emptied =
  (basketId: string | null) =>
  async (call: Call): Promise<Result<null>> => {
    if (basketId === null) return succeed(null)
    const cart = await call('cart.get', { params: { basketId } })
    if (!cart.ok) return cart
    for (const { id: itemId, upc, bonus } of cart.value.items) {
      if (!bonus) await call('cart.removeItem', { body: { cartId: basketId, itemId, upc } })
    }
    return succeed(null)
  }

type Options = { readonly idempotencyKey: string }
type Work = (call: Call, cartId: string, options: Options, session: Session) => Promise<Result<Cart>>

const changeOf = ({ key, remaining: shown = [] }: Click, remaining: readonly Remembered[], work: Work): CartChange => ({
  key,
  shown,
  remaining,
  work: (call, cartId, session) => work(call, cartId, { idempotencyKey: key }, session),
})

/** A change of more than the lines, which it leaves as they are. */
const beyondLines = (click: Click, work: Work): CartChange => ({
  ...changeOf(click, click.remaining ?? [], work),
  isMoreThanLines: true,
})

/** The browser's copy may contain what has been ordered: without a cart there is nothing to restore. */
const heldLines = ({ session }: CartContext, { remaining = [] }: Click): readonly Remembered[] =>
  session?.basketId ? remaining : []

const isLine =
  ({ productId, upc }: LineRequest) =>
  (remembered: Remembered): boolean =>
    remembered.productId === productId && remembered.upc === upc

/** The call names these besides the quantity. Without a store, the line stays where it is. */
const optionsAt = ({ recipeId, storeId }: Partial<Remembered> = {}) => ({
  ...(recipeId && { recipeId }),
  ...(storeId && { storeId }),
})

/** Removes one line only: another of the same size may have a different delivery method. */
function without(remaining: readonly Remembered[] = [], line: LineRequest): Remembered[] {
  const place = remaining.findIndex(isLine(line))
  return remaining.filter((_, index) => index !== place)
}

/** The pickup store becomes the shopper's favorite: other lines offer it. */
async function noteStore(call: Call, cart: Cart, storeId: string | null | undefined): Promise<Result<Cart>> {
  if (!storeId || cart.favoriteStoreId === storeId) return succeed(cart)
  const noted = await call('cart.get', { params: { basketId: cart.id }, query: { favStoreId: storeId } })
  return noted.ok ? noted : succeed(cart)
}
