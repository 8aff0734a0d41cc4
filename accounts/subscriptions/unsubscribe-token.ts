import { sealOf } from '../../backend/seal.ts'
import { fromBase64Url, toBase64Url, utf8 } from '../../shared/bytes.ts'
import { Subscription } from '../../shared/contracts/consumer.ts'
import { type NotificationTopic, notificationTopicNames } from '../../shared/notifications.ts'
import { sameText } from '../../shared/same-text.ts'
import type { AccountsContext } from '../context.ts'
import { shopLink } from '../mail/shop-link.ts'
import type { Consent } from './subscriptions.ts'

/** A link ends the consents of one type for one recipient. */
export type ConsentKey = Pick<Consent, 'type' | 'channel' | 'recipient'>
/** A link ends what one person is emailed about (shared/notifications.ts). */
export type TopicsKey = { readonly consumerId: string; readonly topics: readonly NotificationTopic[] }
type Key = ConsentKey | TopicsKey

/** Half of a MAC: enough for what can only be tried here, and a text message has to hold it. */
const sealBytes = 16
const sealFor = (secret: string, text: string) => sealOf(secret, 'unsubscribe', text, sealBytes)
/** A type or channel in a token is its first letter. */
const lettersOf = ({ type, channel }: Pick<Consent, 'type' | 'channel'>): string => `${type[0]}${channel[0]}`
const topicLetters: Readonly<Record<NotificationTopic, string>> = {
  orders: 'o',
  favoritePrices: 'p',
  favoriteStock: 's',
}

const textOf = (key: Key): string =>
  'topics' in key
    ? `:${key.topics.map((topic) => topicLetters[topic]).join('')}:${key.consumerId}`
    : lettersOf(key) + key.recipient

/** The address where a message's reader ends what it is sent for; never expires, since messages are kept. */
export async function unsubscribeLink(
  context: Parameters<typeof shopLink>[0] & { readonly config: Pick<AccountsContext['config'], 'TOKEN_SECRET'> },
  key: Key,
): Promise<string> {
  const text = textOf(key)
  const token = `${toBase64Url(utf8(text))}.${await sealFor(context.config.TOKEN_SECRET, text)}`
  return shopLink(context, undefined, `/unsubscribe?token=${token}`)
}

/** Null for a token that is forged. */
export async function readUnsubscribeToken(secret: string, token: string): Promise<Key | null> {
  const [encoded = '', seal = ''] = token.split('.')
  const bytes = fromBase64Url(encoded)
  const text = bytes ? new TextDecoder().decode(bytes) : ''
  if (!sameText(seal, await sealFor(secret, text))) return null
  const [, letters, consumerId] = /^:(\w+):(.+)$/.exec(text) ?? []
  if (letters && consumerId)
    return { consumerId, topics: notificationTopicNames.filter((topic) => letters.includes(topicLetters[topic])) }
  const { type, channel } = Subscription.shape
  for (const key of type.options.flatMap((type) => channel.options.map((channel) => ({ type, channel }))))
    if (text.startsWith(lettersOf(key))) return { ...key, recipient: text.slice(2) }
  return null
}
