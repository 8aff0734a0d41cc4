import { CountryPage } from '../../../client/pages/country-page.tsx'
import { messagePageCss } from '../../../client/pages/message-page.tsx'
import type { Locale } from '../../../shared/i18n/locales.ts'
import { href, matchRoute, withoutLocale } from '../../../shared/routes.ts'
import type { RequestContext } from '../../context/request-context.ts'
import { cameFrom } from '../../http/forms/came-from.ts'
import { ReturnTo } from '../../http/forms/return-to.ts'
import { inOtherLocale } from '../../render/other-locale.ts'
import type { PageLoader } from '../pages.ts'

/**
 * All shop fronts as links to the page that the visitor comes from. Links to here don't name that page, since header
 * and footer are drawn once for all pages, so the browser says it.
 */
export const loadCountryPage: PageLoader = async (c) => {
  const context = c.get('context')
  const { site, t, url, locale } = context
  const asked = returnToIn(url)
  const from = asked === undefined ? pageBefore(context, cameFrom(c)) : null
  if (from !== null) return { redirect: href.country(locale, { returnTo: from }), status: 302 }
  const hrefFor = (other: Locale) =>
    (asked && inOtherLocale(other, new URL(asked, url.origin), locale)) ?? href.home(other)
  return {
    status: 200,
    title: t('site.titleSuffix', { title: t('country.title') }),
    description: t('country.description'),
    canonical: '/country',
    index: true,
    jsonLd: [],
    css: messagePageCss,
    segments: [{ name: 'country', node: () => <CountryPage site={site} t={t} hrefFor={hrefFor} /> }],
    content: [],
  }
}

const returnToIn = ({ searchParams }: URL): string | undefined =>
  ReturnTo.parse(searchParams.get('returnTo') ?? undefined)

/** Null for the home page, where the links lead anyway. */
function pageBefore({ url, locale }: RequestContext, from: string | null): string | null {
  const address = from === null ? null : new URL(from, url.origin)
  if (!address) return null
  const isCountry = matchRoute(withoutLocale(address.pathname))?.key === 'country'
  const before = isCountry ? returnToIn(address) : inOtherLocale(locale, address, locale)
  return before && before !== href.home(locale) ? before : null
}
