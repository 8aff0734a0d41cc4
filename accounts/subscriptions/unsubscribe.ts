import { type Result, refuse, succeed } from '../../backend/result.ts'
import type { AccountsContext } from '../context.ts'
import { chooseTopic } from '../profile/notifications.ts'
import { readPersonRow } from '../profile/people.ts'
import { endConsent } from './end-consent.ts'
import { readUnsubscribeToken } from './unsubscribe-token.ts'

/**
 * Ends what a message's link says, whoever opens it: the token proves that the message was read. A consent that has
 * ended before stays so, and an account that is gone gets no mail. AUT402: the link is forged.
 */
export async function unsubscribe(
  context: AccountsContext,
  { token, byMailProgram }: { readonly token: string; readonly byMailProgram: boolean },
): Promise<Result<{ success: boolean }>> {
  const { env, config } = context
  const key = await readUnsubscribeToken(config.TOKEN_SECRET, token)
  if (key === null) return refuse('AUT402')
  const proof = byMailProgram ? 'mail-program' : 'message-link'
  if (!('topics' in key)) {
    await env.DB.batch(endConsent(context, key, proof))
    return succeed({ success: true })
  }
  const person = await readPersonRow(env.DB, key.consumerId)
  if (person)
    await env.DB.batch(key.topics.flatMap((topic) => chooseTopic(context, person, { topic, enabled: false }, proof)))
  return succeed({ success: true })
}
