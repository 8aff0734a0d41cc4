import { createPasskey } from '../../tests/harness/authenticator.ts'
import { ask, bodyOf, type Reply } from '../reliability/client.ts'
import type { Target } from '../reliability/target.ts'
import { challengeOf, newResetToken, newVerifier, password, redeem, sendPassword, signIn, signUp } from './accounts.ts'
import { newestToken } from './mail.ts'

type Platform = Pick<Target, 'origin'>
/** Somebody who signed up with this address, which another person may own. */
type Account = { readonly email: string; readonly token: string }
/** Ways into the account, each tried by whoever made it: what is answered with success still lets them in. */
type WaysIn = Readonly<Record<string, () => Promise<Reply>>>

/** Where the storefront is, for passkeys. */
const shop = 'http://localhost:8787'
const newPassword = 'Owner-keeps-8'
const keptName = 'Kept'

/**
 * Ways in that survive a reset of the password, of an account whose address was proven and of one whose address was
 * not, and a change of the password. Resolves to them, in words.
 */
export async function findKeys(target: Platform, name: string): Promise<string[]> {
  const found = await Promise.all([
    afterReset(target, `${name}-stranger@bench.example`, false),
    afterReset(target, `${name}-owner@bench.example`, true),
    afterChange(target, `${name}-changer@bench.example`),
  ])
  return found.flat()
}

async function afterReset(target: Platform, email: string, isProven: boolean): Promise<string[]> {
  const { origin } = target
  const account = { email, token: (await signUp(origin, email)).accessToken }
  if (isProven) await confirmEmail(target, account)
  const ways = await openWays(target, account)
  const token = await newResetToken(origin, email)
  bodyOf(await ask(origin, 'auth.confirmForgotPassword', { body: { token, newPassword } }))
  const owner = await signIn(origin, email, undefined, newPassword)
  const left = bodyOf<{ passkeys: unknown[] }>(await ask(origin, 'auth.passkeys', {}, { token: owner.accessToken }))
  const listed = left.passkeys.length > 0 ? [`${email}: ${left.passkeys.length} passkeys are listed after a reset`] : []
  return [...(await survivors(ways, `${email}, after a reset`)), ...listed]
}

async function afterChange(target: Platform, email: string): Promise<string[]> {
  const { origin } = target
  await signUp(origin, email)
  const owner = { email, token: (await signIn(origin, email)).accessToken }
  const kept = await addPasskey(origin, owner.token, keptName)
  const ways = await openWays(target, { email, token: (await signIn(origin, email)).accessToken })
  const body = { currentPassword: password, newPassword, keptPasskeys: [kept.id] }
  bodyOf(await ask(origin, 'auth.changePassword', { body }, { token: owner.token }))
  const faults = await survivors(ways, `${email}, after a change`)
  if ((await ask(origin, 'consumer.get', {}, { token: owner.token })).status !== 200)
    faults.push(`${email}: the session that changed the password ended`)
  if ((await signInWithPasskey(origin, kept)).status !== 200) faults.push(`${email}: the passkey that was kept ended`)
  return faults
}

async function survivors(ways: WaysIn, when: string): Promise<string[]> {
  const tried = await Promise.all(Object.entries(ways).map(async ([name, use]) => ({ name, reply: await use() })))
  return tried.filter(({ reply }) => reply.status === 200).map(({ name }) => `${when}: ${name}`)
}

/** Everything that lets somebody into their account, or makes it theirs, and that they can save up. */
async function openWays(target: Platform, { email, token }: Account): Promise<WaysIn> {
  const { origin } = target
  const other = await signIn(origin, email)
  const unused = await sendPassword(origin, email)
  const passkey = await addPasskey(origin, token, 'Ours')
  const fromPasskey = newVerifier()
  const passkeyCode = bodyOf<{ authorizationCode: string }>(await signInWithPasskey(origin, passkey, fromPasskey))
  const resetToken = await newResetToken(origin, email)
  // No link comes for a person who has proven the address, or was mailed three already: then there is none to use.
  await ask(origin, 'auth.mailEmailLink', { body: {} }, { token })
  const emailToken = (await newestToken(origin, email, /confirm-email\?token=(\w+)/)) ?? 'none'
  const undoToken = (await newestToken(origin, email, /\/undo\?token=(\w+)/)) ?? 'none'
  const code = bodyOf<{ authorizationCode: string }>(unused.reply).authorizationCode
  return {
    'the session': () => ask(origin, 'consumer.get', {}, { token }),
    'another session': () => ask(origin, 'auth.devices', {}, { token: other.accessToken }),
    'a refresh token': () => ask(origin, 'auth.token', { body: { type: 'Refresh', refreshToken: other.refreshToken } }),
    'a code for the former password': () => redeem(origin, code, unused.codeVerifier),
    'a code for a passkey': () => redeem(origin, passkeyCode.authorizationCode, fromPasskey),
    'a passkey': () => signInWithPasskey(origin, passkey),
    'the former password': async () => (await sendPassword(origin, email)).reply,
    'a link for a new password': () =>
      ask(origin, 'auth.confirmForgotPassword', { body: { token: resetToken, newPassword: 'Stranger-back-9' } }),
    'a link that proves the address': () =>
      ask(origin, 'auth.confirmEmail', { body: { token: emailToken } }, { token: other.accessToken }),
    'a link that undoes a change': () => ask(origin, 'auth.undoChange', { body: { token: undoToken } }),
    'a new passkey': () => ask(origin, 'auth.passkeyOptions', { body: { origin: shop } }, { token }),
  }
}

async function addPasskey(origin: string, token: string, name: string) {
  const passkey = createPasskey()
  const { options } = bodyOf<{ options: { challenge: string } }>(
    await ask(origin, 'auth.passkeyOptions', { body: { origin: shop } }, { token }),
  )
  const credential = passkey.made({ challenge: options.challenge, origin: shop })
  bodyOf(await ask(origin, 'auth.addPasskey', { body: { origin: shop, name, credential } }, { token }))
  return passkey
}

async function signInWithPasskey(origin: string, passkey: ReturnType<typeof createPasskey>, verifier = newVerifier()) {
  const { options } = bodyOf<{ options: { challenge: string } }>(
    await ask(origin, 'auth.passkeySignInOptions', { body: { origin: shop } }),
  )
  const credential = passkey.used({ challenge: options.challenge, origin: shop })
  return ask(origin, 'auth.passkeySignIn', { body: { origin: shop, credential, codeChallenge: challengeOf(verifier) } })
}

async function confirmEmail({ origin }: Platform, { email, token }: Account): Promise<void> {
  const link = (await newestToken(origin, email, /confirm-email\?token=(\w+)/)) ?? ''
  bodyOf(await ask(origin, 'auth.confirmEmail', { body: { token: link } }, { token }))
}
