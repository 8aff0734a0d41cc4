import { z } from 'zod'
import { localeTexts } from '../i18n/locale-texts.ts'
import { CurrencyCode, Minor } from './price.ts'

/** ISO instant; null for open-ended. */
const Instant = z.iso.datetime({ offset: true }).nullable()

/** Amounts by currency: a promotion without the cart's currency doesn't apply. */
const Amounts = z.partialRecord(CurrencyCode, Minor)

/** The lines a promotion counts and discounts; an absent list does not restrict them. */
const Scope = z.object({
  categoryIds: z.array(z.string().max(20)).max(50).optional(),
  kinds: z.array(z.string().max(40)).max(50).optional(),
  productIds: z.array(z.string().max(20)).max(200).optional(),
  /** true: goods at their full price only. */
  fullPriceOnly: z.boolean().optional(),
})

const Condition = z.object({
  /** Minimum value of the goods in scope, after product discounts. */
  minAmount: Amounts.optional(),
  minUnits: z.int().min(1).optional(),
  /** Applies only with one of its coupons. */
  coupon: z.boolean().default(false),
  customers: z.array(z.enum(['guest', 'registered', 'loyalty', 'employee', 'athlete', 'prosumer'])).optional(),
  methods: z.array(z.enum(['standard', 'pickup', 'pudo', 'sts'])).optional(),
})

const Benefit = z.discriminatedUnion('kind', [
  /** Hundredths of a percent: 1000 is 10 %. */
  z.object({ kind: z.literal('percent'), rate: z.int().min(1).max(10_000) }),
  z.object({ kind: z.literal('amount'), off: Amounts }),
  /** The cheapest `free` of every `buy` units are free. */
  z.object({ kind: z.literal('multi-buy'), buy: z.int().min(2), free: z.int().min(1) }),
  z.object({ kind: z.literal('free-shipping') }),
  z.object({
    kind: z.literal('bonus'),
    productId: z.string().max(20),
    upc: z.string().max(40),
    qty: z.int().min(1).default(1),
  }),
])

/**
 * A promotion as sent by an operator. `percent` and `amount` discount lines (PRODUCT), the order (ORDER) or the
 * delivery (SHIPPING).
 */
export const Promotion = z.object({
  promotionId: z.string().regex(/^[a-z0-9-]{2,60}$/),
  level: z.enum(['ORDER', 'PRODUCT', 'SHIPPING']),
  name: localeTexts(120),
  /**
   * Three parts separated by pipes; `{amount}` is the missing amount (spec 1 §3 promoSummary, §5). Absent: the
   * promotion is not announced.
   */
  callout: localeTexts(300).optional(),
  scope: Scope.default({}),
  condition: Condition.default({ coupon: false }),
  benefit: Benefit,
  /** Smaller first; an `exclusive` promotion is the last of its level. */
  priority: z.int().default(100),
  exclusive: z.boolean().default(false),
  startsAt: Instant.default(null),
  endsAt: Instant.default(null),
})
export type Promotion = z.output<typeof Promotion>

/**
 * A code typed by a shopper. Null means no limit. Sent by POST /admin/promotions {promotions?, coupons?} -> one
 * IngestReport; a coupon may be sent before its promotion.
 */
export const Coupon = z.object({
  code: z.string().regex(/^[A-Z0-9-]{3,40}$/),
  promotionId: z.string(),
  maxUses: z.int().min(1).nullable(),
  maxUsesPerCustomer: z.int().min(1).nullable(),
  startsAt: Instant,
  endsAt: Instant,
  disabled: z.boolean().default(false),
  /** Offered to loyalty members who haven't used it yet (spec 1 §7 `/loyalty/promo/welcome`). */
  welcome: z.boolean().optional(),
})
export type Coupon = z.output<typeof Coupon>
