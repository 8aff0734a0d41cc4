import type { ReactNode } from 'react'
import type { LinkTarget } from '../../../../shared/content/document.ts'
import type { Locale } from '../../../../shared/i18n/locales.ts'
import { mergedAddress } from '../../../../shared/place-address.ts'
import type { Place } from '../../block.ts'
import { localHref } from './local-href.ts'

const absolute = /^https?:\/\//i

type LinkProps = {
  locale: Locale
  target: LinkTarget
  /** The current page, for links that only change its query or fragment. */
  place?: Pick<Place, 'path' | 'query'>
  className?: string | undefined
  id?: string
  'aria-current'?: 'page' | undefined
  /** For a link that opens a menu when script is available. */
  'aria-expanded'?: boolean
  /** For pointer users only, next to another link with the same target. */
  'aria-hidden'?: true
  tabIndex?: -1
  children: ReactNode
}

export function Link({ locale, target, place, children, ...rest }: LinkProps) {
  const isExternal = absolute.test(target.url) || target.targetAttribute === '_blank'
  return (
    <a
      {...rest}
      href={localHref(locale, place ? mergedAddress(place, target.url) : target.url)}
      {...(target.targetAttribute === '_blank' && { target: '_blank' })}
      {...(isExternal && { rel: 'noopener' })}
    >
      {children}
    </a>
  )
}
