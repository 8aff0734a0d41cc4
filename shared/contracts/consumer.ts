import { z } from 'zod'
import { isFields } from '../json-fields.ts'
import { SavedMethod } from '../payment-methods.ts'
import { typedName } from '../typed.ts'
import { WireAddress } from './address.ts'
import { eitherShape } from './either-shape.ts'
import { CurrencyCode, Minor } from './price.ts'

/** Spec 1 §3 "subscriptions". */
export const Subscription = z.object({
  type: z.enum(['Newsletter', 'LoyaltyNewsletter']),
  channel: z.enum(['email', 'sms']),
  optin: z.boolean(),
  doubleOptin: z.boolean().optional(),
  recipient: z.string().max(254),
  category: z.string().max(60).optional(),
  country: z.string().length(2).optional(),
  region: z.string().max(20).optional(),
  optinDate: z.string().nullish(),
  optoutDate: z.string().nullish(),
})

/** Minor units of `currency` (spec 1 §3 "Employee/athlete/prosumer spend"). */
const Spend = z.object({
  currentSpend: Minor,
  annualCap: Minor.nullable(),
  annualCredit: Minor.nullable(),
  currency: CurrencyCode,
})

const Person = {
  firstName: z.string().overwrite(typedName).max(60).nullable(),
  lastName: z.string().overwrite(typedName).max(60).nullable(),
  phone: z.string().max(30).nullable(),
  postalCode: z.string().max(20).nullable(),
  birthDate: z.string().max(10).nullable(),
  gender: z.string().max(20).nullable(),
}
const Preferences = z.object({
  /** Joined with a pipe (spec 1 §5). */
  interests: z.string().max(1000),
  preferredShoeSize: z.string().max(20).nullable(),
})

/** How somebody became a customer: the way in, and the campaign that led there, empty without one. */
export const AcquisitionSource = z.object({ acquisitionType: z.string().max(40), campaignName: z.string().max(100) })

const Text40 = z.string().min(1).max(40)

/**
 * Own extension: how experiments know a person on all of their devices (docs/decisions/0035-decisions-by-person.md).
 * The visitor's id, and variation ids by experiment id for those that the id alone would not reproduce.
 */
export const ExperimentProfile = z.object({ id: Text40, kept: z.record(Text40, Text40).default({}) })
/** Null takes an experiment off those that are kept. */
const ExperimentProfileChange = z.object({ id: Text40, kept: z.record(Text40, Text40.nullable()).default({}) })

/** Spec 1 §3 "Consumer profile". */
export const ConsumerProfile = z.object({
  consumerDetails: z.object({
    ...Person,
    email: z.string().max(254),
    /** Own extension: a link mailed to `email` was opened. A backend that doesn't say so asks for none. */
    emailProven: z.boolean().default(true),
    /** Own extension: a code texted to `phone` was entered. A backend that doesn't say so asks for none. */
    phoneProven: z.boolean().default(true),
    source: AcquisitionSource.nullable(),
    addresses: z.array(WireAddress),
    athlete: Spend.nullable(),
    employee: Spend.nullable(),
    prosumer: Spend.nullable(),
    identity: z.array(z.object({ type: z.enum(['WRANX', 'IPA']) })),
  }),
  enrollments: z.array(z.object({ type: z.literal('Loyalty'), enrolledAt: z.string() })),
  preferences: Preferences,
  /** Own extension: what was chosen by PUT /notification, by topic (shared/notifications.ts). */
  notifications: z.record(z.string(), z.boolean()).default({}),
  experiments: ExperimentProfile.nullable().default(null),
  subscriptions: z.array(Subscription),
  isLoyaltyMember: z.boolean(),
  loyaltyOptInDate: z.string().nullable(),
  loyaltySummary: z.object({ points: z.object({ balance: z.int().min(0) }) }).nullable(),
})

const ChangedDetails = z.object(Person).partial().extend({ source: AcquisitionSource.optional() })
const OtherChanges = {
  preferences: Preferences.partial().optional(),
  employeeTermsAccepted: z.literal(true).optional(),
  /** Null forgets it, because consent was taken back. */
  experiments: ExperimentProfileChange.nullable().optional(),
}

/** The spec has a person's own fields in `consumerDetails`, as a profile is answered. */
const flatDetails = eitherShape<{ readonly consumerDetails: z.input<typeof ChangedDetails> }>((sent) => {
  if (!isFields(sent) || !isFields(sent['consumerDetails'])) return sent
  const { consumerDetails, ...others } = sent
  return { ...consumerDetails, ...others }
})

/**
 * Absent fields stay unchanged. `employeeTermsAccepted` is an own extension: an employee permanently accepts the terms
 * of the discount (spec 1 §4 "Login").
 */
export const ProfileChange = flatDetails(ChangedDetails.extend(OtherChanges))

/** Spec 1 §3 "Loyalty". */
const Voucher = z.object({ points: z.int().min(0), amountInCurrency: Minor })
export const LoyaltyVouchers = z.object({
  currentLoyaltyPoints: z.int().min(0),
  applicableLoyaltyVouchers: z.array(Voucher),
  /**
   * Own extension: the first voucher that the points don't cover yet; null if they cover all, and in a shop where they
   * can't be spent.
   */
  nextLoyaltyVoucher: Voucher.nullable().default(null),
  /**
   * Own extension: what orders earned and spent (negative), newest first. ISO instants; `arrivesAt` is when earned
   * points can be spent, null until the order's return period is known.
   */
  loyaltyHistory: z
    .array(z.object({ orderNumber: z.string(), points: z.int(), at: z.string(), arrivesAt: z.string().nullable() }))
    .default([]),
})

export const SavedInstrument = z.object({
  paymentInstrumentId: z.string(),
  payment_method_id: SavedMethod,
  label: z.string(),
  expires: z.string().nullable(),
  main: z.boolean(),
})
