import { toBase64Url } from './base64-url.ts'
import { hashOf, newToken } from './random-token.ts'

const lifetimeMs = 60_000
const sweptAtOnce = 20

/** What a right password gives: good once, for a minute, and only with the verifier of `challenge` (PKCE, S256). */
export async function issueCode(db: D1Database, consumerId: string, challenge: string, now: number): Promise<string> {
  const code = newToken()
  await db.batch([
    db
      .prepare('INSERT INTO authorization_codes (code_hash, consumer_id, challenge, expires_at) VALUES (?, ?, ?, ?)')
      .bind(await hashOf(code), consumerId, challenge, now + lifetimeMs),
    db
      .prepare(
        `DELETE FROM authorization_codes
WHERE code_hash IN (SELECT code_hash FROM authorization_codes WHERE expires_at < ? LIMIT ?)`,
      )
      .bind(now - lifetimeMs, sweptAtOnce),
  ])
  return code
}

/** The consumer it was made for. `used`: it was redeemed before (AUT409); `wrong`: unknown, run out, or another verifier's (AUT404). */
export async function redeemCode(
  db: D1Database,
  code: string,
  verifier: string,
  now: number,
): Promise<{ readonly consumerId: string } | 'used' | 'wrong'> {
  const [hash, challenge] = await Promise.all([hashOf(code), challengeOf(verifier)])
  const redeemed = await db
    .prepare(
      `UPDATE authorization_codes SET used_at = ?
WHERE code_hash = ? AND challenge = ? AND used_at IS NULL AND expires_at >= ? RETURNING consumer_id`,
    )
    .bind(now, hash, challenge, now)
    .first<{ consumer_id: string }>()
  if (redeemed) return { consumerId: redeemed.consumer_id }
  const known = await db
    .prepare('SELECT 1 FROM authorization_codes WHERE code_hash = ? AND challenge = ? AND used_at IS NOT NULL')
    .bind(hash, challenge)
    .first()
  return known ? 'used' : 'wrong'
}

/** RFC 7636 §4.2: base64url of the verifier's SHA-256. */
async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return toBase64Url(new Uint8Array(digest))
}
