import type { z } from 'zod'
import type { BannerProps } from './banner.tsx'

const base: z.input<typeof BannerProps> = {
  title: 'Resoled, not replaced',
  eyebrowText: 'Repairs',
  subtitle: 'Send us a worn pair. We fit a new outsole, wash the upper and send them back within two weeks.',
  media: { url: '/images/scenes/resole-bench', alt: 'A shoe on a cobbler’s bench beside a fresh gum sole' },
  targets: [{ label: 'How it works', target: { url: '/help/repairs' }, style: 'secondary' }],
}

export const bannerFixtures: Readonly<Record<string, z.input<typeof BannerProps>>> = {
  split: { ...base, backgroundColor: 'sage' },
  splitRight: { ...base, imageSide: 'right', imageWidth: 60 },
  splitNight: {
    ...base,
    backgroundColor: 'night',
    imageWidth: 40,
    richText: '<p>Since the first year, <strong>4,120 pairs</strong>.</p>',
  },
  overlay: { ...base, layout: 'overlay', tone: 'light' },
  overlayDark: { ...base, layout: 'overlay' },
  blockBelow: { ...base, layout: 'block-below' },
  titleOnly: { title: 'Zurückgeschickt, neu besohlt, wiederverwendet', media: base.media },
}
