import { firstRow, pick } from '../../backend/db/table.ts'
import { hashOf } from '../../backend/random-token.ts'
import { type Result, refuse, succeed } from '../../backend/result.ts'
import type { AccountsContext } from '../context.ts'
import type { Engine } from '../engine.ts'
import type { PersonRow } from '../profile/people.ts'
import { signedInPerson } from '../profile/signed-in-person.ts'
import { mailboxLinks } from '../tables.ts'
import { maskedEmail } from './masked-email.ts'

type Claims = Pick<Engine, 'claimOrders'>

/**
 * Statements for the transaction in which a person has opened a link mailed to their address: from then on, rows that
 * the address leads to are theirs, and so are the orders that guests placed with it.
 */
export const proveMailbox = (
  db: D1Database,
  { claimOrders }: Claims,
  { consumer_id: consumerId, email }: Pick<PersonRow, 'consumer_id' | 'email'>,
  now: number,
): D1PreparedStatement[] => [
  db
    .prepare('UPDATE consumers SET email_proven_at = coalesce(email_proven_at, ?) WHERE consumer_id = ? AND email = ?')
    .bind(now, consumerId, email),
  db.prepare('DELETE FROM mailbox_links WHERE consumer_id = ? AND NOT changes_email').bind(consumerId),
  claimOrders(email, consumerId),
]

/**
 * Proves the address of whoever is signed in. The link alone proves nothing: its reader may not have made the account,
 * and whoever made it may not be the reader. AUT402: the link has expired, or was mailed to another address than the
 * account's. AUT404: another account's link.
 */
export async function openMailboxLink(
  context: AccountsContext,
  engine: Claims,
  token: string,
): Promise<Result<{ success: boolean }>> {
  const { env, now } = context
  const person = await signedInPerson(context)
  if (!person.ok) return person
  const row = person.value
  const link = await firstRow(
    pick(mailboxLinks, 'consumer_id', 'email'),
    env.DB.prepare(
      'SELECT consumer_id, email FROM mailbox_links WHERE token_hash = ? AND NOT changes_email AND expires_at >= ?',
    ).bind(await hashOf(token), now),
  )
  if (link && link.consumer_id !== row.consumer_id) return refuse('AUT404')
  if (row.email_proven_at !== null) return succeed({ success: true })
  if (link?.email !== row.email) return refuse('AUT402')
  await env.DB.batch(proveMailbox(env.DB, engine, row, now))
  return succeed({ success: true })
}

/** For the page of either link, before anything is done: a link may be opened where another account is signed in. */
export async function readMailboxLink(
  context: AccountsContext,
  token: string,
): Promise<Result<{ email: string; isOwn: boolean }>> {
  const { env, now } = context
  const person = await signedInPerson(context)
  if (!person.ok) return person
  const link = await firstRow(
    pick(mailboxLinks, 'consumer_id', 'email'),
    env.DB.prepare('SELECT consumer_id, email FROM mailbox_links WHERE token_hash = ? AND expires_at >= ?').bind(
      await hashOf(token),
      now,
    ),
  )
  if (!link) return refuse('AUT402')
  return succeed({ email: maskedEmail(link.email), isOwn: link.consumer_id === person.value.consumer_id })
}
