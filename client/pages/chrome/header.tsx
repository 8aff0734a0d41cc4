import type { MenuDocument } from '../../../shared/content/document.ts'
import type { Features } from '../../../shared/features.ts'
import { href } from '../../../shared/routes.ts'
import { Icon } from '../../blocks/parts/icon.tsx'
import { Island } from '../../blocks/parts/island.tsx'
import type { PageContext } from '../page-context.ts'
import { dialogFrameCss, MiniCartDrawer } from './dialog-shells.tsx'
import { FavoritesForm } from './favorites-form.tsx'
import css from './header.css?inline'
import { Mark } from './mark.tsx'
import { MegaMenu } from './mega-menu.tsx'
import menuCss from './menu.css?inline'
import { MenuSheet, menuSheetId } from './menu-sheet.tsx'

export const headerCss = css + menuCss + dialogFrameCss

export type HeaderProps = PageContext & {
  menu: MenuDocument
  /** Path of the current page. */
  path: string
  /** Empty for an empty cart. */
  cartCount: string
  accountHref: string
  accountLabel: string
  /** Shown next to the icon on wide screens. Empty for a guest. */
  accountName: string
  /** The name of an attribute, which makes a dialog's link of a guest's. */
  accountLink: string
  favorites: FavoritesInHeader | null
  query?: string
  features: Features
  /** The cart page has no mini cart. */
  onCartPage: boolean
}

/** Null where the shop has none. `count` is empty for an empty list. */
export type FavoritesInHeader = { readonly count: string; readonly csrf: string }

export function Header({
  site,
  t,
  menu,
  path,
  cartCount,
  accountHref,
  accountLabel,
  accountName,
  accountLink,
  favorites,
  query,
  features,
  onCartPage,
}: HeaderProps) {
  const { locale } = site
  const extraLinks = [
    { label: accountLabel, href: accountHref },
    ...(favorites ? [{ label: t('header.favorites'), href: href.favorites(locale) }] : []),
    { label: `${site.countryName}, ${site.languageName}`, href: href.country(locale) },
  ]
  return (
    <>
      {menu.announcement ? (
        <section className="announce label" aria-label={t('header.notice')}>
          {menu.announcement}
        </section>
      ) : null}
      <header className="head edge">
        <button type="button" className="tool burger" popoverTarget={menuSheetId} aria-label={t('header.menu')}>
          <Icon name="menu" />
        </button>
        <a className="mark" href={href.home(locale)} aria-label={t('header.home')}>
          <Mark t={t} />
        </a>
        <MegaMenu site={site} t={t} items={menu.items} path={path} />
        <Island name="search-box" on="focus" className="head-find" locale={locale} props={{ at: 'header', query }} />
        <a className="tool find-link" href={href.searchHub(locale)} data-dialog="" aria-label={t('search.label')}>
          <Icon name="search" />
        </a>
        <a
          className="tool wide"
          href={accountHref}
          aria-label={accountLabel}
          {...(path === accountHref ? { 'aria-current': 'page' } : { [accountLink]: '' })}
        >
          <Icon name="user" />
          <span className="who label">{accountName}</span>
        </a>
        {favorites ? (
          <a className="tool wide" href={href.favorites(locale)} aria-label={t('header.favorites')}>
            <Icon name="heart" />
            <span className="count" data-favorites="">
              {favorites.count}
            </span>
          </a>
        ) : null}
        <a className="tool to-cart" href={href.cart(locale)} {...(!onCartPage && { 'data-dialog': 'mini-cart' })}>
          <Icon name="bag" />
          <span className="sr">{t('header.cart')} </span>
          <span className="count" data-cart-count="" data-island="cart-count">
            {cartCount}
          </span>
        </a>
      </header>
      {favorites ? <FavoritesForm site={site} t={t} csrf={favorites.csrf} /> : null}
      <MenuSheet site={site} t={t} items={menu.items} features={features} more={extraLinks} />
      {onCartPage ? null : <MiniCartDrawer locale={locale} loading={t('miniCart.loading')} />}
    </>
  )
}
