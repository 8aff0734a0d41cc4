import { firstRow, insertSelect, pick } from '../../backend/db/table.ts'
import { newToken, hashOf as tokenHash } from '../../backend/random-token.ts'
import { type Result, refuse, succeed } from '../../backend/result.ts'
import { everyTry, limitFor, refuseTry, type TryLimit, takeTarget, takeTry } from '../../backend/tries/tries.ts'
import { emailKey } from '../../shared/typed.ts'
import { isEmail } from '../../shared/validation/text.ts'
import type { AccountsContext } from '../context.ts'
import type { Engine } from '../engine.ts'
import { mailOf } from '../mail/mails.ts'
import { putMail, putMailWhere, sweepMail } from '../mail/outbox.ts'
import { passwordMail } from '../mail/password-mail.ts'
import { shopLink } from '../mail/shop-link.ts'
import { handOver } from '../mailbox/hand-over.ts'
import { mailMailboxLink } from '../mailbox/mail-link.ts'
import { maskedEmail } from '../mailbox/masked-email.ts'
import { proveMailbox } from '../mailbox/prove-mailbox.ts'
import { listPasskeys } from '../passkeys/stored-passkeys.ts'
import { findPersonRow, type PersonRow, readPersonRow } from '../profile/people.ts'
import { passwordResets } from '../tables.ts'
import { undoLink } from '../undo/undo-link.ts'
import { forgetAttemptsFor } from './attempts.ts'
import { placesOf } from './known-place.ts'
import { hashNewPassword, passwordFault, replacePassword, runIfReplaced } from './password.ts'
import { endWaysIn } from './ways-in.ts'

export const resetLifetimeMs = 60 * 60_000
/** Addresses, each counted once however often it is asked for. */
const perNetwork: TryLimit = { kind: 'reset-password', most: 20, proven: everyTry, windowMs: 15 * 60_000, guesses: [] }
/** Nobody's mailbox is filled by others. */
const perAddress: TryLimit = { kind: 'reset-password-mail', most: 5, windowMs: resetLifetimeMs, guesses: [] }

type Done = { readonly success: boolean }

/**
 * Mails a link to the account of this address. The answer is the same, and takes as long, whether there is one or not:
 * looking for it goes on after the answer.
 */
export async function resetPassword(context: AccountsContext, email: string): Promise<Result<Done>> {
  const { env, network, now } = context
  if (!isEmail(email)) return refuse('AUT453')
  if (network !== null) {
    const { limit, mostProven } = limitFor(context, perNetwork)
    const taken = await takeTarget(env.DB, limit, network, emailKey(email), now)
    if (!taken.ok) return refuseTry(taken.failure, mostProven)
  }
  context.waitUntil(mailLink(context, email))
  return succeed({ success: true })
}

async function mailLink(context: AccountsContext, email: string): Promise<void> {
  const { env, site, now } = context
  const row = await findPersonRow(env.DB, email)
  if (!row || row.blocked || !(await takeTry(env.DB, perAddress, row.consumer_id, now)).ok) return
  const token = newToken()
  const link = shopLink(context, `/reset-password?token=${token}`)
  const hash = await tokenHash(token)
  const values = { token_hash: '?1', consumer_id: '?2', expires_at: '?3', mailed: '1' }
  // The account may have left this address since it was looked for.
  const there = 'WHERE EXISTS (SELECT 1 FROM consumers WHERE consumer_id = ?2 AND email = ?4)'
  await env.DB.batch([
    env.DB.prepare('DELETE FROM password_resets WHERE consumer_id = ? AND mailed OR expires_at < ?').bind(
      row.consumer_id,
      now,
    ),
    env.DB.prepare(insertSelect(passwordResets, values, there)).bind(
      hash,
      row.consumer_id,
      now + resetLifetimeMs,
      row.email,
    ),
    sweepMail(env.DB, now),
    putMailWhere(
      env.DB,
      mailOf('resetPassword', site, row.email, link),
      now,
      'EXISTS (SELECT 1 FROM password_resets WHERE token_hash = ?8)',
      [hash],
    ),
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
 * Among this and whatever else gives the account a password or an address in the same moment, only what is first is
 * done: each ends the link, and this asks for it in the transaction that writes.
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
  // The account has changed since it was read: the link may be there still.
  if (!(await startAgain(context, engine, row, newHash.value, hash)))
    return confirmForgotPassword(context, engine, { token, ...chosen })
  await forgetAttemptsFor(db, row.email, placesOf(context))
  return succeed({ success: true, handedOver: row.email_proven_at === null })
}

/** The person that this link resets the password of; null for a link that does nothing any more. */
async function personOfLink(db: D1Database, hash: string, now: number): Promise<PersonRow | null> {
  const reset = await firstRow(
    pick(passwordResets, 'consumer_id'),
    db.prepare('SELECT consumer_id FROM password_resets WHERE token_hash = ? AND expires_at >= ?').bind(hash, now),
  )
  const row = reset && (await readPersonRow(db, reset.consumer_id))
  return row && !row.blocked ? row : null
}

/**
 * The account of this link, whether a new password hands it over, and whether the person who asks has another one: a
 * session that has ended is nobody's. AUT402 as in `confirmForgotPassword`.
 */
export async function readPasswordReset(
  { env, consumer, now }: AccountsContext,
  token: string,
): Promise<Result<{ handsOver: boolean; email: string; isOthers: boolean }>> {
  const row = await personOfLink(env.DB, await tokenHash(token), now)
  if (!row) return refuse('AUT402')
  const { consumer_id: owner, email, email_proven_at: provenAt } = row
  return succeed({
    handsOver: provenAt === null,
    email: maskedEmail(email),
    isOthers: consumer?.kind === 'registered' && consumer.consumerId !== owner,
  })
}

/** Mails the link that proves the address: a reset afterward removes nothing. */
export async function keepAccount(context: AccountsContext, token: string): Promise<Result<Done>> {
  const row = await personOfLink(context.env.DB, await tokenHash(token), context.now)
  if (!row) return refuse('AUT402')
  if (row.email_proven_at !== null) return succeed({ success: true })
  return mailMailboxLink(context, row, 'confirmEmail')
}

/**
 * Gives the account a new password and a proven address, and hands it over if nobody has proven the address before.
 * False, and nothing is done, where the link or the account is not as it was read.
 */
async function startAgain(
  context: AccountsContext,
  engine: Pick<Engine, 'claimOrders' | 'handOver'>,
  row: PersonRow,
  passwordHash: string,
  linkHash: string,
): Promise<boolean> {
  const { env, now, site } = context
  const { DB: db } = env
  const rekeyed = { consumerId: row.consumer_id, passwordHash }
  const passkeys = await listPasskeys(db, row.consumer_id)
  const isFirstProof = row.email_proven_at === null
  const undo = isFirstProof ? null : await undoLink(context, row, 'password')
  const mail = passwordMail(site, row.email, passkeys, undo?.link ?? null)
  const replaced = replacePassword(db, row, passwordHash, now, { in: 'password_resets', hash: linkHash })
  return runIfReplaced(db, rekeyed, replaced, [
    ...endWaysIn(db, rekeyed, { session: null, passkeys: [] }),
    ...(isFirstProof ? handOver(context, engine, row) : []),
    ...proveMailbox(db, engine, row, now),
    ...(undo?.keep() ?? []),
    putMail(db, mail, now),
  ])
}
