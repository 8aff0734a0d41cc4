import type { MenuItem } from '../../../shared/content/document.ts'
import type { Feature } from '../../blocks/block.ts'
import { Icon, iconNames } from '../../blocks/parts/icon.tsx'
import type { PageContext } from '../page-context.ts'

type Item = Pick<MenuItem, 'title' | 'target' | 'hideShopAll' | 'overrideShopAll'>

const label = ({ title, overrideShopAll }: Item, t: PageContext['t']): string =>
  overrideShopAll || t('menu.shopAll', { title })

/** What the link to all of an item says beside its panel on large screens; null where it leads nowhere. */
export const shopAllOnLarge = (item: Item, t: PageContext['t']): string | null => (item.target ? label(item, t) : null)

/**
 * Spec 2 §2.5: the same on small screens, where an item of level 1 or 2 can hide it, and one of level 2 has it only with the feature
 * showShopAllL3sOnMobile.
 */
export function shopAllOnSmall(
  item: Item,
  level: number,
  t: PageContext['t'],
  features: ReadonlySet<Feature>,
): string | null {
  if (item.hideShopAll || !item.target) return null
  if (level > 1 && !features.has('showShopAllL3sOnMobile')) return null
  return label(item, t)
}

const styles: Readonly<Record<string, string>> = { sale: 'hot', highlight: 'strong' }

/** The class of an editor's menuStyle; a style that there isn't is none. */
export const menuStyleClass = ({ menuStyle }: Pick<MenuItem, 'menuStyle'>): string | undefined =>
  menuStyle !== null && Object.hasOwn(styles, menuStyle) ? styles[menuStyle] : undefined

/** An item's title behind its icon; an icon that there isn't is none. */
export function MenuWords({ title, menuIcon }: Pick<MenuItem, 'title' | 'menuIcon'>) {
  const icon = iconNames.find((name) => name === menuIcon)
  if (!icon) return title
  return (
    <span className="menu-words">
      <Icon name={icon} />
      {title}
    </span>
  )
}
