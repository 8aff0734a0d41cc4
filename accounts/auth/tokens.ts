import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { AccountsContext } from '../context.ts'

/** Access tokens live this long, in seconds. */
export const accessLifetime = 30 * 60
const issuer = 'kerb-platform'
const audience = 'kerb'

export const consumerTypes = ['GUEST', 'REGISTERED', 'EMPLOYEE', 'ATHLETE', 'AGENT'] as const

/**
 * `type` is spec 1 §3's consumerType; `associate` the store and person that an associate's session sells for; `session`
 * the chain of refresh tokens that a registered consumer's token ends with.
 */
const Claims = z.object({
  sub: z.string().min(1),
  kind: z.enum(['guest', 'registered']),
  type: z.enum(consumerTypes).default('GUEST'),
  associate: z.object({ storeId: z.string(), storeEmployeeId: z.string() }).nullable().default(null),
  session: z.string().nullable().default(null),
})
export type ConsumerType = (typeof consumerTypes)[number]
export type TokenSubject = {
  readonly consumerNo: string
  readonly kind: 'guest' | 'registered'
  readonly type: ConsumerType
  readonly associate: { readonly storeId: string; readonly storeEmployeeId: string } | null
  /** Null for a guest: there is nothing to sign out of. */
  readonly session: string | null
}

const keyOf = (secret: string): Uint8Array => new TextEncoder().encode(secret)

/** `now` in epoch milliseconds. */
export function signAccessToken(secret: string, subject: TokenSubject, now: number): Promise<string> {
  const issuedAt = Math.floor(now / 1000)
  const { kind, type, associate, session } = subject
  return new SignJWT({ kind, type, ...(associate && { associate }), ...(session && { session }) })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setSubject(subject.consumerNo)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + accessLifetime)
    .sign(keyOf(secret))
}

/** Null for a token that is forged, expired, or issued to another audience. */
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
    if (!claims.success) return null
    const { sub: consumerNo, ...subject } = claims.data
    return { consumerNo, ...subject }
  } catch {
    return null
  }
}

/** The session of the call, by its token; null for a guest. */
export async function sessionOf({
  accessToken,
  config,
  now,
}: Pick<AccountsContext, 'accessToken' | 'config' | 'now'>): Promise<string | null> {
  const subject = accessToken ? await verifyAccessToken(config.TOKEN_SECRET, accessToken, now) : null
  return subject?.session ?? null
}
