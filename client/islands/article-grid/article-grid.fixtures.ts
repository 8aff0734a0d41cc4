import type { IslandPropsOf } from '../contracts.ts'
import type { Fixtures } from '../islands.fixtures.ts'

type Grid = IslandPropsOf<'article-grid'>

const article = (id: string, over: Partial<Grid['articles'][number]> = {}): Grid['articles'][number] => ({
  id,
  url: `/stories/${id}`,
  title: `Story “${id}” & <others>`,
  eyebrow: 'Care',
  picture: { url: '/images/scenes/workshop', alt: 'A workshop' },
  date: { day: '2026-11-20', words: 'November 20, 2026' },
  ...over,
})

const full: Grid = {
  id: 'b-0',
  articles: [article('one'), article('two', { eyebrow: null, picture: null, date: null })],
  total: 7,
  from: 0,
  chosen: ['care'],
  offset: 0,
  size: 2,
  topics: [
    { id: 'care', label: 'Care' },
    { id: 'fit', label: 'Fit & feel' },
  ],
  initialQuery: { tagId: [] },
  loadMore: true,
  gridSize: { sm: 1, md: 2, lg: 3 },
  titled: false,
  first: true,
  place: { path: '/en-us/stories', query: { tagId: ['care'], q: ['a b'] } },
}

export const fixtures = {
  chosen: { props: full },
  last: { props: { ...full, from: 5, offset: 5, chosen: [] } },
  teaser: { props: { ...full, topics: [], chosen: [], loadMore: false, titled: true, first: false } },
  nothing: { props: { ...full, articles: [], total: 0 } },
} as const satisfies Fixtures<'article-grid'>
