import type { HandlersOf } from '../../backend/context.ts'
import { type Result, refuse, succeed } from '../../backend/result.ts'
import type { consumerOperations } from '../../shared/operations/consumer.ts'
import { emailKey } from '../../shared/typed.ts'
import { isEmail } from '../../shared/validation/text.ts'
import type { AccountsContext } from '../context.ts'
import type { EngineOf } from '../engine.ts'
import { dataSubject } from '../profile/data-subject.ts'
import { signedInPerson } from '../profile/signed-in-person.ts'
import { confirmNewsletter, subscribe } from './newsletter.ts'
import { type Consent, guest, isSame, readSubscriptions } from './subscriptions.ts'
import { keepTextConsent } from './text-consent.ts'
import { unsubscribe } from './unsubscribe.ts'

type Given = Consent & { readonly wording?: string | undefined; readonly recaptcha_response?: string | undefined }

/**
 * A guest may subscribe to the newsletter by email; text messages, and unsubscribing without a message's link, require
 * an account. An associate types the addresses of customers, whose wishes are not the associate's. The request is
 * answered as if it were stored, so that nobody learns whether somebody else's address or number has a consent.
 */
async function consent(
  context: AccountsContext,
  { wording, recaptcha_response: _checked, ...given }: Given,
): Promise<Result<{ subscriptions: Consent[] }>> {
  const { env } = context
  if (!context.consumer) return refuse('AUT498')
  if (given.channel === 'email' && !isEmail(given.recipient)) return refuse('AUT453')
  if (context.consumer.kind === 'guest') {
    if (!given.optin || given.channel === 'sms') return refuse('PRO404')
    await subscribe(context, given, guest, wording)
    return succeed({ subscriptions: [given] })
  }
  const person = await signedInPerson(context)
  if (!person.ok) return person
  const subject = dataSubject(person.value)
  const isCustomers = context.consumer.associate !== null && emailKey(given.recipient) !== person.value.email
  const asked =
    given.channel === 'sms'
      ? await keepTextConsent(context, person.value, given, wording)
      : succeed(await subscribe(context, given, given.optin && isCustomers ? guest : subject, wording))
  if (!asked.ok) return asked
  const own = await readSubscriptions(env.DB, subject)
  return succeed({ subscriptions: own.some((one) => isSame(one, asked.value)) ? own : [...own, asked.value] })
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
  'consumer.unsubscribe': ({ body }, context) => unsubscribe(context, engineOf(context), body),
})
