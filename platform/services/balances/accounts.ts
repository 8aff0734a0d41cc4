import type { Env } from '../../env.ts'

/**
 * Names of the accounts that many may draw on at once (platform/objects/balance.ts). Yearly ones begin anew with the calendar year. Points,
 * money in minor units, and uses of a coupon are each counted in their own unit.
 */
export const giftCardAccount = (code: string): string => `gift-card:${code}`
export const rewardAccount = (code: string): string => `reward:${code}`
export const pointsAccount = (consumerId: string): string => `points:${consumerId}`
export const athleteAccount = (consumerId: string, year: number): string => `athlete:${consumerId}:${year}`
export const employeeAccount = (consumerId: string, year: number): string => `employee:${consumerId}:${year}`
export const couponAccount = (code: string): string => `coupon:${code}`
/** `customer` is a consumer id or, of a guest, the lower-cased e-mail address. */
export const couponCustomerAccount = (code: string, customer: string): string => `coupon:${code}:${customer}`

/** What is left on an account, holds taken off; `opening` where nobody has drawn on it yet. */
export async function readBalance(env: Pick<Env, 'BALANCE'>, account: string, opening: number): Promise<number> {
  return env.BALANCE.get(env.BALANCE.idFromName(account)).balance(opening)
}
