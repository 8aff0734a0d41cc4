import type { z } from 'zod'
import type { PictureProps } from './picture.tsx'

const media = { url: '/images/scenes/flat-lay', alt: 'A kit laid out on a table: shoes, laces, a brush' }

export const pictureFixtures: Readonly<Record<string, z.input<typeof PictureProps>>> = {
  page: { media, captionText: 'What goes in the bag' },
  full: { media, width: 'full', captionText: 'What goes in the bag', captionPosition: 'top' },
  text: {
    media: { ...media, ratio: { sm: 1, md: 1.5, lg: 1.5 } },
    width: 'text',
    mediaTarget: { url: '/c/care-7100' },
  },
  shapes: {
    media: { ...media, smallUrl: '/images/scenes/gift-table', ratio: { sm: 0.8, md: 1.25, lg: 2.4 } },
    captionText: 'Schnürsenkelaufbewahrungstasche',
  },
  elsewhere: {
    media: { url: 'https://example.com/kit.jpg', alt: 'A kit', ratio: { sm: 1, lg: 2 }, placeholder: '#c8d1bb' },
  },
}
