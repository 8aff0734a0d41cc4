import type { Locale } from '../../../shared/i18n/locales.ts'
import { categoryPath } from '../categories.ts'
import { type PageKey, pagePaths } from '../copy/copy.ts'

/**
 * The URL for a link target in copy: `c:1101` is a category, `p:shipping` a page; anything else (`mailto:`) is a URL
 * already. Throws for an unknown category or page.
 */
export function linkPath(target: string, locale: Locale): string {
  if (target.startsWith('c:')) return categoryPath(target.slice(2), locale)
  if (!target.startsWith('p:')) return target
  const path = pagePaths[target.slice(2) as PageKey]
  if (!path) throw new RangeError(`no page ${target}`)
  return path
}

export type Action = {
  label: string
  target: { url: string; targetAttribute: '_self' }
  style: 'primary' | 'secondary' | 'link'
}

export function action(label: string, target: string, locale: Locale, style: Action['style'] = 'primary'): Action {
  return { label, target: { url: linkPath(target, locale), targetAttribute: '_self' }, style }
}
