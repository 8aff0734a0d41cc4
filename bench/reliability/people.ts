import { createHash, randomBytes } from 'node:crypto'
import { hashSecret } from '../../platform/services/auth/passwords.ts'
import type { ConsumerProfile } from '../../shared/contracts/consumer.ts'
import type { TokenAnswer } from '../../shared/operations/auth.ts'
import { admin, ask, bodyOf } from './client.ts'
import type { Target } from './target.ts'

const password = 'Correct-horse-7'
export const giftCard = { code: 'BENCHGIFT1', pin: '4711' } as const

/** A member with points, an athlete with credit and a gift card anybody may use, as an operator sends them. */
export async function invite(
  { origin, adminToken }: Pick<Target, 'origin' | 'adminToken'>,
  { points, credit, gift }: { readonly points: number; readonly credit: number; readonly gift: number },
): Promise<void> {
  const [passwordHash, pinHash] = await Promise.all([hashSecret(password), hashSecret(giftCard.pin)])
  const person = { currency: 'USD', passwordHash, firstName: 'Ada', lastName: 'Walker', phone: '2125550123' }
  const report = await admin<{ failed: unknown[] }>(origin, adminToken, '/people', {
    people: [
      {
        ...person,
        consumerId: 'CBENCHMEMBER',
        email: 'member@bench.example',
        loyalty: { memberId: 'M-BENCH', openingPoints: points, since: '2026-01-01T00:00:00Z' },
      },
      { ...person, consumerId: 'CBENCHATHLETE', email: 'athlete@bench.example', athlete: { annualCredit: credit } },
    ],
    giftCards: [{ code: giftCard.code, pinHash, currency: 'USD', openingBalance: gift }],
  })
  if (report.failed.length > 0) throw new Error(`people were not taken: ${JSON.stringify(report.failed)}`)
}

/** The access token of somebody who signs in (spec 1 §7 Auth, with PKCE). */
export async function signIn(origin: string, name: 'member' | 'athlete'): Promise<string> {
  const codeVerifier = randomBytes(32).toString('base64url')
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url')
  const { authorizationCode } = bodyOf<{ authorizationCode: string }>(
    await ask(origin, 'auth.signin', { body: { username: `${name}@bench.example`, password, codeChallenge } }),
  )
  const token = bodyOf<TokenAnswer>(
    await ask(origin, 'auth.token', { body: { type: 'Registered', authorizationCode, codeVerifier } }),
  )
  return token.accessToken
}

export async function profileOf(origin: string, token: string) {
  const reply = await ask(origin, 'consumer.get', { query: { includeLoyaltySummary: 'true' } }, { token })
  return bodyOf<(typeof ConsumerProfile)['_output']>(reply)
}
