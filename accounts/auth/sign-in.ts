import { busySeconds } from '../../backend/hashing/call-hashing.ts'
import { compareSecret } from '../../backend/hashing/compare-secret.ts'
import { type Result, refuse, refuseFor, succeed } from '../../backend/result.ts'
import { everyTry, limited, type TryLimit, tooMany } from '../../backend/tries/tries.ts'
import { emailKey } from '../../shared/typed.ts'
import type { AccountsContext } from '../context.ts'
import { findPersonRow, type PersonRow } from '../profile/people.ts'
import { beginAttempt, forgetAttempts, undoAttempt } from './attempts.ts'
import { knownPlace, rememberPlaces } from './known-place.ts'
import type { ConsumerType } from './tokens.ts'

/**
 * How many accounts one network may be wrong about without a captcha for each. The tries of one account are counted in
 * attempts.ts.
 */
const signIns: TryLimit = {
  kind: 'sign-in',
  most: 40,
  proven: everyTry,
  windowMs: 15 * 60_000,
  guesses: ['AUT401', 'AUT418', 'AUT423', 'AUT426'],
}

type Door = 'shop' | 'associate'
type Credentials = { readonly username: string; readonly password: string }

/**
 * Account with this email and password. AUT401: a wrong password and an unknown address, after the same work. AUT418:
 * the password is right, but the account can't sign in here. AUT426: one more failure locks the account. AUT423: it is
 * locked. API429: there were too many guesses from this network, or too many people are signing in right now.
 */
export async function checkCredentials(
  context: AccountsContext,
  door: Door,
  typed: Credentials,
): Promise<Result<PersonRow>> {
  const { network } = context
  const target = emailKey(typed.username)
  const place = await knownPlace(context, target)
  const isOwnDevice = place !== null && place !== network
  const limits = network === null || isOwnDevice ? [] : [{ limit: signIns, who: network, target }]
  return limited(context, limits, () => compare(context, door, typed, place))
}

async function compare(
  context: AccountsContext,
  door: Door,
  { username, password }: Credentials,
  place: string | null,
): Promise<Result<PersonRow>> {
  const { env, now } = context
  const { DB: db } = env
  const begun = await beginAttempt(db, { username, from: place, hasProof: context.hasProof, now })
  const locked = (seconds: number, opensByProof: boolean) =>
    refuseFor('AUT423', seconds, opensByProof ? { captcha: true } : {})
  if (!begun.ok) return locked(begun.failure.lockedFor, begun.failure.opensByProof)
  const attempt = begun.value
  const row = await findPersonRow(db, username)
  const matches = await compareSecret(env, password, row?.password_hash ?? null)
  if (matches === 'busy') {
    await undoAttempt(db, attempt, now)
    return tooMany(busySeconds)
  }
  if (!row || !matches || doorOf(row) !== door) {
    const isElsewhere = row !== null && matches
    if (attempt.left === 0) return locked(attempt.lockedFor, !context.hasProof)
    if (attempt.left === 1) return refuse('AUT426', { additionalInfo: { captcha: true } })
    return refuse(isElsewhere ? 'AUT418' : 'AUT401')
  }
  await forgetAttempts(db, attempt)
  await rememberPlaces(context, username)
  return row.blocked ? refuse('AUT441') : succeed(row)
}

/** Null for an associate whom no store employs anymore. */
function doorOf(row: PersonRow): Door | null {
  if (row.associate_of === null) return 'shop'
  return row.store_employee_id === null ? null : 'associate'
}

/** False for an account that was closed, and for an associate whom no store employs anymore. */
export const maySignIn = (row: PersonRow): boolean => !row.blocked && doorOf(row) !== null

export function consumerTypeOf(row: PersonRow): ConsumerType {
  if (row.associate_of !== null) return 'AGENT'
  if (row.employee_rate !== null) return 'EMPLOYEE'
  return row.athlete_credit !== null ? 'ATHLETE' : 'REGISTERED'
}
