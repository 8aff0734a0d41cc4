import { integer, oneOf, orNull, text } from '../../backend/db/column.ts'
import { firstRow } from '../../backend/db/table.ts'
import type { TryLimit } from '../../backend/tries/tries.ts'
import { currencies } from '../../shared/i18n/locales.ts'
import { chosenDigits, memberNumberOf } from '../../shared/member-number.ts'

const numbers = 10n ** BigInt(chosenDigits)

/** Chance alone: nothing of the member is in it. */
function newNumber(): string {
  const [chance = 0n] = crypto.getRandomValues(new BigUint64Array(1))
  return memberNumberOf(String(chance % numbers).padStart(chosenDigits, '0'))
}

const numberColumn = { member_number: text }

/** The member's number, drawn when it is first asked for. Null for nobody's member. */
export async function memberNumber(db: D1Database, consumerId: string): Promise<string | null> {
  const sql = `UPDATE consumers SET member_number = coalesce(member_number, ?)
WHERE consumer_id = ? AND opening_points IS NOT NULL RETURNING member_number`
  const row = await firstRow(numberColumn, db.prepare(sql).bind(newNumber(), consumerId))
  return row?.member_number ?? null
}

/** Draws another number; the former is nobody's from now on. Null for nobody's member. */
export async function renewMemberNumber(db: D1Database, consumerId: string): Promise<string | null> {
  const sql =
    'UPDATE consumers SET member_number = ? WHERE consumer_id = ? AND opening_points IS NOT NULL RETURNING member_number'
  const row = await firstRow(numberColumn, db.prepare(sql).bind(newNumber(), consumerId))
  return row?.member_number ?? null
}

/** Every renewal counts: nobody needs many. */
export const renewals: TryLimit = { kind: 'member-number-renewal', most: 10, windowMs: 60 * 60_000, guesses: [] }

/** All that a sale takes of its member. `openingPoints` as in `Person`. */
export type SaleMember = {
  readonly consumerId: string
  readonly firstName: string | null
  readonly openingPoints: number
  readonly currency: string
}

const memberColumns = {
  consumer_id: text,
  first_name: orNull(text),
  opening_points: integer,
  currency: oneOf(currencies),
}

/** The holder of this number now; null for nobody, and for an account that an operator closed. */
export async function findMember(db: D1Database, number: string): Promise<SaleMember | null> {
  const sql = `SELECT consumer_id, first_name, opening_points, currency FROM consumers
WHERE member_number = ? AND opening_points IS NOT NULL AND NOT blocked`
  const row = await firstRow(memberColumns, db.prepare(sql).bind(number))
  return (
    row && {
      consumerId: row.consumer_id,
      firstName: row.first_name,
      openingPoints: row.opening_points,
      currency: row.currency,
    }
  )
}
