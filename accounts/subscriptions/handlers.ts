import type { HandlersOf } from '../../backend/context.ts'
import { type Result, refuse, succeed } from '../../backend/result.ts'
import type { consumerOperations } from '../../shared/operations/consumer.ts'
import { isEmail } from '../../shared/validation/text.ts'
import type { AccountsContext } from '../context.ts'
import type { EngineOf } from '../engine.ts'
import { dataSubject } from '../profile/data-subject.ts'
import { signedInPerson } from '../profile/signed-in-person.ts'
import { confirmNewsletter, subscribe } from './newsletter.ts'
import { type Consent, readSubscriptions } from './subscriptions.ts'

/** A guest may subscribe to the newsletter; unsubscribing requires an account. */
async function consent(context: AccountsContext, given: Consent): Promise<Result<{ subscriptions: Consent[] }>> {
  const { env } = context
  if (!context.consumer) return refuse('AUT498')
  if (given.channel === 'email' && !isEmail(given.recipient)) return refuse('AUT453')
  if (context.consumer.kind === 'guest') {
    if (!given.optin) return refuse('PRO404')
    await subscribe(context, given, null)
    return succeed({ subscriptions: [given] })
  }
  const person = await signedInPerson(context)
  if (!person.ok) return person
  await subscribe(context, given, person.value.consumer_id)
  return succeed({ subscriptions: await readSubscriptions(env.DB, dataSubject(person.value)) })
}

export const subscriptionHandlers = <Context extends AccountsContext>(
  engineOf: EngineOf<Context>,
): HandlersOf<typeof consumerOperations, Context> => ({
  'consumer.subscriptions': async (_, context) => {
    const person = await signedInPerson(context)
    if (!person.ok) return person
    return succeed({ subscriptions: await readSubscriptions(context.env.DB, dataSubject(person.value)) })
  },
  'consumer.subscribe': ({ body }, context) => consent(context, body),
  'consumer.updateSubscription': ({ body }, context) => consent(context, body),
  'consumer.confirmSubscription': ({ body }, context) => confirmNewsletter(context, engineOf(context), body.token),
})
