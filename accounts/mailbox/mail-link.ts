import { insertRow } from '../../backend/db/table.ts'
import { hashOf, newToken } from '../../backend/random-token.ts'
import { type Result, succeed } from '../../backend/result.ts'
import { type TryLimit, takeShare, takeTry, tooMany } from '../../backend/tries/tries.ts'
import type { AccountsContext } from '../context.ts'
import { mailOf } from '../mail/mails.ts'
import { putMail, sweepMail } from '../mail/outbox.ts'
import { shopLink } from '../mail/shop-link.ts'
import type { PersonRow } from '../profile/people.ts'
import { mailboxLinks } from '../tables.ts'

/** As long as a mail is kept. */
const lifetimeMs = 7 * 86_400_000
/** Nobody's mailbox is filled by others, of whom none keeps a mail from its owner. */
const perAsker: TryLimit = { kind: 'mailbox-link-asker', most: 3, windowMs: 60 * 60_000, guesses: [] }
const perAddress: TryLimit = { kind: 'mailbox-link', most: 15, windowMs: 60 * 60_000, guesses: [] }

/**
 * Mails a link that proves the account's address (`openMailboxLink`). Links that were mailed before go on working.
 * API429: three were mailed to this address within an hour for the same network, whose accounts may be new each time,
 * or fifteen for all.
 */
export async function mailMailboxLink(
  context: AccountsContext,
  { consumer_id, email }: Pick<PersonRow, 'consumer_id' | 'email'>,
  kind: 'welcome' | 'confirmEmail',
): Promise<Result<{ success: boolean }>> {
  const { env, site, network, now } = context
  const asker = network ?? consumer_id
  const own = await takeTry(env.DB, perAsker, `${email} ${asker}`, now)
  if (!own.ok) return tooMany(own.failure.seconds)
  const taken = await takeShare(env.DB, perAddress, email, asker, now)
  if (!taken.ok) return tooMany(taken.failure.seconds)
  const token = newToken()
  const link = shopLink(context, `/confirm-email?token=${token}`)
  await env.DB.batch([
    env.DB.prepare('DELETE FROM mailbox_links WHERE expires_at < ?').bind(now),
    insertRow(env.DB, mailboxLinks, {
      token_hash: await hashOf(token),
      consumer_id,
      email,
      expires_at: now + lifetimeMs,
      changes_email: false,
    }),
    sweepMail(env.DB, now),
    putMail(env.DB, mailOf(kind, site, email, link), now),
  ])
  return succeed({ success: true })
}
