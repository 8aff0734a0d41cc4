import { hashOf, newToken } from './random-token.ts'

/** A guest's bag outlives the browser session by this, in milliseconds. */
const refreshLifetimeMs = 30 * 86_400_000
/**
 * A token used again within this is the same shopper whose answer was lost or whose second tab was as quick, and gets another successor.
 * Used again later it is a stolen copy: the whole family ends.
 */
const reuseGraceMs = 30_000
const sweptAtOnce = 20

type TokenRow = { consumer_no: string; family: string; expires_at: number; used_at: number | null }
/** `family` is the session: the chain of tokens since signing in. */
export type Rotation = { readonly consumerNo: string; readonly refreshToken: string; readonly family: string }

type Issue = { readonly token: string; readonly statement: D1PreparedStatement }

async function issue(db: D1Database, consumerNo: string, family: string, now: number): Promise<Issue> {
  const token = newToken()
  const statement = db
    .prepare('INSERT INTO refresh_tokens (token_hash, consumer_no, family, expires_at) VALUES (?, ?, ?, ?)')
    .bind(await hashOf(token), consumerNo, family, now + refreshLifetimeMs)
  return { token, statement }
}

/** A first token, which begins a family. Tokens that ran out are swept a few at a time, so that the table doesn't grow for ever. */
export async function issueRefreshToken(db: D1Database, consumerNo: string, now: number): Promise<Rotation> {
  const family = crypto.randomUUID()
  const { token, statement } = await issue(db, consumerNo, family, now)
  const sweep = db
    .prepare(
      'DELETE FROM refresh_tokens WHERE token_hash IN (SELECT token_hash FROM refresh_tokens WHERE expires_at < ? LIMIT ?)',
    )
    .bind(now, sweptAtOnce)
  await db.batch([statement, sweep])
  return { consumerNo, refreshToken: token, family }
}

/** Null when the token is unknown, has run out, or was used before and its grace is over. */
export async function rotateRefreshToken(db: D1Database, token: string, now: number): Promise<Rotation | null> {
  const hash = await hashOf(token)
  const row = await db
    .prepare('SELECT consumer_no, family, expires_at, used_at FROM refresh_tokens WHERE token_hash = ?')
    .bind(hash)
    .first<TokenRow>()
  if (!row || row.expires_at < now) return null
  if (row.used_at !== null && now - row.used_at > reuseGraceMs) {
    await db.prepare('DELETE FROM refresh_tokens WHERE family = ?').bind(row.family).run()
    return null
  }
  const next = await issue(db, row.consumer_no, row.family, now)
  const use = db
    .prepare('UPDATE refresh_tokens SET used_at = coalesce(used_at, ?) WHERE token_hash = ?')
    .bind(now, hash)
  await db.batch([next.statement, use])
  return { consumerNo: row.consumer_no, refreshToken: next.token, family: row.family }
}

/** Ends every token of the chain that this one belongs to: what signing out means. */
export async function endFamily(db: D1Database, token: string): Promise<void> {
  const sql = 'DELETE FROM refresh_tokens WHERE family = (SELECT family FROM refresh_tokens WHERE token_hash = ?)'
  await db
    .prepare(sql)
    .bind(await hashOf(token))
    .run()
}

/** False once the session was signed out, its token came back after it was used, or the account was closed. */
export async function sessionStands(db: D1Database, family: string): Promise<boolean> {
  const sql = `SELECT 1 FROM refresh_tokens JOIN consumers ON consumer_id = consumer_no AND blocked = 0 WHERE family = ? LIMIT 1`
  return (await db.prepare(sql).bind(family).first()) !== null
}
