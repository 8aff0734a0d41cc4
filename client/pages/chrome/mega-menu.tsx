import type { MenuItem } from '../../../shared/content/document.ts'
import { IslandHost } from '../../blocks/parts/island-host.tsx'
import { Link, localHref } from '../../blocks/parts/link.tsx'
import { ScenePicture } from '../../blocks/parts/picture.tsx'
import type { PageContext } from '../page-context.ts'
import { MenuWords, menuStyleClass, shopAllOnLarge } from './menu-words.tsx'

type MegaMenuProps = PageContext & {
  items: readonly MenuItem[]
  /** Path of the page shown, so that its L1 word is marked. */
  path: string
}

/** Most columns that a panel or a list in it may have. */
const maxColumns = 5

const columnsOf = ({ columns }: Pick<MenuItem, 'columns'>) =>
  columns && columns > 0 ? { 'data-columns': Math.min(columns, maxColumns) } : {}

/**
 * The L1 words; each opens a panel of columns and a picture on hover intent and on focus, by CSS alone (spec 2 §2.5). The island closes a
 * panel on Escape and follows the arrow keys.
 */
export function MegaMenu({ site, t, items, path }: MegaMenuProps) {
  return (
    <IslandHost name="mega-menu" on="intent" props={{}} className="mega">
      <nav aria-label={t('header.nav')}>
        <ul>
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: titles may be given twice, and nothing moves
            <li key={index}>
              <Word site={site} t={t} item={item} path={path} />
              {item.children.length > 0 ? <Panel site={site} t={t} item={item} /> : null}
            </li>
          ))}
        </ul>
      </nav>
    </IslandHost>
  )
}

/** An item that leads nowhere can still be focused, which opens its panel. */
function Word({ site: { locale }, item, path }: PageContext & { item: MenuItem; path: string }) {
  const className = menuStyleClass(item)
  const words = <MenuWords title={item.title} menuIcon={item.menuIcon} />
  if (!item.target)
    return (
      <button type="button" className={className}>
        {words}
      </button>
    )
  const isHere = localHref(locale, item.target.url) === path
  return (
    <Link locale={locale} target={item.target} className={className} aria-current={isHere ? 'page' : undefined}>
      {words}
    </Link>
  )
}

function Panel({ site, t, item }: PageContext & { item: MenuItem }) {
  const { locale } = site
  const shopAll = shopAllOnLarge(item, t)
  return (
    <div className="panel edge" {...columnsOf(item)}>
      {item.children.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: titles may be given twice, and nothing moves
        <div key={index} className={menuStyleClass(group)}>
          <Entry locale={locale} item={group} className="l2" />
          {group.children.length > 0 ? (
            <ul {...columnsOf(group)}>
              {group.children.map((leaf, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: titles may be given twice, and nothing moves
                <li key={place} className={menuStyleClass(leaf)}>
                  <Entry locale={locale} item={leaf} className="l3" />
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      ))}
      {item.target && shopAll ? (
        <Link locale={locale} target={item.target} className="panel-pic">
          {item.picture ? (
            <span className="pic" data-ground="stone">
              <ScenePicture media={item.picture} sizes={{ sm: '1px', lg: '22vw' }} ratio={{ sm: 1.25, lg: 1.25 }} />
            </span>
          ) : null}
          {shopAll}
        </Link>
      ) : null}
    </div>
  )
}

type EntryProps = { locale: PageContext['site']['locale']; item: MenuItem; className: string }

function Entry({ locale, item, className }: EntryProps) {
  const words = <MenuWords title={item.title} menuIcon={item.menuIcon} />
  return item.target ? (
    <Link locale={locale} target={item.target} className={className}>
      {words}
    </Link>
  ) : (
    <p className={className}>{words}</p>
  )
}
