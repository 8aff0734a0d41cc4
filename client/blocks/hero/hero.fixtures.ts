import type { z } from 'zod'
import type { HeroProps, OverlayHeroProps } from './hero-props.ts'

const media = {
  url: '/images/scenes/new-season',
  alt: 'Low shoes on a plaster step in morning light',
  ratio: { sm: 0.8, lg: 16 / 9 },
}
const night = { ...media, url: '/images/scenes/court-wall', alt: 'A white court shoe on a low wall in late light' }
const dusk = { ...media, url: '/images/scenes/kerb-at-dusk', alt: 'Two shoes on a kerb at dusk' }

const women = { label: 'Shop women', target: { url: '/c/women-shoes-110' } }
const men = { label: 'Shop men', target: { url: '/c/men-shoes-210' }, style: 'secondary' } as const

const base: z.input<typeof HeroProps> = {
  eyebrowText: 'New season',
  title: 'The long way home',
  subtitle: 'Low shoes with a slim sole, made for the part of the day nobody plans.',
  media,
  targets: [women, men],
  titleH1: true,
}

const film = {
  kind: 'video',
  source: '/images/film.mp4',
  title: 'Low shoes crossing a wet street',
  poster: dusk,
} as const

export const heroFixtures: Readonly<Record<string, z.input<typeof HeroProps>>> = {
  standard: base,
  lightWords: { ...base, media: night, tone: 'light', gradientStyle: 'full' },
  focused: { ...base, media: dusk, tone: 'light', gradientStyle: 'focused' },
  right: { ...base, media: night, backdrop: 'ink', overlayWidth: 'sm', alignment: 'right' },
  center: {
    ...base,
    media: dusk,
    tone: 'light',
    gradientStyle: 'focused',
    alignment: 'center',
    textAlignment: 'center',
  },
  backdrop: {
    ...base,
    backdrop: 'paper',
    overlayWidth: 'sm',
    captionText: 'Tern, in chalk',
    captionPosition: 'bottom',
  },
  belowImage: { ...base, variant: 'below-image', captionText: 'Tern, in chalk', captionPosition: 'top' },
  belowCentered: {
    ...base,
    variant: 'below-image',
    alignment: 'center',
    textAlignment: 'center',
    backgroundColor: 'sand',
    equalTargetSize: true,
  },
  everyField: {
    ...base,
    overline: 'Chapter one',
    eyebrowLogo: { url: '/images/scenes/gift-table?width=96&ratio=1', alt: 'Kerb' },
    richText: '<p>Cut from <strong>one hide</strong>, stitched once.</p>',
    richTextBelowTargets: '<p>Members first, until Sunday.</p>',
    mediaTarget: { url: '/c/women-shoes-110' },
    promotionTracking: { id: 'AW-1', name: 'The long way home', creative: 'step', position: 'home-1' },
  },
  film: { ...base, media: film, tone: 'light', gradientStyle: 'focused' },
  longWords: {
    ...base,
    title: 'Wasserabweisende Übergangsjacken für Fahrradfahrerinnen',
    gradientStyle: 'full',
    gradientTone: 'light',
  },
  titleOnly: {
    title: 'Canvas, again',
    media: { ...media, url: 'https://example.com/canvas.jpg', placeholder: '#c9d9e3' },
  },
}

const product: z.input<typeof OverlayHeroProps> = {
  ...base,
  title: 'Built on the kerb',
  media: dusk,
  tone: 'light',
  gradientStyle: 'focused',
  overlayPicture: { url: '/images/scenes/studio-boxes', alt: 'Tern low, in chalk' },
  overlayTarget: { url: '/p/tern-low-KR1000010' },
}

export const heroProductFixtures: Readonly<Record<string, z.input<typeof OverlayHeroProps>>> = {
  standard: product,
  right: { ...product, alignment: 'right', backdrop: 'ink', overlayWidth: 'sm' },
  longWords: { ...product, title: 'Fahrradfahrerinnenregenschutz, neu vernäht', linkType: 'No-CTA' },
  noProduct: { title: product.title, media: dusk, tone: 'light' },
}

export const heroBelowFixtures: Readonly<Record<string, z.input<typeof OverlayHeroProps>>> = {
  standard: { ...base, captionText: 'Tern, in chalk', captionPosition: 'top' },
  overlay: { ...product, gradientStyle: 'off', backgroundColor: 'night', alignment: 'center' },
  ownColour: {
    ...product,
    gradientStyle: 'off',
    backgroundColor: '#7d8a3c',
    textAlignment: 'center',
    alignment: 'center',
  },
  right: { ...base, alignment: 'right', textAlignment: 'right', backgroundColor: 'clay' },
  titleOnly: { title: 'Rückfettend gegerbt', media },
}
