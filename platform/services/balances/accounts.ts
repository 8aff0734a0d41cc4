import type { Env } from '../../env.ts'

/**
 * Names of the accounts that many may draw on at once (platform/objects/balance.ts). Yearly ones begin again with the
 * calendar year. Points, money in minor units, and uses of a coupon are each counted in their own unit.
 */
export const giftCardAccount = (code: string): string => `gift-card:${code}`
export const rewardAccount = (code: string): string => `reward:${code}`
export const pointsAccount = (consumerId: string): string => `points:${consumerId}`
export const athleteAccount = (consumerId: string, year: number): string => `athlete:${consumerId}:${year}`
export const employeeAccount = (consumerId: string, year: number): string => `employee:${consumerId}:${year}`
export const prosumerAccount = (consumerId: string, year: number): string => `prosumer:${consumerId}:${year}`
export const couponAccount = (code: string): string => `coupon:${code}`
/** `customer` is a consumer id or, of a guest, the lower-cased e-mail address. */
export const couponCustomerAccount = (code: string, customer: string): string => `coupon:${code}:${customer}`

export const accountOf = (env: Pick<Env, 'BALANCE'>, account: string) =>
  env.BALANCE.get(env.BALANCE.idFromName(account))

/**
 * Balance of an account, holds taken off; `opening` where nobody has drawn on it yet. `order` names one that is
 * being made or waits for its payment: what it holds still belongs to its cart.
 */
export async function readBalance(
  env: Pick<Env, 'BALANCE'>,
  account: string,
  opening: number,
  order: string | null = null,
): Promise<number> {
  return accountOf(env, account).balance(opening, order)
}
