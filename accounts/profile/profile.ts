import type { z } from 'zod'
import type { Address } from '../../shared/contracts/address.ts'
import type { ConsumerProfile } from '../../shared/contracts/consumer.ts'
import type { Engine } from '../engine.ts'
import type { PersonRow } from './people.ts'

type Profile = z.output<typeof ConsumerProfile>
type Spend = NonNullable<Profile['consumerDetails']['employee']>

/** Spec 1 §3 "Consumer profile" as of the call. Points are counted only where they are asked for. */
export async function profileOf(
  { balanceOf }: Pick<Engine, 'balanceOf'>,
  row: PersonRow,
  kept: { readonly addresses: readonly Address[]; readonly subscriptions: Profile['subscriptions'] },
  loyaltySummary: boolean,
): Promise<Profile> {
  const { consumer_id: id, member_since: since } = row
  /** Used part of an allowance of this size; null without one. */
  const spentOf = async (
    account: 'employee' | 'athlete' | 'prosumer',
    amount: number | null,
  ): Promise<number | null> => (amount === null ? null : amount - (await balanceOf(account, id, amount)))
  const [employee, athlete, prosumer, points] = await Promise.all([
    spentOf('employee', row.employee_cap),
    spentOf('athlete', row.athlete_credit),
    spentOf('prosumer', row.prosumer_cap),
    loyaltySummary && row.opening_points !== null ? balanceOf('points', id, row.opening_points) : null,
  ])
  const enrolledAt = since === null ? null : new Date(since).toISOString()
  const { interests, preferredShoeSize, notifications, experiments, source } = row.document
  const none: Spend = { currentSpend: 0, annualCap: null, annualCredit: null, currency: row.currency }
  return {
    consumerDetails: {
      firstName: row.first_name,
      lastName: row.last_name,
      phone: row.phone,
      postalCode: row.postal_code,
      birthDate: row.birth_date,
      gender: row.gender,
      email: row.email,
      emailProven: row.email_proven_at !== null,
      phoneProven: row.phone_proven_at !== null,
      source,
      addresses: [...kept.addresses],
      athlete: athlete === null ? null : { ...none, currentSpend: athlete, annualCredit: row.athlete_credit },
      employee: employee === null ? null : { ...none, currentSpend: employee, annualCap: row.employee_cap },
      prosumer: prosumer === null ? null : { ...none, currentSpend: prosumer, annualCap: row.prosumer_cap },
      identity: row.prosumer === null ? [] : [{ type: row.prosumer }],
    },
    enrollments: enrolledAt === null ? [] : [{ type: 'Loyalty', enrolledAt }],
    preferences: { interests, preferredShoeSize },
    notifications,
    experiments,
    subscriptions: kept.subscriptions,
    isLoyaltyMember: row.opening_points !== null,
    loyaltyOptInDate: enrolledAt,
    loyaltySummary: points === null ? null : { points: { balance: points } },
  }
}
