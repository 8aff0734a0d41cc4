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
/** Numbers are passed on, so a text message's link ends the consents of the person it was sent for. */
type TextsKey = ConsentKey & { readonly channel: 'sms'; readonly consumerId: string }
/**
 * A link ends what one person is emailed about (shared/notifications.ts) at the mailbox that it was sent to; null for
 * any, in links from before mailboxes were part of them.
 */
type TopicsKey<Mailbox> = {
  readonly consumerId: string
  readonly mailbox: Mailbox
  readonly topics: readonly NotificationTopic[]
}
/** A link ends the news of one order, for whoever they are mailed to: an order has one address. */
type OrderKey = { readonly orderNumber: string }
/** `holder`: the mark of a text message's person (`markOf`); null for whoever has the consent. */
type Read = (ConsentKey & { readonly holder: string | null }) | TopicsKey<string | null> | OrderKey
type Key = (ConsentKey & { readonly channel: 'email' }) | TextsKey | TopicsKey<string> | OrderKey

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

/** Four letters that tell the former and the present holder of a number apart: a text message has room for no more. */
export const markOf = (secret: string, consumerId: string): Promise<string> =>
  sealOf(secret, 'text-consent', consumerId, 3)

async function textOf(secret: string, key: Key): Promise<string> {
  if ('orderNumber' in key) return `#${key.orderNumber}`
  if ('topics' in key)
    return `:${key.topics.map((topic) => topicLetters[topic]).join('')}:${key.consumerId}:${key.mailbox}`
  const mark = 'consumerId' in key ? await markOf(secret, key.consumerId) : ''
  return lettersOf(key) + mark + key.recipient
}

/** The address where a message's reader ends what it is sent for; never expires, since messages are kept. */
export async function unsubscribeLink(
  context: Parameters<typeof shopLink>[0] & { readonly config: Pick<AccountsContext['config'], 'TOKEN_SECRET'> },
  key: Key,
): Promise<string> {
  const secret = context.config.TOKEN_SECRET
  const text = await textOf(secret, key)
  const token = `${toBase64Url(utf8(text))}.${await sealFor(secret, text)}`
  return shopLink(context, `/unsubscribe?token=${token}`)
}

/** Null for a token that is forged. */
export async function readUnsubscribeToken(secret: string, token: string): Promise<Read | null> {
  const [encoded = '', seal = ''] = token.split('.')
  const bytes = fromBase64Url(encoded)
  const text = bytes ? new TextDecoder().decode(bytes) : ''
  if (!sameText(seal, await sealFor(secret, text))) return null
  if (text.startsWith('#')) return { orderNumber: text.slice(1) }
  const [, letters, consumerId, mailbox = null] = /^:(\w+):([^:]+)(?::(.+))?$/.exec(text) ?? []
  if (letters && consumerId) {
    const topics = notificationTopicNames.filter((topic) => letters.includes(topicLetters[topic]))
    return { consumerId, mailbox, topics }
  }
  const { type, channel } = Subscription.shape
  for (const key of type.options.flatMap((type) => channel.options.map((channel) => ({ type, channel }))))
    if (text.startsWith(lettersOf(key))) {
      const [, holder = null, number] = (key.channel === 'sms' && /^([\w-]{4})?(\+.+)$/.exec(text.slice(2))) || []
      return { ...key, holder, recipient: number ?? text.slice(2) }
    }
  return null
}
