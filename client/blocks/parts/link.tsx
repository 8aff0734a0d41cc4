import type { ReactNode } from 'react'
import type { LinkTarget } from '../../../shared/content/document.ts'
import type { Locale } from '../../../shared/i18n/locales.ts'
import { mergedAddress } from '../../../shared/place-address.ts'
import type { Place } from '../block.ts'

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
  if (url.startsWith(`/${locale}`) && /^(?:[/?#]|$)/.test(url.slice(locale.length + 1))) return url
  return url === '/' ? `/${locale}` : `/${locale}${url}`
}

type LinkProps = {
  locale: Locale
  target: LinkTarget
  /** Where the page stands, for links that only add to its address. */
  place?: Pick<Place, 'path' | 'query'>
  className?: string | undefined
  id?: string
  'aria-current'?: 'page' | undefined
  /** For the pointer alone, beside a link that leads to the same place. */
  'aria-hidden'?: true
  tabIndex?: -1
  children: ReactNode
}

export function Link({ locale, target, place, children, ...rest }: LinkProps) {
  const outside = absolute.test(target.url) || target.targetAttribute === '_blank'
  return (
    <a
      {...rest}
      href={localHref(locale, place ? mergedAddress(place, target.url) : target.url)}
      {...(target.targetAttribute === '_blank' && { target: '_blank' })}
      {...(outside && { rel: 'noopener' })}
    >
      {children}
    </a>
  )
}
