import type { Locale } from '../i18n/locales.ts'
import type { MessageId, MessageTable, RegionalTable } from './message-ids.ts'

export type MessageParams = Readonly<Record<string, unknown>>

export interface MessageTables {
  readonly base: MessageTable
  readonly regional?: RegionalTable
}

const optionalPart = /\[([^[\]]*)\]/g
const placeholder = /\{(\w+)\}/g

/** The wire may send null, objects or an empty string; none of them makes a sentence. */
const shownValue = (params: MessageParams, name: string, locale: Locale): string | undefined => {
  const value = Object.hasOwn(params, name) ? params[name] : undefined
  if (typeof value === 'number' && Number.isFinite(value)) return new Intl.NumberFormat(locale).format(value)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/**
 * Fills `{name}`. A part in square brackets is left out unless all of its placeholders are known, so a sentence never
 * shows a hole; outside of brackets a missing value is an ellipsis.
 */
export const fill = (template: string, locale: Locale, params: MessageParams = {}): string =>
  template
    .replace(optionalPart, (_, part: string) =>
      [...part.matchAll(placeholder)].every(([, name = '']) => shownValue(params, name, locale) !== undefined)
        ? part
        : '',
    )
    .replace(placeholder, (_, name: string) => shownValue(params, name, locale) ?? '…')

export const textFrom = (tables: MessageTables, id: MessageId, locale: Locale, params?: MessageParams): string =>
  fill(tables.regional?.[id] ?? tables.base[id], locale, params)
