import { openShop, type Scene } from './scene.ts'

const pagesOf = (category: string): Readonly<Record<string, string>> => ({
  home: '/en-us',
  category: `/en-us/c/${category}`,
  'category with three facets': `/en-us/c/${category}?gender=women&colour=black&size=42`,
  search: '/en-us/search?q=runner',
  'search with a typo': '/en-us/search?q=harbr+runer',
  'search in descriptions': '/en-us/search?q=cushioned+outsole',
  suggest: '/api/suggest?locale=en-us&q=r',
  'sitemap index': '/sitemap.xml',
  'sitemap file': '/sitemaps/en-us/products-1.xml',
})

/** Rows that D1 reads for each page that no cache has, by a platform that has answered nothing before. */
export async function rowsOfPages(scene: Scene): Promise<ReadonlyMap<string, number>> {
  const platform = await scene.countedPlatform()
  const shop = await openShop(platform.origin)
  const rows = new Map<string, number>()
  try {
    for (const [name, path] of Object.entries(pagesOf(scene.category))) {
      const { read } = await platform.counted(async () => {
        const response = await fetch(shop.shopUrl + path, { redirect: 'manual' })
        await response.text()
        if (response.status !== 200) throw new Error(`${name}: ${response.status}`)
      })
      rows.set(name, read)
    }
  } finally {
    platform.close()
    await shop.dispose()
  }
  return rows
}

/** Rows that D1 writes for a product with one changed quantity: one that sells out, and one that doesn't. */
export async function rowsOfOneQuantity(scene: Scene): Promise<readonly number[]> {
  const platform = await scene.countedPlatform()
  const product = scene.product(0)
  try {
    const written: number[] = []
    for (const quantity of [7, 0, 9]) {
      const skus = product.skus.map((sku, index) => (index === 3 ? { ...sku, quantity } : sku))
      const rows = await platform.counted(() => scene.send(platform.origin, [{ ...product, skus }]))
      written.push(rows.written)
    }
    return written
  } finally {
    platform.close()
  }
}
