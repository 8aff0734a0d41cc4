import { chosenDigits, memberNumberOf } from '../../shared/member-number.ts'
import type { TokenAnswer } from '../../shared/operations/auth.ts'
import type { OperationOf } from '../../shared/operations/index.ts'
import type { OperationResponse } from '../../shared/operations/operation.ts'
import { challengeOf, createAccounts, newVerifier, password, redeem, signIn } from '../people/accounts.ts'
import { range } from '../reliability/at-once.ts'
import { admin, ask, bodyOf } from '../reliability/client.ts'
import { profileOf } from '../reliability/people.ts'
import type { Origins } from '../shown/world.ts'
import { employees, placeOf } from './places.ts'

export const openingPoints = 6000
const digits = (index: number): string => String(index).padStart(5, '0')

/** Accounts of a sequence: nobody else signs in to them. */
export const memberOf = (index: number): string => `whose-member-${index}@kerb.example`
/** The number that the member shows at a register. */
export const numberOf = (index: number): string => memberNumberOf(String(index).padStart(chosenDigits, '0'))
export const associateOf = (index: number): string => `whose-associate-${index}@kerb.example`

/** A member with points and an associate for each of so many sequences. */
export async function inviteAll({ platformUrl, adminToken }: Origins, sequences: number): Promise<void> {
  await admin(platformUrl, adminToken, '/people', { employees })
  await createAccounts(
    { origin: platformUrl, adminToken },
    range(sequences).flatMap((index) => [
      {
        consumerId: `CWHOSEM${digits(index)}`,
        email: memberOf(index),
        phone: placeOf(index).home.phone,
        currency: placeOf(index).currency,
        loyalty: {
          memberId: `KM-WHOSE${digits(index)}`,
          openingPoints,
          since: '2026-01-01T00:00:00Z',
          memberNumber: numberOf(index),
        },
      },
      { consumerId: `CWHOSEA${digits(index)}`, email: associateOf(index), associateOf: placeOf(index).seller },
    ]),
  )
}

/** Ends every session of the member or the associate of a sequence, wherever they are signed in. */
export async function endSessions({ platformUrl }: Origins, index: number, who: 'member' | 'associate'): Promise<void> {
  const codeVerifier = newVerifier()
  const isMember = who === 'member'
  const username = isMember ? memberOf(index) : associateOf(index)
  const body = { username, password, codeChallenge: challengeOf(codeVerifier) }
  const { front: locale } = placeOf(index)
  const code = await ask(platformUrl, isMember ? 'auth.signin' : 'auth.agentLogin', { body }, { locale })
  const { authorizationCode } = bodyOf<{ authorizationCode: string }>(code)
  const { accessToken } = bodyOf<TokenAnswer>(await redeem(platformUrl, authorizationCode, codeVerifier))
  bodyOf(await ask(platformUrl, 'auth.endOtherDevices', {}, { token: accessToken }))
}

/** Numbers of the orders in the member's account. */
export async function historyOf({ platformUrl }: Origins, index: number): Promise<readonly string[]> {
  const { accessToken } = await signIn(platformUrl, memberOf(index))
  const reply = await ask(platformUrl, 'consumer.purchaseHistory', { body: { count: 50 } }, { token: accessToken })
  const { orders } = bodyOf<OperationResponse<OperationOf<'consumer.purchaseHistory'>>>(reply)
  return orders.map(({ orderNumber }) => orderNumber)
}

/** Rest of the member's points. */
export async function pointsOf({ platformUrl }: Origins, index: number): Promise<number> {
  const { accessToken } = await signIn(platformUrl, memberOf(index))
  const { loyaltySummary } = await profileOf(platformUrl, accessToken)
  return loyaltySummary?.points.balance ?? Number.NaN
}
