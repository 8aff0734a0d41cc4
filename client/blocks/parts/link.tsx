import type { ReactNode } from 'react'
import type { LinkTarget } from '../../../shared/content/document.ts'
import type { Locale } from '../../../shared/i18n/locales.ts'

const absolute = /^https?:\/\//i
const inert = /^(?:#|\?|mailto:|tel:)/i
const unprefixed = /^\/(?:images|api|fonts)\//

/**
 * An editor's url as a safe href: `/c/shoes` -> `/en-us/c/shoes`; absolute http(s), `mailto:`, `tel:`, `#…` and `?…`
 * as they are.
 * Anything else (`javascript:`, `//host`) gives undefined: words without a link.
 */
export function localHref(locale: Locale, url: string): string | undefined {
  if (absolute.test(url) || inert.test(url) || unprefixed.test(url)) return url
  if (!url.startsWith('/') || url.startsWith('//') || url.startsWith('/\\')) return undefined
  if (url === `/${locale}` || url.startsWith(`/${locale}/`)) return url
  return url === '/' ? `/${locale}` : `/${locale}${url}`
}

type LinkProps = { locale: Locale; target: LinkTarget; className?: string; children: ReactNode }

export function Link({ locale, target, className, children }: LinkProps) {
  const outside = absolute.test(target.url) || target.targetAttribute === '_blank'
  return (
    <a
      href={localHref(locale, target.url)}
      className={className}
      {...(target.targetAttribute === '_blank' && { target: '_blank' })}
      {...(outside && { rel: 'noopener' })}
    >
      {children}
    </a>
  )
}
