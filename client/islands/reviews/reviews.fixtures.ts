import type { IslandPropsOf } from '../contracts.ts'
import type { Fixtures } from '../islands.fixtures.ts'

type Props = IslandPropsOf<'reviews'>
type Review = Props['list']['reviews'][number]

const review = (reviewId: string, over: Partial<Review> = {}): Review => ({
  reviewId,
  score: 4,
  title: `Walks “well” ${reviewId}`,
  text: 'First line.\n\n<b>Second</b> & last line.',
  author: 'Bo',
  language: 'en',
  helpful: 2,
  notHelpful: 1,
  verifiedBuyer: true,
  fit: 'true',
  translatable: false,
  translated: false,
  date: { day: '2026-11-20', words: 'November 20, 2026' },
  ...over,
})

const full: Props = {
  form: { csrf: 'token', returnTo: '/en-us/p/walker-ST000001C0/reviews' },
  list: {
    productId: 'ST000001C0',
    path: '/en-us/p/walker-ST000001C0/reviews',
    rating: { score: 3.9, reviewsCount: 23 },
    histogram: [1, 2, 4, 8, 8],
    fit: [0, 4, 9, 2, 0],
    total: 23,
    page: 2,
    sort: 'helpful',
    stars: null,
    reviews: [
      review('one'),
      review('two', { language: 'de', translatable: true, verifiedBuyer: false, fit: null }),
      review('three', { language: 'fr', translated: true, score: 1 }),
    ],
  },
}

const none: Props['list'] = {
  ...full.list,
  rating: null,
  histogram: [0, 0, 0, 0, 0],
  fit: [0, 0, 0, 0, 0],
  total: 0,
  page: 1,
  reviews: [],
}

export const fixtures = {
  full: { props: full },
  filtered: { props: { ...full, list: { ...full.list, stars: 1, total: 1, page: 1, sort: 'newest' as const } } },
  none: { props: { ...full, list: none } },
} as const satisfies Fixtures<'reviews'>
