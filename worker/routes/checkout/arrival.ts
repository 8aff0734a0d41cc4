import { dateFormat } from '../../../shared/i18n/intl-formats.ts'
import type { RequestContext } from '../../context/request-context.ts'

type Context = Pick<RequestContext, 'site' | 't' | 'now'>

/**
 * The delivery dates for `2-4` working days (Sundays not counted), in the locale's format. Empty for a time without a
 * number: nothing is promised.
 */
export function arrival({ site, t, now }: Context, deliveryTime: string): string {
  const days = [...deliveryTime.matchAll(/\d+/g)].map(([day]) => Number(day))
  const [first] = days
  if (first === undefined) return ''
  const last = days.at(-1) ?? first
  if (last === 0) return t('checkout.today')
  const format = dateFormat(site.bcp47, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  const on = (count: number) => format.format(afterWorkingDays(now, count))
  return first === last
    ? t('checkout.arrivesOn', { date: on(last) })
    : t('checkout.arrives', { from: on(first), to: on(last) })
}

function afterWorkingDays(now: Date, count: number): Date {
  const day = new Date(now)
  for (let remainingDays = count; remainingDays > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1)
    if (day.getUTCDay() !== 0) remainingDays -= 1
  }
  return day
}
