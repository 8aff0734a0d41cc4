import type { MenuItem } from '../../../shared/content/document.ts'
import type { Features } from '../../../shared/features.ts'
import { Icon } from '../../blocks/parts/icon.tsx'
import { Behavior } from '../../blocks/parts/island.tsx'
import { Link } from '../../blocks/parts/links/link.tsx'
import type { PageContext } from '../page-context.ts'
import { MenuLabel, menuStyleClass, shopAllOnSmall } from './menu-label.tsx'

export const menuSheetId = 'menu'

type MenuSheetProps = PageContext & {
  items: readonly MenuItem[]
  features: Features
  /** Links below the menu: account, favorites, country. */
  more: readonly { readonly label: string; readonly href: string }[]
}

/**
 * The menu on phones: a full-height popover sheet with its three levels as nested details. One item per level is open
 * at a time.
 */
export function MenuSheet({ site, t, items, features, more }: MenuSheetProps) {
  return (
    <div className="sheet" id={menuSheetId} popover="auto">
      <p className="sheet-top">
        <span className="title">{t('menu.title')}</span>
        <button type="button" popoverTarget={menuSheetId} popoverTargetAction="hide" aria-label={t('menu.close')}>
          <Icon name="close" />
        </button>
      </p>
      <Behavior name="menu-sheet" on="visible" props={{}}>
        <nav aria-label={t('menu.title')}>
          <ul>
            {items.map((item, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat, and the list is static
              <li key={index}>
                <Level site={site} t={t} features={features} item={item} level={1} group="menu" />
              </li>
            ))}
          </ul>
          <ul className="sheet-more">
            {more.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      </Behavior>
    </div>
  )
}

type LevelProps = Omit<MenuSheetProps, 'items' | 'more'> & {
  item: MenuItem
  level: 1 | 2 | 3
  /** The `name` of this level's details, which makes them exclusive. */
  group: string
}

const nextLevel = { 1: 2, 2: 3, 3: 3 } as const

function Level({ site, t, features, item, level, group }: LevelProps) {
  const className = [level === 1 && 'title', menuStyleClass(item)].filter(Boolean).join(' ') || undefined
  const label = <MenuLabel title={item.title} menuIcon={item.menuIcon} />
  if (item.children.length === 0 || level === 3)
    return item.target ? (
      <Link locale={site.locale} target={item.target} className={className}>
        {label}
      </Link>
    ) : (
      <p className={className}>{label}</p>
    )
  const shopAll = shopAllOnSmall(item, level, t, features)
  return (
    <details name={group}>
      <summary className={className}>
        {label}
        <Icon name="chevron" />
      </summary>
      <ul>
        {shopAll && item.target ? (
          <li>
            <Link locale={site.locale} target={item.target} className="strong">
              {shopAll}
            </Link>
          </li>
        ) : null}
        {item.children.map((child, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat, and the list is static
          <li key={index}>
            <Level
              site={site}
              t={t}
              features={features}
              item={child}
              level={nextLevel[level]}
              group={`${group}-${item.title}`}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}
