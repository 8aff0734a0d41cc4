import type { z } from 'zod'
import type { CategoryCardProps, MenuTileProps, MultiLinkCardProps } from './tile-props.ts'

const scene = (id: string, alt = '') => ({ url: `/images/scenes/${id}`, alt })
const runners = { url: '/c/runners-112' }

export const menuTileFixtures: Readonly<Record<string, z.input<typeof MenuTileProps>>> = {
  below: { title: 'Runners', media: scene('kerb-at-dusk'), mediaTarget: runners },
  belowWords: {
    eyebrowText: 'New',
    title: 'Layers for the way home',
    subtitle: 'Thin, thinner, and one that is neither.',
    media: scene('winter-layers'),
    ratio: 'square',
    targets: [
      { label: 'Women', target: { url: '/c/women-1000' }, style: 'link' },
      { label: 'Men', target: { url: '/c/men-1001' }, style: 'link' },
    ],
  },
  overlay: {
    variant: 'text-overlay',
    title: 'On the court',
    media: scene('court-wall'),
    mediaTarget: runners,
    tone: 'light',
    gradientStyle: 'full',
    verticalAlignment: 'top',
  },
  overlayWords: {
    variant: 'text-overlay',
    eyebrowText: 'Nur bis Sonntag',
    title: 'Übergangsjacken für Unentschlossene',
    subtitle: 'Wasserabweisend, winddicht, wandelbar.',
    media: scene('rain-boots'),
    ratio: 'landscape',
    tone: 'light',
    gradientStyle: 'focused',
    verticalAlignment: 'top',
    textAlignment: 'center',
    targets: [{ label: 'Alle Übergangsjacken ansehen', target: { url: '/c/jackets-330' } }],
  },
  overlayPale: {
    variant: 'text-overlay',
    title: 'Tees',
    media: scene('tee-rail'),
    targets: [{ label: 'Not shown', target: { url: '/c/tees-120' } }],
    linkType: 'No-CTA',
  },
  grounded: {
    title: 'Boxes',
    subtitle: 'Made of what was a box',
    media: scene('studio-boxes'),
    mediaTarget: runners,
    backgroundColor: 'night',
  },
  hiddenTitle: { title: 'Gifts', hideTitle: true, media: scene('gift-table', 'Wrapped boxes'), mediaTarget: runners },
}

export const categoryCardFixtures: Readonly<Record<string, z.input<typeof CategoryCardProps>>> = {
  title: { title: 'Low-tops', media: scene('studio-boxes'), target: { url: '/c/low-tops-111' } },
  subtitle: {
    title: 'Kindergummistiefelkollektion',
    subtitle: 'Ab Größe 20',
    media: scene('rain-boots'),
    ratio: 'square',
    target: { url: '/c/boots-113' },
  },
}

const links = [
  { label: 'Road', target: { url: '/c/road-1101' } },
  { label: 'Trail', target: { url: '/c/trail-1102' } },
  { label: 'Regenschutzhosen und Überschuhe', target: { url: '/c/trousers-1104' } },
  { label: 'Last sizes', target: { url: '/c/last-1107' } },
]

export const multiLinkCardFixtures: Readonly<Record<string, z.input<typeof MultiLinkCardProps>>> = {
  picture: {
    title: 'Running',
    media: scene('court-wall'),
    ratio: 'landscape',
    mediaTarget: { url: '/c/running-110' },
    links,
  },
  noPicture: { title: 'Running', links },
  oneLink: { title: 'Gifts', media: scene('gift-table'), links: links.slice(0, 1) },
}
