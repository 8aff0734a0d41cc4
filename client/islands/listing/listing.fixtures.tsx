import { listing } from '../../pages/pages.fixtures.ts'
import type { IslandPropsOf } from '../contracts.ts'
import type { Fixtures } from '../islands.fixtures.ts'

const { total, sort, facets } = listing
const category: IslandPropsOf<'listing'> = {
  path: '/en-us/c/tops-1200',
  total,
  sort,
  page: 1,
  facets: [],
  ownSize: { mark: 'hidden', size: '', words: '' },
}
const search: IslandPropsOf<'listing'> = {
  path: '/en-us/search',
  query: 'hood & "cap"',
  total: 12 * total,
  page: 6,
  sort: 'price-asc',
  facets,
  ownSize: { mark: 'data-fits', size: '42.5', words: 'US women 11 & <wide>' },
  search: {
    title: 'Results for “hood & "cap"”',
    notes: [
      {
        text: 'Spelling corrected.',
        links: [{ label: 'Search “hod & "cap"” instead', href: '/en-us/search?q=hod&exact=1' }],
      },
      { text: 'Left out: “&”.', links: [] },
    ],
    understood: [
      { kind: 'kind', values: ['hoodie'], label: 'Hoodies', without: '& "cap"' },
      { kind: 'price', values: [], label: 'Up to $50', without: 'hood "cap"' },
    ],
    pages: [
      { label: 'Hoods & caps', note: 'Women', href: '/en-us/c/hoods-1201' },
      { label: 'Size guide', note: null, href: '/en-us/help/sizing' },
    ],
  },
}
const slot = (
  <ul className="grid">
    <li>{'A card & <more>'}</li>
  </ul>
)

export const fixtures = {
  category: { props: category, slot },
  search: { props: search, slot },
  nothing: { props: { ...search, total: 0, page: 1 }, slot: <div className="none">Nothing</div> },
} as const satisfies Fixtures<'listing'>
