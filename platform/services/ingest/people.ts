import { addressKey } from '../../../shared/address/same-address.ts'
import { IngestEmployee, IngestGiftCard, IngestPerson, IngestReward } from '../../../shared/contracts/people.ts'
import type { Hashed, Intake } from './ingest.ts'

const instant = (text: string | null): number | null => (text === null ? null : Date.parse(text))
const listed = (items: readonly Hashed<unknown>[]): string => JSON.stringify(items.map(({ id }) => id))

/** Terms that a person accepted here outlive what the operator sends of them later. */
const peopleSql = `
INSERT INTO consumers (consumer_id, content_hash, email, password_hash, first_name, last_name, phone, postal_code, birth_date, gender,
  currency, member_id, opening_points, member_since, employee_rate, employee_cap, employee_terms_at, athlete_credit, prosumer,
  prosumer_cap, associate_of, blocked)
SELECT value->>'consumerId', value->>'hash', value->>'email', value->>'passwordHash', value->>'firstName', value->>'lastName',
  value->>'phone', value->>'postalCode', value->>'birthDate', value->>'gender', value->>'currency', value->>'$.loyalty.memberId',
  value->>'$.loyalty.openingPoints', value->>'since', value->>'$.employee.rate', value->>'$.employee.annualCap', value->>'termsAt',
  value->>'$.athlete.annualCredit', value->>'$.prosumer.identity', value->>'$.prosumer.annualCap', value->>'associateOf',
  value->>'blocked'
FROM json_each(?1) WHERE true
ON CONFLICT (consumer_id) DO UPDATE SET content_hash = excluded.content_hash, email = excluded.email,
  password_hash = excluded.password_hash, first_name = excluded.first_name, last_name = excluded.last_name, phone = excluded.phone,
  postal_code = excluded.postal_code, birth_date = excluded.birth_date, gender = excluded.gender, currency = excluded.currency,
  member_id = excluded.member_id, opening_points = excluded.opening_points, member_since = excluded.member_since,
  employee_rate = excluded.employee_rate, employee_cap = excluded.employee_cap,
  employee_terms_at = coalesce(consumers.employee_terms_at, excluded.employee_terms_at),
  athlete_credit = excluded.athlete_credit, prosumer = excluded.prosumer, prosumer_cap = excluded.prosumer_cap,
  associate_of = excluded.associate_of, blocked = excluded.blocked`

const addressesSql = `
INSERT OR IGNORE INTO addresses (address_id, consumer_id, approach_type, fingerprint, main, position, document)
SELECT value->>'id', value->>'consumerId', value->>'approachType', value->>'fingerprint', value->>'main', value->>'position',
  value->>'document'
FROM json_each(?1)`

export const personIntake: Intake<IngestPerson> = {
  schema: IngestPerson,
  idOf: (person) => person.consumerId,
  idField: 'consumerId',
  hashesSql:
    'SELECT consumer_id AS id, content_hash AS hash FROM consumers WHERE consumer_id IN (SELECT value FROM json_each(?1))',
  perBatch: 50,
  write(db, items) {
    const people = items.map(({ item, hash }) => ({
      ...item,
      hash,
      since: instant(item.loyalty?.since ?? null),
      termsAt: instant(item.employee?.termsAcceptedAt ?? null),
    }))
    const addresses = items.flatMap(({ item }) =>
      item.addresses.map((address, position) => {
        const { id, approachType, main: _, ...document } = address
        const first = item.addresses.findIndex((other) => other.approachType === approachType) === position
        const main = first ? 1 : 0
        const fingerprint = addressKey(address)
        return { id, consumerId: item.consumerId, approachType, fingerprint, main, position, document }
      }),
    )
    return [
      db.prepare(peopleSql).bind(JSON.stringify(people)),
      db.prepare(addressesSql).bind(JSON.stringify(addresses)),
    ]
  },
}

export const giftCardIntake: Intake<IngestGiftCard> = {
  schema: IngestGiftCard,
  idOf: (card) => card.code,
  idField: 'code',
  hashesSql: 'SELECT code AS id, content_hash AS hash FROM gift_cards WHERE code IN (SELECT value FROM json_each(?1))',
  perBatch: 200,
  write(db, items) {
    const rows = items.map(({ item, hash }) => ({ ...item, hash, expiresAt: instant(item.expiresAt) }))
    return [
      db.prepare('DELETE FROM gift_cards WHERE code IN (SELECT value FROM json_each(?1))').bind(listed(items)),
      db
        .prepare(
          `INSERT INTO gift_cards (code, content_hash, pin_hash, currency, opening_balance, expires_at, blocked)
SELECT value->>'code', value->>'hash', value->>'pinHash', value->>'currency', value->>'openingBalance', value->>'expiresAt',
  value->>'blocked'
FROM json_each(?1)`,
        )
        .bind(JSON.stringify(rows)),
    ]
  },
}

/** What belongs to one person is among their saved instruments from the start. */
const ownRewardsSql = `
INSERT OR IGNORE INTO saved_instruments (instrument_id, consumer_id, method, fingerprint, label, expires, main, created_at, token)
SELECT 'reward-' || (value->>'code'), value->>'consumerId', value->>'kind', value->>'code', '•••• ' || substr(value->>'code', -4),
  strftime('%Y-%m', (value->>'expiresAt') / 1000, 'unixepoch'), 0, 0, value->>'code'
FROM json_each(?1) WHERE value->>'consumerId' IS NOT NULL`

export const rewardIntake: Intake<IngestReward> = {
  schema: IngestReward,
  idOf: (reward) => reward.code,
  idField: 'code',
  hashesSql: 'SELECT code AS id, content_hash AS hash FROM rewards WHERE code IN (SELECT value FROM json_each(?1))',
  perBatch: 200,
  write(db, items) {
    const rows = items.map(({ item, hash }) => ({ ...item, hash, expiresAt: instant(item.expiresAt) }))
    return [
      db.prepare('DELETE FROM rewards WHERE code IN (SELECT value FROM json_each(?1))').bind(listed(items)),
      db
        .prepare(
          `INSERT INTO rewards (code, content_hash, kind, consumer_id, currency, opening_balance, expires_at)
SELECT value->>'code', value->>'hash', value->>'kind', value->>'consumerId', value->>'currency', value->>'openingBalance',
  value->>'expiresAt'
FROM json_each(?1)`,
        )
        .bind(JSON.stringify(rows)),
      db.prepare(ownRewardsSql).bind(JSON.stringify(rows)),
    ]
  },
}

export const employeeIntake: Intake<IngestEmployee> = {
  schema: IngestEmployee,
  idOf: (employee) => employee.storeEmployeeId,
  idField: 'storeEmployeeId',
  hashesSql: `SELECT store_employee_id AS id, content_hash AS hash FROM store_employees
WHERE store_employee_id IN (SELECT value FROM json_each(?1))`,
  perBatch: 200,
  write(db, items) {
    const rows = items.map(({ item, hash }) => ({ ...item, hash }))
    return [
      db
        .prepare('DELETE FROM store_employees WHERE store_employee_id IN (SELECT value FROM json_each(?1))')
        .bind(listed(items)),
      db
        .prepare(
          `INSERT INTO store_employees (store_employee_id, content_hash, name, store_id)
SELECT value->>'storeEmployeeId', value->>'hash', value->>'name', value->>'storeId' FROM json_each(?1)`,
        )
        .bind(JSON.stringify(rows)),
    ]
  },
}
