import type { MenuItem } from '../../../shared/content/document.ts'
import { Icon } from '../../blocks/parts/icon.tsx'
import { Link } from '../../blocks/parts/link.tsx'
import type { PageContext } from '../page-context.ts'
import { type MenuProps, shopAllLabel } from './mega-menu.tsx'

export const menuSheetId = 'menu'

type MenuSheetProps = Omit<MenuProps, 'path'> & {
  /** Links below the shop's own: account, favourites, country. */
  more: readonly { readonly label: string; readonly href: string }[]
}

/**
 * The same three levels on a phone: a full-height popover sheet, levels as nested details. One L1 and one L2 are open
 * at a time.
 */
export function MenuSheet({ site, t, items, more }: MenuSheetProps) {
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
          {items.map((item) => (
            <li key={item.title}>
              <Level site={site} t={t} item={item} group="menu-1" className="title" />
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

type LevelProps = PageContext & { item: MenuItem; group: string; className?: string }

function Level({ site, t, item, group, className }: LevelProps) {
  if (item.children.length === 0) {
    return item.target ? (
      <Link locale={site.locale} target={item.target} {...(className && { className })}>
        {item.title}
      </Link>
    ) : (
      item.title
    )
  }
  const shopAll = shopAllLabel(item, t)
  return (
    <details name={group}>
      <summary className={className}>
        {item.title}
        <Icon name="chevron" />
      </summary>
      <ul>
        {shopAll && item.target ? (
          <li>
            <Link locale={site.locale} target={item.target}>
              {shopAll}
            </Link>
          </li>
        ) : null}
        {item.children.map((child) => (
          <li key={child.title}>
            <Level site={site} t={t} item={child} group={`${group}-${item.title}`} />
          </li>
        ))}
      </ul>
    </details>
  )
}
