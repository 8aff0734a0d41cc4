import type { MenuItem } from '../../../shared/content/document.ts'
import { Behavior } from '../../blocks/parts/island.tsx'
import { Link } from '../../blocks/parts/links/link.tsx'
import { localHref } from '../../blocks/parts/links/local-href.ts'
import { ScenePicture } from '../../blocks/parts/media/picture.tsx'
import type { PageContext } from '../page-context.ts'
import { MenuLabel, menuStyleClass, shopAllOnLarge } from './menu-label.tsx'

type MegaMenuProps = PageContext & {
  items: readonly MenuItem[]
  /** Path of the current page, to mark its top-level item. */
  path: string
}

/** The maximum number of columns in a panel or a list. */
const maxColumns = 5

const columnsOf = ({ columns }: Pick<MenuItem, 'columns'>) =>
  columns && columns > 0 ? { 'data-columns': Math.min(columns, maxColumns) } : {}

/**
 * The top-level items, each with a panel of columns and a picture (spec 2 §2.5). The behavior opens panels; before it
 * loads, and without script, CSS opens them on hover and focus.
 */
export function MegaMenu({ site, t, items, path }: MegaMenuProps) {
  return (
    <Behavior name="mega-menu" on="intent" props={{}} className="mega">
      <nav aria-label={t('header.nav')}>
        <ul>
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat, and the list is static
            <li key={index}>
              <TopLink site={site} t={t} item={item} path={path} />
              {item.children.length > 0 ? <Panel site={site} t={t} item={item} /> : null}
            </li>
          ))}
        </ul>
      </nav>
    </Behavior>
  )
}

/** An item without a target is a button, so that focusing it opens its panel. */
function TopLink({ site: { locale }, item, path }: PageContext & { item: MenuItem; path: string }) {
  const className = menuStyleClass(item)
  const label = <MenuLabel title={item.title} menuIcon={item.menuIcon} />
  const panel = item.children.length > 0 && ({ 'aria-expanded': false } as const)
  if (!item.target)
    return (
      <button type="button" className={className} {...panel}>
        {label}
      </button>
    )
  const isCurrent = localHref(locale, item.target.url) === path
  return (
    <Link
      locale={locale}
      target={item.target}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
      {...panel}
    >
      {label}
    </Link>
  )
}

function Panel({ site, t, item }: PageContext & { item: MenuItem }) {
  const { locale } = site
  const shopAll = shopAllOnLarge(item, t)
  return (
    <div className="panel edge" {...columnsOf(item)}>
      {item.children.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat, and the list is static
        <div key={index} className={menuStyleClass(group)}>
          <Entry locale={locale} item={group} className="l2" />
          {group.children.length > 0 ? (
            <ul {...columnsOf(group)}>
              {group.children.map((leaf, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat, and the list is static
                <li key={index} className={menuStyleClass(leaf)}>
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
  const label = <MenuLabel title={item.title} menuIcon={item.menuIcon} />
  return item.target ? (
    <Link locale={locale} target={item.target} className={className}>
      {label}
    </Link>
  ) : (
    <p className={className}>{label}</p>
  )
}
