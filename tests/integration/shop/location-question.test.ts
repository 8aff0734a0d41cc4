import { describe, expect, it } from 'vitest'
import { useShop } from '../../harness/shop.ts'

const shop = useShop({ catalogue: 'demo', shared: true })

/** As the edge reports it; read by the local runtime alone. */
const from = (country: string, more: Readonly<Record<string, string>> = {}) => ({
  headers: { 'mf-cf-blob': JSON.stringify({ country }), 'user-agent': 'Mozilla/5.0 Firefox/140.0', ...more },
})
const category = '/en-us/c/women-1000?sort=price-asc'
const questionIn = (html: string) =>
  /<noscript>.*?href="([^"]*\/dialog\/location-confirmation[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? null

describe('which country’s shop it is', () => {
  it('is asked on the first page of a visitor, made or kept, and of nobody else who gets that page', async () => {
    await shop.fetch(category)
    const visitor = shop.visitor()
    const first = await visitor.fetch(category, from('DE'))
    const question = questionIn(await first.text())
    expect([first.headers.get('x-page-cache'), question]).toEqual(['hit', expect.stringContaining('returnTo=')])
    expect(questionIn(await (await visitor.fetch('/en-us/c/women-1000', from('DE'))).text())).toBeNull()
    for (const country of ['US', 'JP', 'T1'])
      expect(questionIn(await (await shop.visitor().fetch(category, from(country))).text()), country).toBeNull()
    expect(questionIn(await (await shop.fetch(category)).text())).toBeNull()
  })

  it.each([
    ['/en-us/cart', {}],
    ['/en-us/checkout', {}],
    ['/en-us/account', {}],
    ['/en-us/dialog/pay-later', {}],
    ['/en-us/country', {}],
    ['/en-us', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['/en-us', { 'sec-purpose': 'prefetch' }],
    ['/en-us', { 'x-fragment': 'main' }],
  ])('is not asked by %s with %j', async (path, headers) => {
    const html = await (await shop.visitor().fetch(path, from('DE', headers))).text()
    expect(html).not.toContain('location-confirmation')
  })

  it('is a page without script, whose answers lead to the same page in either shop', async () => {
    const visitor = shop.visitor()
    const question = questionIn(await (await visitor.fetch(category, from('DE'))).text()) ?? ''
    const html = (await (await visitor.fetch(question, from('DE'))).text()).replaceAll('&amp;', '&')
    expect(html).toContain('You seem to be in Germany</h1>')
    expect(html).toContain(`href="${category}" data-dismiss`)
    const there = /<a class="btn" href="(\/de-de[^"]*)"/.exec(html)?.[1] ?? ''
    expect(new URL(there, shop.url).search).toBe('?sort=price-asc')
    // The category has a name of its own there.
    const moved = await visitor.fetch(there, from('DE'))
    const place = new URL(moved.headers.get('location') ?? there, shop.url)
    expect([moved.status, place.search]).toEqual([301, '?sort=price-asc'])
    const other = await visitor.fetch(place.pathname + place.search, from('DE'))
    expect([other.status, questionIn(await other.text())]).toEqual([200, null])
    expect((await visitor.fetch('/')).headers.get('location')).toBe('/de-de')
  })

  it('offers every language of that country, the page’s first', async () => {
    const html = await (await shop.fetch('/fr-fr/dialog/location-confirmation', from('CA'))).text()
    const fronts = [...html.matchAll(/<a class="btn" href="([^"]*)"/g)].map(([, path]) => path)
    expect(fronts).toEqual(['/fr-ca', '/en-ca'])
    expect(html).toContain('Vous semblez être au Canada</h1>')
  })

  it('leads to no other site, and is answered by all countries for who is at home', async () => {
    const path = '/en-us/dialog/location-confirmation?returnTo='
    for (const returnTo of ['//evil.example', 'https://evil.example/', '/api/cart', '/en-us/../..//evil.example']) {
      const main = from('DE', { 'x-fragment': 'main' })
      const html = await (await shop.fetch(path + encodeURIComponent(returnTo), main)).text()
      expect(html).not.toContain('evil')
      expect(html, returnTo).toContain('<a class="btn" href="/de-de"')
    }
    const answer = await shop.fetch('/en-us/dialog/location-confirmation')
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/en-us/country'])
  })
})
