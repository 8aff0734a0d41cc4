import { filled, type Rule } from './rule.ts'

/** Spec 1 §5: the two formats, and the date where none is named. */
export type DateFormat = 'DD/MM/YYYY' | 'MM/DD/YYYY'
export const defaultDate = '01/01/1900'

export const dateFormatOf = (country: string): DateFormat => (country === 'US' ? 'MM/DD/YYYY' : 'DD/MM/YYYY')

/** `29/02/2024` -> `2024-02-29`, which sorts as dates do. Null for another format or a day that the calendar doesn't have. */
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

export const date = (format: DateFormat): Rule =>
  filled({ messageId: 'field.date', params: { format } }, (value) => isoDate(value, format) !== null)

/** On the bound or after it; the bound is in the same format. What is no date fails as well, so name `date` first for its own text. */
export const minDate = (format: DateFormat, bound: string = defaultDate): Rule =>
  filled({ messageId: 'field.minDate', params: { date: bound } }, (value) => {
    const [given, least] = [isoDate(value, format), isoDate(bound, format)]
    return given !== null && least !== null && given >= least
  })

export const maxDate = (format: DateFormat, bound: string): Rule =>
  filled({ messageId: 'field.maxDate', params: { date: bound } }, (value) => {
    const [given, most] = [isoDate(value, format), isoDate(bound, format)]
    return given !== null && most !== null && given <= most
  })
