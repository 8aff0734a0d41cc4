import { afterEach, expect, it, vi } from 'vitest'
import { matchRoute } from '../../../shared/routes.ts'
import { smallShop } from '../../routes/page-answer/small-shop.fixtures.ts'

vi.mock('../../../shared/routes.ts', async (original) => {
  const routes = await original<typeof import('../../../shared/routes.ts')>()
  return { ...routes, matchRoute: vi.fn(routes.matchRoute) }
})
const matching = vi.mocked(matchRoute)

const parsed: string[] = []
vi.stubGlobal(
  'URL',
  class extends URL {
    constructor(url: string | URL, base?: string | URL) {
      super(url, base)
      parsed.push(String(url))
    }
  },
)

afterEach(() => {
  matching.mockClear()
  parsed.length = 0
})

/** Parses of the shop's own addresses, but for the parsing that the request itself is made by in these tests. */
const addressesParsed = () => parsed.filter((url) => url.startsWith('https://shop.example/')).slice(1)

const shop = smallShop({ pages: { help: [] } })

it.each([
  ['made', 'miss'],
  ['kept', 'hit'],
])('a page that is %s has its address parsed and its route matched once', async (_, state) => {
  const path = '/en-us/help'
  const page = await shop.visit(path)
  expect([page.status, page.state]).toEqual([200, state])
  expect(matching).toHaveBeenCalledTimes(1)
  expect(addressesParsed()).toEqual([`https://shop.example${path}`])
})

it('a campaign’s parameters are one more parsing, of the address without them', async () => {
  const page = await shop.visit('/en-us/help?utm_source=letter')
  expect(page.state).toBe('hit')
  expect(matching).toHaveBeenCalledTimes(1)
  expect(addressesParsed()).toEqual([
    'https://shop.example/en-us/help?utm_source=letter',
    'https://shop.example/en-us/help',
  ])
})
