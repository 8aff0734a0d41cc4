import type { Locale } from '../i18n/locales.ts'
import { type MessageParams, type MessageTables, textFrom } from './format.ts'
import { type MessageId, messageIdOf } from './message-ids.ts'
import { messages as de } from './messages/de.ts'
import { messages as en } from './messages/en.ts'
import { messages as enCa } from './messages/en-ca.ts'
import { messages as enGb } from './messages/en-gb.ts'
import { messages as es } from './messages/es.ts'
import { messages as fr } from './messages/fr.ts'
import { messages as frCa } from './messages/fr-ca.ts'
import { messages as it } from './messages/it.ts'

/** All languages, for the platform. */
export const messageTables: Readonly<Record<Locale, MessageTables>> = {
  'en-us': { base: en },
  'en-ca': { base: en, regional: enCa },
  'fr-ca': { base: fr, regional: frCa },
  'en-gb': { base: en, regional: enGb },
  'de-de': { base: de },
  'fr-fr': { base: fr },
  'es-es': { base: es },
  'it-it': { base: it },
}

/** For flow, field and flash texts by id. */
export const text = (id: MessageId, locale: Locale, params?: MessageParams): string =>
  textFrom(messageTables[locale], id, locale, params)

/** For an error or flash code from the wire; an unknown one gives GEN500's message. */
export const message = (code: string, locale: Locale, params?: MessageParams): string =>
  text(messageIdOf(code), locale, params)
