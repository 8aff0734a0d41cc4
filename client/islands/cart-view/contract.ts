import { z } from 'zod'
import { Cart } from '../../../shared/contracts/cart.ts'
import { Minor } from '../../../shared/contracts/price.ts'
import { SavedForLaterPage } from '../../../shared/contracts/wishlist.ts'
import { CartForm } from '../form-contract.ts'
import type { IslandContract } from '../island-contract.ts'
import { lineMessages } from '../shared-messages.ts'

const CartNotice = z.object({
  tone: z.enum(['error', 'info']),
  words: z.string(),
  href: z.string().optional(),
  dialog: z.boolean().optional(),
})
const TextsById = z.record(z.string(), z.string())

/** The view of the cart page; client/pages/cart/cart-notices.ts describes its notices. */
const CartViewProps = z.object({
  /** Null until there is a cart; shown as an empty one. */
  cart: Cart.nullable(),
  form: CartForm,
  /** The arrival estimate as text, by delivery time (`2-4`). */
  arrivals: TextsById,
  /** Names of the stores that lines refer to, by id. */
  storeNames: TextsById,
  freeShipping: z.object({ words: z.string(), progress: z.string(), reached: Minor, goal: Minor }).nullable(),
  callouts: z
    .array(
      z.object({
        promotionId: z.string(),
        name: z.string(),
        parts: z.tuple([z.string(), z.string(), z.string()]).readonly(),
        reached: Minor,
        goal: Minor,
      }),
    )
    .readonly(),
  notices: z.object({
    top: z.array(CartNotice).readonly(),
    byItem: z.record(z.string(), z.array(CartNotice).readonly()),
    coupon: z.object({ words: z.string().nullable(), typed: z.string() }).nullable(),
    idleCoupons: TextsById,
  }),
  /** Null when nothing is saved. */
  saved: SavedForLaterPage.nullable(),
  /** Nobody is signed in. */
  guest: z.boolean(),
  /** A connected employee has no saved list (spec 1 §6). */
  canSave: z.boolean(),
  /** The target of an empty cart's "start shopping" link. */
  startHref: z.string(),
  /** The session ended: the browser restores its remembered items into a new cart. */
  lost: z.boolean(),
})

export const cartView = {
  props: CartViewProps,
  messages: [
    ...lineMessages,
    'cart.adjustment',
    'cart.applied',
    'cart.byEmail',
    'cart.chooseSize',
    'cart.chooseStore',
    'cart.coupon',
    'cart.couponApply',
    'cart.couponRemove',
    'cart.couponsApplied',
    'cart.deliver',
    'cart.deliveryUpdate',
    'cart.discounts',
    'cart.listPrice',
    'cart.madeToOrder',
    'cart.moveBack',
    'cart.noneAtStore',
    'cart.otherStore',
    'cart.pickupAt',
    'cart.pickupNone',
    'cart.pickupStopped',
    'cart.readyToday',
    'cart.saved',
    'cart.savedGone',
    'cart.sendTo',
    'cart.sizeLabel',
    'cart.sizeGone',
    'cart.sizeOf',
    'cart.sizeUpdate',
    'cart.toPay',
    'cart.toPayBeforeTax',
    'cart.continue',
    'cart.count',
    'cart.emptyAction',
    'cart.emptyBody',
    'cart.emptyTitle',
    'cart.items',
    'cart.promise',
    'cart.removed',
    'cart.shipping',
    'cart.shippingFree',
    'cart.subtotal',
    'cart.summary',
    'cart.tax',
    'cart.taxIncluded',
    'cart.taxLater',
    'cart.title',
    'cart.total',
    'cart.totalBeforeTax',
    'cart.undo',
    'checkout.credits',
    'miniCart.failed',
    'miniCart.saving',
  ],
} as const satisfies IslandContract
