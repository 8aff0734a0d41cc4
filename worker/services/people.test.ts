import { describe, expect, it } from 'vitest'
import { createCall } from './call.ts'
import { noForm } from './captcha-proof.ts'
import { createPeopleService } from './people.ts'
import type { Session } from './session.ts'
import type { Transport } from './transport.ts'

const now = new Date('2026-11-21T12:00:00Z')
const config = { AUTH_ACCESS_KEY: 'key-of-test', SERVER_TRUST_ID: 'trust-of-test', BRAND: 'kerb' }
const guest: Session = {
  v: 2,
  userId: 'G1',
  accessToken: 'guest-token',
  accessExpiresAt: now.getTime() + 1_000_000,
  refreshToken: 'guest-refresh-token-of-a-test',
  basketId: 'B-guest-basket',
  cartCount: 1,
  person: null,
}
const person: Session['person'] = {
  firstName: 'Ilo',
  kind: 'registered',
  traits: [],
  employeeTermsAccepted: true,
  associate: null,
}
const token = {
  accessToken: 'person-token',
  expiresIn: 1800,
  refreshToken: 'r',
  consumerNo: 'C00000004',
  consumerType: 'EMPLOYEE',
  memberId: null,
  basketId: null,
  favorites: null,
  isEmployeeDiscountTCAccepted: false,
}

type Sent = { readonly path: string; readonly body: Record<string, unknown>; readonly authorization: string | null }

/** A platform with the test's response for each path, and the requests that it received. */
function platform(answers: Readonly<Record<string, () => Response>>) {
  const requests: Sent[] = []
  const transport: Transport = async (_, path, init) => {
    const plain = path.split('?')[0] ?? ''
    const body = init.body ? JSON.parse(String(init.body)) : {}
    requests.push({ path: plain, body, authorization: new Headers(init.headers).get('authorization') })
    return answers[plain]?.() ?? Response.json({}, { status: 404 })
  }
  const contextOf = (session: Session | null) => ({
    session,
    visitorId: 'visitor-of-a-test',
    url: new URL('https://shop.example/'),
    now,
    locale: 'en-us' as const,
    config,
    channel: 'ECOMM' as const,
    userAgent: '',
    background: (work: Promise<unknown>) => void work.catch(() => undefined),
    call: createCall(transport, {
      locale: 'en-us',
      accessKey: 'k',
      serverTrustId: 't',
      userId: '',
      accessToken: session?.accessToken ?? null,
    }),
  })
  return { sent: requests, people: createPeopleService(transport), contextOf }
}

const signin = '/consumers-v3/auth/signin'
const tokens = '/token/v2/auth/token'
const code = () => Response.json({ authorizationCode: 'the-code' })
const credentials = { email: 'employee@kerb.example', password: 'right', captcha: noForm }
const challengeOf = async (verifier: string) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))).toString('base64url')

describe('signing in', () => {
  it('proves with a verifier of 32 bytes that the browser which began it ends it', async () => {
    const { sent, people, contextOf } = platform({ [signin]: code, [tokens]: () => Response.json(token) })
    await people.signIn(contextOf(null), credentials)
    const [signIn, redeemed] = sent
    const verifier = String(redeemed?.body['codeVerifier'])
    expect(Buffer.from(verifier, 'base64url')).toHaveLength(32)
    expect(signIn?.body['codeChallenge']).toBe(await challengeOf(verifier))
    expect(JSON.stringify(signIn?.body)).not.toContain(verifier)
  })

  it('brings a guest’s basket along with that guest’s token', async () => {
    const { sent, people, contextOf } = platform({ [signin]: code, [tokens]: () => Response.json(token) })
    await people.signIn(contextOf(guest), credentials)
    const redeemed = sent.find(({ path }) => path === tokens)
    expect(redeemed?.authorization).toBe('Bearer guest-token')
    expect(redeemed?.body['guestObjects']).toEqual({ basketId: 'B-guest-basket' })
  })

  it('does not take over the cart of the person signed in before', async () => {
    const { sent, people, contextOf } = platform({ [signin]: code, [tokens]: () => Response.json(token) })
    await people.signIn(contextOf({ ...guest, person }), credentials)
    expect(sent.find(({ path }) => path === tokens)?.body['guestObjects']).toBeUndefined()
    expect(sent.some(({ path }) => path.endsWith('/auth/signout'))).toBe(true)
  })

  it('knows an employee with terms to accept also when the profile can’t be read', async () => {
    const { people, contextOf } = platform({ [signin]: code, [tokens]: () => Response.json(token) })
    const answer = await people.signIn(contextOf(guest), credentials)
    expect(answer.ok && answer.value.session.person).toEqual({
      firstName: null,
      kind: 'employee',
      traits: ['registered', 'employee'],
      employeeTermsAccepted: false,
      associate: null,
    })
  })

  it('says duplicated token for whatever is wrong with a token, but for a challenge', async () => {
    const failing = (status: number, errorId: string) => () =>
      Response.json({ errorDetails: [{ errorId, message: '' }], appId: 'kerb', correlationId: 'x' }, { status })
    for (const [status, errorId, reply] of [
      [400, 'AUT404', 'AUT409'],
      [403, 'AUT403', 'AUT403'],
    ] as const) {
      const { people, contextOf } = platform({ [signin]: code, [tokens]: failing(status, errorId) })
      const answer = await people.signIn(contextOf(null), credentials)
      expect(answer.ok ? null : answer.failure.code).toBe(reply)
    }
  })
})

describe('an account', () => {
  it('whose session was signed out elsewhere goes on as a new guest’s', async () => {
    const endedSession = () =>
      Response.json(
        { errorDetails: [{ errorId: 'AUT498', message: '' }], appId: 'a', correlationId: 'x' },
        { status: 409 },
      )
    const { people, contextOf } = platform({
      '/consumers-v3/consumer': endedSession,
      [tokens]: () => Response.json({ ...token, consumerNo: 'G2', consumerType: 'GUEST' }),
    })
    const answer = await people.asPerson(contextOf({ ...guest, userId: 'C1', person }), (call) =>
      call('consumer.get', {}),
    )
    expect(answer).toMatchObject({
      result: { ok: false, failure: { code: 'AUT432' } },
      session: { userId: 'G2', basketId: null, person: null },
    })
  })

  it('is nobody’s for a guest, and no service is asked', async () => {
    const { sent, people, contextOf } = platform({})
    const answer = await people.asPerson(contextOf(guest), (call) => call('consumer.get', {}))
    expect(answer).toMatchObject({ result: { ok: false, failure: { code: 'AUT432' } }, session: null })
    expect(sent).toEqual([])
  })
})

describe('a hiccup of the token service', () => {
  const asked = { ...guest, userId: 'C1', basketId: 'B-of-person', accessExpiresAt: 0, person }
  const refusal = (status: number, errorId?: string) => () =>
    Response.json(errorId ? { errorDetails: [{ errorId, message: '' }], appId: 'a', correlationId: 'x' } : {}, {
      status,
    })
  const unreachable = () => {
    throw new Error('connection refused')
  }

  it.each([
    ['its database fails', refusal(500, 'AUT500')],
    ['it is too busy', refusal(429, 'API429')],
    ['it is down', refusal(503)],
    ['a gateway wants to sign in itself', refusal(401)],
    ['our keys are refused', refusal(401, 'API400')],
    ['a bot manager steps in', refusal(403)],
    ['it answers something else', () => Response.json({ hello: 'world' })],
    ['nothing answers', unreachable],
  ])('signs nobody out when %s', async (_, tokenAnswer) => {
    const { people, contextOf, sent } = platform({ [tokens]: tokenAnswer })
    const answer = await people.asPerson(contextOf(asked), (call) => call('consumer.get', {}))
    expect(answer).toMatchObject({ session: null, result: { ok: false } })
    expect(answer.result.ok || answer.result.failure.code).not.toBe('AUT432')
    expect(sent.map(({ body }) => body['type'])).not.toContain('Guest')
  })

  it('is over once the token is proven dead: the shopper goes on as a new guest', async () => {
    const answers = [refusal(401, 'AUT401'), () => Response.json({ ...token, consumerNo: 'G2', consumerType: 'GUEST' })]
    const { people, contextOf } = platform({ [tokens]: () => (answers.shift() ?? unreachable)() })
    const answer = await people.asPerson(contextOf(asked), (call) => call('consumer.get', {}))
    expect(answer).toMatchObject({ session: { userId: 'G2', person: null }, result: { failure: { code: 'AUT432' } } })
  })
})
