import type { Locale } from '../../shared/i18n/locales.ts'
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
  const returnTo = own.get('returnTo')
  if (returnTo?.startsWith(`/${locale}`)) own.set('returnTo', `/${other}${returnTo.slice(locale.length + 1)}`)
  const text = own.toString()
  return text === '' ? '' : `?${text}`
}
