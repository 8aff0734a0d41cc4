import type { z } from 'zod'
import type { GradientOverlayProps } from './gradient-overlay.tsx'

const base: z.input<typeof GradientOverlayProps> = {
  eyebrowText: 'After work',
  title: 'Streets dry slowly',
  subtitle: 'A sole that holds on wet stone, and an upper that does not mind.',
  media: { url: '/images/scenes/kerb-at-dusk', alt: 'Two shoes on a kerb at dusk' },
  targets: [{ label: 'See the pair', target: { url: '/c/new-5000' } }],
}
const pale = { ...base, media: { url: '/images/scenes/winter-layers', alt: 'A coat on a peg' } }

export const gradientOverlayFixtures: Readonly<Record<string, z.input<typeof GradientOverlayProps>>> = {
  full: base,
  focused: { ...base, gradientStyle: 'focused', alignment: 'right' },
  off: { ...pale, gradientStyle: 'off', tone: 'dark' },
  lightTone: { ...pale, gradientStyle: 'focused', gradientTone: 'light', tone: 'dark' },
  phonesOnly: { ...base, gradientBreakpoints: ['sm'] },
  longWords: { ...base, title: 'Regenunempfindliche Übergangsschuhe', textAlignment: 'center', alignment: 'center' },
}
