import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { type DrawIsland, DrawIslandContext } from '../../blocks/parts/island.tsx'
import { context, listing } from '../pages.fixtures.ts'
import { ListingView } from './listing-view.tsx'

const islands: Parameters<DrawIsland>[0][] = []
const drawIsland: DrawIsland = (island) => {
  islands.push(island)
  return { node: island.slot, data: null }
}
const html = (overrides: Partial<typeof listing> = {}) =>
  renderToString(
    <DrawIslandContext value={drawIsland}>
      <ListingView
        {...context}
        listing={{ ...listing, ...overrides }}
        place={{ path: '/en-us/c/tops-1200' }}
        empty="nothing"
      />
    </DrawIslandContext>,
  )

it('renders the cards on the server and leaves the island’s props out of the page', () => {
  expect(html()).toContain('Loom Hoodie')
  expect(html()).not.toContain('data-props')
  expect(islands[0]?.props).toMatchObject({ path: '/en-us/c/tops-1200', total: 60, page: 2 })
})

it('shows the empty message when nothing matches', () => {
  expect(html({ products: [], total: 0, start: 0 })).toContain('nothing')
})

it('uses a default label for a facet without one', () => {
  islands.length = 0
  html({ facets: [{ key: 'price', label: '', values: [{ value: 'a', label: 'A', count: 1, selected: false }] }] })
  expect(islands[0]?.props).toMatchObject({ facets: [{ label: 'filters.price' }] })
})
