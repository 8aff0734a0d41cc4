import { text } from '../../backend/db/column.ts'
import { insertRows, readRows, upsert } from '../../backend/db/table.ts'
import { type Hashed, type Intake, instantOf } from '../../backend/ingest/ingest.ts'
import { addressKey } from '../../shared/address/same-address.ts'
import { IngestPerson } from '../../shared/contracts/people.ts'
import { endMailedKeys } from '../mailbox/mailed-keys.ts'
import { addresses, consumers } from '../tables.ts'

/**
 * SQL, whether the operator's address or number replaces the person's: one that the person has proven stays, unless the
 * operator knows of a later proof.
 */
const replaces = (field: 'email' | 'phone', sent: string) =>
  `(consumers.${field}_proven_at IS NULL OR ${sent} >= consumers.${field}_proven_at)`
const ifReplaced = (field: 'email' | 'phone') =>
  `CASE WHEN ${replaces(field, `excluded.${field}_proven_at`)} THEN excluded.${field} ELSE consumers.${field} END`
const provenAt = (field: 'email' | 'phone') => `CASE WHEN consumers.${field} = excluded.${field}
  THEN coalesce(consumers.${field}_proven_at, excluded.${field}_proven_at)
  WHEN ${replaces(field, `excluded.${field}_proven_at`)} THEN excluded.${field}_proven_at
  ELSE consumers.${field}_proven_at END`

/**
 * Addresses and numbers proven, terms accepted, memberships begun, member numbers and passwords chosen here outlive
 * what the operator sends later, and so do preferences.
 */
const replaceOperatorPart = upsert(consumers, ['consumer_id'], {
  kept: ['document'],
  merged: {
    member_id: 'coalesce(excluded.member_id, consumers.member_id)',
    opening_points: 'coalesce(excluded.opening_points, consumers.opening_points)',
    member_since: 'coalesce(excluded.member_since, consumers.member_since)',
    member_number: 'coalesce(consumers.member_number, excluded.member_number)',
    email: ifReplaced('email'),
    email_proven_at: provenAt('email'),
    phone: ifReplaced('phone'),
    phone_proven_at: provenAt('phone'),
    employee_terms_at: 'coalesce(consumers.employee_terms_at, excluded.employee_terms_at)',
    password_hash: `CASE WHEN EXISTS (SELECT 1 FROM former_passwords WHERE consumer_id = consumers.consumer_id)
  THEN consumers.password_hash ELSE excluded.password_hash END`,
  },
})
const ifNew = 'ON CONFLICT DO NOTHING'
/** SQL, the people in `?1` (`sentAddresses`) whose address the operator replaces; before it is written. */
const moved = `FROM json_each(?1) JOIN consumers ON consumers.consumer_id = value->>'id'
WHERE consumers.email <> value->>'email' AND ${replaces('email', "value->>'provenAt'")}`

export const personIntake: Intake<IngestPerson> = {
  schema: IngestPerson,
  idOf: (person) => person.consumerId,
  idField: 'consumerId',
  hashesSql:
    'SELECT consumer_id AS id, content_hash AS hash FROM consumers WHERE consumer_id IN (SELECT value FROM json_each(?1))',
  perBatch: 50,
  async refused(db, items) {
    return [...(await takenAddresses(db, items)), ...(await takenNumbers(db, items))]
  },
  write(db, items) {
    const sent = sentAddresses(items)
    return [
      // The operator's word ends a dispute: nobody at another address undoes it.
      db
        .prepare(
          `DELETE FROM account_undos WHERE EXISTS (
  SELECT 1 ${moved} AND consumers.consumer_id = account_undos.consumer_id AND account_undos.email <> value->>'email')`,
        )
        .bind(sent),
      ...endMailedKeys(db, `SELECT consumers.consumer_id ${moved}`, [sent]),
      insertRows(db, consumers, items.map(personRow), { rest: replaceOperatorPart }),
      dropEarlierProofs(db, items),
      insertRows(
        db,
        addresses,
        items.flatMap(({ item }) => addressRows(item)),
        { rest: ifNew },
      ),
    ]
  },
}

async function takenAddresses(db: D1Database, items: readonly Hashed<IngestPerson>[]) {
  const sent = `SELECT value->>'id' AS id, value->>'email' AS email, value->>'provenAt' AS proven_at FROM json_each(?1)`
  const found = await db
    .prepare(
      `SELECT sent.id, sent.email FROM (${sent}) sent
JOIN consumers other ON other.email = sent.email AND other.consumer_id <> sent.id
LEFT JOIN consumers ON consumers.consumer_id = sent.id
WHERE ${replaces('email', 'sent.proven_at')}
AND NOT EXISTS (SELECT 1 FROM (${sent}) moved WHERE moved.id = other.consumer_id AND moved.email <> sent.email)`,
    )
    .bind(sentAddresses(items))
    .all()
  return readRows({ id: text, email: text }, found).map(({ id, email }) => ({
    id,
    reason: `email: ${email} is another account's`,
  }))
}

/**
 * Numbers that somebody else has proven before, as the operator says: whoever has a number proven is told of another
 * proof, and what they are texted there ends (`provePhone`), so the operator settles it between the accounts. An
 * earlier proof than the other's says nothing: the number stays as text (`dropEarlierProofs`).
 */
async function takenNumbers(db: D1Database, items: readonly Hashed<IngestPerson>[]) {
  const sent = `SELECT value->>'id' AS id, value->>'phone' AS phone, value->>'provenAt' AS proven_at FROM json_each(?1)`
  const found = await db
    .prepare(
      `SELECT sent.id, sent.phone FROM (${sent}) sent
JOIN consumers other ON other.phone = sent.phone AND other.consumer_id <> sent.id AND other.phone_proven_at IS NOT NULL
LEFT JOIN consumers ON consumers.consumer_id = sent.id
WHERE sent.proven_at > other.phone_proven_at AND ${replaces('phone', 'sent.proven_at')}
AND NOT EXISTS (SELECT 1 FROM (${sent}) moved WHERE moved.id = other.consumer_id AND moved.phone IS NOT sent.phone)`,
    )
    .bind(sentNumbers(items))
    .all()
  return readRows({ id: text, phone: text }, found).map(({ id, phone }) => ({
    id,
    reason: `phone: ${phone} is another account's`,
  }))
}

/** The latest of several proofs of a number that was sent counts, after the people are written. */
const dropEarlierProofs = (db: D1Database, items: readonly Hashed<IngestPerson>[]): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE consumers SET phone_proven_at = NULL
WHERE phone_proven_at IS NOT NULL AND phone IN (SELECT value->>'phone' FROM json_each(?1)) AND EXISTS (
  SELECT 1 FROM consumers other
  WHERE other.phone = consumers.phone AND other.consumer_id <> consumers.consumer_id
  AND (other.phone_proven_at, other.consumer_id) > (consumers.phone_proven_at, consumers.consumer_id))`,
    )
    .bind(sentNumbers(items))

const sentNumbers = (items: readonly Hashed<IngestPerson>[]): string =>
  JSON.stringify(items.map(({ id, item }) => ({ id, phone: item.phone, provenAt: instantOf(item.phoneProvenAt) })))

const sentAddresses = (items: readonly Hashed<IngestPerson>[]): string =>
  JSON.stringify(items.map(({ id, item }) => ({ id, email: item.email, provenAt: instantOf(item.emailProvenAt) })))

const personRow = ({ item, hash }: Hashed<IngestPerson>) => ({
  consumer_id: item.consumerId,
  content_hash: hash,
  email: item.email,
  email_proven_at: instantOf(item.emailProvenAt),
  password_hash: item.passwordHash,
  first_name: item.firstName,
  last_name: item.lastName,
  phone: item.phone,
  phone_proven_at: item.phone === null ? null : instantOf(item.phoneProvenAt),
  postal_code: item.postalCode,
  birth_date: item.birthDate,
  gender: item.gender,
  currency: item.currency,
  member_id: item.loyalty?.memberId ?? null,
  opening_points: item.loyalty?.openingPoints ?? null,
  member_since: instantOf(item.loyalty?.since ?? null),
  member_number: item.loyalty?.memberNumber ?? null,
  employee_rate: item.employee?.rate ?? null,
  employee_cap: item.employee?.annualCap ?? null,
  employee_terms_at: instantOf(item.employee?.termsAcceptedAt ?? null),
  athlete_credit: item.athlete?.annualCredit ?? null,
  prosumer: item.prosumer?.identity ?? null,
  prosumer_cap: item.prosumer?.annualCap ?? null,
  associate_of: item.associateOf,
  blocked: item.blocked,
  document: {},
})

/** The first of each type is the main one. */
const addressRows = ({ consumerId, addresses }: IngestPerson) =>
  addresses.map((address, position) => {
    const { id, approachType, main: _, ...document } = address
    return {
      address_id: id,
      consumer_id: consumerId,
      approach_type: approachType,
      fingerprint: addressKey(address),
      main: addresses.findIndex((other) => other.approachType === approachType) === position,
      position,
      document,
    }
  })
