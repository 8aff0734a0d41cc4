import type { Site } from '../../shared/i18n/locales.ts'
import { messages as de } from './messages/de.ts'
import { messages as en } from './messages/en.ts'
import { messages as es } from './messages/es.ts'
import { messages as fr } from './messages/fr.ts'
import { messages as it } from './messages/it.ts'
import type { Mail } from './outbox.ts'

type Text = { readonly subject: string; readonly text: string }
export type MailKind =
  | 'welcome'
  | 'accountExists'
  | 'confirmEmail'
  | 'resetPassword'
  | 'passwordChanged'
  | 'passwordChangedWithPasskeys'
  | 'accountHandedOver'
  | 'accountHandedOverWithPasskeys'
  | 'confirmNewsletter'
  | 'supportCase'
  | 'accountDeleted'
  | 'giftCard'
  | 'passkeyAdded'
  | 'orderPlaced'
  | 'orderSent'
  | 'orderReady'
  | 'orderCancelled'
  | 'orderNotCancelled'
  | 'returnReceived'
  | 'orderRefunded'
export type MailMessages = Readonly<Record<MailKind, Text>>

const byLanguage: Readonly<Record<Site['language'], MailMessages>> = { en, de, fr, es, it }

/** A mail in the reader's language; `link` is what it asks them to open, `values` what its text has in braces. */
export const mailOf = (
  kind: MailKind,
  { language }: Pick<Site, 'language'>,
  recipient: string,
  link: string | null = null,
  values: Readonly<Record<string, string>> = {},
): Mail => {
  const { subject, text } = byLanguage[language][kind]
  const fill = (template: string) => template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  return { recipient, subject: fill(subject), text: fill(text), link }
}
