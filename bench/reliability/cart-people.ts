import { createHash, randomBytes, scryptSync } from 'node:crypto'
import type { TokenAnswer } from '../../shared/operations/auth.ts'
import { admin, ask, bodyOf } from './client.ts'
import type { Target } from './target.ts'

const password = 'Correct-horse-7'
const perCall = 50

/** A hash that is checked in no time: this is about baskets, not about passwords. */
function quickHash(): string {
  const salt = randomBytes(16)
  const [N, r, p] = [2, 1, 1]
  const hash = scryptSync(password, salt, 32, { N, r, p })
  return ['scrypt', N, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

/** People who have never been here, by number. */
export async function inviteCrowd(
  { origin, adminToken }: Pick<Target, 'origin' | 'adminToken'>,
  count: number,
): Promise<void> {
  const passwordHash = quickHash()
  for (let from = 0; from < count; from += perCall) {
    const people = Array.from({ length: Math.min(perCall, count - from) }, (_, index) => ({
      consumerId: consumerId(from + index),
      email: emailOf(from + index),
      passwordHash,
      currency: 'USD',
    }))
    const { failed } = await admin<{ failed: unknown[] }>(origin, adminToken, '/people', { people })
    if (failed.length > 0) throw new Error(`people were not taken: ${JSON.stringify(failed[0])}`)
  }
}

const consumerId = (number: number): string => `CMODEL${String(number).padStart(6, '0')}`
const emailOf = (number: number): string => `model-${number}@bench.example`

export type Signed = { readonly token: string; readonly basketId: string | null }

/** Signs somebody of the crowd in, with a guest's basket where there is one. */
export async function enter(
  origin: string,
  number: number,
  guest?: { token: string; basketId: string },
): Promise<Signed> {
  const codeVerifier = randomBytes(32).toString('base64url')
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url')
  const { authorizationCode } = bodyOf<{ authorizationCode: string }>(
    await ask(origin, 'auth.signin', { body: { username: emailOf(number), password, codeChallenge } }),
  )
  const guestObjects = guest && { basketId: guest.basketId }
  const body = { type: 'Registered', authorizationCode, codeVerifier, ...(guestObjects && { guestObjects }) } as const
  const answer = bodyOf<TokenAnswer>(await ask(origin, 'auth.token', { body }, guest ? { token: guest.token } : {}))
  return { token: answer.accessToken, basketId: answer.basketId }
}

export async function newGuest(origin: string): Promise<string> {
  return bodyOf<TokenAnswer>(await ask(origin, 'auth.token', { body: { type: 'Guest' } })).accessToken
}
