import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { Subscription } from '../../shared/contracts/consumer.ts'

const lifetimeSeconds = 14 * 86_400
const typ = 'subscription+jwt'

/** What is confirmed: a subscription by email, by its key. */
const Subscribed = z.object({ type: Subscription.shape.type, recipient: Subscription.shape.recipient })
type Subscribed = z.output<typeof Subscribed>

const keyOf = (secret: string): Uint8Array => new TextEncoder().encode(secret)

/** The token of a mailed link. It proves that its reader receives mail at `recipient`. `now` in epoch milliseconds. */
export function signConfirmation(secret: string, { type, recipient }: Subscribed, now: number): Promise<string> {
  const issuedAt = Math.floor(now / 1000)
  return new SignJWT({ type, recipient })
    .setProtectedHeader({ alg: 'HS256', typ })
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifetimeSeconds)
    .sign(keyOf(secret))
}

/** Null for a token that is forged or has expired. */
export async function readConfirmation(secret: string, token: string, now: number): Promise<Subscribed | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: ['HS256'],
      typ,
      currentDate: new Date(now),
    })
    return Subscribed.safeParse(payload).data ?? null
  } catch {
    return null
  }
}
