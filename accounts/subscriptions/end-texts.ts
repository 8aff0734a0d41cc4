import { insertSelect } from '../../backend/db/table.ts'
import { consentEvents } from '../tables.ts'
import type { Happening, NotingContext } from './consent-events.ts'

type Ending = {
  readonly consumerId: string
  readonly proof: Happening['proof']
  /** SQL, which of a person's rows of `subscriptions` end: `?1` is the person, `bound` are the values from `?2` on. */
  readonly where: string
  readonly bound: readonly (string | number)[]
}

const given = (where: string): string => `consumer_id = ?1 AND optin AND (${where})`

/** The statement that notes an end of each of these consents of a person, before the one that ends them. */
export function noteEnds(
  { env, locale, now }: NotingContext,
  { consumerId, proof, where, bound }: Ending,
): D1PreparedStatement {
  const [what, next] = ['ended', bound.length + 2]
  const columns = {
    event_id: 'lower(hex(randomblob(16)))',
    consumer_id: 'consumer_id',
    recipient: 'recipient',
    type: 'type',
    channel: 'channel',
    what: `?${next}`,
    proof: `?${next + 1}`,
    wording: 'NULL',
    locale: `?${next + 2}`,
    at: `?${next + 3}`,
  }
  return env.DB.prepare(insertSelect(consentEvents, columns, `FROM subscriptions WHERE ${given(where)}`)).bind(
    consumerId,
    ...bound,
    what,
    proof,
    locale,
    now,
  )
}

/** Statements that end consents of a person to text messages, each with its line. */
export function endTexts(context: NotingContext, { where, ...ending }: Ending): D1PreparedStatement[] {
  const { consumerId, bound } = ending
  const texts = `channel = 'sms' AND (${where})`
  const date = new Date(context.now).toISOString()
  const ended = context.env.DB.prepare(
    `UPDATE subscriptions SET optin = 0, confirmed_at = NULL,
  document = json_set(document, '$.optin', json('false'), '$.optoutDate', ?${bound.length + 2})
WHERE ${given(texts)}`,
  ).bind(consumerId, ...bound, date)
  return [noteEnds(context, { ...ending, where: texts }), ended]
}
