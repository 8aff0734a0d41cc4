import { z } from 'zod'
import { Cart } from '../../../shared/contracts/cart.ts'
import { CartForm } from '../form-contract.ts'
import type { IslandContract } from '../island-contract.ts'
import { lineMessages } from '../shared-messages.ts'

const MiniCartProps = z.object({
  cart: Cart.nullable(),
  form: CartForm,
  /** Nobody is signed in. */
  guest: z.boolean(),
  /** A connected employee has no saved list (spec 1 §6). */
  canSave: z.boolean(),
  /** The session ended: the browser restores its remembered items into a new cart. */
  lost: z.boolean(),
})

export const miniCart = {
  props: MiniCartProps,
  messages: [
    ...lineMessages,
    'cart.emptyBody',
    'cart.emptyTitle',
    'cart.freeShippingAway',
    'cart.freeShippingProgress',
    'cart.freeShippingReached',
    'cart.removed',
    'cart.subtotal',
    'cart.tax',
    'cart.taxLater',
    'cart.undo',
    'miniCart.failed',
    'miniCart.saving',
    'miniCart.view',
  ],
} as const satisfies IslandContract
