import { describe, expect, it } from 'vitest'
import { demoPassword } from '../../demo/seed/people.ts'
import { createPasskey, type SoftwarePasskey } from '../harness/authenticator.ts'
import { errorIdOf } from '../integration/platform/platform.ts'
import { bearer, challengeOf, newVerifier, type Token, usePeople } from './people-scene.ts'

const { platform, guest, enter, redeem, as } = usePeople()
const origin = 'http://localhost:8787'
const chrome = { browser: 'Chrome', system: 'Windows' } as const
const safari = { browser: 'Safari', system: 'iPhone' } as const

type Options = { readonly challenge: string; readonly user?: { readonly id: string } }
const challengeIn = ({ options }: { readonly options: Record<string, unknown> }) => options as unknown as Options

/** Signed in from a device, which the list names. */
async function enterOn(device: typeof chrome | typeof safari, username: string): Promise<Token> {
  const verifier = newVerifier()
  const code = await platform().call('auth.signin', {
    body: { username, password: demoPassword, codeChallenge: challengeOf(verifier) },
  })
  const body = {
    type: 'Registered',
    authorizationCode: code.authorizationCode,
    codeVerifier: verifier,
    device,
  } as const
  return platform().call('auth.token', { body })
}

async function add(token: Token, name = 'Laptop', passkey = createPasskey()): Promise<SoftwarePasskey> {
  const { challenge } = challengeIn(await as(token).call('auth.passkeyOptions', { body: { origin } }))
  await as(token).call('auth.addPasskey', { body: { origin, name, credential: passkey.made({ challenge, origin }) } })
  return passkey
}

const signInChallenge = async () =>
  challengeIn(await platform().call('auth.passkeySignInOptions', { body: { origin } })).challenge

async function signIn(credential: ReturnType<SoftwarePasskey['used']>, at = origin) {
  const verifier = newVerifier()
  const body = { origin: at, credential, codeChallenge: challengeOf(verifier) }
  const answer = await platform().ask('auth.passkeySignIn', { body })
  const { authorizationCode } = answer.body as { authorizationCode?: string }
  if (!authorizationCode) return errorIdOf(answer)
  return ((await redeem(authorizationCode, verifier)).body as Token).consumerNo
}

describe('a passkey', () => {
  it('is added by its owner, signs them in, and is theirs to rename and to remove', async () => {
    const token = await enter('ipa@kerb.example')
    const { options } = await as(token).call('auth.passkeyOptions', { body: { origin } })
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const passkey = await add(token)
    const used = passkey.used({ challenge: await signInChallenge(), origin }, { userHandle: token.consumerNo })
    expect(await signIn(used)).toBe(token.consumerNo)

    const params = { passkeyId: passkey.id }
    await as(token).call('auth.renamePasskey', { params, body: { name: 'Îlo’s 手机' } })
    const { passkeys } = await as(token).call('auth.passkeys', {})
    expect(passkeys).toMatchObject([{ passkeyId: passkey.id, name: 'Îlo’s 手机', domain: 'localhost' }])
    expect(passkeys[0]?.usedAt).not.toBeNull()
    await as(token).call('auth.removePasskey', { params })
    expect(await signIn(passkey.used({ challenge: await signInChallenge(), origin }))).toBe('PKY401')
  })

  it('may say that it made its key itself', async () => {
    const token = await enter('ipa@kerb.example')
    const passkey = createPasskey()
    const { challenge } = challengeIn(await as(token).call('auth.passkeyOptions', { body: { origin } }))
    const statement = { fmt: 'packed', attStmt: new Map([['sig', Buffer.alloc(8)]]) }
    const credential = passkey.made({ challenge, origin, statement })
    await as(token).call('auth.addPasskey', { body: { origin, name: 'Key', credential } })
    expect(await signIn(passkey.used({ challenge: await signInChallenge(), origin }))).toBe(token.consumerNo)
    await as(token).call('auth.removePasskey', { params: { passkeyId: passkey.id } })
  })

  it('is refused with one answer, whatever is wrong with it', async () => {
    const token = await enter('member@kerb.example')
    const passkey = await add(token)
    const fresh = async () => ({ challenge: await signInChallenge(), origin })
    const good = await fresh()
    expect(await signIn(passkey.used(good))).toBe(token.consumerNo)
    expect(await signIn(passkey.used(good)), 'a challenge answered before').toBe('PKY401')
    expect(await signIn(passkey.used({ challenge: 'bm9uZSBvZiBvdXJz', origin })), 'a foreign challenge').toBe('PKY401')
    const foreign = { ...(await fresh()), origin: 'http://localhost:9999' }
    expect(await signIn(passkey.used(foreign)), 'a foreign origin').toBe('PKY401')
    expect(await signIn(createPasskey().used(await fresh())), 'an unknown passkey').toBe('PKY401')
    const unverified = { ...(await fresh()), isVerified: false }
    expect(await signIn(passkey.used(unverified)), 'nobody was verified').toBe('PKY401')
    const handle = { userHandle: 'C0SOMEBODY' }
    expect(await signIn(passkey.used(await fresh(), handle)), 'another person’s').toBe('PKY401')
    const forged = { ...createPasskey().used(await fresh()), id: passkey.id, rawId: passkey.id }
    expect(await signIn(forged), 'another passkey’s signature').toBe('PKY401')
    const made = challengeIn(await as(token).call('auth.passkeyOptions', { body: { origin } }))
    expect(await signIn(passkey.used({ ...made, origin })), 'a challenge for adding one').toBe('PKY401')
    expect(await signIn(passkey.used(await fresh()), 'http://127.0.0.1:8787'), 'an address').toBe('PKY401')
  })

  it('is refused once its counter has gone back, as of a copy', async () => {
    const token = await enter('athlete@kerb.example')
    const passkey = await add(token)
    const use = async (counter: number) =>
      signIn(passkey.used({ challenge: await signInChallenge(), origin }, { counter }))
    expect(await use(5)).toBe(token.consumerNo)
    expect([await use(5), await use(4), await use(0)]).toEqual(['PKY401', 'PKY401', 'PKY401'])
    expect(await use(6)).toBe(token.consumerNo)
  })

  it('can’t be added twice, with another person’s challenge, from another origin, or unverified', async () => {
    const [token, other] = [await enter('employee@kerb.example'), await enter('wranx@kerb.example')]
    const own = await add(token)
    const fresh = async () => ({
      ...challengeIn(await as(token).call('auth.passkeyOptions', { body: { origin } })),
      origin,
    })
    const refusal = (credential: ReturnType<SoftwarePasskey['made']>, who = token) =>
      as(who).refusal('auth.addPasskey', { body: { origin, name: 'Phone', credential } })
    expect(await refusal(own.made(await fresh())), 'twice').toBe('PKY400')
    expect(await refusal(createPasskey().made(await fresh()), other), 'another person’s').toBe('PKY400')
    expect(await refusal(createPasskey().made({ ...(await fresh()), origin: 'https://evil.example' }))).toBe('PKY400')
    expect(await refusal(createPasskey('evil.example').made(await fresh())), 'another domain').toBe('PKY400')
    expect(await refusal(createPasskey().made({ ...(await fresh()), isVerified: false }))).toBe('PKY400')
    const sig = Buffer.alloc(8)
    const certificate = { fmt: 'packed', attStmt: new Map([['sig', sig] as const, ['x5c', sig] as const]) }
    for (const statement of [
      certificate,
      { ...certificate, fmt: 'tpm' },
      { fmt: 'none', attStmt: certificate.attStmt },
    ])
      expect(await refusal(createPasskey().made({ ...(await fresh()), statement })), statement.fmt).toBe('PKY400')
    const signInOnly = { challenge: await signInChallenge(), origin }
    expect(await refusal(createPasskey().made(signInOnly)), 'a sign-in’s').toBe('PKY400')
    expect((await as(token).call('auth.passkeys', {})).passkeys).toHaveLength(1)
    expect((await as(other).call('auth.passkeys', {})).passkeys).toHaveLength(0)
  })

  it('of another person is answered like an unknown one, and guests have none', async () => {
    const passkey = await add(await enter('registered@kerb.example'))
    const stranger = as(await enter('wranx@kerb.example'))
    for (const params of [{ passkeyId: passkey.id }, { passkeyId: 'unknown' }]) {
      expect(await stranger.refusal('auth.removePasskey', { params })).toBe('PKY404')
      expect(await stranger.refusal('auth.renamePasskey', { params, body: { name: 'Mine' } })).toBe('PKY404')
    }
    expect(await as(await guest()).refusal('auth.passkeys', {})).toBe('PRO404')
    const associate = { username: 'associate@kerb.example', password: demoPassword }
    const verifier = newVerifier()
    const { authorizationCode } = await platform().call('auth.agentLogin', {
      body: { ...associate, codeChallenge: challengeOf(verifier) },
    })
    const atWork = as((await redeem(authorizationCode, verifier)).body as Token)
    expect(await atWork.refusal('auth.passkeyOptions', { body: { origin } })).toBe('PKY400')
  })

  it('is added later with the password alone', async () => {
    const token = await enter('newmember@kerb.example')
    await platform().rows('UPDATE devices SET proven_at = 0 WHERE consumer_id = ?', token.consumerNo)
    const person = as(token)
    expect((await person.call('auth.passkeys', {})).isProven).toBe(false)
    expect(await person.refusal('auth.passkeyOptions', { body: { origin } })).toBe('AUT404')
    expect(await person.refusal('auth.passkeyOptions', { body: { origin, password: 'Wrong-2026' } })).toBe('AUT450')
    await person.call('auth.passkeyOptions', { body: { origin, password: demoPassword } })
    expect((await person.call('auth.passkeys', {})).isProven).toBe(true)
  })
})

describe('signed-in devices', () => {
  it('are listed, and ended one by one: at once, and for good', async () => {
    const username = 'newemployee@kerb.example'
    const [phone, laptop] = [await enterOn(safari, username), await enterOn(chrome, username)]
    const { devices } = await as(laptop).call('auth.devices', {})
    expect(devices.map(({ browser, system, current }) => [browser, system, current])).toEqual(
      expect.arrayContaining([
        ['Safari', 'iPhone', false],
        ['Chrome', 'Windows', true],
      ]),
    )
    const params = { deviceId: devices.find(({ browser }) => browser === 'Safari')?.deviceId ?? '' }
    const stranger = as(await enter('ipa@kerb.example'))
    expect(await stranger.refusal('auth.endDevice', { params })).toBe('DEV404')
    await as(laptop).call('auth.endDevice', { params })
    expect(await as(laptop).refusal('auth.endDevice', { params })).toBe('DEV404')
    expect(await as(phone).refusal('auth.devices', {})).toBe('AUT498')
    const renewed = await platform().ask('auth.token', { body: { type: 'Refresh', refreshToken: phone.refreshToken } })
    expect(errorIdOf(renewed)).toBe('AUT401')
  })

  it('are all ended but the one that asks', async () => {
    const username = 'wranx@kerb.example'
    const [phone, laptop] = [await enterOn(safari, username), await enterOn(chrome, username)]
    await as(laptop).call('auth.endOtherDevices', {})
    expect((await as(laptop).call('auth.devices', {})).devices.map(({ current }) => current)).toEqual([true])
    expect(await as(phone).refusal('auth.devices', {})).toBe('AUT498')
    await platform().call(
      'auth.signout',
      { body: { refreshToken: laptop.refreshToken } },
      'en-us',
      bearer(laptop.accessToken),
    )
    expect(await platform().rows('SELECT 1 FROM devices WHERE consumer_id = ?', laptop.consumerNo)).toEqual([])
  })
})
