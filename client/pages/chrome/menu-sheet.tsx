import type { MenuItem } from '../../../shared/content/document.ts'
import type { Feature } from '../../blocks/block.ts'
import { Icon } from '../../blocks/parts/icon.tsx'
import { Link } from '../../blocks/parts/link.tsx'
import type { PageContext } from '../page-context.ts'
import { MenuWords, menuStyleClass, shopAllOnSmall } from './menu-words.tsx'

export const menuSheetId = 'menu'

type MenuSheetProps = PageContext & {
  items: readonly MenuItem[]
  features: ReadonlySet<Feature>
  /** Links below the shop's own: account, favourites, country. */
  more: readonly { readonly label: string; readonly href: string }[]
}

/**
 * The same three levels on a phone: a full-height popover sheet, levels as nested details. One L1 and one L2 are open
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
      <nav aria-label={t('menu.title')}>
        <ul>
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: titles may be given twice, and nothing moves
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
    </div>
  )
}

type LevelProps = Omit<MenuSheetProps, 'items' | 'more'> & {
  item: MenuItem
  level: 1 | 2 | 3
  /** Of the details on this level, of which one is open at a time. */
  group: string
}

const below = { 1: 2, 2: 3, 3: 3 } as const

function Level({ site, t, features, item, level, group }: LevelProps) {
  const className = [level === 1 && 'title', menuStyleClass(item)].filter(Boolean).join(' ') || undefined
  const words = <MenuWords title={item.title} menuIcon={item.menuIcon} />
  if (item.children.length === 0 || level === 3)
    return item.target ? (
      <Link locale={site.locale} target={item.target} className={className}>
        {words}
      </Link>
    ) : (
      <p className={className}>{words}</p>
    )
  const shopAll = shopAllOnSmall(item, level, t, features)
  return (
    <details name={group}>
      <summary className={className}>
        {words}
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
          // biome-ignore lint/suspicious/noArrayIndexKey: titles may be given twice, and nothing moves
          <li key={index}>
            <Level
              site={site}
              t={t}
              features={features}
              item={child}
              level={below[level]}
              group={`${group}-${item.title}`}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}
