import { z } from 'zod'

/** What the shop's cart forms post (spec 1 §7 POST /cart/v1/item). `returnTo` is a path of this shop, never another host. */
const returnTo = z
  .string()
  .max(2000)
  .regex(/^\/(?![/\\])[^\\\s]*$/)
  .optional()
  .catch(undefined)

const key = z.string().max(80).optional()

export const AddForm = z.object({
  productId: z.string().regex(/^[A-Z0-9]{8,11}$/),
  /** Absent when no size was chosen. */
  upc: z.string().max(40).default(''),
  qty: z.coerce.number().int().min(1).max(99).catch(1),
  returnTo,
  key,
})

const line = {
  itemId: z.string().min(1).max(80),
  productId: z.string().max(20).default(''),
  upc: z.string().max(40).default(''),
  returnTo,
  key,
}

export const UpdateForm = z.object({
  ...line,
  qty: z.coerce.number().int().min(0).max(999),
  /** The minus and plus buttons: they count from the quantity beside them. */
  step: z.coerce.number().int().min(-1).max(1).catch(0).default(0),
})

export const RemoveForm = z.object(line)
