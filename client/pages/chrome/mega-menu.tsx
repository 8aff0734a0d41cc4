import type { MenuItem } from '../../../shared/content/document.ts'
import { Link, localHref } from '../../blocks/parts/link.tsx'
import { ScenePicture } from '../../blocks/parts/picture.tsx'
import type { PageContext } from '../page-context.ts'

export type MenuProps = PageContext & {
  items: readonly MenuItem[]
  /** Path of the page shown, so that its L1 word is marked. */
  path: string
}

export const shopAllLabel = (item: MenuItem, t: PageContext['t']): string | null =>
  item.hideShopAll || !item.target ? null : (item.overrideShopAll ?? t('menu.shopAll', { title: item.title }))

/**
 * The L1 words; each opens a panel of three columns and a picture on hover intent and on focus, by CSS alone (spec 2
 * §2.5).
 */
export function MegaMenu({ site, t, items, path }: MenuProps) {
  const { locale } = site
  return (
    <nav className="mega" aria-label={t('header.nav')}>
      <ul>
        {items.map((item) => (
          <li key={item.title}>
            <a
              href={item.target ? localHref(locale, item.target.url) : undefined}
              {...(item.target && localHref(locale, item.target.url) === path && { 'aria-current': 'page' })}
              {...(!item.target && { tabIndex: 0 })}
              className={item.menuStyle === 'sale' ? 'hot' : undefined}
            >
              {item.title}
            </a>
            {item.children.length > 0 ? <Panel site={site} t={t} item={item} /> : null}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Panel({ site, t, item }: PageContext & { item: MenuItem }) {
  const { locale } = site
  const shopAll = shopAllLabel(item, t)
  return (
    <div className="panel edge">
      {item.children.map((group) => (
        <div key={group.title}>
          {group.target ? (
            <Link locale={locale} target={group.target} className="l2">
              {group.title}
            </Link>
          ) : (
            <p className="l2">{group.title}</p>
          )}
          <ul>
            {group.children.map((leaf) => (
              <li key={leaf.title}>
                {leaf.target ? (
                  <Link locale={locale} target={leaf.target}>
                    {leaf.title}
                  </Link>
                ) : (
                  leaf.title
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {item.target && (item.picture || shopAll) ? (
        <Link locale={locale} target={item.target} className="panel-pic">
          {item.picture ? (
            <span className="pic" data-ground="stone">
              <ScenePicture media={item.picture} sizes={{ sm: '1px', lg: '22vw' }} ratio={{ sm: 1.25, lg: 1.25 }} />
            </span>
          ) : null}
          {shopAll ?? item.title}
        </Link>
      ) : null}
    </div>
  )
}
