import type { ConsumerProfile } from '../../shared/contracts/consumer.ts'
import { quickHash } from '../../tests/harness/quick-cost.ts'
import { createAccounts, signIn as enter } from '../people/accounts.ts'
import { admin, ask, bodyOf } from './client.ts'
import type { Target } from './target.ts'

export const giftCard = { code: 'BENCHGIFT1', pin: '4711' } as const

/** A member with points, an athlete with credit and a gift card anybody may use, as an operator sends them. */
export async function invite(
  target: Pick<Target, 'origin' | 'adminToken'>,
  { points, credit, gift }: { readonly points: number; readonly credit: number; readonly gift: number },
): Promise<void> {
  const phone = '2125550123'
  await createAccounts(target, [
    {
      phone,
      consumerId: 'CBENCHMEMBER',
      email: 'member@bench.example',
      loyalty: { memberId: 'M-BENCH', openingPoints: points, since: '2026-01-01T00:00:00Z' },
    },
    { phone, consumerId: 'CBENCHATHLETE', email: 'athlete@bench.example', athlete: { annualCredit: credit } },
  ])
  const pinHash = await quickHash(giftCard.pin)
  const report = await admin<{ failed: unknown[] }>(target.origin, target.adminToken, '/people', {
    giftCards: [{ code: giftCard.code, pinHash, currency: 'USD', openingBalance: gift }],
  })
  if (report.failed.length > 0) throw new Error(`the gift card was not accepted: ${JSON.stringify(report.failed)}`)
}

/** The access token of somebody who signs in (spec 1 §7 Auth, with PKCE). */
export async function signIn(origin: string, name: 'member' | 'athlete'): Promise<string> {
  return (await enter(origin, `${name}@bench.example`)).accessToken
}

export async function profileOf(origin: string, token: string) {
  const reply = await ask(origin, 'consumer.get', { query: { includeLoyaltySummary: 'true' } }, { token })
  return bodyOf<(typeof ConsumerProfile)['_output']>(reply)
}
