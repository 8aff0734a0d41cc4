import { firstRow, insertRow, pick, selected } from '../../backend/db/table.ts'
import { hashOf, newToken } from '../../backend/random-token.ts'
import { sha256, toBase64Url } from '../../shared/bytes.ts'
import { authorizationCodes } from '../tables.ts'

const lifetimeMs = 60_000
const sweptAtOnce = 20

/** What a right password gives: good once, for a minute, and only with the verifier of `challenge` (PKCE, S256). */
export async function issueCode(db: D1Database, consumerId: string, challenge: string, now: number): Promise<string> {
  const code = newToken()
  await db.batch([
    insertRow(db, authorizationCodes, {
      code_hash: await hashOf(code),
      consumer_id: consumerId,
      challenge,
      expires_at: now + lifetimeMs,
      used_at: null,
    }),
    db
      .prepare(
        `DELETE FROM authorization_codes
WHERE code_hash IN (SELECT code_hash FROM authorization_codes WHERE expires_at < ? LIMIT ?)`,
      )
      .bind(now - lifetimeMs, sweptAtOnce),
  ])
  return code
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
