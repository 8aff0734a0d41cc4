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

const messages: Readonly<Record<Locale, Readonly<Record<MessageKey, string>>>> = {
  'en-us': en,
  'en-ca': { ...en, ...enCa },
  'en-gb': { ...en, ...enGb },
  'fr-fr': fr,
  'fr-ca': { ...fr, ...frCa },
  'de-de': de,
  'es-es': es,
  'it-it': it,
}

const formatters = new Map<Locale, MessageFormatter>()

/** The words of a locale. A message is compiled once; one without placeholders never is. */
export function formatter(locale: Locale): MessageFormatter {
  const known = formatters.get(locale)
  if (known) return known
  const texts = messages[locale]
  const compiled = new Map<MessageKey, ReturnType<typeof compileMessage>>()
  const t: MessageFormatter = (key, values) => {
    const text = texts[key]
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
  return messages[locale][key]
}
