import type { Site } from '../i18n/locales.ts'
import { filled, type Rule } from './rule.ts'

/** Spec 1 §5: the two formats and the default minimum date. */
export type DateFormat = 'DD/MM/YYYY' | 'MM/DD/YYYY'
export const defaultDate = '01/01/1900'

export const dateFormatOf = (country: string): DateFormat => (country === 'US' ? 'MM/DD/YYYY' : 'DD/MM/YYYY')

/** Day, month and year as each language abbreviates them. */
const letters: Readonly<Record<Site['language'], string>> = { en: 'DMY', de: 'TMJ', fr: 'JMA', es: 'DMA', it: 'GMA' }

/** The country's format as its shoppers read it: `TT/MM/JJJJ` in German. */
export const dateFormatShown = ({ country, language }: Pick<Site, 'country' | 'language'>): string =>
  dateFormatOf(country).replace(/[DMY]/g, (letter) => letters[language]['DMY'.indexOf(letter)] ?? letter)

/**
 * `29/02/2024` -> `2024-02-29`, which sorts chronologically. Null for another format or a date that doesn't exist.
 */
export function isoDate(value: string, format: DateFormat): string | null {
  const parts = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(value.trim())
  if (!parts) return null
  const [, first = '', second = '', year = ''] = parts
  const [day, month] = format === 'DD/MM/YYYY' ? [first, second] : [second, first]
  const inMonth = Number(day) >= 1 && Number(day) <= daysOf(Number(year), Number(month))
  return inMonth && Number(year) > 0 ? `${year}-${month}-${day}` : null
}

function daysOf(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  if (month < 1 || month > 12) return 0
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** `shown` is the format as the message names it. */
export const date = (format: DateFormat, shown: string = format): Rule =>
  filled({ messageId: 'field.date', params: { format: shown } }, (value) => isoDate(value, format) !== null)

/**
 * On or after the bound, which has the same format. An invalid date fails too, so put the rule `date` first for its own
 * text.
 */
export const minDate = (format: DateFormat, bound: string = defaultDate): Rule =>
  filled({ messageId: 'field.minDate', params: { date: bound } }, (value) => {
    const [valueDate, minimum] = [isoDate(value, format), isoDate(bound, format)]
    return valueDate !== null && minimum !== null && valueDate >= minimum
  })

export const maxDate = (format: DateFormat, bound: string): Rule =>
  filled({ messageId: 'field.maxDate', params: { date: bound } }, (value) => {
    const [valueDate, maximum] = [isoDate(value, format), isoDate(bound, format)]
    return valueDate !== null && maximum !== null && valueDate <= maximum
  })
