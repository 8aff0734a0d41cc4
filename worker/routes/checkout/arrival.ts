import { siteDay } from '../../../shared/time/clock.ts'
import { dayText, workingDayAfter } from '../../../shared/time/day.ts'
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
  const today = siteDay(site, now)
  const on = (count: number) =>
    dayText(site.bcp47, workingDayAfter(today, count), { weekday: 'short', day: 'numeric', month: 'short' })
  return first === last
    ? t('checkout.arrivesOn', { date: on(last) })
    : t('checkout.arrives', { from: on(first), to: on(last) })
}
