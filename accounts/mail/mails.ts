import type { Site } from '../../shared/i18n/locales.ts'
import { messages as de } from './messages/de.ts'
import { messages as en } from './messages/en.ts'
import { messages as es } from './messages/es.ts'
import { messages as fr } from './messages/fr.ts'
import { messages as it } from './messages/it.ts'
import type { Mail } from './outbox.ts'

type Text = { readonly subject: string; readonly text: string }
/** About an order, security, or something that the reader has asked for: sent without a consent. */
export type MailKind =
  | 'welcome'
  | 'accountExists'
  | 'confirmEmail'
  | 'newEmail'
  | 'emailTaken'
  | 'emailChanging'
  | 'emailChanged'
  | 'emailLeft'
  | 'emailGivenBack'
  | 'resetPassword'
  | 'passwordChanged'
  | 'passwordChangedWithPasskeys'
  | 'accountHandedOver'
  | 'accountHandedOverWithPasskeys'
  | 'supportCase'
  | 'accountDeleted'
  | 'deletionWaits'
  | 'giftCard'
  | 'passkeyAdded'
  | 'phoneChanged'
  | 'phoneConfirmed'
  | 'phoneLost'
  | 'orderPlaced'
  | 'orderCancelled'
  | 'orderCancelledUnpaid'
  | 'orderNotCharged'
  | 'orderNotCancelled'
  | 'returnReceived'
  | 'returnArrived'
  | 'orderRefunded'
/** Sent as long as the reader wants them. */
export type NewsKind = 'confirmNewsletter' | 'favoriteNews' | 'orderSent' | 'orderReady'
/** Texts that say how to get no more: `orders` of all orders of an account, `order` of one. */
type EndingKind = 'newsletter' | 'favorites' | 'orders' | 'order'
export type MailMessages = Readonly<Record<MailKind | NewsKind, Text>> & {
  readonly endings: Readonly<Record<EndingKind, string>>
}

const byLanguage: Readonly<Record<Site['language'], MailMessages>> = { en, de, fr, es, it }

type Values = Readonly<Record<string, string>>

/** A mail in the reader's language; `link` is what it asks them to open, `values` what its text has in braces. */
export function mailOf(
  kind: MailKind | NewsKind,
  { language }: Pick<Site, 'language'>,
  recipient: string,
  link: string | null = null,
  values: Values = {},
): Mail {
  const { subject, text } = byLanguage[language][kind]
  return { recipient, subject: fill(subject, values), text: fill(text, values), link, headers: {} }
}

/**
 * The mail with its ending: `address` is the one whose page, and whose POST from a mail program (RFC 8058), end what
 * this reader is sent.
 */
export function newsMailOf(
  kind: NewsKind,
  site: Pick<Site, 'language'>,
  recipient: string,
  link: string,
  { ending, address }: { readonly ending: EndingKind; readonly address: string },
  values: Values = {},
): Mail {
  const mail = mailOf(kind, site, recipient, link, values)
  const end = fill(byLanguage[site.language].endings[ending], { unsubscribe: address })
  return {
    ...mail,
    text: `${mail.text}\n\n${end}`,
    headers: {
      'List-Unsubscribe': `<${address}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

const fill = (template: string, values: Values): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
