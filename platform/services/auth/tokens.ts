import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'

/** Access tokens live this long, in seconds. */
export const accessLifetime = 30 * 60
const issuer = 'kerb-platform'
const audience = 'kerb'

const Claims = z.object({ sub: z.string().min(1), kind: z.enum(['guest', 'registered']) })
export type TokenSubject = { readonly consumerNo: string; readonly kind: 'guest' | 'registered' }

const keyOf = (secret: string): Uint8Array => new TextEncoder().encode(secret)

/** `now` in epoch milliseconds. */
export function signAccessToken(secret: string, subject: TokenSubject, now: number): Promise<string> {
  const issuedAt = Math.floor(now / 1000)
  return new SignJWT({ kind: subject.kind })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setSubject(subject.consumerNo)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + accessLifetime)
    .sign(keyOf(secret))
}

/** Null for a token that is forged, expired, or for somebody else. */
export async function verifyAccessToken(secret: string, token: string, now: number): Promise<TokenSubject | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: ['HS256'],
      typ: 'at+jwt',
      issuer,
      audience,
      currentDate: new Date(now),
    })
    const claims = Claims.safeParse(payload)
    return claims.success ? { consumerNo: claims.data.sub, kind: claims.data.kind } : null
  } catch {
    return null
  }
}
