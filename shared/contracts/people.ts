import { z } from 'zod'
import { isMemberNumber } from '../member-number.ts'
import { Address } from './address.ts'
import { StoredCard } from './payment-provider.ts'
import { CurrencyCode, Minor } from './price.ts'
import { StoreId } from './store.ts'

/**
 * Customers and their means of payment, as sent by an operator: POST /admin/people {people?, giftCards?, rewards?,
 * employees?, instruments?} -> one IngestReport. Secrets are sent as hashes (demo/seed/hash-secret.ts), never in the
 * clear. Sending a person again replaces the operator's fields and keeps the person's own changes (terms, addresses,
 * cards).
 */
const SecretHash = z.string().regex(/^scrypt\$\d+\$\d+\$\d+\$[\w-]+\$[\w-]+$/)
const Instant = z.iso.datetime({ offset: true })

/** Letter C and capitals or digits: never a guest's id, which begins with a G. */
export const ConsumerId = z.string().regex(/^C[A-Z0-9]{5,31}$/)
/** The code of a gift card, reward code or reward card. */
export const CreditCode = z.string().regex(/^[A-Z0-9]{6,24}$/)

export const IngestPerson = z.object({
  consumerId: ConsumerId,
  email: z
    .email()
    .max(254)
    .transform((email) => email.toLowerCase()),
  /** When a link mailed to `email` was opened; null where the operator doesn't know of one. */
  emailProvenAt: Instant.nullable().default(null),
  passwordHash: SecretHash,
  firstName: z.string().max(60).nullable().default(null),
  lastName: z.string().max(60).nullable().default(null),
  phone: z.string().max(30).nullable().default(null),
  /** When a code texted to `phone` was entered; null where the operator doesn't know of one. */
  phoneProvenAt: Instant.nullable().default(null),
  postalCode: z.string().max(20).nullable().default(null),
  /** ISO date. */
  birthDate: z.iso.date().nullable().default(null),
  gender: z.string().max(20).nullable().default(null),
  /** Currency of all amounts below. */
  currency: CurrencyCode,
  loyalty: z
    .object({
      memberId: z.string().min(4).max(40),
      openingPoints: z.int().min(0),
      since: Instant,
      /**
       * The number that the member shows at a register (shared/member-number.ts); drawn by chance where the operator
       * has none.
       */
      memberNumber: z.string().refine(isMemberNumber).nullable().default(null),
    })
    .nullable()
    .default(null),
  /** `rate` in hundredths of a percent; `annualCap` is how much may be bought with it in a calendar year. */
  employee: z
    .object({
      rate: z.int().min(1).max(10_000),
      annualCap: Minor.min(0),
      termsAcceptedAt: Instant.nullable().default(null),
    })
    .nullable()
    .default(null),
  athlete: z
    .object({ annualCredit: Minor.min(0) })
    .nullable()
    .default(null),
  prosumer: z
    .object({ identity: z.enum(['WRANX', 'IPA']), annualCap: Minor.min(0) })
    .nullable()
    .default(null),
  /** The employee an associate account belongs to; it can only sign in through the associate login. */
  associateOf: z.string().max(40).nullable().default(null),
  /** An operator closed the account (AUT441). */
  blocked: z.boolean().default(false),
  addresses: z
    .array(Address.required({ id: true, approachType: true }))
    .max(20)
    .default([]),
})
export type IngestPerson = z.output<typeof IngestPerson>

export const IngestGiftCard = z.object({
  code: CreditCode,
  pinHash: SecretHash,
  currency: CurrencyCode,
  openingBalance: Minor.min(0),
  expiresAt: Instant.nullable().default(null),
  blocked: z.boolean().default(false),
})
export type IngestGiftCard = z.output<typeof IngestGiftCard>

/** `consumerId` names the only person who may use it; null allows any person. */
export const IngestReward = z.object({
  code: CreditCode,
  kind: z.enum(['REWARD_CODE', 'REWARD_CARD']),
  consumerId: ConsumerId.nullable().default(null),
  currency: CurrencyCode,
  openingBalance: Minor.min(0),
  expiresAt: Instant.nullable().default(null),
})
export type IngestReward = z.output<typeof IngestReward>

export const IngestEmployee = z.object({
  storeEmployeeId: z.string().regex(/^[A-Z0-9-]{2,40}$/),
  name: z.string().min(1).max(120),
  storeId: StoreId,
})
export type IngestEmployee = z.output<typeof IngestEmployee>

/** A card that a person has on file with the payment provider. */
export const IngestInstrument = StoredCard.extend({ consumerId: ConsumerId })
export type IngestInstrument = z.output<typeof IngestInstrument>
