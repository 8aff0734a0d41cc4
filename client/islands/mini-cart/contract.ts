import { z } from 'zod'
import { Cart } from '../../../shared/contracts/cart.ts'
import { CartForm } from '../form-contract.ts'

export const MiniCartProps = z.object({
  cart: Cart.nullable(),
  form: CartForm,
  /** A connected employee has no saved list (spec 1 §6). */
  canSave: z.boolean(),
  /** The session ended: the browser restores its remembered items into a new cart. */
  lost: z.boolean(),
})
