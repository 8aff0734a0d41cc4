import { type FieldMessageId, fieldMessageIds } from '../errors/field-messages.ts'
import { messageTables, text } from '../errors/message.ts'
import type { Locale } from '../i18n/locales.ts'
import { passwordLength } from './password.ts'
import { type Faults, validate } from './rule.ts'
import { required } from './text.ts'

/** Server only: it imports all languages. */
export function faultTexts(faults: Faults, locale: Locale): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(faults).flatMap(([field, fault]) =>
      fault ? [[field, text(fault.messageId, locale, fault.params)]] : [],
    ),
  )
}

/** Server only, as well. Why a current password can't be one; nothing about whether it is right. */
export function passwordText(password: string, locale: Locale): string | undefined {
  return faultTexts(validate({ password: [required, passwordLength] }, { password }), locale)['password']
}

/**
 * The locale's field text templates, for validation in the browser (client/islands/form.tsx).
 */
export function fieldTemplates(locale: Locale): Readonly<Record<FieldMessageId, string>> {
  const { base, regional } = messageTables[locale]
  const entries = fieldMessageIds.map((id): [FieldMessageId, string] => [id, regional?.[id] ?? base[id]])
  return Object.fromEntries(entries) as Record<FieldMessageId, string>
}
