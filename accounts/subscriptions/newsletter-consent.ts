import type { Address } from '../../shared/contracts/address.ts'
import { isEmail } from '../../shared/validation/text.ts'
import type { AccountsContext } from '../context.ts'
import { type SubscriptionContext, subscribe } from './newsletter.ts'
import { giverBeside } from './subscriptions.ts'

/**
 * The box beside an address (spec 1 §3 "Address", `subscriptions.newsletterConsent`). Unticked, it withdraws nothing.
 */
export async function keepNewsletterConsent(
  context: SubscriptionContext & Pick<AccountsContext, 'consumer'>,
  addresses: readonly Address[],
): Promise<void> {
  const giver = giverBeside(context)
  for (const { email, country, subscriptions } of addresses) {
    if (!subscriptions?.newsletterConsent || !email || !isEmail(email)) continue
    const consent = { type: 'Newsletter', channel: 'email', optin: true, recipient: email, country } as const
    await subscribe(context, consent, giver, subscriptions.wording)
  }
}
