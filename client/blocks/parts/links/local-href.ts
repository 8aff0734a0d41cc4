import type { Locale } from '../../../../shared/i18n/locales.ts'

const absolute = /^https?:\/\//i
const inert = /^(?:#|\?|mailto:|tel:)/i
const unprefixed = /^\/(?:images|api|fonts)\//

/**
 * An editor's URL as a safe href: `/c/shoes` -> `/en-us/c/shoes`; absolute http(s), `mailto:`, `tel:`, `#…` and `?…`
 * unchanged. Anything else (`javascript:`, `//host`) gives undefined, so its text is not a link.
 */
export function localHref(locale: Locale, url: string): string | undefined {
  if (absolute.test(url) || inert.test(url) || unprefixed.test(url)) return url
  if (!url.startsWith('/') || url.startsWith('//') || url.startsWith('/\\')) return undefined
  if (url.startsWith(`/${locale}`) && /^(?:[/?#]|$)/.test(url.slice(locale.length + 1))) return url
  return url === '/' ? `/${locale}` : `/${locale}${url}`
}
