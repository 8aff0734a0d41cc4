import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { BlockDefinition } from '../block.ts'
import { fixtureContext } from '../context.fixtures.ts'
import { secondaryNavigationBlocks } from './secondary-navigation.tsx'

const block = secondaryNavigationBlocks[0] as BlockDefinition
const place = { path: '/en-us/c/boots-113', query: { page: ['2'] }, categoryId: '113', productId: null }
const render = (...urls: string[]) =>
  renderToString(
    block.render(
      block.props.parse({ links: urls.map((url) => ({ label: url, target: { url } })) }),
      fixtureContext({ place }),
    ),
  )

it('marks the current page whatever its query, and no parent, child or external page', () => {
  const html = render(
    '/c/boots-113?sort=newest',
    '/c/boots',
    '/c/boots-113/wide',
    'https://example.com/en-us/c/boots-113',
  )
  expect(html.match(/aria-current="page"/g)).toHaveLength(1)
  expect(html).toMatch(/<a aria-current="page" href="\/en-us\/c\/boots-113\?sort=newest"/)
})
