import type { z } from 'zod'
import type { Address } from '../../../shared/contracts/address.ts'
import type { ConsumerProfile } from '../../../shared/contracts/consumer.ts'
import type { Currency } from '../../../shared/i18n/locales.ts'
import type { Env } from '../../env.ts'
import { athleteAccount, employeeAccount, pointsAccount, readBalance } from '../balances/accounts.ts'
import { documentOf, type PersonRow } from './people.ts'

type Profile = z.output<typeof ConsumerProfile>
type Spend = NonNullable<Profile['consumerDetails']['employee']>

export const pointsLeft = (env: Env, row: PersonRow): Promise<number> =>
  readBalance(env, pointsAccount(row.consumer_id), row.opening_points ?? 0)

/** Spec 1 §3 "Consumer profile" as of `now`, epoch milliseconds. Points are counted only where they are asked for. */
export async function profileOf(
  env: Env,
  row: PersonRow,
  kept: { readonly addresses: readonly Address[]; readonly subscriptions: Profile['subscriptions'] },
  ask: { readonly loyaltySummary: boolean; readonly now: number },
): Promise<Profile> {
  const { consumer_id: id, member_since: since } = row
  const year = new Date(ask.now).getUTCFullYear()
  const [employee, athlete, points] = await Promise.all([
    spentOf(env, employeeAccount(id, year), row.employee_cap),
    spentOf(env, athleteAccount(id, year), row.athlete_credit),
    ask.loyaltySummary && row.opening_points !== null ? pointsLeft(env, row) : null,
  ])
  const enrolledAt = since === null ? null : new Date(since).toISOString()
  const { interests, preferredShoeSize } = documentOf(row)
  const none: Spend = { currentSpend: 0, annualCap: null, annualCredit: null, currency: row.currency as Currency }
  return {
    consumerDetails: {
      firstName: row.first_name,
      lastName: row.last_name,
      phone: row.phone,
      postalCode: row.postal_code,
      birthDate: row.birth_date,
      gender: row.gender,
      email: row.email,
      source: null,
      addresses: [...kept.addresses],
      athlete: athlete === null ? null : { ...none, currentSpend: athlete, annualCredit: row.athlete_credit },
      employee: employee === null ? null : { ...none, currentSpend: employee, annualCap: row.employee_cap },
      // Nothing is sold against a prosumer's allowance yet.
      prosumer: row.prosumer_cap === null ? null : { ...none, annualCap: row.prosumer_cap },
      identity: row.prosumer === null ? [] : [{ type: row.prosumer }],
    },
    enrollments: enrolledAt === null ? [] : [{ type: 'Loyalty', enrolledAt }],
    preferences: { interests, preferredShoeSize },
    subscriptions: kept.subscriptions,
    isLoyaltyMember: row.opening_points !== null,
    loyaltyOptInDate: enrolledAt,
    loyaltySummary: points === null ? null : { points: { balance: points } },
  }
}

/** What has gone from an account of this size; null without one. */
const spentOf = async (env: Env, account: string, amount: number | null): Promise<number | null> =>
  amount === null ? null : amount - (await readBalance(env, account, amount))
