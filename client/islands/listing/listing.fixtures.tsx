import { listing } from '../../pages/pages.fixtures.ts'
import type { IslandPropsOf } from '../contracts.ts'
import type { Fixtures } from '../islands.fixtures.ts'

const { total, sort, facets } = listing
const category: IslandPropsOf<'listing'> = { path: '/en-us/c/tops-1200', total, sort, page: 1, facets: [] }
const search: IslandPropsOf<'listing'> = {
  path: '/en-us/search',
  query: 'hood & "cap"',
  total: 12 * total,
  page: 6,
  sort: 'price-asc',
  facets,
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
