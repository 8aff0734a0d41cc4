import type { ErrorCode } from '../../../shared/errors/catalogue.ts'
import { findPersonRow, type PersonRow } from '../people/people.ts'
import { beginAttempt, forgetAttempts } from './attempts.ts'
import { secretMatches } from './passwords.ts'
import type { ConsumerType } from './tokens.ts'

type SignIn = { readonly ok: true; readonly row: PersonRow } | { readonly ok: false; readonly code: ErrorCode }

/**
 * Whose name and password these are. A wrong password, an unknown address and an account of the other door are one answer (AUT401) after
 * the same work; AUT426 says that one more failure locks the account, AUT423 that it is locked.
 */
export async function checkCredentials(
  db: D1Database,
  door: 'shop' | 'associate',
  username: string,
  password: string,
  now: number,
): Promise<SignIn> {
  const attempt = await beginAttempt(db, username, now)
  if (!attempt) return { ok: false, code: 'AUT423' }
  const row = await findPersonRow(db, username)
  const matches = await secretMatches(password, row?.password_hash ?? null)
  if (!row || !matches || isAssociate(row) !== (door === 'associate')) {
    return { ok: false, code: attempt.left === 0 ? 'AUT423' : attempt.left === 1 ? 'AUT426' : 'AUT401' }
  }
  await forgetAttempts(db, attempt)
  return row.blocked === 1 ? { ok: false, code: 'AUT441' } : { ok: true, row }
}

const isAssociate = (row: PersonRow): boolean => row.store_employee_id !== null

export function consumerTypeOf(row: PersonRow): ConsumerType {
  if (isAssociate(row)) return 'AGENT'
  if (row.employee_rate !== null) return 'EMPLOYEE'
  return row.athlete_credit !== null ? 'ATHLETE' : 'REGISTERED'
}
