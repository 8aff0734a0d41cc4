import { z } from 'zod'
import { FieldTemplates, FormAnswer } from '../form/form-props.ts'

const Text = z.string()
const Choice = z.object({ value: Text, label: Text })
const Choices = z.array(Choice).readonly()
const RadioCards = z
  .array(Choice.extend({ note: Text.optional(), aside: Text.optional(), disabled: z.boolean().optional() }))
  .readonly()
const Lines = z.array(Text).readonly()

const AddressChoices = z.object({ provinces: Choices, dialCodes: Choices })

/** The hidden fields of checkout forms (client/pages/form-fields.tsx). */
const Form = z.object({
  purchaseId: Text.optional(),
  csrf: Text,
  returnTo: Text,
  remaining: Text.optional(),
  held: Text.optional(),
  bag: Text.optional(),
})

/** The provider's card fields: their URL, and the origin of their messages. Null when unavailable. */
export const CardFrame = z.object({ url: Text, origin: Text }).nullable()

/** A form that is filled in: a step's, or the account's. */
export const FilledIn = z.object({
  form: Form,
  /** Posted values, or else known ones, by field name. */
  values: z.record(Text, Text.optional()).readonly(),
  /** See `fields` in client/islands/form.tsx. */
  fields: z.array(z.object({ name: Text, label: Text })).readonly(),
  answer: FormAnswer,
  templates: FieldTemplates,
  address: AddressChoices,
})

/** Shared by every step. */
const Notices = z.object({
  /**
   * Toasts to show when the page opens, until dismissed. With `reload`, the page reloads itself after a delay.
   */
  toasts: z.array(z.object({ title: Text, reload: z.boolean().optional() })).readonly(),
  /** A service requires a bot challenge. */
  challenged: z.boolean().optional(),
})

export const DeliveryView = z.object({
  methods: RadioCards,
  /** Parcel shops near the postal code; null if not requested. Without `cards` they could not be read. */
  points: z.object({ postalCode: Text, cards: RadioCards.nullable() }).nullable(),
  savedAddresses: RadioCards,
  /** The carrier's version of the address and the typed one, as lines. */
  suggestion: z.object({ lines: Lines, typed: Lines }).nullable(),
})

export const PickupView = z.object({
  shippingId: Text,
  storeName: Text,
  /** Street and town, then opening hours; empty if the store service has no answer. */
  storeLines: Lines,
  when: Text,
  items: Lines,
})

export const ShippingProps = FilledIn.extend(Notices.shape).extend({
  step: z.literal('shipping'),
  /** Null when no item is shipped to a home or a parcel shop. */
  delivery: DeliveryView.nullable(),
  pickups: z.array(PickupView).readonly(),
  /** Names of items delivered by email. */
  digital: Lines,
  signedIn: z.boolean(),
})

/** The error of one of the small credit forms. */
const CreditFault = z.object({ kind: z.enum(['GIFT_CARD', 'REWARD_CODE', 'REWARD_CARD', 'voucher']), text: Text })

export const BillingProps = FilledIn.extend(Notices.shape).extend({
  step: z.literal('billing'),
  /** Whether there is a delivery address to reuse for billing. */
  canBeSame: z.boolean(),
  methods: RadioCards,
  card: CardFrame,
  /** Credits cover the whole amount. */
  covered: z.boolean(),
  /** `note` says why a credit doesn't pay all that it is worth. */
  credits: z.array(z.object({ id: Text, label: Text, money: Text, note: Text.optional() })).readonly(),
  creditFault: CreditFault.nullable(),
  creditCode: Text,
  /** False while an athlete has credit, which has to be used before rewards. */
  mayReward: z.boolean(),
  /** Rewards saved in the account that this order doesn't use, as text. */
  savedRewards: z.array(z.object({ id: Text, kind: z.enum(['REWARD_CODE', 'REWARD_CARD']), words: Text })).readonly(),
  /**
   * Vouchers the shopper's points cover, as text. `loss`, if a voucher is worth more than is left to pay: what it pays,
   * in minor units, and the text that confirms this.
   */
  vouchers: z
    .array(z.object({ points: z.int(), words: Text, loss: z.object({ pays: z.int(), words: Text }).optional() }))
    .readonly(),
  /** An athlete's credit as text; null for other shoppers, or when already in use. */
  credit: Text.nullable(),
  /** Informational texts such as the remaining allowance; `to` is a dialog. */
  banners: z.array(z.object({ text: Text, to: Text.optional() })).readonly(),
  payLaterHref: Text,
})

export const SummaryProps = Notices.extend({
  step: z.literal('summary'),
  form: Form,
  /** The idempotency key of every submission of this page. */
  orderKey: Text,
  /** A digest of the order this page shows (shared/cart/shown.ts): its button never orders anything else. */
  shown: Text,
  total: Text,
  /** The store of the sale as text, and the employees to choose from; null outside a store. */
  sale: z.object({ words: Text, employees: Choices, employee: Text, fault: Text.optional() }).nullable(),
  /** Data that Express took from the account, as text; null unless the checkout began here. */
  express: Text.nullable(),
  /**
   * A wallet that script can open over the page; without script the order uses the provider's page. `amount` is in
   * minor units.
   */
  wallet: z.object({ script: Text, method: Text, amount: z.int(), currency: Text, label: Text }).nullable(),
  /** The trusted origin of the bank's frame; null when the provider is unavailable. */
  paymentOrigin: Text.nullable(),
})

/** The props of a step's island. */
export type CheckoutProps = z.infer<typeof ShippingProps> | z.infer<typeof BillingProps> | z.infer<typeof SummaryProps>
export type CheckoutStep = CheckoutProps['step']
export type StepProps<S extends CheckoutStep> = Extract<CheckoutProps, { readonly step: S }>
export type DeliveryView = z.infer<typeof DeliveryView>
export type PickupView = z.infer<typeof PickupView>
export type CreditFault = z.infer<typeof CreditFault>
