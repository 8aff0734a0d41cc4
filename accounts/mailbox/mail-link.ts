import { insertRow } from '../../backend/db/table.ts'
import { hashOf, newToken } from '../../backend/random-token.ts'
import { type Result, succeed } from '../../backend/result.ts'
import { type TryLimit, takeTry, tooMany } from '../../backend/tries/tries.ts'
import type { AccountsContext } from '../context.ts'
import { mailOf } from '../mail/mails.ts'
import { putMail, sweepMail } from '../mail/outbox.ts'
import { shopLink } from '../mail/shop-link.ts'
import type { PersonRow } from '../profile/people.ts'
import { mailboxLinks } from '../tables.ts'

/** As long as a mail is kept. */
const lifetimeMs = 7 * 86_400_000
/** Nobody's mailbox is filled by others. */
const perAddress: TryLimit = { kind: 'mailbox-link', most: 3, windowMs: 60 * 60_000, guesses: [] }

/**
 * Mails a link that proves the account's address (`openMailboxLink`). Links that were mailed before go on working.
 * API429: three were mailed to this address within an hour.
 */
export async function mailMailboxLink(
  context: AccountsContext,
  { consumer_id, email }: Pick<PersonRow, 'consumer_id' | 'email'>,
  kind: 'welcome' | 'confirmEmail',
  shopOrigin: string | undefined,
): Promise<Result<{ success: boolean }>> {
  const { env, site, now } = context
  const taken = await takeTry(env.DB, perAddress, email, now)
  if (!taken.ok) return tooMany(taken.failure.seconds)
  const token = newToken()
  const link = shopLink(context, shopOrigin, `/confirm-email?token=${token}`)
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
