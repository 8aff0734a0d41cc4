import type { MenuItem } from '../../../shared/content/document.ts'
import type { Features } from '../../../shared/features.ts'
import { ownValue } from '../../../shared/own-value.ts'
import { Icon } from '../../blocks/parts/icon.tsx'
import { iconNames } from '../../blocks/parts/icon-sprite.tsx'
import type { PageContext } from '../page-context.ts'

type Item = Pick<MenuItem, 'title' | 'target' | 'hideShopAll' | 'overrideShopAll'>

const shopAllLabel = ({ title, overrideShopAll }: Item, t: PageContext['t']): string =>
  overrideShopAll || t('menu.shopAll', { title })

/** Label of an item's "shop all" link on large screens; null if the item has no target. */
export const shopAllOnLarge = (item: Item, t: PageContext['t']): string | null =>
  item.target ? shopAllLabel(item, t) : null

/**
 * Spec 2 §2.5: the same on small screens, where items can hide it, and where level 2 has it only with the feature
 * showShopAllL3sOnMobile.
 */
export function shopAllOnSmall(item: Item, level: number, t: PageContext['t'], features: Features): string | null {
  if (item.hideShopAll || !item.target) return null
  if (level > 1 && !features.has('showShopAllL3sOnMobile')) return null
  return shopAllLabel(item, t)
}

const styles: Readonly<Record<string, string>> = { sale: 'hot', highlight: 'strong' }

/** The class of an editor's menuStyle; undefined for an unknown one. */
export const menuStyleClass = ({ menuStyle }: Pick<MenuItem, 'menuStyle'>): string | undefined =>
  menuStyle === null ? undefined : ownValue(styles, menuStyle)

/** An item's title with its icon; an unknown icon is omitted. */
export function MenuLabel({ title, menuIcon }: Pick<MenuItem, 'title' | 'menuIcon'>) {
  const icon = iconNames.find((name) => name === menuIcon)
  if (!icon) return title
  return (
    <span className="menu-words">
      <Icon name={icon} />
      {title}
    </span>
  )
}
