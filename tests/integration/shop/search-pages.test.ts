import { expect, it } from 'vitest'
import { useShop } from '../../harness/shop.ts'

/** A search finds more than products: pages of the shop, categories with their department, and stories. */
const shop = useShop({ catalogue: 'demo', shared: true })

const pageOf = async (path: string) => (await shop.fetch(path)).text()
async function found(locale: string, query: string): Promise<Map<string, string>> {
  const html = await pageOf(`/${locale}/search?q=${encodeURIComponent(query)}`)
  const nav = /<nav class="found-pages"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? ''
  const items = [...nav.matchAll(/<li><a class="link" href="([^"]*)">([\s\S]*?)<\/li>/g)]
  return new Map(items.map(([, href = '', words = '']) => [href, words.replace(/<[^>]*>/g, '')]))
}

it.each([
  ['en-us', 'returns', '/help/returns/how-to-return'],
  ['en-us', 'how do I send back shoes', '/help/returns/how-to-return'],
  ['en-us', 'where is my order', '/order-tracking'],
  ['en-us', 'size chart', '/help/sizing'],
  ['en-us', 'newsletter', '/account/preferences'],
  ['en-us', 'shipping', '/help/shipping'],
  ['en-us', 'store near me', '/store-locator'],
  ['en-us', 'privacy', '/legal/privacy'],
  ['en-us', 'sustainability', '/sustainability'],
  ['en-us', 'about kerb', '/about'],
  ['en-gb', 'wishlist', '/favorites'],
  ['de-de', 'rückgabe', '/help/returns/how-to-return'],
  ['de-de', 'Gutschein', '/help/gift-cards'],
  ['de-de', 'Versandkosten', '/help/shipping'],
  ['de-de', 'Öffnungszeiten', '/store-locator'],
  ['fr-fr', 'retour', '/help/returns/how-to-return'],
  ['fr-fr', 'suivi de commande', '/order-tracking'],
  ['fr-ca', 'guide des tailles', '/help/sizing'],
  ['es-es', 'devoluciones', '/help/returns/how-to-return'],
  ['es-es', 'formas de pago', '/help/payment'],
  ['it-it', 'resi', '/help/returns/how-to-return'],
  ['it-it', 'spedizione', '/help/shipping'],
])('%s: “%s” leads to %s, which is there', async (locale, query, path) => {
  const address = `/${locale}${path}`
  expect([...(await found(locale, query)).keys()]).toContain(address)
  const answer = await shop.fetch(address)
  expect([200, 302, 303]).toContain(answer.status)
})

it('a kind of goods leads to its categories, with their departments', async () => {
  const labels = [...(await found('en-us', 'boots')).values()]
  expect(labels).toEqual(expect.arrayContaining(['Boots · Women', 'Boots · Men']))
  expect([...(await found('en-us', 'women’s boots')).values()]).not.toContain('Boots · Men')
})

it('goods alone bring no page about the shop', async () => {
  for (const query of ['black sneakers', 'track pants', 'white tee', 'KCT3886CINK']) {
    const pages = [...(await found('en-us', query)).keys()]
    expect(
      pages.filter((href) => !/\/(?:c|stories)\//.test(href)),
      query,
    ).toEqual([])
  }
})

it('a story is found by a word of its title', async () => {
  const grid = await pageOf('/en-us/stories')
  const [, href = '', title = ''] =
    /<a[^>]* href="(\/en-us\/stories\/[^"]+)"[^>]*>\s*(?:<[^>]*>)*([^<]+)/.exec(grid) ?? []
  const word = title.split(' ').toSorted((a, b) => b.length - a.length)[0] ?? ''
  expect([...(await found('en-us', word)).keys()]).toContain(href)
})

it('a search without products names the pages that it found instead of its failure', async () => {
  const html = await pageOf('/en-us/search?q=gdpr')
  expect(html).toContain('Privacy')
  expect(html).not.toContain('No results for')
})
