import { z } from 'zod'
import type { CustomerTrait } from '../../../shared/cart/priced-cart.ts'
import { Address } from '../../../shared/contracts/address.ts'
import type { Person } from './person.ts'

export type PersonRow = {
  readonly consumer_id: string
  readonly email: string
  readonly password_hash: string
  readonly first_name: string | null
  readonly last_name: string | null
  readonly phone: string | null
  readonly postal_code: string | null
  readonly birth_date: string | null
  readonly gender: string | null
  readonly currency: string
  readonly member_id: string | null
  readonly opening_points: number | null
  readonly member_since: number | null
  readonly employee_rate: number | null
  readonly employee_cap: number | null
  readonly employee_terms_at: number | null
  readonly athlete_credit: number | null
  readonly prosumer: 'WRANX' | 'IPA' | null
  readonly prosumer_cap: number | null
  readonly blocked: number
  readonly document: string
  readonly store_id: string | null
  readonly store_employee_id: string | null
  readonly store_employee_name: string | null
  readonly store_name: string | null
}

const personSql = `SELECT consumers.*, store_employees.store_id, store_employees.store_employee_id,
  store_employees.name AS store_employee_name, stores.document->>'name' AS store_name FROM consumers
LEFT JOIN store_employees ON store_employees.store_employee_id = consumers.associate_of
LEFT JOIN stores ON stores.store_id = store_employees.store_id`

export const readPersonRow = (db: D1Database, consumerId: string): Promise<PersonRow | null> =>
  db.prepare(`${personSql} WHERE consumer_id = ?`).bind(consumerId).first<PersonRow>()

/** `email` in any case. */
export const findPersonRow = (db: D1Database, email: string): Promise<PersonRow | null> =>
  db.prepare(`${personSql} WHERE email = ?`).bind(email.trim().toLowerCase()).first<PersonRow>()

/** Null for a guest, and for an account that an operator closed. */
export async function readPerson(db: D1Database, consumerId: string): Promise<Person | null> {
  const [row, addresses] = await Promise.all([readPersonRow(db, consumerId), readAddresses(db, consumerId)])
  return row && row.blocked === 0 ? personOf(row, addresses) : null
}

/** In the order they were added, main ones as they are marked. */
export async function readAddresses(db: D1Database, consumerId: string): Promise<Address[]> {
  const { results } = await db
    .prepare('SELECT address_id, approach_type, main, document FROM addresses WHERE consumer_id = ? ORDER BY position')
    .bind(consumerId)
    .all<{ address_id: string; approach_type: 'S' | 'B'; main: number; document: string }>()
  return results.map((row) => ({
    ...Address.parse(JSON.parse(row.document)),
    id: row.address_id,
    approachType: row.approach_type,
    main: row.main === 1,
  }))
}

export function traitsOf(row: PersonRow): readonly CustomerTrait[] {
  const traits: CustomerTrait[] = ['registered']
  if (row.opening_points !== null) traits.push('loyalty')
  if (row.employee_rate !== null) traits.push('employee')
  if (row.athlete_credit !== null) traits.push('athlete')
  if (row.prosumer !== null) traits.push('prosumer')
  return traits
}

export function personOf(row: PersonRow, addresses: readonly Address[]): Person {
  const { store_id: storeId, store_employee_id: storeEmployeeId } = row
  return {
    consumerId: row.consumer_id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    traits: traitsOf(row),
    openingPoints: row.opening_points,
    employee:
      row.employee_rate === null
        ? null
        : {
            rate: row.employee_rate,
            annualCap: row.employee_cap ?? 0,
            termsAccepted: row.employee_terms_at !== null,
          },
    athlete: row.athlete_credit === null ? null : { annualCredit: row.athlete_credit },
    associate: storeId !== null && storeEmployeeId !== null ? { storeId, storeEmployeeId } : null,
    currency: row.currency,
    addresses,
  }
}

const Document = z.object({
  interests: z.string().default(''),
  preferredShoeSize: z.string().nullable().default(null),
})
export type PersonDocument = z.output<typeof Document>

export const documentOf = (row: PersonRow): PersonDocument => Document.parse(JSON.parse(row.document))
