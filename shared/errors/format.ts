import { numberFormat, relativeTimeFormat } from '../i18n/intl-formats.ts'
import type { Locale } from '../i18n/locales.ts'
import { ownValue } from '../own-value.ts'
import type { MessageId, MessageTable, RegionalTable } from './message-ids.ts'

export type MessageParams = Readonly<Record<string, unknown>>

export interface MessageTables {
  readonly base: MessageTable
  readonly regional?: RegionalTable
}

const optionalPart = /\[([^[\]]*)\]/g
const placeholder = /\{(\w+)\}/g

/** The value as text; undefined for null, objects and empty strings. */
const shownValue = (params: MessageParams, name: string, locale: Locale): string | undefined => {
  const value = ownValue(params, name)
  if (typeof value === 'number' && Number.isFinite(value)) return numberFormat(locale).format(value)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Fills each `{name}`; placeholders without a value stay. */
export const fillPlaces = (template: string, textOf: (name: string) => string | undefined): string =>
  template.replace(placeholder, (place, name: string) => textOf(name) ?? place)

/**
 * Fills `{name}`. A part in square brackets is left out unless all of its placeholders have values; outside of brackets
 * a missing value becomes an ellipsis.
 */
export const fill = (template: string, locale: Locale, params: MessageParams = {}): string =>
  fillPlaces(
    template.replace(optionalPart, (_, part: string) =>
      [...part.matchAll(placeholder)].every(([, name = '']) => shownValue(params, name, locale) !== undefined)
        ? part
        : '',
    ),
    (name) => shownValue(params, name, locale) ?? '…',
  )

/** How long to wait, as people say it: "in 40 seconds", "in 14 minutes". Rounded up: earlier would be refused again. */
export function waitText(seconds: number, locale: Locale): string {
  const format = relativeTimeFormat(locale, { numeric: 'always' })
  if (seconds < 60) return format.format(Math.ceil(seconds), 'second')
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return format.format(minutes, 'minute')
  const hours = Math.ceil(minutes / 60)
  return hours < 48 ? format.format(hours, 'hour') : format.format(Math.ceil(hours / 24), 'day')
}

/** `seconds` fills its place with a wait; every other value with itself. */
export function textFrom(tables: MessageTables, id: MessageId, locale: Locale, params: MessageParams = {}): string {
  const { seconds } = params
  const wait = typeof seconds === 'number' ? { seconds: waitText(seconds, locale) } : {}
  return fill(tables.regional?.[id] ?? tables.base[id], locale, { ...params, ...wait })
}
