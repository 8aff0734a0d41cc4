import type { ErrorEntry } from './entry.ts'
import { authErrors } from './groups/auth.ts'
import { cartOrderErrors } from './groups/cart-order.ts'
import { giftCardsErrors } from './groups/gift-cards.ts'
import { inventoryErrors } from './groups/inventory.ts'
import { otherErrors } from './groups/other.ts'
import { paymentAddressErrors } from './groups/payment-address.ts'
import { profileErrors } from './groups/profile.ts'
import { promotionsErrors } from './groups/promotions.ts'
import { rewardsErrors } from './groups/rewards.ts'

/** Spec §8 in the order of its table, with our own codes at the end of the last group. */
export const catalogue = [
  ...authErrors,
  ...cartOrderErrors,
  ...inventoryErrors,
  ...giftCardsErrors,
  ...paymentAddressErrors,
  ...promotionsErrors,
  ...rewardsErrors,
  ...profileErrors,
  ...otherErrors,
] as const satisfies readonly ErrorEntry[]

export type ErrorCode = (typeof catalogue)[number]['code']
export type ErrorKey = (typeof catalogue)[number]['key']
export type CatalogueEntry = ErrorEntry<ErrorCode, ErrorKey>

/** @public */
export const errorCodes: readonly ErrorCode[] = catalogue.map((entry) => entry.code)

const generalEntry = {
  code: 'GEN500',
  group: 'other',
  key: 'GENERAL',
  status: 500,
  place: 'toast',
  recovery: 'offer-retry',
} as const satisfies CatalogueEntry

// A Map, not an object: '__proto__' and 'constructor' arrive from the wire too.
const byCode: ReadonlyMap<string, CatalogueEntry> = new Map(catalogue.map((entry) => [entry.code, entry]))

export const isErrorCode = (value: unknown): value is ErrorCode => typeof value === 'string' && byCode.has(value)

/** An unknown code behaves as GEN500: a newer platform may answer an older client. */
export const errorEntry = (code: string): CatalogueEntry => byCode.get(code) ?? generalEntry
