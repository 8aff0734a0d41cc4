import type { z } from 'zod'
import { type Failure, refuse, succeed } from '../../backend/result.ts'
import { limited, type TryLimit } from '../../backend/tries/tries.ts'
import type { ProfileChange } from '../../shared/contracts/consumer.ts'
import type { AccountsContext } from '../context.ts'
import { mailOf } from '../mail/mails.ts'
import { putMail } from '../mail/outbox.ts'
import { undoLink } from '../undo/undo-link.ts'
import { identityFault, phoneIsTaken, readIdentity } from './identity.ts'
import type { PersonRow } from './people.ts'

type Change = z.output<typeof ProfileChange>

const columns = [
  ['firstName', 'first_name'],
  ['lastName', 'last_name'],
  ['phone', 'phone'],
  ['postalCode', 'postal_code'],
  ['birthDate', 'birth_date'],
  ['gender', 'gender'],
] as const

/** Nobody finds out by trying many which numbers have an account. */
const takenNumbers: TryLimit = { kind: 'taken-number', most: 10, windowMs: 60 * 60_000, guesses: ['AUT442'] }

type Front = Pick<AccountsContext, 'now' | 'site' | 'locale' | 'shopOrigin' | 'config' | 'env'>

/**
 * Writes what the change names and leaves the rest; another number is not proven, and a mail reports that a proven one
 * was replaced. Null, or why it is refused. AUT442: somebody else has proven this number. API429: too many of those
 * within an hour. PRO418: the account was deleted in the meantime.
 */
export const changeProfile = (db: D1Database, row: PersonRow, asked: Change, front: Front): Promise<Failure | null> =>
  write(db, row, asked, front, row.opening_points !== null)

/**
 * Writes the change and makes a loyalty member of this person; who is one already stays the same one. PRO411: a member
 * needs a date of birth. REW130: an associate's account belongs to a store.
 */
export async function joinLoyalty(
  db: D1Database,
  row: PersonRow,
  asked: Change,
  front: Front,
): Promise<Failure | null> {
  if (row.associate_of !== null) return refuse('REW130')
  if (!row.birth_date && !asked.birthDate?.trim()) return refuse('PRO411')
  return write(db, row, asked, front, true, [membership(db, row.consumer_id, front.now)])
}

async function write(
  db: D1Database,
  row: PersonRow,
  asked: Change,
  front: Front,
  isMember: boolean,
  more: readonly D1PreparedStatement[] = [],
): Promise<Failure | null> {
  const { now, site } = front
  const change = { ...asked, ...readIdentity(asked, site) }
  const fault = identityFault(asked, change, isMember, now)
  if (fault) return fault
  const phoneFault = change.phone ? await takenPhone(front, row.consumer_id, change.phone) : null
  if (phoneFault) return phoneFault
  const named = columns.flatMap(([field, column]) => {
    const value = change[field]
    return value === undefined ? [] : [{ column, value }]
  })
  const { source, preferences, experiments } = change
  const noted = Object.entries({ ...preferences, source, experiments }).filter(([, value]) => value !== undefined)
  // A patch, so that another change in the same instant isn't lost; null takes a field out.
  const set = [
    ...named.map(({ column }) => `${column} = ?`),
    'document = json_patch(document, ?)',
    ...(change.phone === undefined ? [] : ['phone_proven_at = CASE WHEN phone = ? THEN phone_proven_at END']),
  ].join(', ')
  const statements = [
    ...more,
    db
      .prepare(`UPDATE consumers SET ${set} WHERE consumer_id = ?`)
      .bind(
        ...named.map(({ value }) => value),
        JSON.stringify(Object.fromEntries(noted)),
        ...(change.phone === undefined ? [] : [change.phone]),
        row.consumer_id,
      ),
  ]
  if (change.employeeTermsAccepted) statements.push(acceptance(db, row.consumer_id, now))
  if (row.phone_proven_at !== null && change.phone !== undefined && change.phone !== row.phone) {
    const undo = await undoLink(front, row, 'phone')
    statements.push(...undo.keep(), putMail(db, mailOf('phoneChanged', site, row.email, undo.link), now))
  }
  const written = await db.batch(statements)
  return written[more.length]?.meta.changes === 0 ? refuse('PRO418') : null
}

/** AUT442: somebody else has proven this number. API429: too many such numbers within an hour. */
async function takenPhone(front: Front, consumerId: string, phone: string): Promise<Failure | null> {
  const limits = [{ limit: takenNumbers, who: consumerId }]
  const free = await limited(front, limits, async () =>
    (await phoneIsTaken(front.env.DB, consumerId, phone)) ? refuse('AUT442') : succeed(null),
  )
  return free.ok ? null : free
}

/** Only an employee has terms to accept, and the first acceptance is the one that counts. */
const acceptance = (db: D1Database, consumerId: string, now: number): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE consumers SET employee_terms_at = coalesce(employee_terms_at, ?)
WHERE consumer_id = ? AND employee_rate IS NOT NULL`,
    )
    .bind(now, consumerId)

const membership = (db: D1Database, consumerId: string, now: number): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE consumers SET member_id = ?, opening_points = 0, member_since = ?
WHERE consumer_id = ? AND opening_points IS NULL`,
    )
    .bind(`KM-${crypto.randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase()}`, now, consumerId)
