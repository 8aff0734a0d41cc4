import { randomBytes } from 'node:crypto'
import { demoPassword } from '../../../platform/db/seed/people.ts'
import { hashSecret } from '../../../platform/services/auth/passwords.ts'
import type { Answer } from '../../integration/platform/platform.ts'
import { homes, type Shop, size } from '../checkout-shop.ts'
import { bagOf, type ErrorCases } from './cases.ts'

const codeChallenge = 'c'.repeat(43)
const { email: _, ...home } = homes.us

const signIn = ({ platform }: Shop, username: string, password: string): Promise<Answer> =>
  platform.ask('auth.signin', { body: { username, password, codeChallenge } })

/** The answer to the last of this many wrong passwords for an address that nobody else of these cases uses. */
async function wrongTries(shop: Shop, username: string, tries: number): Promise<Answer> {
  for (let tried = 1; tried < tries; tried += 1) await signIn(shop, username, 'Wrong-2026')
  return signIn(shop, username, 'Wrong-2026')
}

async function newPerson(shop: Shop, consumerId: string, name: string, more: object) {
  const person = { consumerId, email: `${name}@kerb.example`, currency: 'USD', ...more }
  await shop.platform.admin('/people', { people: [{ ...person, passwordHash: await hashSecret(demoPassword) }] })
}

/** Accounts and those who sign in to them. */
export const peopleCases: ErrorCases = {
  AUT401: (shop) => signIn(shop, 'ipa@kerb.example', 'Wrong-2026'),
  AUT426: (shop) => wrongTries(shop, 'ninth@kerb.example', 9),
  AUT423: (shop) => wrongTries(shop, 'tenth@kerb.example', 10),
  AUT441: async (shop) => {
    await newPerson(shop, 'C0BLOCKED', 'blocked', { blocked: true })
    return signIn(shop, 'blocked@kerb.example', demoPassword)
  },
  AUT409: async (shop) => {
    const codeVerifier = randomBytes(32).toString('base64url')
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier))
    const { body } = await shop.platform.ask('auth.signin', {
      body: {
        username: 'member@kerb.example',
        password: demoPassword,
        codeChallenge: Buffer.from(digest).toString('base64url'),
      },
    })
    const { authorizationCode } = body as { authorizationCode: string }
    const redeem = () =>
      shop.platform.ask('auth.token', { body: { type: 'Registered', authorizationCode, codeVerifier } })
    await redeem()
    return redeem()
  },
  AUT442: async (shop) => (await shop.person('athlete')).ask('consumer.update', { body: { phone: '+12125550144' } }),
  AUT453: async (shop) =>
    (await shop.guest()).ask('consumer.subscribe', {
      body: { type: 'Newsletter', channel: 'email', optin: true, recipient: 'no address' },
    }),
  PRO404: async (shop) => (await shop.guest()).ask('consumer.get', {}),
  PRO410: async (shop) => (await shop.person('athlete')).ask('consumer.update', { body: { birthDate: '2099-01-01' } }),
  CCA400: async (shop) => {
    const who = await shop.person('athlete')
    const body = { ...home, approachType: 'S' } as const
    await who.ask('consumer.addAddress', { body })
    return who.ask('consumer.addAddress', { body })
  },
  CCA401: async (shop) =>
    (await shop.person('athlete')).ask('consumer.removeAddress', { params: { addressId: 'nobodys' } }),
  REW135: async (shop) => {
    const loyalty = { memberId: 'KM-HALF', openingPoints: 900, since: '2026-01-01T00:00:00Z' }
    await newPerson(shop, 'C0HALFWAY', 'halfway', { loyalty })
    const { who, params } = await bagOf(await shop.person('halfway'), size(39))
    const body = { appliedLoyaltyVoucher: { points: 500, amountInCurrency: 500 } }
    return who.ask('cart.applyReward', { params, body })
  },
}
