import type { Engine } from '../engine.ts'
import type { PersonRow } from '../profile/people.ts'
import type { NotingContext } from '../subscriptions/consent-events.ts'
import { noteEnds } from '../subscriptions/end-texts.ts'

// A consent that a mailbox has confirmed belongs to that mailbox, whoever typed its address.
const isFormerUsers = "recipient <> ?2 AND (channel <> 'email' OR confirmed_at IS NULL)"

/**
 * Statements for an account whose address is proven for the first time by choosing a new password. Its user until now
 * may have been somebody else: a stranger, or a person who mistyped an address. So everything goes that is personal, or
 * could send goods or money astray. Favorites stay without their public link, points and membership stay with another
 * member number, and so do orders that were mailed to the address.
 */
export function handOver(
  context: NotingContext,
  engine: Pick<Engine, 'handOver'>,
  { consumer_id: consumerId, email }: Pick<PersonRow, 'consumer_id' | 'email'>,
): D1PreparedStatement[] {
  const db = context.env.DB
  const own = (sql: string) => db.prepare(`${sql} WHERE consumer_id = ?`).bind(consumerId)
  return [
    own('DELETE FROM addresses'),
    own('DELETE FROM saved_instruments'),
    own('DELETE FROM phone_codes'),
    own('UPDATE favorite_lists SET share_id = NULL'),
    own(`UPDATE consumers SET first_name = NULL, last_name = NULL, phone = NULL, phone_proven_at = NULL, postal_code = NULL, birth_date = NULL,
  gender = NULL, member_number = NULL, document = '{}'`),
    noteEnds(context, { consumerId, proof: 'mailed-link', where: isFormerUsers, bound: [email] }),
    db.prepare(`DELETE FROM subscriptions WHERE consumer_id = ?1 AND ${isFormerUsers}`).bind(consumerId, email),
    db
      .prepare(
        `UPDATE consent_events SET consumer_id = NULL, recipient = CASE channel WHEN 'email' THEN recipient END
WHERE consumer_id = ? AND recipient <> ?`,
      )
      .bind(consumerId, email),
    db
      .prepare('UPDATE support_cases SET consumer_id = NULL WHERE consumer_id = ? AND email <> ?')
      .bind(consumerId, email),
    ...engine.handOver(email, consumerId),
  ]
}
