import type { z } from 'zod'
import type { CtaProps } from './cta.tsx'

const join = { label: 'Join', target: { url: '/help/membership' } }
const benefits = {
  label: 'What you get',
  target: { url: '/help/membership#benefits' },
  style: 'link',
} as const

export const ctaFixtures: Readonly<Record<string, z.input<typeof CtaProps>>> = {
  words: {
    title: 'Not sure about the size?',
    text: 'Measure once, keep it for good. Our guide takes a minute.',
    targets: [{ label: 'Open the size guide', target: { url: '/help/size-guide' } }],
  },
  center: {
    title: 'Kerb is better with you in it',
    targets: [join, benefits],
    textAlignment: 'center',
  },
  right: {
    title: 'Worn out?',
    richText: '<p>Send them back. We resole <strong>every pair</strong> that can still walk.</p>',
    targets: [{ label: 'Book a repair', target: { url: '/help/repairs' }, style: 'secondary' }],
    textAlignment: 'right',
  },
  equal: {
    targets: [
      { label: 'Women', target: { url: '/c/women-1000' } },
      { label: 'Men', target: { url: '/c/men-1001' }, style: 'secondary' },
      { label: 'Kids and babies', target: { url: '/c/kids-1002' }, style: 'secondary' },
    ],
    alignment: 'center',
    textAlignment: 'center',
    equalTargetSize: true,
  },
  bare: {
    targets: [
      {
        label: 'Alle Übergangsjacken und Regenmäntel ansehen',
        target: { url: '/c/jackets-330' },
        style: 'secondary',
      },
    ],
  },
}
