import type { Locale } from '../../shared/i18n/locales.ts'
import { href, matchRoute, withoutLocale } from '../../shared/routes.ts'
import type { RenderContext } from '../context/render-context.ts'
import { paramsOf } from './page-cache/page-address.ts'

/** Parameters that say once how a form or a payment ended. */
const outcomes = ['added', 'missing', 'notice', 'changed', 'lost', 'redirectResult', 'status']

/** Filters, a place and all else that a page shows by its query are shown in another language too. */
export function queryIn(
  other: Locale,
  { url, route, locale }: Pick<RenderContext, 'url' | 'route' | 'locale'>,
): string {
  if (route === null || url.search === '') return ''
  const { own } = paramsOf(url, route.key)
  for (const name of outcomes) own.delete(name)
  const returnTo = own.get('returnTo') ?? ''
  // The page that follows it reads it strictly; another site is not even carried on.
  if (!/^\/[^/\\]/.test(returnTo)) own.delete('returnTo')
  else if (returnTo.startsWith(`/${locale}`)) own.set('returnTo', `/${other}${returnTo.slice(locale.length + 1)}`)
  const text = own.toString()
  return text === '' ? '' : `?${text}`
}

/** The page of ours at `address`, which a visitor of `locale` saw, in another one; null if there is none. */
export function inOtherLocale(other: Locale, address: URL, locale: Locale): string | null {
  const path = withoutLocale(address.pathname)
  const route = matchRoute(path)
  return route && href.home(other) + path.replace(/\/$/, '') + queryIn(other, { url: address, route, locale })
}
