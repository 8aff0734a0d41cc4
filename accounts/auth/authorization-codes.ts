import { firstRow, insertSelect, pick, selected } from '../../backend/db/table.ts'
import { hashOf, newToken } from '../../backend/random-token.ts'
import { sha256, toBase64Url } from '../../shared/bytes.ts'
import { authorizationCodes } from '../tables.ts'

const lifetimeMs = 60_000
const sweptAtOnce = 20

/** A password or a passkey that was just verified: what a sign-in stands on. */
export type Credential =
  | { readonly consumer_id: string; readonly password_hash: string }
  | { readonly consumer_id: string; readonly credential_id: string }

/**
 * An authorization code, issued for a right password or passkey: good once, for a minute, and only with the verifier of
 * `challenge` (PKCE, S256). Null if the password was replaced or the passkey removed since it was verified.
 */
export async function issueCode(
  db: D1Database,
  credential: Credential,
  challenge: string,
  now: number,
): Promise<string | null> {
  const code = newToken()
  const values = { code_hash: '?1', consumer_id: '?2', challenge: '?3', expires_at: '?4', used_at: 'NULL' }
  const [table, column, verified] =
    'password_hash' in credential
      ? ['consumers', 'password_hash', credential.password_hash]
      : ['passkeys', 'credential_id', credential.credential_id]
  const standing = `WHERE EXISTS (SELECT 1 FROM ${table} WHERE consumer_id = ?2 AND ${column} = ?5)`
  const [issued] = await db.batch([
    db
      .prepare(insertSelect(authorizationCodes, values, standing))
      .bind(await hashOf(code), credential.consumer_id, challenge, now + lifetimeMs, verified),
    db
      .prepare(
        `DELETE FROM authorization_codes
WHERE code_hash IN (SELECT code_hash FROM authorization_codes WHERE expires_at < ? LIMIT ?)`,
      )
      .bind(now - lifetimeMs, sweptAtOnce),
  ])
  return issued?.meta.changes === 0 ? null : code
}

type Redeemed = { readonly consumerId: string } | { readonly refused: 'AUT409' | 'AUT437' | 'AUT438' }

const storedColumns = pick(authorizationCodes, 'challenge', 'used_at')

/**
 * The consumer that the code was issued to. AUT409: it was redeemed before. AUT437: it is unknown or has expired.
 * AUT438: the verifier isn't the one of its challenge.
 */
export async function redeemCode(db: D1Database, code: string, verifier: string, now: number): Promise<Redeemed> {
  const [hash, challenge] = await Promise.all([hashOf(code), challengeOf(verifier)])
  const redeemed = await firstRow(
    pick(authorizationCodes, 'consumer_id'),
    db
      .prepare(
        `UPDATE authorization_codes SET used_at = ?
WHERE code_hash = ? AND challenge = ? AND used_at IS NULL AND expires_at >= ? RETURNING consumer_id`,
      )
      .bind(now, hash, challenge, now),
  )
  if (redeemed) return { consumerId: redeemed.consumer_id }
  const stored = await firstRow(
    storedColumns,
    db.prepare(`SELECT ${selected(storedColumns)} FROM authorization_codes WHERE code_hash = ?`).bind(hash),
  )
  if (!stored) return { refused: 'AUT437' }
  if (stored.challenge !== challenge) return { refused: 'AUT438' }
  return { refused: stored.used_at === null ? 'AUT437' : 'AUT409' }
}

/** RFC 7636 §4.2: base64url of the verifier's SHA-256. */
const challengeOf = async (verifier: string): Promise<string> => toBase64Url(await sha256(verifier))
