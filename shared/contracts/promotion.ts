import { z } from 'zod'
import { localeTexts } from '../i18n/locale-texts.ts'
import { CurrencyCode, Minor } from './price.ts'

/** ISO instant; null is open-ended. */
const Instant = z.iso.datetime({ offset: true }).nullable()

/** Amounts by currency: a promotion without one for the cart's currency doesn't run there. */
const Amounts = z.partialRecord(CurrencyCode, Minor)

/** Which lines count towards a promotion and are made cheaper by it. Everything when a list is absent. */
const Scope = z.object({
  categoryIds: z.array(z.string().max(20)).max(50).optional(),
  kinds: z.array(z.string().max(40)).max(50).optional(),
  productIds: z.array(z.string().max(20)).max(200).optional(),
  /** true: goods at their full price only. */
  fullPriceOnly: z.boolean().optional(),
})

const Condition = z.object({
  /** The scope's goods, after product discounts, cost at least this. */
  minAmount: Amounts.optional(),
  minUnits: z.int().min(1).optional(),
  /** Runs only with one of its coupons. */
  coupon: z.boolean().default(false),
  customers: z.array(z.enum(['guest', 'registered', 'loyalty', 'employee', 'athlete', 'prosumer'])).optional(),
  methods: z.array(z.enum(['standard', 'pickup', 'pudo', 'sts'])).optional(),
})

const Benefit = z.discriminatedUnion('kind', [
  /** Hundredths of a percent: 1000 is 10 %. */
  z.object({ kind: z.literal('percent'), rate: z.int().min(1).max(10_000) }),
  z.object({ kind: z.literal('amount'), off: Amounts }),
  /** Of every `buy` units the cheapest `free` cost nothing. */
  z.object({ kind: z.literal('multi-buy'), buy: z.int().min(2), free: z.int().min(1) }),
  z.object({ kind: z.literal('free-shipping') }),
  z.object({
    kind: z.literal('bonus'),
    productId: z.string().max(20),
    upc: z.string().max(40),
    qty: z.int().min(1).default(1),
  }),
])

/** One promotion as an operator sends it. `percent` and `amount` take off lines (PRODUCT), the order (ORDER) or the delivery (SHIPPING). */
export const Promotion = z.object({
  promotionId: z.string().regex(/^[a-z0-9-]{2,60}$/),
  level: z.enum(['ORDER', 'PRODUCT', 'SHIPPING']),
  name: localeTexts(120),
  /** Three parts with pipes between; `{amount}` is what is missing (spec 1 §3 promoSummary, §5). Absent: nothing is said ahead. */
  callout: localeTexts(300).optional(),
  scope: Scope.default({}),
  condition: Condition.default({ coupon: false }),
  benefit: Benefit,
  /** Smaller first; a promotion that is `exclusive` is the last one of its level. */
  priority: z.int().default(100),
  exclusive: z.boolean().default(false),
  startsAt: Instant.default(null),
  endsAt: Instant.default(null),
})
export type Promotion = z.output<typeof Promotion>

/**
 * A code a shopper types. Null limits nothing. Both kinds enter by POST /admin/promotions {promotions?, coupons?} -> one IngestReport; a coupon
 * may come before its promotion.
 */
export const Coupon = z.object({
  code: z.string().regex(/^[A-Z0-9-]{3,40}$/),
  promotionId: z.string(),
  maxUses: z.int().min(1).nullable(),
  maxUsesPerCustomer: z.int().min(1).nullable(),
  startsAt: Instant,
  endsAt: Instant,
  disabled: z.boolean().default(false),
})
export type Coupon = z.output<typeof Coupon>
