import { createHash, randomBytes } from 'node:crypto'
import type { z } from 'zod'
import { hashSecret } from '../../demo/seed/hash-secret.ts'
import type { IngestPerson } from '../../shared/contracts/people.ts'
import type { TokenAnswer } from '../../shared/operations/auth.ts'
import { type AskOptions, admin, ask, bodyOf, type Reply } from '../reliability/client.ts'
import type { Target } from '../reliability/target.ts'
import { newestToken } from './mail.ts'

export const password = 'Correct-horse-7'
const perRequest = 200

type Sent = z.input<typeof IngestPerson>
export type Account = Partial<Sent> & Pick<Sent, 'consumerId' | 'email'>

/** Sends these people as an operator does; all have the one password. */
export async function createAccounts(
  { origin, adminToken }: Pick<Target, 'origin' | 'adminToken'>,
  accounts: readonly Account[],
): Promise<void> {
  const passwordHash = await hashSecret(password)
  for (let start = 0; start < accounts.length; start += perRequest) {
    const people = accounts
      .slice(start, start + perRequest)
      .map((account) => ({ currency: 'USD', passwordHash, firstName: 'Ada', lastName: 'Walker', ...account }))
    const report = await admin<{ failed: unknown[] }>(origin, adminToken, '/people', { people })
    if (report.failed.length > 0) throw new Error(`people were not accepted: ${JSON.stringify(report.failed)}`)
  }
}

export const newVerifier = (): string => randomBytes(32).toString('base64url')
export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')

/** The first half of signing in, with a verifier that the second half needs (PKCE). */
export async function sendPassword(
  origin: string,
  email: string,
  options: AskOptions & { readonly typed?: string } = {},
): Promise<{ readonly reply: Reply; readonly codeVerifier: string }> {
  const codeVerifier = newVerifier()
  const { typed = password, ...rest } = options
  const body = { username: email, password: typed, codeChallenge: challengeOf(codeVerifier) }
  return { reply: await ask(origin, 'auth.signin', { body }, rest), codeVerifier }
}

/** The second half. */
export const redeem = (origin: string, authorizationCode: string, codeVerifier: string): Promise<Reply> =>
  ask(origin, 'auth.token', { body: { type: 'Registered', authorizationCode, codeVerifier } })

/** A new account of this address, which nobody has proven, signed in to. */
export async function signUp(origin: string, email: string): Promise<TokenAnswer> {
  const codeVerifier = newVerifier()
  const body = { email, password, codeChallenge: challengeOf(codeVerifier) }
  const { authorizationCode } = bodyOf<{ authorizationCode: string }>(await ask(origin, 'auth.signup', { body }))
  return bodyOf(await redeem(origin, authorizationCode, codeVerifier))
}

type Guest = { readonly token: string; readonly basketId?: string; readonly favoriteId?: string }

/** Signs in, and brings along what a guest has. */
export async function signIn(
  origin: string,
  email: string,
  guest?: Guest,
  typed: string = password,
): Promise<TokenAnswer> {
  const { reply, codeVerifier } = await sendPassword(origin, email, { typed })
  const { authorizationCode } = bodyOf<{ authorizationCode: string }>(reply)
  const guestObjects = guest && { basketId: guest.basketId, favoriteId: guest.favoriteId }
  const body = { type: 'Registered', authorizationCode, codeVerifier, ...(guestObjects && { guestObjects }) } as const
  return bodyOf(await ask(origin, 'auth.token', { body }, guest ? { token: guest.token } : {}))
}

/** Token of a new link for a password. Mail is written after the answer to whoever asked for it. */
export async function newResetToken(origin: string, email: string): Promise<string> {
  const pattern = /reset-password\?token=(\w+)/
  const before = await newestToken(origin, email, pattern)
  bodyOf(await ask(origin, 'auth.resetPassword', { body: { email } }))
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; ) {
    const token = await newestToken(origin, email, pattern)
    if (token !== null && token !== before) return token
  }
  throw new Error(`no link for a new password was mailed to ${email}`)
}
