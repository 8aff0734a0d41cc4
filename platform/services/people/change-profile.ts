import type { z } from 'zod'
import type { ProfileChange } from '../../../shared/contracts/consumer.ts'
import type { ErrorCode } from '../../../shared/errors/catalogue.ts'
import { documentOf, type PersonRow } from './people.ts'

type Change = z.output<typeof ProfileChange>

const columns = {
  firstName: 'first_name',
  lastName: 'last_name',
  phone: 'phone',
  postalCode: 'postal_code',
  birthDate: 'birth_date',
  gender: 'gender',
} as const

/** Writes what the change names and leaves the rest. Null, or the code it is refused with; `now` in epoch milliseconds. */
export async function changeProfile(
  db: D1Database,
  row: PersonRow,
  change: Change,
  now: number,
): Promise<ErrorCode | null> {
  if (change.birthDate && !isPastDay(change.birthDate, now)) return 'PRO410'
  if (change.phone && (await phoneIsTaken(db, row.consumer_id, change.phone))) return 'AUT442'
  const named = Object.entries(columns).flatMap(([field, column]) => {
    const value = change[field as keyof typeof columns]
    return value === undefined ? [] : [{ column, value }]
  })
  const preferences = Object.entries(change.preferences ?? {}).filter(([, value]) => value !== undefined)
  const document = { ...documentOf(row), ...Object.fromEntries(preferences) }
  const set = [...named.map(({ column }) => `${column} = ?`), 'document = ?'].join(', ')
  const statements = [
    db
      .prepare(`UPDATE consumers SET ${set} WHERE consumer_id = ?`)
      .bind(...named.map(({ value }) => value), JSON.stringify(document), row.consumer_id),
  ]
  if (change.employeeTermsAccepted) statements.push(acceptance(db, row.consumer_id, now))
  await db.batch(statements)
  return null
}

/** Only an employee has terms to accept, and the first acceptance is the one that counts. */
const acceptance = (db: D1Database, consumerId: string, now: number): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE consumers SET employee_terms_at = coalesce(employee_terms_at, ?)
WHERE consumer_id = ? AND employee_rate IS NOT NULL`,
    )
    .bind(now, consumerId)

function isPastDay(date: string, now: number): boolean {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN
  return instant < now && new Date(instant).toISOString().startsWith(date)
}

async function phoneIsTaken(db: D1Database, consumerId: string, phone: string): Promise<boolean> {
  const sql = 'SELECT 1 FROM consumers WHERE phone = ? AND consumer_id <> ?'
  return (await db.prepare(sql).bind(phone, consumerId).first()) !== null
}
