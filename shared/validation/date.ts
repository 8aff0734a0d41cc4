import type { Site } from '../i18n/locales.ts'
import { typedLine } from '../typed.ts'
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
 * `29/02/2024`, `29.2.2024` or `2024-02-29`, as browsers fill it in, -> `2024-02-29`, which sorts chronologically. With
 * dots the day comes first everywhere, and a year of four figures in front is followed by its month. Null for anything
 * else, and for a date that doesn't exist.
 */
export function isoDate(value: string, format: DateFormat): string | null {
  const line = typedLine(value).replace(/\s*([./\u2012-\u2015\u2212-])\s*/g, (_, mark: string) =>
    mark === '.' || mark === '/' ? mark : '-',
  )
  const [, firstYear, monthAfter, dayAfter] = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})$/.exec(line) ?? []
  if (firstYear) return calendarDay(firstYear, monthAfter, dayAfter)
  const [, first, mark, second, year] = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/.exec(line) ?? []
  return mark === '.' || format === 'DD/MM/YYYY' ? calendarDay(year, second, first) : calendarDay(year, first, second)
}

function calendarDay(year = '', month = '', day = ''): string | null {
  const inMonth = Number(day) >= 1 && Number(day) <= daysOf(Number(year), Number(month))
  return inMonth && Number(year) > 0 ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : null
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
