import type { z } from 'zod'
import type { HeroProps } from './hero.tsx'

const media = {
  url: '/images/scenes/court-wall',
  alt: 'A white court shoe on a low wall in late light',
  ratio: { sm: 0.8, lg: 16 / 9 },
}

const base: z.input<typeof HeroProps> = {
  eyebrowText: 'New season',
  title: 'The long way home',
  subtitle: 'Low shoes with a slim sole, made for the part of the day nobody plans.',
  media,
  targets: [
    { label: 'Shop women', target: { url: '/c/women-shoes-110' } },
    { label: 'Shop men', target: { url: '/c/men-shoes-210' }, style: 'secondary' },
  ],
  titleH1: true,
}

export const heroFixtures: Readonly<Record<string, z.input<typeof HeroProps>>> = {
  standard: base,
  lightWords: { ...base, tone: 'light', gradientStyle: 'full', textAlignment: 'center' },
  focused: { ...base, tone: 'light', gradientStyle: 'focused', textAlignment: 'right' },
  belowImage: { ...base, variant: 'below-image' },
  longWords: { ...base, title: 'Wasserabweisende Übergangsjacken für Fahrradfahrerinnen', gradientStyle: 'full' },
  titleOnly: { title: 'Canvas, again', media: { ...media, url: 'https://example.com/canvas.jpg' } },
}
