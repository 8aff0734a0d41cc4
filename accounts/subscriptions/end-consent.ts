import { type NotingContext, noteChange } from './consent-events.ts'
import type { ConsentKey } from './unsubscribe-token.ts'

/** A person's session ends only what is theirs, and so does a text message's link; null ends whosever it is. */
type Ending = {
  readonly consumerId: string | null
  readonly proof: 'session' | 'message-link' | 'mail-program'
}

/** Statements that end a consent, and a wish for it that waits for a texted code. */
export function endConsent(
  context: NotingContext,
  key: ConsentKey,
  { consumerId, proof }: Ending,
): D1PreparedStatement[] {
  const { env, now } = context
  const { type, channel, recipient } = key
  const ended = env.DB.prepare(
    `UPDATE subscriptions SET optin = 0, confirmed_at = NULL,
  document = json_set(document, '$.optin', json('false'), '$.optoutDate', ?1)
WHERE type = ?2 AND channel = ?3 AND recipient = ?4 AND optin AND (?5 IS NULL OR consumer_id = ?5)`,
  ).bind(new Date(now).toISOString(), type, channel, recipient, consumerId)
  const noted = noteChange(context, key, { consumerId, what: 'ended', proof })
  if (channel !== 'sms') return [ended, noted]
  const wish = env.DB.prepare(
    `UPDATE phone_codes SET wish = NULL
WHERE phone = ?1 AND wish->>'type' = ?2 AND (?3 IS NULL OR consumer_id = ?3)`,
  ).bind(recipient, type, consumerId)
  return [ended, noted, wish]
}
