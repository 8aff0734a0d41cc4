/** A guest's bag outlives the browser session by this, in milliseconds. */
const refreshLifetimeMs = 30 * 86_400_000
/**
 * A token used again within this is the same shopper whose answer was lost or whose second tab was as quick, and gets another successor.
 * Used again later it is a stolen copy: the whole family ends.
 */
const reuseGraceMs = 30_000
const sweptAtOnce = 20

type TokenRow = { consumer_no: string; family: string; expires_at: number; used_at: number | null }
export type Rotation = { readonly consumerNo: string; readonly refreshToken: string }

async function hashOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const newToken = (): string => `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', '')

type Issue = { readonly token: string; readonly statement: D1PreparedStatement }

async function issue(db: D1Database, consumerNo: string, family: string, now: number): Promise<Issue> {
  const token = newToken()
  const statement = db
    .prepare('INSERT INTO refresh_tokens (token_hash, consumer_no, family, expires_at) VALUES (?, ?, ?, ?)')
    .bind(await hashOf(token), consumerNo, family, now + refreshLifetimeMs)
  return { token, statement }
}

/** A first token, which begins a family. Tokens that ran out are swept a few at a time, so that the table doesn't grow for ever. */
export async function issueRefreshToken(db: D1Database, consumerNo: string, now: number): Promise<string> {
  const { token, statement } = await issue(db, consumerNo, crypto.randomUUID(), now)
  const sweep = db
    .prepare(
      'DELETE FROM refresh_tokens WHERE token_hash IN (SELECT token_hash FROM refresh_tokens WHERE expires_at < ? LIMIT ?)',
    )
    .bind(now, sweptAtOnce)
  await db.batch([statement, sweep])
  return token
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
  return { consumerNo: row.consumer_no, refreshToken: next.token }
}
