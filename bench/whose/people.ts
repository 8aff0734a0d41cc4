import { createAccounts } from '../people/accounts.ts'
import { range } from '../reliability/at-once.ts'
import type { Origins } from '../shown/world.ts'

/** A store of the demo, and its employee. */
const seller = 'E-1001'
const digits = (index: number): string => String(index).padStart(5, '0')

/** Accounts of a sequence: nobody else signs in to them. */
export const memberOf = (index: number): string => `whose-member-${index}@kerb.example`
export const associateOf = (index: number): string => `whose-associate-${index}@kerb.example`

/** A member and an associate for each of so many sequences. */
export async function inviteAll({ platformUrl, adminToken }: Origins, sequences: number): Promise<void> {
  await createAccounts(
    { origin: platformUrl, adminToken },
    range(sequences).flatMap((index) => [
      { consumerId: `CWHOSEM${digits(index)}`, email: memberOf(index) },
      { consumerId: `CWHOSEA${digits(index)}`, email: associateOf(index), associateOf: seller },
    ]),
  )
}
