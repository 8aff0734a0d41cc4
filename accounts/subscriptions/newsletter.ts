import { type Result, refuse, succeed } from '../../backend/result.ts'
import { type TryLimit, takeTry } from '../../backend/tries/tries.ts'
import type { AccountsContext } from '../context.ts'
import type { Engine } from '../engine.ts'
import { newsMailOf } from '../mail/mails.ts'
import { putMail } from '../mail/outbox.ts'
import { shopLink } from '../mail/shop-link.ts'
import { proveMailbox } from '../mailbox/prove-mailbox.ts'
import { signedInPerson } from '../profile/signed-in-person.ts'
import { readConfirmation, signConfirmation } from './confirmation-token.ts'
import { type Consent, confirmSubscription, type Giver, keepSubscription } from './subscriptions.ts'
import { unsubscribeLink } from './unsubscribe-token.ts'

/** Nobody can fill another person's mailbox. */
const mailsPerAddress: TryLimit = { kind: 'newsletter-mail', most: 3, windowMs: 60 * 60_000, guesses: [] }

export type SubscriptionContext = Pick<AccountsContext, 'config' | 'locale' | 'shopOrigin' | 'site' | 'now'> & {
  readonly env: Pick<AccountsContext['env'], 'DB'>
}

/**
 * Stores a consent by email or its withdrawal, where it is the giver's to change, and returns what was asked. A consent
 * is confirmed by a mailed link first (double opt-in), since anybody can type anybody's address.
 */
export async function subscribe(
  context: SubscriptionContext,
  consent: Consent,
  giver: Giver,
  wording?: string,
): Promise<Consent> {
  const { env, config, site, now } = context
  const { isConfirmed, asked, unnoted } = await keepSubscription(context, consent, giver, wording)
  const { type, optin, recipient } = asked
  if (!optin || isConfirmed) return asked
  if (!(await takeTry(env.DB, mailsPerAddress, recipient, now)).ok) return asked
  const token = await signConfirmation(config.TOKEN_SECRET, { type, recipient, askedAt: now })
  const link = shopLink(context, `/newsletter/confirm?token=${token}`)
  const address = await unsubscribeLink(context, { type, channel: 'email', recipient })
  const mail = newsMailOf('confirmNewsletter', site, recipient, link, { ending: 'newsletter', address })
  await env.DB.batch([putMail(env.DB, mail, now), ...unnoted])
  return asked
}

/**
 * Somebody who is signed in with the link's address has proven the address as well. AUT402: the link is forged or has
 * expired, or the mailbox has refused meanwhile.
 */
export async function confirmNewsletter(
  context: AccountsContext,
  engine: Pick<Engine, 'claimOrders'>,
  token: string,
): Promise<Result<{ recipient: string }>> {
  const { env, config, now } = context
  const subscription = await readConfirmation(config.TOKEN_SECRET, token, now)
  const isConfirmed = subscription !== null && (await confirmSubscription(context, subscription))
  if (!isConfirmed) return refuse('AUT402')
  const { recipient } = subscription
  const person = await signedInPerson(context)
  if (person.ok && person.value.email === recipient) await env.DB.batch(proveMailbox(env.DB, engine, person.value, now))
  return succeed({ recipient })
}
