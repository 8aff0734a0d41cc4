import { demoPassword } from '../../../demo/seed/people.ts'
import { createPasskey } from '../../harness/authenticator.ts'
import { quickHash } from '../../harness/quick-cost.ts'
import type { Answer } from '../../integration/platform/platform.ts'
import { homes, type Shop, size } from '../checkout-shop.ts'
import { linkTokenOf } from '../outbox.ts'
import { cartOf, type ErrorCases } from './cases.ts'

export const codeChallenge = 'c'.repeat(43)
const { email: _, ...home } = homes.us

export async function newPerson(shop: Shop, consumerId: string, name: string, fields: object) {
  const person = { consumerId, email: `${name}@kerb.example`, currency: 'USD', ...fields }
  await shop.platform.admin('/people', { people: [{ ...person, passwordHash: await quickHash(demoPassword) }] })
}

const signUp = ({ platform }: Shop, email: string, more: object): Promise<Answer> =>
  platform.ask('auth.signup', { body: { email, password: demoPassword, codeChallenge, ...more } })

let changers = 0
/** The answer to the last of these passwords, each chosen after the one before, by somebody new. */
async function changePassword(shop: Shop, first: string, chosen: readonly string[]): Promise<Answer> {
  changers += 1
  await newPerson(shop, `C0CHANGER${changers}`, `changer-${changers}`, {})
  const who = await shop.person(`changer-${changers}`)
  let currentPassword = first
  let answer: Answer | undefined
  for (const newPassword of chosen) {
    answer = await who.ask('auth.changePassword', { body: { currentPassword, newPassword } })
    currentPassword = newPassword
  }
  if (!answer) throw new Error('No password was chosen.')
  return answer
}

/** Codes of accounts. */
export const peopleCases: ErrorCases = {
  AUT402: (shop) =>
    shop.platform.ask('auth.confirmForgotPassword', { body: { token: 'x'.repeat(64), newPassword: 'Second-2026' } }),
  AUT439: (shop) => signUp(shop, 'member@kerb.example', {}),
  AUT444: (shop) => signUp(shop, 'phone@kerb.example', { phone: '+12125550144' }),
  PRO400: (shop) => signUp(shop, 'associate@kerb.example', {}),
  AUT450: (shop) => changePassword(shop, 'Wrong-2026', ['Second-2026']),
  AUT451: (shop) => changePassword(shop, demoPassword, [demoPassword]),
  AUT452: (shop) => changePassword(shop, demoPassword, ['Second-2026', demoPassword]),
  FE340: async (shop) =>
    (await shop.person('athlete')).ask('auth.changePassword', {
      body: { currentPassword: demoPassword, newPassword: 'Second-2026', confirmPassword: 'Third-2026' },
    }),
  FE872: (shop) => changePassword(shop, demoPassword, ['Short-1']),
  AUT442: async (shop) => (await shop.person('athlete')).ask('consumer.update', { body: { phone: '+12125550144' } }),
  AUT453: async (shop) =>
    (await shop.guest()).ask('consumer.subscribe', {
      body: { type: 'Newsletter', channel: 'email', optin: true, recipient: 'no address' },
    }),
  PHN401: async (shop) =>
    (await shop.person('athlete')).ask('auth.provePhone', { body: { phone: '+12125550144', code: '000000' } }),
  PKY400: async (shop) =>
    (await shop.person('ipa')).ask('auth.passkeyOptions', { body: { origin: 'https://127.0.0.1' } }),
  PKY401: (shop) => shop.platform.ask('auth.passkeySignInOptions', { body: { origin: 'http://shop.example' } }),
  PKY404: async (shop) =>
    (await shop.person('ipa')).ask('auth.removePasskey', { params: { passkeyId: createPasskey().id } }),
  DEV404: async (shop) => (await shop.person('ipa')).ask('auth.endDevice', { params: { deviceId: 'nobodys' } }),
  PRO404: async (shop) => (await shop.guest()).ask('consumer.get', {}),
  PRO410: async (shop) => (await shop.person('athlete')).ask('consumer.update', { body: { birthDate: '2099-01-01' } }),
  PRO412: async (shop) =>
    (await shop.person('member')).ask('consumer.updateNotifications', { body: { topic: 'horoscopes', enabled: true } }),
  PRO411: async (shop) => (await shop.person('member')).ask('consumer.update', { body: { birthDate: '' } }),
  PRO420: async (shop) => (await shop.person('athlete')).ask('consumer.update', { body: { phone: '1' } }),
  PRO421: async (shop) => (await shop.person('athlete')).ask('consumer.update', { body: { firstName: 'A1' } }),
  PRO423: async (shop) => {
    await newPerson(shop, 'C0LEAVER', 'leaver', { emailProvenAt: '2026-01-01T00:00:00Z' })
    const who = await shop.person('leaver')
    const email = 'left@kerb.example'
    await who.call('auth.changeEmail', { body: { email } })
    const token = (await linkTokenOf(shop.platform, email, 'confirm-new-email')) ?? ''
    await who.call('auth.confirmNewEmail', { body: { token } })
    return who.ask('consumer.deleteAccount', { body: { password: demoPassword } })
  },
  CCA400: async (shop) => {
    const shopper = await shop.person('athlete')
    const body = { ...home, approachType: 'S' } as const
    await shopper.ask('consumer.addAddress', { body })
    return shopper.ask('consumer.addAddress', { body })
  },
  CCA401: async (shop) =>
    (await shop.person('athlete')).ask('consumer.removeAddress', { params: { addressId: 'nobodys' } }),
  CCN404: async (shop) => (await shop.guest()).ask('consumer.deleteAccount', { body: { password: demoPassword } }),
  ATTR100: async (shop) => (await shop.person('athlete')).ask('consumer.retrieveUserData', { body: {} }),
  ATTR200: async (shop) =>
    (await shop.person('athlete')).ask('consumer.retrieveUserData', { body: { requestType: 'ACCESS' } }),
  REW135: async (shop) => {
    const loyalty = { memberId: 'KM-HALF', openingPoints: 900, since: '2026-01-01T00:00:00Z' }
    await newPerson(shop, 'C0HALFWAY', 'halfway', { loyalty })
    const { who, params } = await cartOf(await shop.person('halfway'), size(39))
    const body = { appliedLoyaltyVoucher: { points: 500, amountInCurrency: 500 } }
    return who.ask('cart.applyReward', { params, body })
  },
}
