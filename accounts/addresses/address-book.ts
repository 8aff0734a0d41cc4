import { firstRow, insertSelect, pick } from '../../backend/db/table.ts'
import { addressRules } from '../../shared/address/address-rules.ts'
import { provinceCodes } from '../../shared/address/province-codes.ts'
import { addressKey } from '../../shared/address/same-address.ts'
import type { Address } from '../../shared/contracts/address.ts'
import { validate } from '../../shared/validation/rule.ts'
import { addresses } from '../tables.ts'

/**
 * Every change is one batch, which is one transaction: the rules of the main address hold whatever else arrives at the
 * same time.
 */
export type Outcome = 'done' | 'malformed' | 'exists' | 'unknown' | 'main-billing'

const clearOthersSql = `UPDATE addresses SET main = 0
WHERE consumer_id = ?1 AND approach_type = ?3 AND address_id <> ?2 AND EXISTS (
  SELECT 1 FROM addresses WHERE consumer_id = ?1 AND address_id = ?2 AND approach_type = ?3 AND fingerprint = ?4)`
const makeMainSql =
  'UPDATE addresses SET main = 1 WHERE consumer_id = ?1 AND address_id = ?2 AND approach_type = ?3 AND fingerprint = ?4'
/** A type without a main address gets its first one. */
const settleSql = `UPDATE addresses SET main = 1 WHERE consumer_id = ?1 AND main = 0 AND NOT EXISTS (
  SELECT 1 FROM addresses AS other WHERE other.consumer_id = ?1 AND other.approach_type = addresses.approach_type
  AND (other.main = 1 OR other.position < addresses.position))`

/** Spec 1 §4 "Addresses". Without an approach type it is a shipping address. */
export async function addAddress(db: D1Database, consumerId: string, address: Address): Promise<Outcome> {
  if (isMalformed(address)) return 'malformed'
  const id = crypto.randomUUID()
  const { type, fingerprint, document, main } = parts(address, 'S')
  const insert = db
    .prepare(
      insertSelect(
        addresses,
        {
          address_id: '?2',
          consumer_id: '?1',
          approach_type: '?3',
          fingerprint: '?4',
          main: '0',
          position: '(SELECT coalesce(max(position), 0) + 1 FROM addresses WHERE consumer_id = ?1)',
          document: '?5',
        },
        'WHERE true ON CONFLICT (consumer_id, approach_type, fingerprint) DO NOTHING',
      ),
    )
    .bind(consumerId, id, type, fingerprint, document)
  return written(db, consumerId, insert, main ? mainStatements(db, [consumerId, id, type, fingerprint]) : [])
}

/** Replaces the whole address. The address stops being main only when another one becomes it. */
export async function replaceAddress(
  db: D1Database,
  consumerId: string,
  id: string,
  address: Address,
): Promise<Outcome> {
  if (isMalformed(address)) return 'malformed'
  const known = await firstRow(
    pick(addresses, 'approach_type'),
    db.prepare('SELECT approach_type FROM addresses WHERE consumer_id = ? AND address_id = ?').bind(consumerId, id),
  )
  if (!known) return 'unknown'
  const { type, fingerprint, document, main } = parts(address, known.approach_type)
  const update = db
    .prepare(
      `UPDATE OR IGNORE addresses SET main = CASE approach_type WHEN ?3 THEN main ELSE 0 END, approach_type = ?3, fingerprint = ?4,
  document = ?5 WHERE consumer_id = ?1 AND address_id = ?2`,
    )
    .bind(consumerId, id, type, fingerprint, document)
  return written(db, consumerId, update, main ? mainStatements(db, [consumerId, id, type, fingerprint]) : [])
}

/** The billing address in use can't go before another one is chosen (PRO414). */
export async function removeAddress(db: D1Database, consumerId: string, id: string): Promise<Outcome> {
  const [removed, , left] = await db.batch([
    db
      .prepare(
        "DELETE FROM addresses WHERE consumer_id = ? AND address_id = ? AND NOT (approach_type = 'B' AND main = 1)",
      )
      .bind(consumerId, id),
    db.prepare(settleSql).bind(consumerId),
    db.prepare('SELECT 1 FROM addresses WHERE consumer_id = ? AND address_id = ?').bind(consumerId, id),
  ])
  if (removed && removed.meta.changes > 0) return 'done'
  return left && left.results.length > 0 ? 'main-billing' : 'unknown'
}

async function written(
  db: D1Database,
  consumerId: string,
  change: D1PreparedStatement,
  main: readonly D1PreparedStatement[],
): Promise<Outcome> {
  const [changed] = await db.batch([change, ...main, db.prepare(settleSql).bind(consumerId)])
  return changed && changed.meta.changes > 0 ? 'done' : 'exists'
}

const mainStatements = (db: D1Database, key: readonly string[]): D1PreparedStatement[] =>
  [clearOthersSql, makeMainSql].map((sql) => db.prepare(sql).bind(...key))

/** A saved address may do without a phone number; checkout asks for one where it is needed. */
function isMalformed(address: Address): boolean {
  const { phone, phoneCode } = address
  const { phone: phoneFault, ...faults } = validate(addressRules(address.country, provinceCodes[address.country]), {
    ...textsOf(address),
    phoneCode,
  })
  return Object.keys(faults).length > 0 || (phone !== undefined && phoneFault !== undefined)
}

function textsOf({ firstName, lastName, addressLine1, addressLine2, city, province, postalCode, phone }: Address) {
  return { firstName, lastName, addressLine1, addressLine2, city, province, postalCode, phone }
}

function parts(address: Address, otherwise: 'S' | 'B') {
  const { id: _, approachType, main, subscriptions: __, ...kept } = address
  return {
    type: approachType ?? otherwise,
    main: main === true,
    fingerprint: addressKey(address),
    document: addresses.columns.document.bind(kept),
  }
}
