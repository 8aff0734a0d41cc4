import { Header } from '../../client/pages/chrome/header.tsx'
import type { MenuDocument } from '../../shared/content/document.ts'
import type { Feature } from '../../shared/features.ts'
import { href } from '../../shared/routes.ts'
import type { RenderContext } from '../context/render-context.ts'
import { marker } from './holes.ts'
import type { Page } from './page.ts'
import { type DrawOptions, renderSegment } from './stream.ts'

type SiteHeaderProps = {
  readonly context: Pick<RenderContext, 'site' | 't' | 'locale' | 'url' | 'features'>
  readonly page: Pick<Page, 'onCartPage'>
  readonly menu: MenuDocument
}

/** The header with its menus; what is one visitor's is a hole. */
export function SiteHeader({ context: { site, t, locale, url, features }, page, menu }: SiteHeaderProps) {
  const query = url.searchParams.get('q')
  return (
    <Header
      site={site}
      t={t}
      menu={menu}
      path={url.pathname}
      cartCount={marker('cartCount')}
      accountHref={href.account(locale)}
      accountLabel={marker('accountLabel')}
      accountName={marker('accountName')}
      accountLink={marker('accountLink')}
      favorites={features.has('allowFavorites') ? { count: marker('favoriteCount'), csrf: marker('csrfToken') } : null}
      {...(query !== null && { query: query.slice(0, 120) })}
      features={features}
      onCartPage={page.onCartPage ?? false}
    />
  )
}

const featuresOfHeader: readonly Feature[] = ['showShopAllL3sOnMobile', 'allowFavorites']

/** By what else they depend on. A menu that is read anew is another document. */
const drawnOf = new WeakMap<MenuDocument, Map<string, string>>()

/**
 * The header as HTML. The header is two fifths of a page and the same on almost all of them, so it is drawn once for
 * its menu, and once for each page that the menu marks as the one shown.
 */
export function headerMarkup(props: SiteHeaderProps, options: DrawOptions): string {
  const { menu, page, context } = props
  const { url, locale } = context
  const draw = () => renderSegment('header', { node: () => <SiteHeader {...props} /> }, options)
  if (url.searchParams.has('q')) return draw()
  const isInMenu = menu.items.some(({ target }) => target && url.pathname.endsWith(target.url))
  const on = featuresOfHeader.map((feature) => context.features.has(feature))
  const key = [locale, isInMenu ? url.pathname : '', page.onCartPage, ...on].join(' ')
  const drawn = drawnOf.get(menu) ?? new Map<string, string>()
  drawnOf.set(menu, drawn)
  const known = drawn.get(key)
  if (known !== undefined) return known
  const html = draw()
  if (html !== '') drawn.set(key, html)
  return html
}
