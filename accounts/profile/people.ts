import { orNull, type RowOf } from '../../backend/db/column.ts'
import { firstRow } from '../../backend/db/table.ts'
import type { CustomerTrait } from '../../shared/cart/pricing/priced-cart.ts'
import type { Address } from '../../shared/contracts/address.ts'
import { emailKey } from '../../shared/typed.ts'
import { readAddresses } from '../addresses/read-addresses.ts'
import { consumers, storeEmployees } from '../tables.ts'
import type { Person } from './person.ts'

/** A person, and for an associate's account whom and which store it sells for. */
const personColumns = {
  ...consumers.columns,
  store_id: orNull(storeEmployees.columns.store_id),
  store_employee_id: orNull(storeEmployees.columns.store_employee_id),
  store_employee_name: orNull(storeEmployees.columns.name),
}
export type PersonRow = RowOf<typeof personColumns>

const personSql = `SELECT consumers.*, store_employees.store_id, store_employees.store_employee_id,
  store_employees.name AS store_employee_name FROM consumers
LEFT JOIN store_employees ON store_employees.store_employee_id = consumers.associate_of`

export const readPersonRow = (db: D1Database, consumerId: string): Promise<PersonRow | null> =>
  firstRow(personColumns, db.prepare(`${personSql} WHERE consumer_id = ?`).bind(consumerId))

/** `email` in any case. */
export const findPersonRow = (db: D1Database, email: string): Promise<PersonRow | null> =>
  firstRow(personColumns, db.prepare(`${personSql} WHERE email = ?`).bind(emailKey(email)))

/** Null for a guest, and for an account that an operator closed. */
export async function readPerson(db: D1Database, consumerId: string): Promise<Person | null> {
  const [row, addressBook] = await Promise.all([readPersonRow(db, consumerId), readAddresses(db, consumerId)])
  return row && !row.blocked ? personOf(row, addressBook) : null
}

export function traitsOf(row: PersonRow): readonly CustomerTrait[] {
  const traits: CustomerTrait[] = ['registered']
  if (row.opening_points !== null) traits.push('loyalty')
  if (row.employee_rate !== null) traits.push('employee')
  if (row.athlete_credit !== null) traits.push('athlete')
  if (row.prosumer !== null) traits.push('prosumer')
  return traits
}

export function personOf(row: PersonRow, addressBook: readonly Address[]): Person {
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
    prosumer: row.prosumer_cap === null ? null : { annualCap: row.prosumer_cap },
    athlete: row.athlete_credit === null ? null : { annualCredit: row.athlete_credit },
    associate: storeId !== null && storeEmployeeId !== null ? { storeId, storeEmployeeId } : null,
    currency: row.currency,
    addresses: addressBook,
  }
}
