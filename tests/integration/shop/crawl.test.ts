import { expect, it } from 'vitest'
import { random } from '../../../shared/random.ts'
import { crawl, robotsRules } from '../../harness/crawl.ts'
import { useShop } from '../../harness/shop.ts'

const shop = useShop({ catalogue: 'demo', shared: true })
/** Products of each sitemap file that are opened; the figure `crawl.self` opens all. */
const opened = 12

it('no address of the sitemaps contradicts itself', { timeout: 240_000 }, async () => {
  const { int } = random('crawl')
  const choose = (addresses: readonly string[], file: string) => {
    if (!file.includes('/products-')) return addresses
    const first = int(0, Math.max(0, addresses.length - opened))
    return addresses.slice(first, first + opened)
  }
  expect(await crawl({ origin: shop.url, choose })).toEqual([])
})

it('robots.txt hides cart, checkout and search in every language, and nothing that begins like them', async () => {
  const isAllowed = robotsRules(await (await shop.fetch('/robots.txt')).text())
  for (const name of ['cart', 'checkout', 'search'])
    for (const path of [`/en-us/${name}`, `/de-de/${name}?q=x`, `/fr-ca/${name}/more`])
      expect(isAllowed(path), path).toBe(false)
  for (const path of ['/fr-fr/c/cartes-cadeaux-1180', '/it-it/c/carta-regalo-1180', '/en-us/c/search-light-1001'])
    expect(isAllowed(path), path).toBe(true)
  expect(isAllowed('/api/cart')).toBe(false)
})
