import { hashOf } from './random-token.ts'

const windowMs = 15 * 60_000
const mostFailures = 10
const sweptAtOnce = 20

/** `left` is how many tries there are after this one, should it fail. */
export type Attempt = { readonly account: string; readonly left: number }

/**
 * Counts a try before its password is looked at, so that tries at the same moment can't each be the first. Null: the account is locked,
 * ten of its tries failed within fifteen minutes (AUT423). An address that nobody has locks the same way.
 */
export async function beginAttempt(db: D1Database, username: string, now: number): Promise<Attempt | null> {
  const account = await hashOf(username.trim().toLowerCase())
  const since = now - windowMs
  const [, begun, counted] = await db.batch<{ failures: number }>([
    db
      .prepare(
        'DELETE FROM sign_in_attempts WHERE rowid IN (SELECT rowid FROM sign_in_attempts WHERE at <= ? ORDER BY at LIMIT ?)',
      )
      .bind(since, sweptAtOnce),
    db
      .prepare(
        `INSERT INTO sign_in_attempts (account, at)
SELECT ?1, ?2 WHERE (SELECT count(*) FROM sign_in_attempts WHERE account = ?1 AND at > ?3) < ?4`,
      )
      .bind(account, now, since, mostFailures),
    db.prepare('SELECT count(*) AS failures FROM sign_in_attempts WHERE account = ? AND at > ?').bind(account, since),
  ])
  if (begun?.meta.changes === 0) return null
  return { account, left: mostFailures - (counted?.results[0]?.failures ?? mostFailures) }
}

/** The right password wipes the slate. */
export async function forgetAttempts(db: D1Database, { account }: Attempt): Promise<void> {
  await db.prepare('DELETE FROM sign_in_attempts WHERE account = ?').bind(account).run()
}
