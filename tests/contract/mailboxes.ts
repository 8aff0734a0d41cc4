import { demoPassword } from '../../demo/seed/people.ts'
import type { Shop, Shopper } from './checkout-shop.ts'
import { codeOf, emailTokenOf, linkTokenOf, mailsTo, resetTokenOf } from './outbox.ts'

const codeChallenge = 'c'.repeat(43)

export const addressOf = (name: string) => `${name}@kerb.example`

/** Acts of people with accounts and the mails about them, each person by the local part of an address. */
export function mailboxesOf(shop: () => Shop) {
  /** Somebody new, signed in a moment ago. */
  async function signUp(name: string, isProven = true): Promise<Shopper> {
    const email = addressOf(name)
    await shop().platform.ask('auth.signup', { body: { email, password: demoPassword, codeChallenge } })
    const who = await shop().person(name)
    if (isProven) await who.call('auth.confirmEmail', { body: { token: await emailTokenOf(shop().platform, email) } })
    return who
  }
  /** The token of the link that makes this address the account's. */
  async function askToMove(who: Shopper, name: string): Promise<string> {
    await who.call('auth.changeEmail', { body: { email: addressOf(name) } })
    return (await linkTokenOf(shop().platform, addressOf(name), 'confirm-new-email')) ?? ''
  }
  async function move(who: Shopper, name: string): Promise<void> {
    await who.call('auth.confirmNewEmail', { body: { token: await askToMove(who, name) } })
  }
  const tokensTo = async (name: string, link: RegExp) =>
    (await mailsTo(shop().platform, addressOf(name))).flatMap((mail) => link.exec(mail)?.[1] ?? [])
  /** The tokens of the links “Was this you?” that were mailed to this address, latest first. */
  const undosOf = (name: string) => tokensTo(name, /\/undo\?token=(\w+)"/)
  /** The tokens of the links for a new password, latest first. */
  const resetsOf = (name: string) => tokensTo(name, /\/reset-password\?token=(\w+)"/)
  const subjectsTo = async (name: string) =>
    (await mailsTo(shop().platform, addressOf(name))).map((mail) => /<h2>([^<]+)/.exec(mail)?.[1])
  /** Presses one link: the token for a new password; null where the link does nothing. */
  async function pressOne(token: string, guest?: Shopper): Promise<string | null> {
    const { body } = await (guest ?? (await shop().guest())).ask('auth.undoChange', { body: { token } })
    const done = typeof body === 'object' && body !== null ? Reflect.get(body, 'resetToken') : null
    return typeof done === 'string' ? done : null
  }
  /** Presses the links of a mailbox until one works: the token for a new password; null where none works. */
  async function press(name: string): Promise<string | null> {
    const guest = await shop().guest()
    for (const token of await undosOf(name)) {
      const done = await pressOne(token, guest)
      if (done !== null) return done
    }
    return null
  }
  async function prove(who: Shopper, phone: string): Promise<void> {
    await who.call('consumer.update', { body: { phone } })
    await who.call('auth.textPhoneCode', { body: {} })
    await who.call('auth.provePhone', { body: { phone, code: await codeOf(shop().platform, phone) } })
  }
  const choose = async (token: string, newPassword: string, guest?: Shopper) =>
    (guest ?? (await shop().guest())).refusal('auth.confirmForgotPassword', { body: { token, newPassword } })
  /** The token of the link that a forgotten password mails; a newer one than `former`. */
  async function forget(name: string, former: string | null = null): Promise<string> {
    await (await shop().guest()).call('auth.resetPassword', { body: { email: addressOf(name) } })
    return resetTokenOf(shop().platform, addressOf(name), former)
  }
  const signIn = async (name: string, password: string) =>
    (await shop().guest()).refusal('auth.signin', { body: { username: addressOf(name), password, codeChallenge } })
  return {
    signUp,
    askToMove,
    move,
    undosOf,
    resetsOf,
    subjectsTo,
    pressOne,
    press,
    prove,
    choose,
    forget,
    signIn,
  }
}
