import { firstRow, insertSelect, pick, selected } from '../../backend/db/table.ts'
import { hashOf, newToken } from '../../backend/random-token.ts'
import type { Device } from '../../shared/contracts/device.ts'
import { addDevice, deviceUsed } from '../devices/devices.ts'
import { refreshTokens } from '../tables.ts'

/** A guest's cart outlives the browser session by this, in milliseconds. */
const refreshLifetimeMs = 30 * 86_400_000
/**
 * A token used again within this is the same shopper whose answer was lost or whose second tab was as quick, and gets
 * another successor. Used again later it is a stolen copy: the whole family ends.
 */
const reuseGraceMs = 30_000
const sweptAtOnce = 20

const tokenColumns = pick(refreshTokens, 'consumer_no', 'family', 'expires_at', 'used_at')

/** `family` is the session: the chain of tokens since signing in. */
export type Rotation = { readonly consumerNo: string; readonly refreshToken: string; readonly family: string }

type Issue = { readonly token: string; readonly statement: D1PreparedStatement }

/**
 * `after` is the hash of the refresh token that this one succeeds, or of the authorization code that it begins with: a
 * way in that ended in this moment goes on in no other.
 */
async function issue(
  db: D1Database,
  consumerNo: string,
  family: string,
  now: number,
  after: string | null,
): Promise<Issue> {
  const token = newToken()
  const values = { token_hash: '?1', consumer_no: '?2', family: '?3', expires_at: '?4', used_at: 'NULL' }
  const condition = `WHERE ?5 IS NULL OR EXISTS (SELECT 1 FROM refresh_tokens WHERE token_hash = ?5)
OR EXISTS (SELECT 1 FROM authorization_codes WHERE code_hash = ?5)`
  const statement = db
    .prepare(insertSelect(refreshTokens, values, condition))
    .bind(await hashOf(token), consumerNo, family, now + refreshLifetimeMs, after)
  return { token, statement }
}

/** Tokens that ran out are swept a few at a time, so that the table doesn't grow for ever. */
const sweep = (db: D1Database, now: number): D1PreparedStatement =>
  db
    .prepare(
      'DELETE FROM refresh_tokens WHERE token_hash IN (SELECT token_hash FROM refresh_tokens WHERE expires_at < ? LIMIT ?)',
    )
    .bind(now, sweptAtOnce)

/** A guest's first token, which begins a family. */
export async function issueGuestToken(db: D1Database, consumerNo: string, now: number): Promise<Rotation> {
  const family = crypto.randomUUID()
  const { token, statement } = await issue(db, consumerNo, family, now, null)
  await db.batch([statement, sweep(db, now)])
  return { consumerNo, refreshToken: token, family }
}

/**
 * The first token of a person who has redeemed this authorization code, listed with its device. Null if every way into
 * the account has ended since.
 */
export async function issuePersonToken(
  db: D1Database,
  consumerNo: string,
  { code, device }: { readonly code: string; readonly device: Device },
  now: number,
): Promise<Rotation | null> {
  const family = crypto.randomUUID()
  const { token, statement } = await issue(db, consumerNo, family, now, await hashOf(code))
  const [issued] = await db.batch([statement, addDevice(db, family, consumerNo, device, now), sweep(db, now)])
  return issued?.meta.changes === 0 ? null : { consumerNo, refreshToken: token, family }
}

/** Null when the token is unknown, has run out, or was used before and its grace is over. */
export async function rotateRefreshToken(db: D1Database, token: string, now: number): Promise<Rotation | null> {
  const hash = await hashOf(token)
  const sql = `SELECT ${selected(tokenColumns)} FROM refresh_tokens WHERE token_hash = ?`
  const row = await firstRow(tokenColumns, db.prepare(sql).bind(hash))
  if (!row || row.expires_at < now) return null
  if (row.used_at !== null && now - row.used_at > reuseGraceMs) {
    await db.prepare('DELETE FROM refresh_tokens WHERE family = ?').bind(row.family).run()
    return null
  }
  const next = await issue(db, row.consumer_no, row.family, now, hash)
  const use = db
    .prepare('UPDATE refresh_tokens SET used_at = coalesce(used_at, ?) WHERE token_hash = ?')
    .bind(now, hash)
  const [issued] = await db.batch([next.statement, use, deviceUsed(db, row.family, now)])
  if (issued?.meta.changes === 0) return null
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

/**
 * False once the session was signed out, its token was used again, the account was closed, or no store employs the
 * associate anymore.
 */
export async function sessionStands(db: D1Database, family: string): Promise<boolean> {
  const sql = `SELECT 1 FROM refresh_tokens JOIN consumers ON consumer_id = consumer_no AND blocked = 0
LEFT JOIN store_employees ON store_employee_id = associate_of
WHERE family = ? AND (associate_of IS NULL OR store_employee_id IS NOT NULL) LIMIT 1`
  return (await db.prepare(sql).bind(family).first()) !== null
}

/** Signs a person out everywhere but in the session that is kept; null keeps none. */
export const endOtherSessions = (db: D1Database, consumerNo: string, kept: string | null): D1PreparedStatement =>
  db.prepare('DELETE FROM refresh_tokens WHERE consumer_no = ? AND family IS NOT ?').bind(consumerNo, kept)
