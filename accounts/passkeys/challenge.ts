import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { insertRow } from '../../backend/db/table.ts'
import { fromBase64Url, utf8 } from '../../shared/bytes.ts'
import type { AccountsContext } from '../context.ts'
import { passkeyChallenges } from '../tables.ts'

/** Long enough to look for a security key. The sign-in page asks for another before this is over. */
const lifetimeSeconds = 5 * 60
const sweptAtOnce = 20

/** Purpose of a challenge: `subject` is who adds a passkey, empty for a sign-in. */
type Purpose = { readonly domain: string; readonly subject: string }

const Claims = z.object({ jti: z.string(), exp: z.number() })
const audienceOf = ({ domain, subject }: Purpose): string => `passkey ${domain} ${subject}`

/** Signed rather than stored: whoever opens the sign-in page gets one, and few of them are ever answered. */
export async function newChallenge({ config, now }: AccountsContext, purpose: Purpose) {
  const issuedAt = Math.floor(now / 1000)
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256', typ: 'challenge+jwt' })
    .setJti(crypto.randomUUID())
    .setAudience(audienceOf(purpose))
    .setExpirationTime(issuedAt + lifetimeSeconds)
    .sign(utf8(config.TOKEN_SECRET))
  return utf8(token)
}

/** True once for each challenge of ours that has not run out, whatever becomes of its answer. */
export async function takeChallenge(
  { env, config, now }: AccountsContext,
  purpose: Purpose,
  challenge: string,
): Promise<boolean> {
  const claims = await readChallenge(config.TOKEN_SECRET, purpose, challenge, now)
  if (!claims) return false
  const row = { challenge_id: claims.jti, expires_at: claims.exp * 1000 }
  const [taken] = await env.DB.batch([
    insertRow(env.DB, passkeyChallenges, row, 'ON CONFLICT DO NOTHING'),
    env.DB.prepare(
      `DELETE FROM passkey_challenges
WHERE challenge_id IN (SELECT challenge_id FROM passkey_challenges WHERE expires_at < ? LIMIT ?)`,
    ).bind(now, sweptAtOnce),
  ])
  return taken?.meta.changes === 1
}

async function readChallenge(secret: string, purpose: Purpose, challenge: string, now: number) {
  const bytes = fromBase64Url(challenge)
  if (!bytes) return null
  try {
    const { payload } = await jwtVerify(new TextDecoder().decode(bytes), utf8(secret), {
      algorithms: ['HS256'],
      typ: 'challenge+jwt',
      audience: audienceOf(purpose),
      currentDate: new Date(now),
    })
    return Claims.parse(payload)
  } catch {
    return null
  }
}
