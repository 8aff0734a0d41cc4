import { z } from 'zod'
import { type GiftOption, ShippingMethodCode } from '../../../shared/contracts/cart.ts'
import { isEmail } from '../../../shared/validation/text.ts'
import { ReturnTo } from '../../http/return-to.ts'
import type { Remembered } from '../../services/cart-recovery.ts'

/** What the shop's cart forms post (spec 1 §7 POST /cart/v1/item). */
const productId = z.string().regex(/^[A-Z0-9]{8,11}$/)
const quantity = z.coerce.number().int().min(1).max(99)
const none = z.literal('').transform(() => null)

/** Most lines that a lost bag is filled with again. */
const rememberedAtMost = 50

/** `KCT3886CINK:4006381333931:2,…`: size and quantity of every line the browser knows of. What can't be read is left out. */
const Remaining = z
  .string()
  .max(4000)
  .catch('')
  .default('')
  .transform((text): readonly Remembered[] =>
    text
      .split(',')
      .slice(0, rememberedAtMost)
      .flatMap((part) => {
        const [id = '', upc = '', qty = ''] = part.split(':')
        const line = z.object({ productId, upc: z.string().min(1).max(40), qty: quantity })
        return line.safeParse({ productId: id, upc, qty }).data ?? []
      }),
  )

const click = { returnTo: ReturnTo, key: z.string().max(80).optional(), remaining: Remaining }

/** Of a gift card: for whom it is. All empty takes it off. */
export const GiftFields = z
  .object({
    giftEmail: z.string().trim().max(254),
    giftTo: z.string().trim().max(120),
    giftMessage: z.string().trim().max(1000),
  })
  .partial()
  .transform(({ giftEmail = '', giftTo = '', giftMessage = '' }): GiftOption | null =>
    giftEmail || giftTo || giftMessage ? { email: giftEmail, to: giftTo, message: giftMessage } : null,
  )
  .refine((gift) => gift === null || isEmail(gift.email))

export const AddForm = z.object({
  productId,
  /** Absent when no size was chosen. */
  upc: z.string().max(40).default(''),
  qty: quantity.catch(1),
  storeId: none.or(z.string().max(40)).nullish(),
  ...click,
})

const line = {
  itemId: z.string().min(1).max(80),
  productId: z.string().max(20).default(''),
  upc: z.string().max(40).default(''),
  ...click,
}

export const UpdateForm = z.object({
  ...line,
  qty: z.coerce.number().int().min(0).max(999),
  /** The minus and plus buttons: they count from the quantity beside them. */
  step: z.coerce.number().int().min(-1).max(1).catch(0).default(0),
})

export const LineForm = z.object(line)
/** `upc` is the size wanted. */
export const SizeForm = z.object({ ...line, upc: z.string().min(1).max(40), qty: quantity })
export const GiftForm = z.object({ ...line, qty: quantity })
/** `itemId` may name several lines, with commas between them. */
export const DeliveryForm = z.object({
  itemId: z
    .string()
    .max(4000)
    .transform((text) => text.split(',').filter(Boolean).slice(0, 100))
    .pipe(z.array(z.string().max(80)).min(1)),
  code: ShippingMethodCode,
  storeId: none
    .or(z.string().max(40))
    .nullish()
    .transform((storeId) => storeId ?? null),
  /** `1`: everything that is picked up goes to another store. */
  moved: z
    .string()
    .optional()
    .transform((moved) => moved === '1'),
  ...click,
})
export const CouponForm = z.object({ coupon: z.string().trim().max(60), ...click })

const saved = { saveForLaterId: z.string().min(1).max(80), savedItemId: z.string().min(1).max(80) }
export const SavedForm = z.object({ ...saved, ...click })
export const MoveBackForm = z.object({ ...saved, productId, upc: z.string().min(1).max(40), qty: quantity, ...click })
export const RestoreForm = z.object(click)
