import { describe, expect, it } from 'vitest'
import { useShop } from '../../harness/shop.ts'

const shop = useShop({ catalogue: 'demo', shared: true })

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
}
const plain = (html: string) =>
  html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => entities[entity] ?? entity)
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim()

/** A search's page as a shopper without script has it. */
async function page(address: string) {
  const answer = await shop.fetch(address)
  const html = await answer.text()
  const links = (part: string) =>
    [...part.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href = '', label = '']) => ({
      label: plain(label),
      href: plain(href),
    }))
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
  const pills = /<ul class="pills".*?<\/ul>/s.exec(main)?.[0] ?? ''
  return {
    status: answer.status,
    html,
    title: plain(/<h1[^>]*>(.*?)<\/h1>/s.exec(main)?.[1] ?? ''),
    text: plain(main),
    count: Number(/id="results"[^>]*>(\d+)/.exec(html)?.[1] ?? 0),
    pills: links(pills),
    links: links(main),
    robots: /<meta name="robots" content="([^"]*)"/.exec(html)?.[1],
  }
}

const queryOf = (href: string) => Object.fromEntries(new URL(href, 'https://shop.example').searchParams)

describe('each part of a query is a link to the search without it', () => {
  it.each([
    ['en-us', 'Red shoes under $50', ['Red', 'Shoes', 'Up to $50'], ['shoes under $50', 'Red under $50', 'Red shoes']],
    [
      'de-de',
      'rote Schuhe unter 50 €',
      ['Rot', 'Schuhe', 'Bis 50 €'],
      ['Schuhe unter 50 €', 'rote unter 50 €', 'rote Schuhe'],
    ],
    ['de-de', 'Schuhe Größe 36,5', ['Schuhe', 'Größe 36,5'], ['Größe 36,5', 'Schuhe']],
    [
      'fr-fr',
      'chaussures rouges moins de 50 €',
      ['Chaussures', 'Rouge', 'Jusqu’à 50 €'],
      ['rouges moins de 50 €', 'chaussures moins de 50 €', 'chaussures rouges'],
    ],
    [
      'es-es',
      'zapatos rojos menos de 50 euros',
      ['Zapatos', 'Rojo', 'Hasta 50 €'],
      ['rojos menos de 50 euros', 'zapatos menos de 50 euros', 'zapatos rojos'],
    ],
    [
      'it-it',
      'scarpe rosse sotto i 50 euro',
      ['Scarpe', 'Rosso', 'Fino a 50 €'],
      ['rosse sotto i 50 euro', 'scarpe sotto i 50 euro', 'scarpe rosse'],
    ],
  ] as const)('%s: %s', async (locale, q, labels, rest) => {
    const { pills, robots } = await page(`/${locale}/search?${new URLSearchParams({ q })}`)
    expect(pills.map(({ label }) => label)).toEqual(labels)
    expect(pills.map(({ href }) => queryOf(href))).toEqual(rest.map((without) => ({ q: without })))
    expect(robots).toBe('noindex')
    for (const { href } of pills) expect((await page(href)).status).toBe(200)
  })

  it('keeps what was chosen and the order', async () => {
    const { pills } = await page('/en-us/search?q=red+shoes&gender=women&sort=price-asc&page=1')
    expect(pills.map(({ label, href }) => [label, queryOf(href)])).toEqual([
      ['Red', { q: 'shoes', gender: 'women', sort: 'price-asc' }],
      ['Shoes', { q: 'red', gender: 'women', sort: 'price-asc' }],
      ['Women', { q: 'red shoes', sort: 'price-asc' }],
      ['Clear all', { q: 'red shoes', sort: 'price-asc' }],
    ])
  })

  it('is one where the same was said and chosen', async () => {
    const { pills } = await page('/en-us/search?q=red+shoes&colour=red&gender=women')
    expect(pills.map(({ label, href }) => [label, queryOf(href)])).toEqual([
      ['Red', { q: 'shoes', gender: 'women' }],
      ['Shoes', { q: 'red', colour: 'red', gender: 'women' }],
      ['Women', { q: 'red shoes', colour: 'red' }],
      ['Clear all', { q: 'red shoes' }],
    ])
  })

  it('has no link where a query has one part only', async () => {
    expect((await page('/en-us/search?q=boots')).pills).toEqual([])
  })
})

describe('a corrected search', () => {
  const address = '/en-us/search?q=Snekers+blak'

  it('says so, and leads to exactly what was typed', async () => {
    const { title, links, html } = await page(address)
    expect(title).toBe('Results for “sneakers black”')
    expect(html).toContain('<title>Results for “sneakers black”')
    const instead = links.find(({ label }) => label === 'Search “Snekers blak” instead')
    expect(queryOf(instead?.href ?? '')).toEqual({ q: 'Snekers blak', exact: '1' })
  })

  it('leads on where exactly that is not found', async () => {
    const { title, links, robots } = await page(`${address}&exact=1`)
    expect([title, robots]).toEqual(['No results for “Snekers blak”', 'noindex'])
    const similar = links.find(({ label }) => label === 'Search for similar words')
    expect(queryOf(similar?.href ?? '')).toEqual({ q: 'Snekers blak' })
  })

  it('stays exact while it is filtered', async () => {
    const { html, pills } = await page('/en-us/search?q=black+boots+snekers&exact=1&gender=women')
    expect(html).toContain('<input type="hidden" name="exact" value="1"/>')
    for (const { href } of pills) expect(queryOf(href)).toMatchObject({ exact: '1' })
  })
})

it('says which words were left out, and what is not sold', async () => {
  expect((await page('/en-us/search?q=red+shoes+Xqzyv')).text).toContain(
    'No product has all of these words. Left out: “Xqzyv”.',
  )
  expect((await page('/en-us/search?q=black+Heels')).text).toContain('We don’t sell Heels; these are like it.')
})

describe('a limit that was said', () => {
  it('is never broken: nothing is found, and the search without it is offered', async () => {
    const { title, text, pills, links } = await page('/en-us/search?q=red+boots+under+$1')
    expect(title).toBe('No results for “red boots under $1”')
    expect(text).toContain('Nothing fits your limit “Up to $1”.')
    expect(pills.map(({ label }) => label)).toEqual(['Red', 'Boots', 'Up to $1'])
    const without = links.find(({ label }) => label === 'Search without “Up to $1”')
    expect(queryOf(without?.href ?? '')).toEqual({ q: 'red boots' })
    expect((await page(without?.href ?? '')).count).toBeGreaterThan(0)
  })

  it('is said where words had to be left out for it', async () => {
    const { text, links } = await page('/en-us/search?q=red+boots+under+$5')
    expect(text).toContain('No product has all of these words and fits “Up to $5”. Left out: “boots”.')
    const without = links.find(({ label }) => label === 'Search without “Up to $5”')
    expect(queryOf(without?.href ?? '')).toEqual({ q: 'red boots' })
  })

  it.each(['en-gb', 'en-ca', 'de-de', 'fr-fr', 'fr-ca', 'es-es', 'it-it'])('in %s', async (locale) => {
    const said = {
      de: 'Stiefel unter 1',
      fr: 'bottes moins de 1',
      es: 'botas menos de 1',
      it: 'stivali sotto 1',
      en: 'boots under 1',
    }
    const q = said[locale.slice(0, 2) as keyof typeof said]
    const { status, links, count } = await page(`/${locale}/search?${new URLSearchParams({ q })}`)
    expect([status, count]).toEqual([200, 0])
    expect(links.some(({ href }) => queryOf(href)['q'] === q.split(' ')[0])).toBe(true)
  })
})
