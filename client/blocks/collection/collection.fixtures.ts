import type { z } from 'zod'
import type { CollectionProps } from './collection.tsx'

const chosen = ['KR10000101', 'KR10000202', 'KR10000303', 'KR10000404', 'KR10000505']

export const collectionFixtures: Readonly<Record<string, z.input<typeof CollectionProps>>> = {
  carousel: {
    title: 'New this week',
    textLink: { label: 'See all', target: { url: '/c/new-900' } },
    source: { kind: 'category', categoryId: '9000', limit: 12 },
  },
  grid: {
    title: 'Under the same roof',
    subtitle: 'Four things that get along.',
    layout: 'grid',
    source: { kind: 'products', productIds: chosen.slice(0, 4) },
  },
  one: { title: 'One of one', source: { kind: 'products', productIds: chosen.slice(0, 1) } },
  longWords: { title: 'Fahrradtaugliche Übergangskleidung', source: { kind: 'products', productIds: chosen } },
}
