import { pick, readRows } from '../../backend/db/table.ts'
import { type Result, refuse, succeed } from '../../backend/result.ts'
import type { AccountsContext } from '../context.ts'
import type { Engine } from '../engine.ts'
import { chooseTopic } from '../profile/notifications.ts'
import { readPersonRow } from '../profile/people.ts'
import { phoneCodes } from '../tables.ts'
import { endConsent } from './end-consent.ts'
import { type ConsentKey, markOf, readUnsubscribeToken } from './unsubscribe-token.ts'

/**
 * Ends what a message's link says, whoever opens it: the token proves that the message was read. A consent that has
 * ended before stays so, an account that is gone gets no mail, and one that has left the link's mailbox sends none
 * there. AUT402: the link is forged.
 */
export async function unsubscribe(
  context: AccountsContext,
  engine: Pick<Engine, 'endOrderNews'>,
  { token, byMailProgram }: { readonly token: string; readonly byMailProgram: boolean },
): Promise<Result<{ success: boolean }>> {
  const { env, config } = context
  const key = await readUnsubscribeToken(config.TOKEN_SECRET, token)
  if (key === null) return refuse('AUT402')
  if ('orderNumber' in key) {
    await engine.endOrderNews(key.orderNumber).run()
    return succeed({ success: true })
  }
  const proof = byMailProgram ? 'mail-program' : 'message-link'
  if (!('topics' in key)) {
    const ended = (await holdersOf(context, key)).flatMap((consumerId) =>
      endConsent(context, key, { consumerId, proof }),
    )
    if (ended.length > 0) await env.DB.batch(ended)
    return succeed({ success: true })
  }
  const person = await readPersonRow(env.DB, key.consumerId)
  if (person && (key.mailbox ?? person.email) === person.email)
    await env.DB.batch(key.topics.flatMap((topic) => chooseTopic(context, person, { topic, enabled: false }, proof)))
  return succeed({ success: true })
}

/** Consents and wishes that a link ends: those of the person with its mark; null for whosever they are. */
async function holdersOf(
  { env, config }: AccountsContext,
  { type, recipient, holder }: ConsentKey & { readonly holder: string | null },
): Promise<(string | null)[]> {
  if (holder === null) return [null]
  const sql = `SELECT consumer_id FROM subscriptions
WHERE channel = 'sms' AND type = ?1 AND recipient = ?2 AND consumer_id IS NOT NULL
UNION SELECT consumer_id FROM phone_codes WHERE phone = ?2 AND wish->>'type' = ?1`
  const found = readRows(pick(phoneCodes, 'consumer_id'), await env.DB.prepare(sql).bind(type, recipient).all())
  const marked = await Promise.all(
    found.map(async ({ consumer_id: id }) => ((await markOf(config.TOKEN_SECRET, id)) === holder ? [id] : [])),
  )
  return marked.flat()
}
