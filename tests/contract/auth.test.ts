import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorIdOf, type Platform } from '../integration/platform/platform.ts'
import { startFilledPlatform } from './target.ts'

let platform: Platform
beforeAll(async () => {
  platform = await startFilledPlatform()
})
afterAll(() => platform?.close())

const guest = () => platform.call('auth.token', { body: { type: 'Guest' } })
const emptyCart = (token: string) =>
  platform.ask('cart.create', { body: {} }, 'en-us', { authorization: `Bearer ${token}` })

describe('a guest', () => {
  it('gets a token of their own for thirty minutes, with which a cart can be made', async () => {
    const [one, other] = [await guest(), await guest()]
    expect(one).toMatchObject({ consumerType: 'GUEST', expiresIn: 1800, memberId: null })
    expect(one.consumerNo).not.toBe(other.consumerNo)
    expect((await emptyCart(one.accessToken)).status).toBe(200)
  })

  it('stays the same consumer when the token is renewed', async () => {
    const first = await guest()
    const second = await platform.call('auth.token', { body: { type: 'Refresh', refreshToken: first.refreshToken } })
    expect(second.consumerNo).toBe(first.consumerNo)
    expect(second.refreshToken).not.toBe(first.refreshToken)
    expect((await emptyCart(second.accessToken)).status).toBe(200)
  })
})

describe('what is refused', () => {
  it('is a refresh token that was never issued', async () => {
    const answer = await platform.ask('auth.token', { body: { type: 'Refresh', refreshToken: 'x'.repeat(64) } })
    expect([answer.status, errorIdOf(answer)]).toEqual([401, 'AUT401'])
  })

  it('is a forged access token, as an invalid customer', async () => {
    const { accessToken } = await guest()
    const forged = accessToken.replace(/\.[^.]+$/, '.AAAA')
    for (const token of [forged, 'x', '']) expect(errorIdOf(await emptyCart(token)), token).toBe('AUT498')
  })
})
