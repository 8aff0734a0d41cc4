import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll } from 'vitest'
import { demoPassword, seedEmployees, seedGiftCards, seedPeople, seedRewards } from '../../demo/seed/people.ts'
import { seedStores } from '../../demo/seed/stores.ts'
import type { OperationId, OperationOf } from '../../shared/operations/index.ts'
import type { OperationInput, OperationResponse } from '../../shared/operations/operation.ts'
import { quickCost } from '../harness/quick-cost.ts'
import { type Answer, errorIdOf, type Platform } from '../integration/platform/platform.ts'
import { startFilledPlatform } from './target.ts'

export const newVerifier = () => randomBytes(32).toString('base64url')
export const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

export type Token = OperationResponse<OperationOf<'auth.token'>>

/** A platform with the demo's people for all tests of the file, and helpers to call it. */
export function usePeople() {
  let running: Platform | undefined
  beforeAll(async () => {
    running = await startFilledPlatform()
    await running.admin('/stores', { stores: seedStores.slice(0, 2) })
    await running.admin('/people', {
      people: await seedPeople(quickCost),
      employees: seedEmployees,
      rewards: seedRewards,
      giftCards: (await seedGiftCards(quickCost)).slice(0, 1),
    })
  })
  afterAll(() => running?.close())

  const platform = (): Platform => {
    if (!running) throw new Error('The platform opens in beforeAll: use it inside a test.')
    return running
  }
  const guest = () => platform().call('auth.token', { body: { type: 'Guest' } })
  const signin = (username: string, password: string, verifier = newVerifier()) =>
    platform().ask('auth.signin', { body: { username, password, codeChallenge: challengeOf(verifier) } })
  const redeem = (authorizationCode: string, codeVerifier: string, headers = {}, guestObjects = {}) =>
    platform().ask(
      'auth.token',
      { body: { type: 'Registered', authorizationCode, codeVerifier, guestObjects } },
      'en-us',
      headers,
    )
  return {
    platform,
    guest,
    signin,
    redeem,
    async enter(username: string, headers = {}, guestObjects = {}): Promise<Token> {
      const verifier = newVerifier()
      const { body } = await signin(username, demoPassword, verifier)
      const { authorizationCode } = body as { authorizationCode: string }
      return (await redeem(authorizationCode, verifier, headers, guestObjects)).body as Token
    },
    as: (token: Token) => ({
      call: <Id extends OperationId>(id: Id, input: OperationInput<OperationOf<Id>>) =>
        platform().call(id, input, 'en-us', bearer(token.accessToken)),
      refusal: async <Id extends OperationId>(id: Id, input: OperationInput<OperationOf<Id>>) =>
        errorIdOf(await platform().ask(id, input, 'en-us', bearer(token.accessToken))),
    }),
    statusAndCode: async (answer: Promise<Answer>) => {
      const { status, ...rest } = await answer
      return [status, errorIdOf({ status, ...rest })]
    },
  }
}
