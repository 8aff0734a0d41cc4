import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoPassword } from '../../demo/seed/people.ts'
import { createPasskey } from '../harness/authenticator.ts'
import { homes, openShop, type Shop, type Shopper } from './checkout-shop.ts'
import { placedOrder } from './ordering.ts'
import { codeOf, confirmationTokenOf, emailTokenOf, linkTokenOf, mailsTo } from './outbox.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop?.close())
beforeEach(() => shop.stock(9))

const origin = 'http://localhost:8787'
const codeChallenge = 'c'.repeat(43)
const addressOf = (name: string) => `${name}@kerb.example`
const newPassword = 'Another-2026'

/** Somebody new, signed in a moment ago. */
async function signUp(name: string, isProven = true): Promise<Shopper> {
  const email = addressOf(name)
  await shop.platform.ask('auth.signup', { body: { email, password: demoPassword, codeChallenge } })
  const who = await shop.person(name)
  if (isProven) await who.call('auth.confirmEmail', { body: { token: await emailTokenOf(shop.platform, email) } })
  return who
}
const emailOf = async (who: Shopper) => (await who.call('consumer.get', {})).consumerDetails
const ask = (who: Shopper, name: string) => who.call('auth.changeEmail', { body: { email: addressOf(name) } })
const linkTo = async (name: string) => (await linkTokenOf(shop.platform, addressOf(name), 'confirm-new-email')) ?? ''
const undoOf = async (name: string) => (await linkTokenOf(shop.platform, addressOf(name), 'undo')) ?? ''
async function change(who: Shopper, name: string): Promise<void> {
  await ask(who, name)
  await who.call('auth.confirmNewEmail', { body: { token: await linkTo(name) } })
}
const subjectsTo = async (name: string) =>
  (await mailsTo(shop.platform, addressOf(name))).map((mail) => /<h2>([^<]+)/.exec(mail)?.[1])
const signIn = async (username: string, password: string) =>
  (await shop.guest()).refusal('auth.signin', { body: { username: addressOf(username), password, codeChallenge } })
const chooses = async (resetToken: string, password: string) =>
  (await shop.guest()).refusal('auth.confirmForgotPassword', { body: { token: resetToken, newPassword: password } })
const undo = async (token: string) => (await shop.guest()).call('auth.undoChange', { body: { token } })
const undoRefusal = async (token: string) => (await shop.guest()).refusal('auth.undoChange', { body: { token } })

describe('another address', () => {
  it('is the account’s once its own person has pressed the button of its link, and not before', async () => {
    const who = await signUp('swift')
    const guest = await placedOrder(await shop.guest(), undefined, { ...homes.us, email: addressOf('swallow') })
    await ask(who, 'swallow')
    expect(await emailOf(who)).toMatchObject({ email: addressOf('swift'), emailProven: true })
    expect(await who.call('auth.emailChange', {})).toEqual({
      email: addressOf('swift'),
      pending: addressOf('swallow'),
      mayChange: true,
    })
    expect(await subjectsTo('swift')).toContain('Your email address is about to change')
    const token = await linkTo('swallow')
    const stranger = await signUp('stranger')
    expect(await stranger.refusal('auth.confirmNewEmail', { body: { token } })).toBe('AUT404')
    expect(await (await shop.guest()).refusal('auth.confirmNewEmail', { body: { token } })).toBe('PRO404')
    expect((await emailOf(who)).email).toBe(addressOf('swift'))
    for (const _ of ['first', 'again']) await who.call('auth.confirmNewEmail', { body: { token } })
    expect(await emailOf(who)).toMatchObject({ email: addressOf('swallow'), emailProven: true })
    expect((await who.call('auth.emailChange', {})).pending).toBeNull()
    const { orders } = await who.call('consumer.purchaseHistory', { body: {} })
    expect(orders.map(({ orderNumber }) => orderNumber)).toEqual([guest.orderNumber])
    expect((await subjectsTo('swift'))[0]).toBe('Your email address was changed')
    expect([await signIn('swift', demoPassword), await signIn('swallow', demoPassword)]).toEqual(['AUT401', null])
  })

  it('needs the password where the sign-in was not a moment ago', async () => {
    const who = await signUp('martin')
    const email = addressOf('marten')
    await shop.platform.rows('UPDATE devices SET proven_at = 0 RETURNING family')
    expect(await who.refusal('auth.changeEmail', { body: { email } })).toBe('AUT404')
    expect(await who.refusal('auth.changeEmail', { body: { email, password: 'Wrong-2026' } })).toBe('AUT450')
    expect(await who.refusal('auth.changeEmail', { body: { email: 'no address', password: demoPassword } })).toBe(
      'AUT453',
    )
    expect(await linkTo('marten')).toBe('')
    const own = { email: ` ${addressOf('MARTIN')}`, password: demoPassword }
    expect(await who.call('auth.changeEmail', { body: own })).toEqual({ mailed: false })
    await who.call('auth.changeEmail', { body: { email, password: demoPassword } })
    expect(await linkTo('marten')).not.toBe('')
  })

  it('that is another account’s is answered the same, waits the same, and never becomes theirs', async () => {
    const [who, owner] = [await signUp('crow'), await signUp('raven')]
    expect(await ask(who, 'raven')).toEqual(await ask(await signUp('jackdaw'), 'magpie'))
    expect((await who.call('auth.emailChange', {})).pending).toBe(addressOf('raven'))
    expect(await linkTo('raven')).toBe('')
    expect((await subjectsTo('raven'))[0]).toBe('This address already has an account')
    expect((await emailOf(owner)).email).toBe(addressOf('raven'))
  })

  it('that got an account meanwhile stays that account’s', async () => {
    const who = await signUp('owl')
    await ask(who, 'eagle')
    const token = await linkTo('eagle')
    await signUp('eagle', false)
    expect(await who.refusal('auth.confirmNewEmail', { body: { token } })).toBe('AUT402')
    expect((await emailOf(who)).email).toBe(addressOf('owl'))
    expect(await subjectsTo('owl')).not.toContain('Your email address was changed')
  })

  it('replaces the one that was asked for before, and five are mailed an hour', async () => {
    const who = await signUp('wren')
    await ask(who, 'wren-1')
    const first = await linkTo('wren-1')
    await ask(who, 'wren-2')
    expect(await who.refusal('auth.confirmNewEmail', { body: { token: first } })).toBe('AUT402')
    for (const name of ['wren-3', 'wren-4', 'wren-5']) await ask(who, name)
    expect(await who.refusal('auth.changeEmail', { body: { email: addressOf('wren-6') } })).toBe('API429')
  })

  it('leaves consents with their mailbox, and rows of an address that nobody proved with nobody', async () => {
    const who = await signUp('dove')
    const wish = { type: 'Newsletter', channel: 'email', optin: true, recipient: addressOf('dove') } as const
    await who.call('consumer.subscribe', { body: wish })
    await who.call('consumer.confirmSubscription', {
      body: { token: await confirmationTokenOf(shop.platform, wish.recipient) },
    })
    await change(who, 'pigeon')
    expect((await who.call('consumer.subscriptions', {})).subscriptions).toEqual([])
    const [kept] = await shop.platform.rows('SELECT optin FROM subscriptions WHERE recipient = ?', wish.recipient)
    expect(kept).toEqual({ optin: 1 })
  })

  it('of an account whose address nobody proved tells that mailbox, and gives it nothing', async () => {
    const who = await signUp('typo', false)
    await change(who, 'right')
    expect(await emailOf(who)).toMatchObject({ email: addressOf('right'), emailProven: true })
    expect((await subjectsTo('typo'))[0]).toBe('This address no longer has an account')
    expect(await undoOf('typo')).toBe('')
    await signUp('typo', false)
  })
})

describe('the link “Was this you?”', () => {
  it('of a change that was only asked for drops it, and ends every way in', async () => {
    const who = await signUp('robin')
    await ask(who, 'thief-1')
    const token = await linkTo('thief-1')
    const undoToken = await undoOf('robin')
    expect(await (await shop.guest()).call('auth.undoLink', { body: { token: undoToken } })).toEqual({
      change: 'email',
    })
    const { resetToken } = await undo(undoToken)
    expect(await who.refusal('consumer.get', {})).toBe('AUT498')
    expect(await signIn('robin', demoPassword)).toBe('AUT401')
    expect(await undoRefusal(undoToken)).toBe('AUT402')
    expect(await chooses(resetToken, newPassword)).toBeNull()
    const { refusal } = await shop.person('robin', undefined, newPassword)
    expect(await refusal('auth.confirmNewEmail', { body: { token } })).toBe('AUT402')
  })

  it('gives the account back after the change, also where the new address has chosen a password since', async () => {
    const who = await signUp('finch')
    await change(who, 'thief-2')
    const undoToken = await undoOf('finch')
    // The former address is nobody else's while it may get the account back.
    const taken = { email: addressOf('finch'), password: demoPassword, codeChallenge }
    expect(await (await shop.guest()).refusal('auth.signup', { body: taken })).toBe('AUT439')
    await who.call('auth.changePassword', { body: { currentPassword: demoPassword, newPassword: 'Thiefs-2026' } })
    const ofThief = await undoOf('thief-2')
    const { resetToken } = await undo(undoToken)
    expect(await undoRefusal(ofThief), 'later changes can’t be undone in turn').toBe('AUT402')
    expect([await signIn('finch', 'Thiefs-2026'), await signIn('thief-2', 'Thiefs-2026')]).toEqual(['AUT401', 'AUT401'])
    expect(await chooses(resetToken, newPassword)).toBeNull()
    const back = await shop.person('finch', undefined, newPassword)
    expect(await emailOf(back)).toMatchObject({ email: addressOf('finch'), emailProven: true })
  })

  it('of a changed password, a passkey and a number ends the way in that was added', async () => {
    const who = await signUp('heron')
    const phone = '+12125550177'
    await who.call('consumer.update', { body: { phone } })
    await who.call('auth.textPhoneCode', { body: {} })
    await who.call('auth.provePhone', { body: { phone, code: await codeOf(shop.platform, phone) } })
    await who.call('consumer.update', { body: { phone: '+12125550178' } })
    expect((await subjectsTo('heron'))[0]).toBe('Your phone number was changed')
    const ofPhone = await undoOf('heron')
    const passkey = createPasskey()
    const { options } = await who.call('auth.passkeyOptions', { body: { origin } })
    const credential = passkey.made({ challenge: String(options['challenge']), origin })
    await who.call('auth.addPasskey', { body: { origin, name: 'Thief', credential } })
    const ofPasskey = await undoOf('heron')
    expect(ofPasskey).not.toBe(ofPhone)
    const { resetToken } = await undo(ofPhone)
    expect(await undoRefusal(ofPasskey)).toBe('AUT402')
    const signIn = await (await shop.guest()).call('auth.passkeySignInOptions', { body: { origin } })
    const used = passkey.used({ challenge: String(signIn.options['challenge']), origin })
    const body = { origin, credential: used, codeChallenge }
    expect(await (await shop.guest()).refusal('auth.passkeySignIn', { body })).toBe('PKY401')
    expect(await chooses(resetToken, newPassword)).toBeNull()
    const back = await shop.person('heron', undefined, newPassword)
    expect(await emailOf(back)).toMatchObject({ phone, phoneProven: true })
    await back.call('auth.changePassword', { body: { currentPassword: newPassword, newPassword: 'Thiefs-2026' } })
    await undo(await undoOf('heron'))
    expect(await back.refusal('consumer.get', {})).toBe('AUT498')
  })

  it('ends with a new password where it was mailed to the account’s address, and after seven days', async () => {
    const who = await signUp('stork')
    await ask(who, 'thief-3')
    const before = await undoOf('stork')
    await who.call('auth.changePassword', { body: { currentPassword: demoPassword, newPassword } })
    expect(await undoRefusal(before)).toBe('AUT402')
    const newest = await undoOf('stork')
    await shop.platform.rows("UPDATE account_undos SET expires_at = 1 WHERE kind = 'password' RETURNING kind")
    expect(await undoRefusal(newest)).toBe('AUT402')
    expect(await undoRefusal(randomUUID())).toBe('AUT402')
  })

  it('works once, however often it is pressed at once', async () => {
    const who = await signUp('plover')
    await ask(who, 'thief-4')
    const token = await undoOf('plover')
    const answers = await Promise.all([1, 2, 3, 4].map(() => undoRefusal(token)))
    expect(answers.filter((code) => code === null)).toHaveLength(1)
    for (const code of answers) expect([null, 'AUT402', 'PRO415']).toContain(code)
  })
})
