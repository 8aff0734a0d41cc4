import type { z } from 'zod'
import type { CollectionContent } from '../../../shared/content/collection.ts'

type Fixture = z.input<typeof CollectionContent>

const first = (limit: number) => ({ kind: 'category', categoryId: '1000', limit }) as const

const tile = (title: string, scene: string, overrides: Record<string, unknown> = {}) => ({
  type: 'menu-tile',
  variant: 'text-below',
  title,
  media: { url: `/images/scenes/${scene}`, alt: '' },
  targets: [{ label: 'Shop', target: { url: '/c/women-1000' } }],
  linkType: 'No-CTA',
  ...overrides,
})
const tiles = [
  tile('Low-tops', 'new-season'),
  tile('Runners', 'kerb-at-dusk'),
  tile('Jackets', 'winter-layers'),
  tile('Übergangsjacken', 'rain-boots'),
  tile('Court', 'court-wall'),
  tile('Repairs', 'studio-boxes'),
]
const overlayTile = (title: string, scene: string, subtitle: string) =>
  tile(title, scene, { variant: 'text-overlay', tone: 'light', gradientStyle: 'focused', subtitle })

const film = {
  type: 'video',
  media: {
    kind: 'video',
    source: '/films/kerb-stones.mp4',
    title: 'Shadows moving over kerb stones',
    poster: { url: '/images/scenes/court-wall', alt: '' },
    ratio: { sm: 0.8, lg: 0.8 },
  },
}

const cta = (label: string, title: string) => ({
  type: 'cta',
  title,
  targets: [{ label, target: { url: '/help/care' } }],
})

export const collectionFixtures: Readonly<Record<string, Fixture>> = {
  carousel: {
    title: 'New this week',
    textLink: { label: 'See all', target: { url: '/c/new-900' } },
    source: first(12),
  },
  grid: {
    title: 'Under the same roof',
    subtitle: 'Four things that get along.',
    sm: { type: 'grid' },
    source: first(4),
  },
  one: { title: 'One of one', source: first(1) },
  longWords: {
    title: 'Fahrradtaugliche Übergangskleidung',
    textLink: { label: 'Alle Übergangsjacken ansehen', target: { url: '/c/jackets-330' } },
    source: first(5),
  },
  dots: { title: 'Start anywhere', items: tiles, sm: { type: 'carousel', showIndicators: true, loop: true } },
  progress: {
    title: 'How far along',
    items: tiles,
    sm: { type: 'carousel', showProgress: true, slideWidth: '70vw', slideMaxWidth: '24rem', slidePadding: 'medium' },
    lg: { type: 'carousel', showProgress: true, showIndicators: true, slideWidth: '30%', margin: 'medium' },
  },
  rotating: {
    title: 'By itself',
    subtitle: 'Every four seconds, until it is held.',
    items: tiles,
    sm: { type: 'carousel', autoplay: true, autorotateTime: 4, loop: true, showIndicators: true, slideWidth: '80%' },
    lg: { type: 'carousel', autoplay: true, autorotateTime: 4, loop: true, showIndicators: true, slideWidth: '33%' },
  },
  withFilm: {
    title: 'Moving pictures',
    items: [tiles[0], film, tiles[1], tiles[2]],
    sm: { type: 'carousel', autoplay: true, autorotateTime: 6, loop: true, slideWidth: '100%', slidePadding: 'none' },
    lg: { type: 'carousel', autoplay: true, autorotateTime: 6, loop: true, slideWidth: '40%' },
  },
  bare: { items: tiles, sm: { type: 'carousel', showIndicators: true, slidePadding: 'large' } },
  gridFromMiddle: {
    title: 'A row on a phone, a grid from there on',
    items: tiles,
    sm: { type: 'carousel', showArrows: false },
    md: { type: 'grid', slidePadding: 'medium' },
    lg: { type: 'grid', slideWidth: '20rem', slidePadding: 'large', margin: 'large' },
  },
  highlightCenter: {
    title: 'The one in the middle',
    variant: 'highlightCenter',
    items: tiles,
    sm: { type: 'carousel', slideWidth: '70vw', slideMaxWidth: '24rem', showIndicators: true },
    lg: { type: 'carousel', slideWidth: '30vw', showIndicators: true },
  },
  highlightCenterGrid: {
    title: 'Pick of three',
    variant: 'highlightCenter',
    items: tiles.slice(0, 3),
    sm: { type: 'carousel' },
    lg: { type: 'grid' },
  },
  threeCardGrid: { title: 'Three ways home', variant: 'threeCardGrid', items: tiles.slice(0, 3) },
  activities: { name: 'Home [activities]', title: 'What are you up to', items: tiles },
  elevate: {
    name: 'Home [elevate]',
    title: 'Stories from the street',
    items: [
      overlayTile('Resoled, not replaced', 'studio-boxes', 'A new outsole, a washed upper, two weeks.'),
      tile('Sechs Uhr, Kopfsteinpflaster', 'court-wall', { subtitle: 'Wer früh geht, hat die Straße für sich.' }),
      overlayTile('Light enough to forget', 'kerb-at-dusk', 'The runner that weighs less than your keys.'),
    ],
  },
  stacked: {
    name: 'Spring [stacked]',
    sm: { type: 'carousel' },
    items: [
      overlayTile('Women', 'new-season', 'New shapes'),
      overlayTile('Men', 'kerb-at-dusk', 'Old favourites'),
      overlayTile('Kids', 'winter-layers', 'Made to be outgrown'),
    ],
  },
  verticalList: { kind: 'vertical-list', title: 'Where to', items: tiles.slice(0, 5) },
  cta: {
    kind: 'cta',
    title: 'Here to help',
    items: [
      cta('Open the size guide', 'Not sure about the size?'),
      cta('Book a repair', 'Worn through?'),
      cta('Track it', 'Where is my order?'),
      cta('Alle Übergangsjacken ansehen', 'Zu kalt für den Pullover?'),
    ],
  },
}
