import { firstRow, insertRow, pick } from '../../backend/db/table.ts'
import { newToken, hashOf as tokenHash } from '../../backend/random-token.ts'
import { type Result, refuse, succeed } from '../../backend/result.ts'
import { limitFor, type TryLimit, takeTarget, takeTry, tooMany } from '../../backend/tries/tries.ts'
import { isEmail } from '../../shared/validation/text.ts'
import type { AccountsContext } from '../context.ts'
import type { Engine } from '../engine.ts'
import { mailOf } from '../mail/mails.ts'
import { putMail, sweepMail } from '../mail/outbox.ts'
import { passwordMail } from '../mail/password-mail.ts'
import { shopLink } from '../mail/shop-link.ts'
import { handOver } from '../mailbox/hand-over.ts'
import { mailMailboxLink } from '../mailbox/mail-link.ts'
import { proveMailbox } from '../mailbox/prove-mailbox.ts'
import { listPasskeys } from '../passkeys/stored-passkeys.ts'
import { findPersonRow, type PersonRow, readPersonRow } from '../profile/people.ts'
import { passwordResets } from '../tables.ts'
import { undoLink } from '../undo/undo-link.ts'
import { forgetAttemptsFor } from './attempts.ts'
import { placesOf } from './known-place.ts'
import { hashNewPassword, passwordFault, replacePassword } from './password.ts'
import { endWaysIn } from './ways-in.ts'

export const resetLifetimeMs = 60 * 60_000
/** Addresses, each counted once however often it is asked for. */
const perNetwork: TryLimit = { kind: 'reset-password', most: 20, proven: 60, windowMs: 15 * 60_000, guesses: [] }
/** Nobody's mailbox is filled by others. */
const perAddress: TryLimit = { kind: 'reset-password-mail', most: 5, windowMs: resetLifetimeMs, guesses: [] }

type Done = { readonly success: boolean }
type ResetRequest = { readonly email: string; readonly shopOrigin?: string | undefined }

/**
 * Mails a link to the account of this address. The answer is the same, and takes as long, whether there is one or not:
 * looking for it goes on after the answer.
 */
export async function resetPassword(
  context: AccountsContext,
  { email, shopOrigin }: ResetRequest,
): Promise<Result<Done>> {
  const { env, network, now } = context
  if (!isEmail(email)) return refuse('AUT453')
  if (network !== null) {
    const { limit, opensByProof } = limitFor(context, perNetwork)
    const taken = await takeTarget(env.DB, limit, network, email.trim().toLowerCase(), now)
    if (!taken.ok) return tooMany(taken.failure.seconds, opensByProof)
  }
  context.waitUntil(mailLink(context, email, shopOrigin))
  return succeed({ success: true })
}

async function mailLink(context: AccountsContext, email: string, shopOrigin: string | undefined): Promise<void> {
  const { env, site, now } = context
  const row = await findPersonRow(env.DB, email)
  if (!row || row.blocked || !(await takeTry(env.DB, perAddress, row.consumer_id, now)).ok) return
  const token = newToken()
  const link = shopLink(context, shopOrigin, `/reset-password?token=${token}`)
  await env.DB.batch([
    env.DB.prepare('DELETE FROM password_resets WHERE consumer_id = ? OR expires_at < ?').bind(row.consumer_id, now),
    insertRow(env.DB, passwordResets, {
      token_hash: await tokenHash(token),
      consumer_id: row.consumer_id,
      expires_at: now + resetLifetimeMs,
    }),
    sweepMail(env.DB, now),
    putMail(env.DB, mailOf('resetPassword', site, row.email, link), now),
  ])
}

type Confirmation = {
  readonly token: string
  readonly newPassword: string
  readonly confirmPassword?: string | undefined
}

/**
 * AUT402: the link has expired, was used, or a newer one was mailed. The link proves the address, and a lock is lifted.
 * Every other way into the account ends, passkeys included: somebody who lost a password recognizes none of them here.
 * The reset wins over a change of the password in the same moment.
 */
export async function confirmForgotPassword(
  context: AccountsContext,
  engine: Pick<Engine, 'claimOrders' | 'handOver'>,
  { token, ...chosen }: Confirmation,
): Promise<Result<Done & { handedOver: boolean }>> {
  const { env, now } = context
  const { DB: db } = env
  const fault = passwordFault(chosen)
  if (fault) return fault
  const hash = await tokenHash(token)
  const row = await personOfLink(db, hash, now)
  if (!row) return refuse('AUT402')
  const newHash = await hashNewPassword(context, row, chosen.newPassword)
  if (!newHash.ok) return newHash
  const used = await db.prepare(`DELETE FROM password_resets WHERE ${isValid}`).bind(hash, now).run()
  if (used.meta.changes === 0) return refuse('AUT402')
  const { isFirstProof, statements } = await startAgain(context, engine, row.consumer_id, newHash.value)
  await db.batch(statements)
  await forgetAttemptsFor(db, row.email, placesOf(context))
  return succeed({ success: true, handedOver: isFirstProof })
}

const isValid = 'token_hash = ? AND expires_at >= ?'

/** The person that this link resets the password of; null for a link that does nothing any more. */
async function personOfLink(db: D1Database, hash: string, now: number): Promise<PersonRow | null> {
  const reset = await firstRow(
    pick(passwordResets, 'consumer_id'),
    db.prepare(`SELECT consumer_id FROM password_resets WHERE ${isValid}`).bind(hash, now),
  )
  const row = reset && (await readPersonRow(db, reset.consumer_id))
  return row && !row.blocked ? row : null
}

/** Whether a new password by this link hands the account over. AUT402 as in `confirmForgotPassword`. */
export async function readPasswordReset(
  { env, now }: AccountsContext,
  token: string,
): Promise<Result<{ handsOver: boolean }>> {
  const row = await personOfLink(env.DB, await tokenHash(token), now)
  return row ? succeed({ handsOver: row.email_proven_at === null }) : refuse('AUT402')
}

/** Mails the link that proves the address: a reset afterward removes nothing. */
export async function keepAccount(
  context: AccountsContext,
  { token, shopOrigin }: { readonly token: string; readonly shopOrigin?: string | undefined },
): Promise<Result<Done>> {
  const row = await personOfLink(context.env.DB, await tokenHash(token), context.now)
  if (!row) return refuse('AUT402')
  if (row.email_proven_at !== null) return succeed({ success: true })
  return mailMailboxLink(context, row, 'confirmEmail', shopOrigin)
}

/** The account with a new password and a proven address; handed over if nobody has proven the address before. */
async function startAgain(
  context: AccountsContext,
  engine: Pick<Engine, 'claimOrders' | 'handOver'>,
  consumerId: string,
  passwordHash: string,
): Promise<{ readonly isFirstProof: boolean; readonly statements: D1PreparedStatement[] }> {
  const { env, now, site } = context
  const { DB: db } = env
  const [row, passkeys] = await Promise.all([readPersonRow(db, consumerId), listPasskeys(db, consumerId)])
  if (!row) return { isFirstProof: false, statements: [] }
  const isFirstProof = row.email_proven_at === null
  const undo = isFirstProof ? null : await undoLink(context, row, 'password')
  const mail = passwordMail(site, row.email, passkeys, undo?.link ?? null)
  const statements = [
    ...replacePassword(db, consumerId, null, passwordHash, now),
    ...endWaysIn(db, { consumerId, passwordHash }, { session: null, passkeys: [] }),
    ...(isFirstProof ? handOver(db, engine, row) : []),
    ...proveMailbox(db, engine, row, now),
    ...(undo?.keep() ?? []),
    putMail(db, mail, now),
  ]
  return { isFirstProof, statements }
}
