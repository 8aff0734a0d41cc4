import type { FooterDocument, MenuDocument, MenuItem } from '../../../shared/content/document.ts'
import type { Locale } from '../../../shared/i18n/locales.ts'
import type { SceneId } from '../../pictures/art/scenes/index.ts'
import { categoryTexts } from '../categories.ts'
import { type CategoryNode, categoryTree } from '../category-tree.ts'
import { type PageKey, type PagesCopy, pagePaths, type ShopCopy } from '../copy/copy.ts'
import { linkPath } from './links.ts'
import { scene } from './scenes.ts'
import { storiesTitle } from './stories.ts'

const panelPictures: Readonly<Record<string, SceneId>> = {
  '1000': 'court-wall',
  '2000': 'kerb-at-dusk',
  '3000': 'flat-lay',
  '4000': 'gift-table',
  '5000': 'new-season',
  '6000': 'sale',
}

const childrenOf = (id: string | null) => categoryTree.filter(({ parentId }) => parentId === id)

function menuItem(node: CategoryNode, locale: Locale, scenes: ShopCopy['scenes']): MenuItem {
  const picture = panelPictures[node.id]
  return {
    title: categoryTexts(node, locale).name,
    target: { url: linkPath(`c:${node.id}`, locale), targetAttribute: '_self' },
    menuStyle: node.id === '6000' ? 'sale' : null,
    menuIcon: null,
    columns: picture ? 3 : null,
    hideShopAll: false,
    overrideShopAll: null,
    ...(picture && { picture: scene(scenes, picture) }),
    children: childrenOf(node.id).map((child) => menuItem(child, locale, scenes)),
  }
}

/** Order of the top categories in the menu: new first, sale last. */
const rootOrder = ['5000', '1000', '2000', '3000', '4000', '6000']

export function menuDocument({ scenes, announcement }: ShopCopy, locale: Locale): MenuDocument {
  const roots = childrenOf(null).sort((a, b) => rootOrder.indexOf(a.id) - rootOrder.indexOf(b.id))
  return { id: 'menu', revision: 1, announcement, items: roots.map((node) => menuItem(node, locale, scenes)) }
}

export function footerDocument({ footer }: ShopCopy, pages: PagesCopy, locale: Locale): FooterDocument {
  const page = (key: PageKey) => ({
    label: pages[key].title,
    target: { url: pagePaths[key], targetAttribute: '_self' as const },
  })
  const category = (node: CategoryNode) => ({
    label: categoryTexts(node, locale).name,
    target: { url: linkPath(`c:${node.id}`, locale), targetAttribute: '_self' as const },
  })
  const stories = { label: storiesTitle(locale), target: { url: '/stories', targetAttribute: '_self' as const } }
  return {
    id: 'footer',
    revision: 1,
    columns: [
      { title: footer.shop, links: childrenOf(null).map(category) },
      {
        title: footer.help,
        links: [
          page('help'),
          page('shipping'),
          page('returns/how-to-return'),
          page('sizing'),
          page('payment'),
          page('contact-us'),
        ],
      },
      {
        title: footer.cards,
        links: [...categoryTree.filter(({ id }) => id === '4400').map(category), page('gift-cards'), page('faq')],
      },
      { title: footer.company, links: [page('about'), stories, page('sustainability'), page('loyalty-terms')] },
    ],
    legal: (['terms', 'privacy', 'sale-terms', 'sms-terms', 'associate-discount-terms'] as const).map(page),
    smallPrint: footer.smallPrint,
  }
}
