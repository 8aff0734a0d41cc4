import type { RawBlock } from '../../../../shared/content/document.ts'
import type { Locale } from '../../../../shared/i18n/locales.ts'
import type { SceneId } from '../../../services/images/art/scenes/index.ts'
import { categoryTitle } from '../categories.ts'
import type { BannerCopy, ListCopy, ShopCopy } from '../copy/copy.ts'
import { action, linkPath } from './links.ts'
import { htmlOf } from './markup.ts'
import { scene } from './scenes.ts'

const tiles: readonly (readonly [categoryId: string, scene: SceneId])[] = [
  ['1100', 'court-wall'],
  ['2100', 'studio-boxes'],
  ['3000', 'flat-lay'],
  ['1200', 'tee-rail'],
]

/** The home page: a magazine's order of things, pictures and lists in turn. */
export function homeBlocks({ scenes, home }: ShopCopy, locale: Locale): RawBlock[] {
  const list = (copy: ListCopy, categoryId: string, layout: 'carousel' | 'grid', limit: number): RawBlock => ({
    type: 'collection',
    title: copy.title,
    subtitle: copy.subtitle,
    textLink: action(copy.action, `c:${categoryId}`, locale, 'link'),
    layout,
    source: { kind: 'category', categoryId, limit },
  })
  const banner = (copy: BannerCopy, id: SceneId, target: string, rest: Record<string, unknown>): RawBlock => ({
    type: 'banner',
    eyebrowText: copy.eyebrow,
    title: copy.title,
    subtitle: copy.subtitle,
    media: scene(scenes, id),
    targets: [action(copy.action, target, locale)],
    ...rest,
  })
  return [
    {
      type: 'hero',
      variant: 'standard',
      eyebrowText: home.hero.eyebrow,
      title: home.hero.title,
      subtitle: home.hero.subtitle,
      media: scene(scenes, 'new-season'),
      targets: [action(home.hero.women, 'c:5100', locale), action(home.hero.men, 'c:5200', locale, 'secondary')],
      textAlignment: 'left',
      gradientStyle: 'off',
      tone: 'dark',
      titleH1: true,
    },
    list(home.arrivals, '5000', 'carousel', 12),
    {
      type: 'category-tiles',
      title: home.tiles,
      tiles: tiles.map(([id, picture]) => ({
        title: categoryTitle(id, locale),
        media: { ...scene(scenes, picture), ratio: { sm: 0.8, lg: 0.8 } },
        target: { url: linkPath(`c:${id}`, locale), targetAttribute: '_self' },
      })),
    },
    banner(home.court, 'court-wall', 'c:1103', {
      layout: 'split',
      imageSide: 'left',
      imageWidth: 60,
      tone: 'dark',
      backgroundColor: 'sage',
    }),
    list(home.courtList, '2103', 'grid', 8),
    banner(home.layers, 'winter-layers', 'c:2202', { layout: 'overlay', tone: 'dark' }),
    { type: 'rich-text', width: 'text', html: htmlOf(home.essay, (target) => linkPath(target, locale)) },
    banner(home.rain, 'rain-boots', 'c:2106', {
      layout: 'split',
      imageSide: 'right',
      imageWidth: 50,
      tone: 'dark',
      backgroundColor: 'slate',
    }),
    list(home.saleList, '6000', 'carousel', 12),
    banner(home.gift, 'gift-table', 'c:4400', {
      layout: 'split',
      imageSide: 'left',
      imageWidth: 50,
      tone: 'dark',
      backgroundColor: 'butter',
    }),
    banner(home.dusk, 'kerb-at-dusk', 'p:sustainability', { layout: 'overlay', tone: 'light' }),
    { type: 'spacer', size: 'md' },
    {
      type: 'cta',
      title: home.help.title,
      textAlignment: 'center',
      targets: [
        action(home.help.sizes, 'p:sizing', locale),
        action(home.help.returns, 'p:returns/how-to-return', locale, 'secondary'),
      ],
    },
  ]
}
