import { insertSelect } from '../../backend/db/table.ts'
import type { DataSubject } from '../../backend/personal-data/personal-table.ts'
import type { NotificationTopic } from '../../shared/notifications.ts'
import type { AccountsContext } from '../context.ts'
import { consentEvents } from '../tables.ts'
import type { ConsentKey } from './unsubscribe-token.ts'

export type NotingContext = Pick<AccountsContext, 'locale' | 'now'> & {
  readonly env: Pick<AccountsContext['env'], 'DB'>
}

/** The consent to mails about a topic. */
type TopicConsent = { readonly type: NotificationTopic; readonly channel: 'email'; readonly recipient: string }

/**
 * A change of a consent. `consumerId`: who did it, signed in; what a link does at a number is its person's, and so is
 * what ends because the number is `passed-on`: somebody else has proven it.
 */
export type Happening = {
  readonly consumerId: string | null
  readonly what: 'asked' | 'confirmed' | 'ended'
  readonly proof: 'none' | 'session' | 'mailed-link' | 'texted-code' | 'message-link' | 'mail-program' | 'passed-on'
  /** The words beside the box, in the locale of the call. */
  readonly wording?: string | undefined
}

/**
 * The statement that notes what happened to a consent, right behind the one in the same batch that changes it: where
 * that one changed nothing, nothing is noted.
 */
export function noteChange(
  { env, locale, now }: NotingContext,
  { type, channel, recipient }: ConsentKey | TopicConsent,
  { consumerId, what, proof, wording }: Happening,
): D1PreparedStatement {
  const columns = {
    event_id: '?1',
    consumer_id: `coalesce(?2, (SELECT consumer_id FROM subscriptions
  WHERE type = ?4 AND channel = ?5 AND channel = 'sms' AND recipient = ?3))`,
    recipient: '?3',
    type: '?4',
    channel: '?5',
    what: '?6',
    proof: '?7',
    wording: '?8',
    locale: '?9',
    at: '?10',
  }
  return env.DB.prepare(insertSelect(consentEvents, columns, 'WHERE changes() > 0')).bind(
    crypto.randomUUID(),
    consumerId,
    recipient,
    type,
    channel,
    what,
    proof,
    wording ?? null,
    locale,
    now,
  )
}

/** SQL, which events are about a person's consents: `?1` is the consumer's id, `?2` their proven address. */
export const ownEvents = 'consumer_id = ?1 OR recipient = ?2'

/** The statement that takes a person out of what happened to their consents. */
export const forgetEvents = (db: D1Database, { consumerId, provenEmail }: DataSubject): D1PreparedStatement =>
  db
    .prepare(`UPDATE consent_events SET consumer_id = NULL, recipient = NULL WHERE ${ownEvents}`)
    .bind(consumerId, provenEmail)
