import { compileMessage } from './compile-message.ts'
import { type Locale, sites } from './locales.ts'
import type { MessageFormatter } from './message-formatter.ts'
import { de } from './messages/de.ts'
import { en, type MessageKey } from './messages/en.ts'
import { enCa } from './messages/en-ca.ts'
import { enGb } from './messages/en-gb.ts'
import { es } from './messages/es.ts'
import { fr } from './messages/fr.ts'
import { frCa } from './messages/fr-ca.ts'
import { it } from './messages/it.ts'

type Texts = Readonly<Record<MessageKey, string>>
/** A language, and what a region says differently. */
type Messages = { readonly base: Texts; readonly regional?: Partial<Texts> }

const messages: Readonly<Record<Locale, Messages>> = {
  'en-us': { base: en },
  'en-ca': { base: en, regional: enCa },
  'en-gb': { base: en, regional: enGb },
  'fr-fr': { base: fr },
  'fr-ca': { base: fr, regional: frCa },
  'de-de': { base: de },
  'es-es': { base: es },
  'it-it': { base: it },
}

const textOf = ({ base, regional }: Messages, key: MessageKey): string => regional?.[key] ?? base[key]

const formatters = new Map<Locale, MessageFormatter>()

/** The words of a locale. A message is compiled once; one without placeholders never is. */
export function formatter(locale: Locale): MessageFormatter {
  const known = formatters.get(locale)
  if (known) return known
  const own = messages[locale]
  const compiled = new Map<MessageKey, ReturnType<typeof compileMessage>>()
  const t: MessageFormatter = (key, values) => {
    const text = textOf(own, key)
    if (!text.includes('{')) return text
    let message = compiled.get(key)
    if (!message) {
      message = compileMessage(text, sites[locale].bcp47)
      compiled.set(key, message)
    }
    return message(values)
  }
  formatters.set(locale, t)
  return t
}

/** The message as it is written, its `{places}` unfilled. */
export function rawMessage(locale: Locale, key: MessageKey): string {
  return textOf(messages[locale], key)
}
