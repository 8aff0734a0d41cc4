import { z } from 'zod'
import { Address } from './address.ts'
import { CurrencyCode, Minor } from './price.ts'
import { StoreId } from './store.ts'

/**
 * Who shops here and what they may pay with, as an operator sends it: POST /admin/people {people?, giftCards?, rewards?, employees?,
 * testCards?} -> IngestReport of all of them together. Secrets arrive as hashes (platform/services/auth/passwords.ts makes them), never in the clear.
 * Sent again, the operator's part of a person is replaced; what the person did since (terms, addresses, cards) stays.
 */
const SecretHash = z.string().regex(/^scrypt\$\d+\$\d+\$\d+\$[\w-]+\$[\w-]+$/)
const Instant = z.iso.datetime({ offset: true })

/** Letter C and capitals or digits: never a guest's id, which begins with a G. */
export const ConsumerId = z.string().regex(/^C[A-Z0-9]{5,31}$/)
/** What a gift card, reward code or reward card is found by. */
export const CreditCode = z.string().regex(/^[A-Z0-9]{6,24}$/)

export const IngestPerson = z.object({
  consumerId: ConsumerId,
  email: z
    .email()
    .max(254)
    .transform((email) => email.toLowerCase()),
  passwordHash: SecretHash,
  firstName: z.string().max(60).nullable().default(null),
  lastName: z.string().max(60).nullable().default(null),
  phone: z.string().max(30).nullable().default(null),
  postalCode: z.string().max(20).nullable().default(null),
  /** ISO date. */
  birthDate: z.iso.date().nullable().default(null),
  gender: z.string().max(20).nullable().default(null),
  /** Of every amount below. */
  currency: CurrencyCode,
  loyalty: z
    .object({ memberId: z.string().min(4).max(40), openingPoints: z.int().min(0), since: Instant })
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
  /** The employee that this account sells as; such an account signs in through the associate login alone. */
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

/** `consumerId` names the only person who may use it; null is anybody's. */
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
