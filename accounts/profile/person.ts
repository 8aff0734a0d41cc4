import type { CustomerTrait } from '../../shared/cart/pricing/priced-cart.ts'
import type { Address } from '../../shared/contracts/address.ts'

/** A registered consumer, as far as selling to them needs. Money in minor units of `currency`. */
export type Person = {
  readonly consumerId: string
  readonly email: string
  readonly firstName: string | null
  readonly lastName: string | null
  readonly phone: string | null
  readonly traits: readonly CustomerTrait[]
  /**
   * Points on the day the account was opened; what is left is the balance object's to say. Null for nobody's member.
   */
  readonly openingPoints: number | null
  readonly employee: { readonly rate: number; readonly annualCap: number; readonly termsAccepted: boolean } | null
  /** `annualCap` counts the goods of a year's orders. */
  readonly prosumer: { readonly annualCap: number } | null
  readonly athlete: { readonly annualCredit: number } | null
  /** Set in a store associate's session. */
  readonly associate: { readonly storeId: string; readonly storeEmployeeId: string } | null
  readonly currency: string
  readonly addresses: readonly Address[]
}
