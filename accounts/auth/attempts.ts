import { integer, orNull } from '../../backend/db/column.ts'
import { insertSelect, readRows } from '../../backend/db/table.ts'
import { hashOf } from '../../backend/random-token.ts'
import { secondsUntil } from '../../shared/rate-limit.ts'
import type { ResultOf } from '../../shared/result.ts'
import { emailKey } from '../../shared/typed.ts'
import { signInAttempts } from '../tables.ts'

const windowMs = 15 * 60_000
const mostFailures = 10
/** With a captcha's proof. */
const mostProvenFailures = 30
const sweptAtOnce = 20

/**
 * `left` is how many tries there are after this one, should it fail; `lockedFor` how many seconds the account is locked
 * once there are none.
 */
export type Attempt = { readonly account: string; readonly left: number; readonly lockedFor: number }

const accountKey = (username: string, from: string | null): Promise<string> =>
  hashOf([emailKey(username), ...(from === null ? [] : [from])].join(' '))

type Trying = {
  readonly username: string
  readonly from: string | null
  readonly hasProof: boolean
  readonly now: number
}

/**
 * `from` is the known place that the try comes from (known-place.ts): its tries are counted apart from everybody
 * else's, so that nobody locks an account for the devices of its owner. Counts a try before its password is looked at,
 * so that tries at the same moment can't each be the first. Refused: the account is locked, ten of its tries failed
 * within fifteen minutes (AUT423), or thirty for a try with a captcha's proof; `opensByProof`: such a try would be
 * looked at. An address that nobody has locks the same way.
 */
export async function beginAttempt(
  db: D1Database,
  { username, from, hasProof, now }: Trying,
): Promise<ResultOf<Attempt, { lockedFor: number; opensByProof: boolean }>> {
  const most = hasProof ? mostProvenFailures : mostFailures
  const account = await accountKey(username, from)
  const since = now - windowMs
  const [, begun, counted] = await db.batch([
    db
      .prepare(
        'DELETE FROM sign_in_attempts WHERE rowid IN (SELECT rowid FROM sign_in_attempts WHERE at <= ? ORDER BY at LIMIT ?)',
      )
      .bind(since, sweptAtOnce),
    db
      .prepare(
        insertSelect(
          signInAttempts,
          { account: '?1', at: '?2' },
          'WHERE (SELECT count(*) FROM sign_in_attempts WHERE account = ?1 AND at > ?3) < ?4',
        ),
      )
      .bind(account, now, since, most),
    db
      .prepare('SELECT count(*) AS failures, min(at) AS oldest FROM sign_in_attempts WHERE account = ? AND at > ?')
      .bind(account, since),
  ])
  const { failures, oldest } = readRows({ failures: integer, oldest: orNull(integer) }, counted)[0] ?? {
    failures: most,
    oldest: null,
  }
  const lockedFor = secondsUntil((oldest ?? now) + windowMs, now)
  const opensByProof = failures < mostProvenFailures
  if (begun?.meta.changes === 0) return { ok: false, failure: { lockedFor, opensByProof: !hasProof && opensByProof } }
  return { ok: true, value: { account, left: most - failures, lockedFor } }
}

/** A password that wasn't looked at was no try. */
export async function undoAttempt(db: D1Database, { account }: Pick<Attempt, 'account'>, now: number): Promise<void> {
  const sql =
    'DELETE FROM sign_in_attempts WHERE rowid = (SELECT rowid FROM sign_in_attempts WHERE account = ? AND at = ? LIMIT 1)'
  await db.prepare(sql).bind(account, now).run()
}

/** The right password wipes the slate. */
export async function forgetAttempts(db: D1Database, { account }: Pick<Attempt, 'account'>): Promise<void> {
  await db.prepare('DELETE FROM sign_in_attempts WHERE account = ?').bind(account).run()
}

/** Whoever chose a new password by mail is locked out neither by others' guesses nor by their own. */
export async function forgetAttemptsFor(db: D1Database, email: string, places: readonly string[]): Promise<void> {
  const accounts = await Promise.all([null, ...places].map((from) => accountKey(email, from)))
  await Promise.all(accounts.map((account) => forgetAttempts(db, { account })))
}
