import { insertRows, upsert } from '../../backend/db/table.ts'
import { type Hashed, type Intake, instantOf } from '../../backend/ingest/ingest.ts'
import { addressKey } from '../../shared/address/same-address.ts'
import { IngestPerson } from '../../shared/contracts/people.ts'
import { addresses, consumers } from '../tables.ts'

/**
 * Addresses and numbers proven, terms accepted, memberships begun and passwords chosen here outlive what the operator
 * sends later, and so do preferences.
 */
const replaceOperatorPart = upsert(consumers, ['consumer_id'], {
  kept: ['document'],
  merged: {
    member_id: 'coalesce(excluded.member_id, consumers.member_id)',
    opening_points: 'coalesce(excluded.opening_points, consumers.opening_points)',
    member_since: 'coalesce(excluded.member_since, consumers.member_since)',
    email_proven_at: `CASE WHEN consumers.email = excluded.email
  THEN coalesce(consumers.email_proven_at, excluded.email_proven_at) ELSE excluded.email_proven_at END`,
    phone_proven_at: `CASE WHEN consumers.phone = excluded.phone
  THEN coalesce(consumers.phone_proven_at, excluded.phone_proven_at) ELSE excluded.phone_proven_at END`,
    employee_terms_at: 'coalesce(consumers.employee_terms_at, excluded.employee_terms_at)',
    password_hash: `CASE WHEN EXISTS (SELECT 1 FROM former_passwords WHERE consumer_id = consumers.consumer_id)
  THEN consumers.password_hash ELSE excluded.password_hash END`,
  },
})
const ifNew = 'ON CONFLICT DO NOTHING'

export const personIntake: Intake<IngestPerson> = {
  schema: IngestPerson,
  idOf: (person) => person.consumerId,
  idField: 'consumerId',
  hashesSql:
    'SELECT consumer_id AS id, content_hash AS hash FROM consumers WHERE consumer_id IN (SELECT value FROM json_each(?1))',
  perBatch: 50,
  write(db, items) {
    return [
      insertRows(db, consumers, items.map(personRow), { rest: replaceOperatorPart }),
      insertRows(
        db,
        addresses,
        items.flatMap(({ item }) => addressRows(item)),
        { rest: ifNew },
      ),
    ]
  },
}

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
