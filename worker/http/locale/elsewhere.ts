import type { Context } from 'hono'
import { type Locale, locales, sites } from '../../../shared/i18n/locales.ts'
import { isCrawler, isSpeculative } from '../../context/page-view.ts'
import { cookieNames } from '../cookies/cookie-names.ts'
import { requestCookie } from '../cookies/request-cookie.ts'
import { visitorPlace } from '../request/visitor-place.ts'

/** Where a visitor seems to be, if that isn't the country of the page. */
export type Elsewhere = {
  /** The shop fronts of that country, the page's language first; empty for who is at home or where we don't sell. */
  readonly fronts: readonly Locale[]
  /** No page of the shop was shown to this browser before, so nobody has been asked yet. */
  readonly isNew: boolean
}

/** By the network that the request came from, as the edge reports it. */
export function elsewhereOf(c: Context, { protocol }: Pick<URL, 'protocol'>, locale: Locale): Elsewhere {
  const fronts = frontsElsewhere(visitorPlace(c).country, locale)
  if (fronts.length === 0) return { fronts, isNew: false }
  const name = cookieNames(protocol === 'https:').locale
  const header = (name: string) => c.req.header(name)
  const isShown = !isSpeculative(header) && !isCrawler(header('user-agent'))
  return { fronts, isNew: isShown && requestCookie(c, name) === undefined }
}

export function frontsElsewhere(country: string | null, locale: Locale): readonly Locale[] {
  const own = sites[locale]
  if (country === own.country) return []
  const isForeign = (front: Locale) => sites[front].language !== own.language
  return locales
    .filter((front) => sites[front].country === country)
    .sort((one, other) => Number(isForeign(one)) - Number(isForeign(other)))
}
