import { z } from 'zod'
import { toHex } from '../../../shared/bytes.ts'
import type { ResultOf } from '../../../shared/result.ts'
import { brandOf, type CardFaults, cardFaults, digitsOf, expiryMonth } from '../card-rules.ts'
import { outcomeOfCard } from './test-cards.ts'
import { signToken } from './tokens.ts'

/** Data that the card fields send. Neither the number nor the code is stored or logged anywhere. */
export const CardInputBody = z.object({
  number: z.string().max(40),
  expiry: z.string().max(20),
  code: z.string().max(10),
})

export type CardSession = {
  readonly sessionID: string
  readonly brand: string
  readonly last4: string
  readonly bin: string
  /** `YYYY-MM`. */
  readonly expiry: string
}
export type CardSessionAnswer = ResultOf<CardSession, CardFaults>

/** A session can pay for an order once and is valid for 15 minutes. `now` in epoch milliseconds. */
export async function openCardSession(
  secret: string,
  input: z.output<typeof CardInputBody>,
  now: number,
): Promise<CardSessionAnswer> {
  const faults = cardFaults(input, now)
  const number = digitsOf(input.number)
  const brand = brandOf(number)
  const expires = expiryMonth(input.expiry)
  if (Object.keys(faults).length > 0 || !brand || !expires) return { ok: false, failure: faults }
  const last4 = number.slice(-4)
  const bin = number.slice(0, 6)
  const print = await fingerprintOf(secret, number)
  const claims = { jti: crypto.randomUUID(), brand, last4, bin, expires, outcome: outcomeOfCard(number), print }
  const sessionID = await signToken(secret, 'card', claims, now)
  return { ok: true, value: { sessionID, brand, last4, bin, expiry: expires } }
}

async function fingerprintOf(secret: string, number: string): Promise<string> {
  const bytes = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytes.encode(`card-print:${secret}`), algorithm, false, ['sign'])
  const print = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes.encode(number)))
  return toHex(print.subarray(0, 12))
}
