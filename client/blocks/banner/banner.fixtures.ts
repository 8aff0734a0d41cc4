import type { z } from 'zod'
import type { BannerContent, MediaBanner } from '../../../shared/content/banner.ts'
import type { SplitBannerProps, ThinBannerProps } from './banner-props.ts'

type Fixtures<S extends z.ZodType> = Readonly<Record<string, z.input<S>>>

const bench = { url: '/images/scenes/studio-boxes', alt: 'Three shoe boxes, one open, a low shoe on its lid' }
const dusk = { url: '/images/scenes/kerb-at-dusk', alt: 'Two shoes on a kerb at dusk' }
const rain = { url: '/images/scenes/rain-boots', alt: 'Rubber boots on wet stone' }
const rail = { url: '/images/scenes/tee-rail', alt: 'Tees on a rail' }
const film = { kind: 'video', source: '/images/film.mp4', title: 'A sole being stitched', poster: rain } as const

const repairs = { label: 'How it works', target: { url: '/help/repairs' }, style: 'secondary' } as const

const base: z.input<typeof MediaBanner> = {
  title: 'Resoled, not replaced',
  eyebrowText: 'Repairs',
  subtitle: 'Send us a worn pair. We fit a new outsole, wash the upper and send them back within two weeks.',
  media: bench,
  targets: [repairs],
}
const long = { title: 'Zurückgeschickt, neu besohlt, wiederverwendet', eyebrowText: 'Wiederaufbereitung' }

/** Every field of spec 2 §3. */
const all: Omit<z.input<typeof BannerContent>, 'media'> = {
  name: 'repairs-autumn',
  overline: 'Since 2011',
  eyebrowLogo: { url: '/images/scenes/gift-table?width=96&ratio=1', alt: 'Kerb' },
  richText: '<p>Since the first year, <strong>4,120 pairs</strong>.</p>',
  richTextBelowTargets: '<p>Postage is ours, both ways.</p>',
  mediaTarget: { url: '/help/repairs' },
  targets: [repairs, { label: 'Book', target: { url: '/help/book' } }],
  equalTargetSize: true,
  captionText: 'Bench four, a Tern low in chalk',
  captionPosition: 'bottom',
  promotionTracking: { id: 'AW-2', name: 'Repairs', creative: 'bench', position: 'home-3' },
}

export const imageBannerFixtures: Fixtures<typeof MediaBanner> = {
  picture: { title: base.title, hideTitle: true, media: dusk, mediaTarget: { url: '/c/new-5000' } },
  words: { ...base, media: dusk, tone: 'light', gradientStyle: 'full' },
  caption: { media: rail, captionText: 'Heavy jersey, 240 g', captionPosition: 'top' },
  tall: {
    title: 'Rain, then',
    media: { ...rain, ratio: { sm: 0.8, md: 1.5, lg: 2.6 } },
    tone: 'light',
    gradientStyle: 'focused',
  },
  right: { ...base, media: rail, backdrop: 'blur', overlayWidth: 'xs', alignment: 'right', textAlignment: 'right' },
}

export const blockBelowFixtures: Fixtures<typeof MediaBanner> = {
  standard: base,
  center: { ...base, alignment: 'center', textAlignment: 'center', backgroundColor: 'sage' },
  right: { ...base, alignment: 'right', textAlignment: 'right' },
  everyField: { ...base, ...all },
  ownColour: { ...base, backgroundColor: '#5b2333' },
  titleOnly: { title: long.title, media: bench },
}

export const overlayBannerFixtures: Fixtures<typeof MediaBanner> = {
  standard: base,
  light: { ...base, media: dusk, tone: 'light', gradientStyle: 'full' },
  focused: { ...base, media: rain, tone: 'light', gradientStyle: 'focused' },
  lightGradient: { ...base, gradientStyle: 'focused', gradientTone: 'light', gradientBreakpoints: ['sm', 'md'] },
  paper: { ...base, backdrop: 'paper', overlayWidth: 'xs', alignment: 'right' },
  ink: { ...base, media: dusk, backdrop: 'ink', overlayWidth: 'sm', alignment: 'center', textAlignment: 'center' },
  blur: { ...base, media: dusk, tone: 'light', backdrop: 'blur', overlayWidth: 'md' },
  wide: { ...base, media: dusk, tone: 'light', overlayWidth: 'lg', gradientStyle: 'full', linkType: 'No-CTA' },
  everyField: { ...base, ...all, media: dusk, tone: 'light', gradientStyle: 'focused', captionPosition: 'top' },
  film: { ...base, media: film, tone: 'light', gradientStyle: 'full' },
  longWords: { ...base, ...long, media: dusk, tone: 'light', gradientStyle: 'full', backgroundColor: 'night' },
}

export const thinBannerFixtures: Fixtures<typeof ThinBannerProps> = {
  line: { title: 'Free returns until 31 January', alignment: 'center' },
  link: {
    title: 'Last sizes',
    subtitle: 'Up to 40 % off',
    mediaTarget: { url: '/c/sale-9000' },
    backgroundColor: 'butter',
  },
  picture: { title: 'The rail is back', media: rail, mediaTarget: { url: '/c/tees-5210' }, backgroundColor: 'night' },
  button: {
    title: 'Join and get 10 % off',
    targets: [{ label: 'Join', target: { url: '/help/membership' }, style: 'link' }],
  },
  longWords: {
    ...long,
    subtitle: 'Versandkostenfrei',
    backgroundColor: '#17279b',
    mediaTarget: { url: '/help/repairs' },
  },
}

export const splitBannerFixtures: Fixtures<typeof SplitBannerProps> = {
  half: { ...base, backgroundColor: 'sage' },
  right60: { ...base, imageSide: 'right', imageWidth: 60 },
  night40: {
    ...base,
    backgroundColor: 'night',
    imageWidth: 40,
    richText: '<p>Since 2011, <strong>4,120 pairs</strong>.</p>',
  },
  two: { ...base, media: undefined, mediaList: [bench, rain], backgroundColor: 'sand' },
  three: { ...base, mediaList: [dusk, rail, rain], imageSide: 'right', imageWidth: 60, textAlignment: 'center' },
  everyField: { ...base, ...all, backgroundColor: '#e8c547' },
  film: { ...base, media: film },
  titleOnly: { title: long.title, media: base.media },
}
