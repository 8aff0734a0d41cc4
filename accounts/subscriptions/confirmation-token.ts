import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { Subscription } from '../../shared/contracts/consumer.ts'
import type { Asked } from './subscriptions.ts'

const lifetimeSeconds = 14 * 86_400
const typ = 'subscription+jwt'

/** A subscription by email, by its key, and when it was asked for, in seconds with their fractions. */
const Payload = z.object({ type: Subscription.shape.type, recipient: Subscription.shape.recipient, iat: z.number() })

const keyOf = (secret: string): Uint8Array => new TextEncoder().encode(secret)

/** The token of a mailed link. The token proves that its reader receives mail at `recipient`. */
export function signConfirmation(secret: string, { type, recipient, askedAt }: Asked): Promise<string> {
  const issuedAt = askedAt / 1000
  return new SignJWT({ type, recipient })
    .setProtectedHeader({ alg: 'HS256', typ })
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifetimeSeconds)
    .sign(keyOf(secret))
}

/** Null for a token that is forged or has expired. `now` in epoch milliseconds. */
export async function readConfirmation(secret: string, token: string, now: number): Promise<Asked | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: ['HS256'],
      typ,
      currentDate: new Date(now),
    })
    const { type, recipient, iat } = Payload.parse(payload)
    return { type, recipient, askedAt: Math.round(1000 * iat) }
  } catch {
    return null
  }
}
