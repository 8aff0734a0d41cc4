import { z } from 'zod'
import { GiftOption, RecipeId, ShippingMethodCode } from '../../../shared/contracts/cart.ts'
import { typedLine, typedQuantity } from '../../../shared/typed.ts'
import { giftRules } from '../../../shared/validation/forms.ts'
import { type Faults, validate } from '../../../shared/validation/rule.ts'
import type { FormFields } from '../../http/forms/forms.ts'
import { ReturnTo } from '../../http/forms/return-to.ts'
import type { Remembered } from '../../services/refill.ts'

/** The fields of the shop's cart forms (spec 1 §7 POST /cart/v1/item). */
const productId = z.string().regex(/^[A-Z0-9]{8,11}$/)
/**
 * A quantity as typed by a person. The service decides how many a line may have (INV408), and accepts this many at
 * most.
 */
const wholeNumber = z
  .string()
  .transform(typedQuantity)
  .pipe(z.number())
  .transform((count) => Math.min(count, 999_999))
const quantity = wholeNumber.pipe(z.number().min(1))
const emptyAsNull = z.literal('').transform(() => null)

/** How many lines of a lost cart are restored. */
const rememberedAtMost = 50

const Options = z
  .object({
    giftOption: GiftOption.optional(),
    recipeId: RecipeId.optional(),
    storeId: z.string().max(40).optional(),
    way: ShippingMethodCode.optional(),
  })
  .catch({})

/** In the format of shared/cart/remaining.ts: every line that the browser remembers. Unreadable lines are skipped. */
export const Remaining = z
  .string()
  .max(32_000)
  .catch('')
  .default('')
  .transform((text): readonly Remembered[] =>
    text
      .split(',')
      .slice(0, rememberedAtMost)
      .flatMap((part) => {
        const [id = '', upc = '', qty = '', options = ''] = part.split(':')
        const line = z.object({ productId, upc: z.string().min(1).max(40), qty: quantity })
        const read = line.safeParse({ productId: id, upc, qty }).data
        return read ? { ...read, ...Options.parse(jsonOf(options)) } : []
      }),
  )

function jsonOf(encoded: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(encoded))
  } catch {
    return {}
  }
}

const click = { returnTo: ReturnTo, key: z.string().max(80).optional(), remaining: Remaining }

/** A gift card's recipient, or the errors in it. If all fields are empty, the recipient is removed. */
export function readGift(fields: FormFields): { readonly gift: GiftOption | null; readonly faults: Faults } {
  const of = (field: string) => (fields[field] ?? '').trim()
  const gift = { email: of('giftEmail'), to: of('giftTo'), message: of('giftMessage') }
  const isGiven = Object.values(gift).some((text) => text !== '')
  return { gift: isGiven ? gift : null, faults: validate(giftRules, fields) }
}

/** Where the product is shown: a path of this shop, a picture of this shop or elsewhere. */
const shownAt = {
  pdpUrl: ReturnTo,
  productImageURL: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .or(ReturnTo),
}

export const AddForm = z.object({
  productId,
  ...shownAt,
  /** Absent when no size was chosen. */
  upc: z.string().max(40).default(''),
  qty: quantity.default(1),
  storeId: emptyAsNull.or(z.string().max(40)).nullish(),
  /** The removed line's delivery method at that store, and its custom design. */
  storeMethod: z.enum(['pickup', 'sts', 'me']).nullish().catch(null),
  recipeId: emptyAsNull.or(RecipeId).nullish(),
  /** Moved from the favorites: it is removed there. */
  favorite: z.literal('1').optional().catch(undefined),
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
  qty: wholeNumber,
  /** The minus and plus buttons change the quantity shown next to them. */
  step: z.coerce.number().int().min(-1).max(1).catch(0).default(0),
})

/** A form with an unreadable quantity still has its line and its return path. */
export const UnreadForm = z.object({ itemId: z.string().max(80).optional().catch(undefined), returnTo: ReturnTo })

/** Whether the quantity is the only unreadable field of a form. */
export const isQuantityFault = ({ issues }: z.ZodError): boolean => issues.every(({ path }) => path[0] === 'qty')

export const LineForm = z.object(line)
/** `upc` is the new size, `fromUpc` the one before. */
export const SizeForm = z.object({
  ...line,
  upc: z.string().min(1).max(40),
  fromUpc: z.string().max(40).optional(),
  qty: quantity,
})
export const GiftForm = z.object({ ...line, qty: quantity })
/** `itemId` may name several lines, with commas between them. */
export const DeliveryForm = z.object({
  itemId: z
    .string()
    .max(4000)
    .transform((text) => text.split(',').filter(Boolean).slice(0, 100))
    .pipe(z.array(z.string().max(80)).min(1)),
  code: ShippingMethodCode,
  storeId: emptyAsNull
    .or(z.string().max(40))
    .nullish()
    .transform((storeId) => storeId ?? null),
  /** `1`: all pickup items move to another store. */
  moved: z
    .string()
    .optional()
    .transform((moved) => moved === '1'),
  ...click,
})
/** The account's offer of a code names no purchase: its person may use it for any. */
export const CouponForm = z.object({
  coupon: z.string().overwrite(typedLine).max(300),
  purchaseId: z.string().max(80).optional(),
  ...click,
})

const saved = { saveForLaterId: z.string().min(1).max(80), savedItemId: z.string().min(1).max(80) }
export const SavedForm = z.object({ ...saved, ...click })
export const MoveBackForm = z.object({
  ...saved,
  ...shownAt,
  productId,
  upc: z.string().min(1).max(40),
  qty: quantity,
  ...click,
})
export const RestoreForm = z.object(click)
