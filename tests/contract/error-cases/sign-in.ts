import { createHash, randomBytes } from 'node:crypto'
import { demoPassword } from '../../../demo/seed/people.ts'
import type { Answer } from '../../integration/platform/platform.ts'
import type { Shop } from '../checkout-shop.ts'
import type { ErrorCases } from './cases.ts'
import { codeChallenge, newPerson } from './people.ts'

const signIn = ({ platform }: Shop, username: string, password: string): Promise<Answer> =>
  platform.ask('auth.signin', { body: { username, password, codeChallenge } })

const signInAssociate = ({ platform }: Shop, name: string, locale: 'en-us' | 'de-de' = 'en-us'): Promise<Answer> => {
  const body = { username: `${name}@kerb.example`, password: demoPassword, codeChallenge }
  return platform.ask('auth.agentLogin', { body }, locale)
}

/** The response to the last of this many wrong passwords, for an address that no other case uses. */
async function wrongTries(shop: Shop, username: string, tries: number): Promise<Answer> {
  for (let tried = 1; tried < tries; tried += 1) await signIn(shop, username, 'Wrong-2026')
  return signIn(shop, username, 'Wrong-2026')
}

const newVerifier = () => randomBytes(32).toString('base64url')

/** Redeems a code of the member with these verifiers, one after the other; returns the last response. */
async function redeem({ platform }: Shop, verifier: string, verifiers: readonly string[]): Promise<Answer> {
  const { body } = await platform.ask('auth.signin', {
    body: {
      username: 'member@kerb.example',
      password: demoPassword,
      codeChallenge: createHash('sha256').update(verifier).digest('base64url'),
    },
  })
  const { authorizationCode } = body as { authorizationCode: string }
  const answers: Answer[] = []
  for (const codeVerifier of verifiers)
    answers.push(await platform.ask('auth.token', { body: { type: 'Registered', authorizationCode, codeVerifier } }))
  const last = answers.at(-1)
  if (!last) throw new Error('No verifier was given.')
  return last
}

/** Codes of signing in. */
export const signInCases: ErrorCases = {
  AUT401: (shop) => signIn(shop, 'ipa@kerb.example', 'Wrong-2026'),
  AUT426: (shop) => wrongTries(shop, 'ninth@kerb.example', 9),
  AUT423: (shop) => wrongTries(shop, 'tenth@kerb.example', 10),
  AUT441: async (shop) => {
    await newPerson(shop, 'C0BLOCKED', 'blocked', { blocked: true })
    return signIn(shop, 'blocked@kerb.example', demoPassword)
  },
  AUT418: async (shop) => {
    await newPerson(shop, 'C0FORMER', 'former-associate', { associateOf: 'KERB-NOBODY' })
    return signInAssociate(shop, 'former-associate')
  },
  AUT437: ({ platform }) =>
    platform.ask('auth.token', {
      body: { type: 'Registered', authorizationCode: 'never issued', codeVerifier: newVerifier() },
    }),
  AUT438: (shop) => redeem(shop, newVerifier(), [newVerifier()]),
  AUT409: (shop) => {
    const verifier = newVerifier()
    return redeem(shop, verifier, [verifier, verifier])
  },
  AUT440: (shop) => signInAssociate(shop, 'associate', 'de-de'),
}
