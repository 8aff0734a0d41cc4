import compile from 'icu-minify/compile'
import format, { type CompiledMessage } from 'icu-minify/format'
import { dateFormat, numberFormat, pluralRules } from './intl-formats.ts'
import { type Locale, sites } from './locales.ts'
import type { MessageFormatter } from './message-formatter.ts'
import type { MessageKey } from './messages/en.ts'

/** An island's messages as sent in a page: compiled, so that the browser needs no parser. */
export type SentMessages = Readonly<Partial<Record<MessageKey, CompiledMessage>>>

/** `text` returns the source of a message. */
export const sendMessages = (keys: readonly MessageKey[], text: (key: MessageKey) => string): SentMessages =>
  Object.fromEntries(keys.map((key) => [key, compile(text(key))]))

const formatters = { getDateTimeFormat: dateFormat, getNumberFormat: numberFormat, getPluralRules: pluralRules }

/** Throws for a message that is missing in client/islands/contracts.ts. */
export function sentFormatter(locale: Locale, messages: SentMessages): MessageFormatter {
  return (key, values) => {
    const message = messages[key]
    if (message === undefined) throw new Error(`not sent: ${key}`)
    return String(format(message, sites[locale].bcp47, values, { formatters }))
  }
}
