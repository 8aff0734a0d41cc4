import { type NotingContext, noteChange } from './consent-events.ts'
import type { ConsentKey } from './unsubscribe-token.ts'

/**
 * A person's session ends only what is theirs, and so does a text message's link; null ends whosever it is. A number
 * that is passed on to a person ends everybody else's.
 */
type Ending =
  | { readonly consumerId: string | null; readonly proof: 'session' | 'message-link' | 'mail-program' }
  | { readonly consumerId: string; readonly proof: 'passed-on' }

/**
 * Statements that end a consent, and a wish for it that waits for a texted code. A mailbox may refuse again what it has
 * refused before: the refusal is then as new as the links that were mailed since. A refusal is the mailbox's own, and
 * stays whatever becomes of whoever asked for the consent.
 */
export function endConsent(
  context: NotingContext,
  key: ConsentKey,
  { consumerId, proof }: Ending,
): D1PreparedStatement[] {
  const { env, now } = context
  const { type, channel, recipient } = key
  const isPassedOn = proof === 'passed-on'
  const whose = isPassedOn ? 'consumer_id IS NOT ?1' : '(?1 IS NULL OR consumer_id = ?1)'
  const standing = channel === 'sms' ? 'AND optin' : ''
  const ended = env.DB.prepare(
    `UPDATE subscriptions SET optin = 0, confirmed_at = NULL, consumer_id = CASE channel WHEN 'sms' THEN consumer_id END,
  document = json_set(document, '$.optin', json('false'), '$.optoutDate', ?2)
WHERE ${whose} AND type = ?3 AND channel = ?4 AND recipient = ?5 ${standing}`,
  ).bind(consumerId, new Date(now).toISOString(), type, channel, recipient)
  const noted = noteChange(context, key, { consumerId: isPassedOn ? null : consumerId, what: 'ended', proof })
  if (channel !== 'sms') return [ended, noted]
  const wish = env.DB.prepare(
    `UPDATE phone_codes SET wish = NULL WHERE ${whose} AND phone = ?2 AND wish->>'type' = ?3`,
  ).bind(consumerId, recipient, type)
  return [ended, noted, wish]
}
