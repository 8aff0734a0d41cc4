import { firstRow, insertRow, pick } from '../../backend/db/table.ts'
import { hashOf, newToken } from '../../backend/random-token.ts'
import { type Result, refuse, succeed } from '../../backend/result.ts'
import { type TryLimit, takeShare, takeTry, tooMany } from '../../backend/tries/tries.ts'
import { emailKey } from '../../shared/typed.ts'
import { isEmail } from '../../shared/validation/text.ts'
import { proveSession } from '../auth/prove-password.ts'
import type { AccountsContext } from '../context.ts'
import type { Engine } from '../engine.ts'
import { mailOf } from '../mail/mails.ts'
import { putMail, putMailWhere, sweepMail } from '../mail/outbox.ts'
import { shopLink } from '../mail/shop-link.ts'
import type { PersonRow } from '../profile/people.ts'
import { signedInPerson } from '../profile/signed-in-person.ts'
import { accountUndos, mailboxLinks } from '../tables.ts'
import { undoLink } from '../undo/undo-link.ts'
import { isHeld } from './held-address.ts'
import { endMailedKeys } from './mailed-keys.ts'

const lifetimeMs = 24 * 60 * 60_000
/** The present address gets a mail each time, too. */
const perPerson: TryLimit = { kind: 'email-change', most: 5, windowMs: 60 * 60_000, guesses: [] }
/** Counts these mails alone: others would tell whether the address has an account. */
const perAddress: TryLimit = { kind: 'new-email', most: 3, windowMs: 60 * 60_000, guesses: [] }

type Done = { readonly success: boolean }
type Asked = {
  readonly email: string
  readonly password?: string | undefined
}

/** The address that waits for its link's button; null for none. */
export async function pendingEmail(
  { env, now }: AccountsContext,
  { consumer_id, email }: Pick<PersonRow, 'consumer_id' | 'email'>,
): Promise<string | null> {
  const sql = `SELECT email FROM mailbox_links
WHERE consumer_id = ? AND changes_email AND email <> ? AND expires_at >= ? LIMIT 1`
  const row = await firstRow(pick(mailboxLinks, 'email'), env.DB.prepare(sql).bind(consumer_id, email, now))
  return row?.email ?? null
}

/**
 * Mails a link to the new address: its button makes it the account's (`confirmNewEmail`). A proven present address is
 * told at once, with a link that undoes it. The answer is the same for an address that is another account's: that
 * mailbox gets a mail that says so. AUT453: no address. AUT404: a store's account, or a session that has to give the
 * password. AUT450: a wrong one. API429: too many mails.
 */
export async function askForEmail(context: AccountsContext, asked: Asked): Promise<Result<{ mailed: boolean }>> {
  const { env, site, now } = context
  const { DB: db } = env
  const person = await signedInPerson(context)
  if (!person.ok) return person
  const row = person.value
  if (row.associate_of !== null) return refuse('AUT404')
  const email = emailKey(asked.email)
  if (!isEmail(email)) return refuse('AUT453')
  const proven = await proveSession(context, row, asked.password)
  if (!proven.ok) return proven
  if (email === row.email) return succeed({ mailed: false })
  const taken = await takeTry(db, perPerson, row.consumer_id, now)
  if (!taken.ok) return tooMany(taken.failure.seconds)
  const shared = await takeShare(db, perAddress, email, row.consumer_id, now)
  if (!shared.ok) return tooMany(shared.failure.seconds)
  const token = newToken()
  const link = shopLink(context, `/confirm-new-email?token=${token}`)
  const undo = row.email_proven_at === null ? null : await undoLink(context, row, 'email')
  const pending = {
    token_hash: await hashOf(token),
    consumer_id: row.consumer_id,
    email,
    expires_at: now + lifetimeMs,
    changes_email: true,
  }
  const held = isHeld('?8', '?9', '?10')
  const values = [email, row.consumer_id, now]
  await db.batch([
    db.prepare('DELETE FROM mailbox_links WHERE consumer_id = ? AND changes_email').bind(row.consumer_id),
    insertRow(db, mailboxLinks, pending),
    sweepMail(db, now),
    putMailWhere(db, mailOf('newEmail', site, email, link), now, `NOT ${held}`, values),
    putMailWhere(db, mailOf('emailTaken', site, email), now, held, values),
    ...(undo ? [...undo.keep(), putMail(db, mailOf('emailChanging', site, row.email, undo.link), now)] : []),
  ])
  return succeed({ mailed: true })
}

/**
 * The account's address becomes the one that the link was mailed to, for whoever is signed in to the account: it is
 * proven, and orders that guests placed with it come along. The former address is told; if it was proven, with a link
 * that undoes it, unless the account comes back to an address that was proven before it. Consents stay with their
 * mailbox. AUT402: the link has expired or was replaced, or the address is another account's by now. AUT404: another
 * account's link.
 */
export async function confirmNewEmail(
  context: AccountsContext,
  { claimOrders }: Pick<Engine, 'claimOrders'>,
  token: string,
): Promise<Result<Done>> {
  const { env, now } = context
  const { DB: db } = env
  const person = await signedInPerson(context)
  if (!person.ok) return person
  const row = person.value
  const hash = await hashOf(token)
  const sql = 'SELECT consumer_id, email FROM mailbox_links WHERE token_hash = ? AND changes_email AND expires_at >= ?'
  const link = await firstRow(pick(mailboxLinks, 'consumer_id', 'email'), db.prepare(sql).bind(hash, now))
  if (!link) return refuse('AUT402')
  if (link.consumer_id !== row.consumer_id) return refuse('AUT404')
  // A repeated press, or one after a crash, finds the address changed already.
  if (link.email !== row.email && !(await moveTo(context, row, link.email, hash))) return refuse('AUT402')
  await claimOrders(link.email, row.consumer_id).run()
  return succeed({ success: true })
}

async function moveTo(context: AccountsContext, row: PersonRow, email: string, hash: string): Promise<boolean> {
  const { env, site, now } = context
  const { DB: db } = env
  const { consumer_id: consumerId, email: former } = row
  const provenAt = await provenSince(context, row, email)
  const comesBack = row.email_proven_at !== null && provenAt < row.email_proven_at
  const undo = row.email_proven_at === null || comesBack ? null : await undoLink(context, row, 'email')
  const kind = comesBack ? 'emailGivenBack' : undo ? 'emailChanged' : 'emailLeft'
  const mail = mailOf(kind, site, former, undo?.link ?? null)
  const isMoved = (person: string, address: string) =>
    `EXISTS (SELECT 1 FROM consumers WHERE consumer_id = ${person} AND email = ${address})`
  const [moved] = await db.batch([
    db
      .prepare(
        `UPDATE consumers SET email = ?1, email_proven_at = ?6
WHERE consumer_id = ?3 AND email = ?4 AND email_proven_at IS ?7
AND EXISTS (SELECT 1 FROM mailbox_links WHERE token_hash = ?5) AND NOT ${isHeld('?1', '?3', '?2')}`,
      )
      .bind(email, now, consumerId, former, hash, provenAt, row.email_proven_at),
    ...(undo?.keep('true', [email], '?10') ?? []),
    putMailWhere(db, mail, now, isMoved('?8', '?9'), [consumerId, email]),
    ...endMailedKeys(
      db,
      'SELECT consumer_id FROM consumers WHERE consumer_id = ? AND email = ?',
      [consumerId, email],
      hash,
    ),
  ])
  return moved?.meta.changes !== 0
}

/**
 * Since when the address is proven for this account: from now on, and later than the present one; or as long as a link
 * remembers that was mailed to it before the account left it.
 */
async function provenSince(
  { env, now }: AccountsContext,
  { consumer_id, email_proven_at }: PersonRow,
  email: string,
): Promise<number> {
  const sql = `SELECT proven_at FROM account_undos
WHERE consumer_id = ? AND email = ? AND proven_at IS NOT NULL AND expires_at >= ? ORDER BY proven_at LIMIT 1`
  const statement = env.DB.prepare(sql).bind(consumer_id, email, now)
  const earlier = await firstRow(pick(accountUndos, 'proven_at'), statement)
  return earlier?.proven_at ?? Math.max(now, (email_proven_at ?? 0) + 1)
}
