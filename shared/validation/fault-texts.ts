import { type FieldMessageId, fieldMessageIds } from '../errors/field-messages.ts'
import { messageTables, text } from '../errors/message.ts'
import type { Locale } from '../i18n/locales.ts'
import type { Faults } from './rule.ts'

/** For a page that a server renders: every language comes along, so not for a browser. */
export function faultTexts(faults: Faults, locale: Locale): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(faults).flatMap(([field, fault]) =>
      fault ? [[field, text(fault.messageId, locale, fault.params)]] : [],
    ),
  )
}

/** The locale's field texts with their places unfilled, for a browser that validates: what `attachValidation` wants. */
export function fieldTemplates(locale: Locale): Readonly<Record<FieldMessageId, string>> {
  const { base, regional } = messageTables[locale]
  const entries = fieldMessageIds.map((id): [FieldMessageId, string] => [id, regional?.[id] ?? base[id]])
  return Object.fromEntries(entries) as Record<FieldMessageId, string>
}
