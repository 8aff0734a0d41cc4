import type { z } from 'zod'
import type { IconAndTextProps } from './icon-and-text.tsx'

const returns = {
  icon: 'back',
  title: 'Free returns',
  text: '30 days, worn in the house is fine.',
  target: { url: '/help/returns/how-to-return' },
} as const
const delivery = { icon: 'truck', title: 'At your door in two days', text: 'Free from $75.' } as const
const stores = { icon: 'store', title: 'Or in a store near you', text: 'Ready the same day, most days.' } as const
const repair = {
  icon: 'check',
  title: 'Repaired, not replaced',
  richText: '<p>Soles, linings, zips. <a href="/en-us/help/repairs">What we mend</a>.</p>',
} as const

export const iconAndTextFixtures: Readonly<Record<string, z.input<typeof IconAndTextProps>>> = {
  above: { title: 'What you can count on', items: [returns, delivery, stores] },
  aboveFour: { title: 'What you can count on', items: [returns, delivery, stores, repair] },
  aboveSix: { items: [returns, delivery, stores, repair, { title: 'No icon' }, { icon: 'mark', title: 'Kerb' }] },
  left: {
    variant: 'icon-left',
    title: 'Darauf kannst du dich verlassen',
    items: [
      { icon: 'truck', title: 'Lieferung an deine Wunschpackstation', text: 'Kostenfrei ab 75 €.' },
      { icon: 'back', title: 'Rückgabe in 30 Tagen', text: 'Versandetikett liegt bei.' },
      { icon: 'store', title: 'Filialabholung', text: 'Meist am selben Tag.' },
    ],
  },
  leftFour: { variant: 'icon-left', items: [returns, delivery, stores, repair] },
  oneColumn: {
    variant: 'one-column',
    title: 'How a repair goes',
    subtitle: 'Ten days, door to door.',
    items: [
      { icon: 'truck', title: 'Send them', text: 'We pay the postage.' },
      {
        picture: { url: '/images/scenes/studio-boxes?width=80&ratio=1', alt: '' },
        title: 'We look',
        text: 'And write.',
      },
      { icon: 'check', title: 'They come back', text: 'With a new sole.' },
    ],
    targets: [{ label: 'Book a repair', target: { url: '/help/repairs' }, style: 'link' }],
  },
  one: { items: [delivery] },
}
