import type { Address } from '../../../shared/contracts/address.ts'
import { isEmail } from '../../../shared/validation/text.ts'
import type { PlatformContext } from '../../context.ts'
import { keepSubscription } from './subscriptions.ts'

/** The box beside an address (spec 1 §3 "Address", `subscriptions.newsletterConsent`). Left unticked it takes nothing back. */
export async function keepNewsletterConsent(
  { env, consumer, now }: Pick<PlatformContext, 'env' | 'consumer' | 'now'>,
  addresses: readonly Address[],
): Promise<void> {
  const consumerId = consumer?.kind === 'registered' ? consumer.consumerId : null
  for (const { email, country, subscriptions } of addresses) {
    if (!subscriptions?.newsletterConsent || !email || !isEmail(email)) continue
    const consent = { type: 'Newsletter', channel: 'email', optin: true, recipient: email, country } as const
    await keepSubscription(env.DB, consent, consumerId, now)
  }
}
