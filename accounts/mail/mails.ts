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
  | 'resetPassword'
  | 'passwordChanged'
  | 'passwordChangedWithPasskeys'
  | 'accountHandedOver'
  | 'accountHandedOverWithPasskeys'
  | 'supportCase'
  | 'accountDeleted'
  | 'giftCard'
  | 'passkeyAdded'
  | 'phoneChanged'
  | 'orderPlaced'
  | 'orderSent'
  | 'orderReady'
  | 'orderCancelled'
  | 'orderNotCancelled'
  | 'returnReceived'
  | 'orderRefunded'
/** Sent on a consent to news: each has the address that ends it, in its text and its header. */
export type NewsKind = 'confirmNewsletter'
export type MailMessages = Readonly<Record<MailKind | NewsKind, Text>>

const byLanguage: Readonly<Record<Site['language'], MailMessages>> = { en, de, fr, es, it }

/** A mail in the reader's language; `link` is what it asks them to open, `values` what its text has in braces. */
export const mailOf = (
  kind: MailKind,
  site: Pick<Site, 'language'>,
  recipient: string,
  link: string | null = null,
  values: Readonly<Record<string, string>> = {},
): Mail => written(kind, site, recipient, link, values, {})

/**
 * The same about news. `unsubscribe` is the address whose page, and whose POST from a mail program (RFC 8058), end the
 * consent.
 */
export const newsMailOf = (
  kind: NewsKind,
  site: Pick<Site, 'language'>,
  recipient: string,
  link: string,
  unsubscribe: string,
): Mail =>
  written(
    kind,
    site,
    recipient,
    link,
    { unsubscribe },
    {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  )

function written(
  kind: MailKind | NewsKind,
  { language }: Pick<Site, 'language'>,
  recipient: string,
  link: string | null,
  values: Readonly<Record<string, string>>,
  headers: Mail['headers'],
): Mail {
  const { subject, text } = byLanguage[language][kind]
  const fill = (template: string) => template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  return { recipient, subject: fill(subject), text: fill(text), link, headers }
}
