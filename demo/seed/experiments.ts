import type { z } from 'zod'
import type { IngestExperiment, IngestFlag } from '../../shared/contracts/experiment.ts'
import { conversions } from '../../shared/experiment-services.ts'

/** Experiments in the demo's content. The first variant is the control: it has no content of its own. */
export const seedExperiments: readonly z.input<typeof IngestExperiment>[] = [
  {
    key: 'home-hero',
    name: 'Hero text below its picture',
    hypothesis: 'With the text below the picture, more visitors see the shoes, and more of them buy.',
    state: 'running',
    previewPath: '/',
    metric: conversions.purchase,
    variants: [
      { key: 'over', name: 'Text over the picture', share: 5000 },
      { key: 'below', name: 'Text below the picture', share: 5000 },
    ],
  },
  {
    key: 'home-arrivals',
    name: 'New arrivals as a grid',
    hypothesis: 'A grid shows twelve styles at once instead of four, so more visitors add one to their bag.',
    state: 'running',
    previewPath: '/',
    metric: conversions.addToCart,
    variants: [
      { key: 'carousel', name: 'Carousel', share: 5000 },
      { key: 'grid', name: 'Grid', share: 5000 },
    ],
  },
  {
    key: 'department-banner',
    name: 'Lower banner on department pages',
    hypothesis: 'A lower banner brings the first products above the fold on a desktop.',
    state: 'running',
    previewPath: '/c/women-1000',
    metric: conversions.addToCart,
    variants: [
      { key: 'tall', name: 'Three to one', share: 3000 },
      { key: 'low', name: 'Four to one', share: 3000 },
    ],
  },
  {
    key: 'home-gift',
    name: 'Wider picture of the gift cards',
    hypothesis: 'A wider picture draws more visitors to gift cards in December.',
    state: 'draft',
    previewPath: '/',
    metric: conversions.purchase,
    variants: [
      { key: 'half', name: 'Half of the width', share: 5000 },
      { key: 'wide', name: 'Sixty percent of the width', share: 5000 },
    ],
  },
]

export const seedFlags: readonly z.input<typeof IngestFlag>[] = [
  { key: 'expressCheckout', name: 'Express checkout', share: 10_000 },
  {
    key: 'hostedVideo',
    name: 'Hosted video player',
    share: 10_000,
    variables: [{ key: 'minimumSeconds', type: 'integer', defaultValue: '30' }],
  },
  { key: 'showShopAllL3sOnMobile', name: '“Shop all” at the third level of the mobile menu', share: 10_000 },
]
