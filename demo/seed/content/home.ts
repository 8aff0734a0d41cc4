import type { RawBlock } from '../../../shared/content/document.ts'
import type { Locale } from '../../../shared/i18n/locales.ts'
import type { SceneId } from '../../pictures/art/scenes/index.ts'
import { categoryTitle } from '../categories.ts'
import type { BannerCopy, ListCopy, PlacesCopy, ShopCopy } from '../copy/copy.ts'
import { experiment } from './experiment-block.ts'
import { action, linkPath } from './links.ts'
import { htmlOf } from './markup.ts'
import { scene } from './scenes.ts'

const tiles: readonly (readonly [categoryId: string, scene: SceneId])[] = [
  ['1100', 'court-wall'],
  ['2100', 'studio-boxes'],
  ['3000', 'flat-lay'],
  ['1200', 'tee-rail'],
]

/** A row to swipe on phones, with arrows on larger screens. */
const carouselLayout = {
  sm: { type: 'carousel', slideWidth: '62%', slideMaxWidth: '20rem', showArrows: false },
  md: { type: 'carousel' },
  lg: { type: 'carousel', showProgress: true },
}
const gridLayout = { sm: { type: 'grid' }, md: { type: 'grid' }, lg: { type: 'grid' } }
const filmUrl = '/films/kerb-stones.mp4'

/** The home page: pictures, product lists and a film in turn, as in a magazine. Fourteen blocks. */
export function homeBlocks({ scenes, home }: ShopCopy, places: PlacesCopy['home'], locale: Locale): RawBlock[] {
  const list = (
    copy: ListCopy,
    categoryId: string,
    layout: typeof carouselLayout | typeof gridLayout,
    limit: number,
  ): RawBlock => ({
    type: 'collection',
    title: copy.title,
    subtitle: copy.subtitle,
    textLink: action(copy.action, `c:${categoryId}`, locale, 'link'),
    source: { kind: 'category', categoryId, limit },
    ...layout,
  })
  const banner = (type: string, copy: BannerCopy, id: SceneId, target: string, overrides: Record<string, unknown>) => ({
    type,
    eyebrowText: copy.eyebrow,
    title: copy.title,
    subtitle: copy.subtitle,
    media: scene(scenes, id),
    targets: [action(copy.action, target, locale)],
    promotionTracking: { id, name: copy.title },
    ...overrides,
  })
  const { benefit, member } = places
  const gift = (imageWidth: 50 | 60) =>
    banner('split-banner', home.gift, 'gift-table', 'c:4400', {
      imageSide: 'left',
      imageWidth,
      backgroundColor: 'butter',
    })
  const hero = (variant: 'standard' | 'below-image'): RawBlock => ({
    type: 'hero',
    variant,
    eyebrowText: home.hero.eyebrow,
    title: home.hero.title,
    subtitle: home.hero.subtitle,
    media: scene(scenes, 'new-season'),
    targets: [action(home.hero.women, 'c:5100', locale), action(home.hero.men, 'c:5200', locale, 'secondary')],
    titleH1: true,
    promotionTracking: { id: 'new-season', name: home.hero.title, creative: variant },
  })
  return [
    experiment('home-hero', 'below', hero('standard'), hero('below-image')),
    {
      type: 'benefit-bar',
      title: benefit.title,
      infoLink: { label: benefit.link, target: { url: linkPath('p:loyalty-terms', locale), targetAttribute: '_self' } },
      flag: 'members-points',
    },
    experiment(
      'home-arrivals',
      'grid',
      list(home.arrivals, '5000', carouselLayout, 12),
      list(home.arrivals, '5000', gridLayout, 12),
    ),
    {
      type: 'collection',
      title: home.tiles,
      items: tiles.map(([id, picture]) => ({
        type: 'menu-tile',
        variant: 'text-below',
        title: categoryTitle(id, locale),
        media: { ...scene(scenes, picture), ratio: { sm: 0.8, lg: 0.8 } },
        mediaTarget: { url: linkPath(`c:${id}`, locale), targetAttribute: '_self' },
      })),
      ...gridLayout,
    },
    banner('split-banner', home.court, 'court-wall', 'c:1103', {
      imageSide: 'left',
      imageWidth: 60,
      backgroundColor: 'sage',
    }),
    list(home.courtList, '2103', gridLayout, 8),
    {
      type: 'segmentation',
      name: 'Members see their points',
      segments: [
        {
          id: 'loyalty-loggedin',
          targets: [banner('overlay-banner', member, 'winter-layers', 'c:2106', { name: 'Members', tone: 'dark' })],
        },
      ],
      baselines: [
        banner('overlay-banner', home.layers, 'winter-layers', 'c:2202', { name: 'Everybody', tone: 'dark' }),
      ],
    },
    { type: 'rich-text', width: 'text', html: htmlOf(home.essay, (target) => linkPath(target, locale)) },
    {
      type: 'video',
      title: places.film.title,
      captionText: places.film.caption,
      media: {
        kind: 'video',
        source: filmUrl,
        title: places.film.shows,
        poster: { ...scene(scenes, 'kerb-at-dusk'), alt: '' },
        ratio: { sm: 1, lg: 16 / 9 },
      },
    },
    banner('split-banner', home.rain, 'rain-boots', 'c:2106', {
      imageSide: 'right',
      imageWidth: 50,
      backgroundColor: 'slate',
    }),
    list(home.saleList, '6000', carouselLayout, 12),
    experiment('home-gift', 'wide', gift(50), gift(60)),
    banner('block-below-banner', home.dusk, 'kerb-at-dusk', 'p:sustainability', {}),
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
