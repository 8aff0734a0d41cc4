import { type Result, refuse, succeed } from '../../backend/result.ts'
import { sealOf } from '../../backend/seal.ts'
import { fromBase64Url, toBase64Url, utf8 } from '../../shared/bytes.ts'
import { Subscription } from '../../shared/contracts/consumer.ts'
import { sameText } from '../../shared/same-text.ts'
import type { AccountsContext } from '../context.ts'
import { shopLink } from '../mail/shop-link.ts'
import { endConsent } from './end-consent.ts'
import type { Consent } from './subscriptions.ts'

/** What a link ends: consents of one type for one recipient. */
export type ConsentKey = Pick<Consent, 'type' | 'channel' | 'recipient'>

/** Half of a MAC: enough for what can only be tried here, and a text message has to hold it. */
const sealBytes = 16
const sealFor = (secret: string, text: string) => sealOf(secret, 'unsubscribe', text, sealBytes)
/** A type or channel in a token is its first letter. */
const lettersOf = ({ type, channel }: Pick<Consent, 'type' | 'channel'>): string => `${type[0]}${channel[0]}`

/** The address that a message's reader ends the consent at. It works as long as messages are kept: without an end. */
export async function unsubscribeLink(
  context: Parameters<typeof shopLink>[0] & { readonly config: Pick<AccountsContext['config'], 'TOKEN_SECRET'> },
  key: ConsentKey,
): Promise<string> {
  const text = lettersOf(key) + key.recipient
  const token = `${toBase64Url(utf8(text))}.${await sealFor(context.config.TOKEN_SECRET, text)}`
  return shopLink(context, undefined, `/unsubscribe?token=${token}`)
}

/** Null for a token that is forged. */
async function readToken(secret: string, token: string): Promise<ConsentKey | null> {
  const [encoded = '', seal = ''] = token.split('.')
  const bytes = fromBase64Url(encoded)
  const text = bytes ? new TextDecoder().decode(bytes) : ''
  if (!sameText(seal, await sealFor(secret, text))) return null
  const { type, channel } = Subscription.shape
  for (const key of type.options.flatMap((type) => channel.options.map((channel) => ({ type, channel }))))
    if (text.startsWith(lettersOf(key))) return { ...key, recipient: text.slice(2) }
  return null
}

/**
 * Ends what a message's link says, whoever opens it: the token proves that the message was read. A consent that has
 * ended before stays so. AUT402: the link is forged.
 */
export async function unsubscribe(
  context: AccountsContext,
  { token, byMailProgram }: { readonly token: string; readonly byMailProgram: boolean },
): Promise<Result<{ success: boolean }>> {
  const { env, config } = context
  const key = await readToken(config.TOKEN_SECRET, token)
  if (key === null) return refuse('AUT402')
  await env.DB.batch(endConsent(context, key, byMailProgram ? 'mail-program' : 'message-link'))
  return succeed({ success: true })
}
