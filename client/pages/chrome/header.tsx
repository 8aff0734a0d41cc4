import type { MenuDocument } from '../../../shared/content/document.ts'
import { href } from '../../../shared/routes.ts'
import type { Feature } from '../../blocks/block.ts'
import { Icon } from '../../blocks/parts/icon.tsx'
import { IslandHost } from '../../blocks/parts/island-host.tsx'
import type { IslandPropsOf } from '../../islands/contracts.ts'
import type { PageContext } from '../page-context.ts'
import css from './header.css?inline'
import { MegaMenu } from './mega-menu.tsx'
import menuCss from './menu.css?inline'
import { MenuSheet, menuSheetId } from './menu-sheet.tsx'
import { SearchForm } from './search-form.tsx'

export const headerCss = css + menuCss

export type HeaderProps = PageContext & {
  menu: MenuDocument
  /** Path of the page shown. */
  path: string
  /** Empty for an empty bag. */
  cartCount: string
  accountHref: string
  accountLabel: string
  /** Shown beside the icon, where somebody is signed in and there is room. */
  accountName?: string
  favoritesHref: string
  query?: string
  features: ReadonlySet<Feature>
  /** What the two islands of the header are handed. */
  miniCart: IslandPropsOf<'mini-cart'>
  searchBox: IslandPropsOf<'search-box'>
}

/**
 * The bag's drawer before its script fills it: entry.ts opens it with the click, however long the script takes. Slides from the right on
 * wide screens, from below on a phone.
 */
function BagDrawer({ t }: Pick<PageContext, 't'>) {
  return (
    <dialog className="mini" aria-label={t('miniCart.title')} closedby="any">
      <div>
        <header>
          <h2>{t('miniCart.title')}</h2>
          <form method="dialog">
            <button type="submit" className="mini-x" aria-label={t('miniCart.close')}>
              <Icon name="close" />
            </button>
          </form>
        </header>
        <div data-body="">
          <div className="mini-wait">
            <p className="sr">{t('miniCart.loading')}</p>
          </div>
        </div>
      </div>
    </dialog>
  )
}

export function Header({
  site,
  t,
  menu,
  path,
  cartCount,
  accountHref,
  accountLabel,
  accountName,
  favoritesHref,
  query,
  features,
  miniCart,
  searchBox,
}: HeaderProps) {
  const { locale } = site
  const more = [
    { label: accountLabel, href: accountHref },
    { label: t('header.favorites'), href: favoritesHref },
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
          <Icon name="mark" />
          <span aria-hidden="true">{t('site.name')}</span>
        </a>
        <MegaMenu site={site} t={t} items={menu.items} path={path} />
        <IslandHost name="search-box" on="intent" className="head-find" props={searchBox}>
          <SearchForm site={site} t={t} id="q" name={t('search.label')} {...(query !== undefined && { query })} />
        </IslandHost>
        <a className="tool find-link" href={href.search(locale)} aria-label={t('search.label')}>
          <Icon name="search" />
        </a>
        <a className="tool wide" href={accountHref} aria-label={accountLabel}>
          <Icon name="user" />
          {accountName ? <span className="who label">{accountName}</span> : null}
        </a>
        <a className="tool wide" href={favoritesHref} aria-label={t('header.favorites')}>
          <Icon name="heart" />
        </a>
        <IslandHost name="mini-cart" on="intent" props={miniCart}>
          <a className="tool bag" href={href.cart(locale)} data-replay="">
            <Icon name="bag" />
            <span className="sr">{t('header.bag')} </span>
            <span className="count" data-bag-count="">
              {cartCount}
            </span>
          </a>
          {miniCart.onCartPage ? null : <BagDrawer t={t} />}
        </IslandHost>
      </header>
      <MenuSheet site={site} t={t} items={menu.items} features={features} more={more} />
    </>
  )
}
