import { describe, expect, it } from 'vitest'
import { useShop } from '../../harness/shop.ts'

const shop = useShop({ catalogue: 'demo', shared: true })
const product = 'KCT3886CINK'
const productPath = async (locale = 'en-us') =>
  (await shop.fetch(`/${locale}/p/x-${product}`)).headers.get('location') ?? ''

it('a price band is the same figures in a country with other bands', async () => {
  const html = await (await shop.fetch('/en-us/c/women-1000?price=25-50')).text()
  const path = /<a href="[^"]*(\/en-ca\/c\/[^"]+)"/.exec(html)?.[1] ?? ''
  expect(path).toContain('?price=25-50')
  const there = await (await shop.fetch(path)).text()
  const prices = [...there.matchAll(/CAD\s(\d+\.\d\d)/g)].map(([, price]) => Number(price))
  const count = Number(/<h2 id="results"[^>]*>(\d+) styles/.exec(there)?.[1])
  expect(count).toBeGreaterThan(0)
  expect([...there.matchAll(/<li class="card"/g)]).toHaveLength(count)
  expect(there.replace(/\s/g, ' ')).toMatch(/aria-label="Remove filter CAD 25 – CAD 50"/)
  expect(prices.some((price) => price >= 25 && price < 50)).toBe(true)
  const typed = await shop.fetch(path.replace('price=25-50', 'from=25&to=50'))
  expect(typed.headers.get('location')).toBe(path)
  expect(there).toMatch(/<input(?=[^>]*name="from")(?=[^>]*value="25")/)
  expect(there).toMatch(/<input(?=[^>]*name="to")(?=[^>]*value="50")/)
  expect(there).not.toContain('value="25-50"')
})

describe('addresses', () => {
  it.each([
    ['/cart', {}, '/en-us/cart'],
    ['/', { 'accept-language': 'de-DE,de;q=0.9' }, '/de-de'],
    ['/', { 'accept-language': 'fr-CA' }, '/fr-ca'],
    ['/xx-yy/cart', {}, '/en-us/cart'],
    ['/EN-GB/c/women-1000?page=2', {}, '/en-gb/c/women-1000?page=2'],
    ['/en_us/cart', {}, '/en-us/cart'],
  ])('%s is put behind a locale in one redirect', async (path, headers, to) => {
    const answer = await shop.fetch(path, { headers })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, to])
    expect((await shop.fetch(to)).status).not.toBe(302)
  })

  it('sends a wrong slug to the right one, for good, with its query', async () => {
    const answer = await shop.fetch('/en-us/c/wrong-1000?colour=black')
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/en-us/c/women-1000?colour=black'])
  })

  it('leads from a style to a colour of it, which may be another one tomorrow', async () => {
    for (const address of ['/en-us/p/x-KCT3886C?size=9', '/en-us/p/KCT3886C?size=9', '/en-us/p/x-pkct3886c?size=9']) {
      const answer = await shop.fetch(address)
      expect(answer.status, address).toBe(302)
      const to = answer.headers.get('location') ?? ''
      expect(to).toMatch(/^\/en-us\/p\/[a-z0-9-]+-KCT3886C[A-Z]{3}\?size=9$/)
      expect((await shop.fetch(to)).status).toBe(200)
    }
  })

  it.each([
    ['/en-us', 'Home'],
    ['/en-us/cart', 'cart'],
    ['/en-us/c/women-1000', 'category'],
    ['/en-us/search?q=boots', 'search'],
    ['/en-us/help', 'Other'],
    ['/en-us/p/gone-ZZZZZZZZ', 'Error'],
  ])('%s says that its page is of type %s', async (path, type) => {
    expect((await shop.fetch(path)).headers.get('x-page-type')).toBe(type)
  })

  it.each([
    '/en-us/nope',
    '/en-us/c/gone-999999',
    `/en-us/p/gone-ZZZZZZZZ`,
    '/en-us/help/nope',
    '/en-us/checkout/nope',
  ])('%s is a real 404 page', async (path) => {
    const answer = await shop.fetch(path)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('</html>')
  })

  it('names every language of a page and a default, with their own slugs', async () => {
    const html = await (await shop.fetch('/en-us/c/women-1000')).text()
    expect(html).toMatch(/rel="canonical" href="[^"]*\/en-us\/c\/women-1000"/)
    expect(html).toMatch(/hrefLang="de-DE" href="[^"]*\/de-de\/c\/damen-1000"/)
    expect(html).toContain('hrefLang="x-default"')
  })

  it('names no other language of a further page of a list, which would be its first', async () => {
    const html = await (await shop.fetch('/en-us/c/women-1000?page=2')).text()
    expect(html).toMatch(/rel="canonical" href="[^"]*\/en-us\/c\/women-1000\?page=2"/)
    expect(html).not.toContain('rel="alternate"')
    // People are led to that page in every language.
    expect(html).toMatch(/<a[^>]*href="[^"]*\/de-de\/c\/damen-1000\?page=2"/)
  })
})

describe('pages', () => {
  it('tell search engines what they are', async () => {
    const html = await (await shop.fetch(await productPath())).text()
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map((match) =>
      JSON.parse(match[1] ?? ''),
    )
    expect(blocks.map((block) => block['@type'])).toEqual(['Product', 'BreadcrumbList'])
    expect(blocks[0].offers.priceCurrency).toBe('USD')
  })

  it('speak the language and the currency of their country', async () => {
    const html = await (await shop.fetch(await productPath('de-de'))).text()
    expect(html).toContain('<html lang="de-DE"')
    expect(html).toContain('In den')
    expect(html).toContain('€')
  })

  it.each([
    ['/en-us/search?q=shoe&sort=newest', '/en-us/search?q=shoe&sort=newest'],
    ['/en-us/c/women-1000?colour=black', '/en-us/c/women-1000?colour=black'],
    // An old name and a page that is no more: both are put right.
    ['/en-us/c/ladies-1000?sort=newest', '/en-us/c/women-1000?sort=newest'],
  ])('of %s beyond the last lead to that, which other languages have another of', async (path, own) => {
    let answer = await shop.fetch(`${path}&page=900`)
    if (answer.status === 301) answer = await shop.fetch(answer.headers.get('location') ?? '')
    expect(answer.status).toBe(302)
    const location = answer.headers.get('location') ?? ''
    expect(location.replace(/&page=\d+$/, '')).toBe(own)
    const last = await shop.fetch(location, { redirect: 'manual' })
    expect(last.status).toBe(200)
    expect(await last.text()).toMatch(/<a[^>]* href="\/en-us\/p\//)
  })

  it('are in the sitemap, which robots.txt names', async () => {
    expect(await (await shop.fetch('/robots.txt')).text()).toMatch(/Sitemap: .*\/sitemap\.xml/)
    expect(await (await shop.fetch('/sitemap.xml')).text()).toContain('/sitemaps/de-de/products-1.xml')
    const products = await (await shop.fetch('/sitemaps/de-de/products-1.xml')).text()
    expect(products).toContain(`-${product}</loc>`)
  })

  it('are not remembered as the shop front last looked at when they are fetched ahead', async () => {
    const cookies = async (headers: Record<string, string>) =>
      (await shop.fetch('/de-de', { headers })).headers.getSetCookie().join()
    expect(await cookies({ 'sec-purpose': 'prefetch' })).not.toContain('locale=de-de')
    expect(await cookies({})).toContain('locale=de-de')
  })

  it('let nothing run that is not theirs, and carry no style attribute', async () => {
    const [one, two] = await Promise.all([shop.fetch('/en-us'), shop.fetch('/en-us')])
    const policy = one.headers.get('content-security-policy') ?? ''
    expect(policy).not.toContain('unsafe')
    expect(policy).not.toBe(two.headers.get('content-security-policy'))
    for (const path of ['/en-us', '/en-us/c/women-1000', await productPath(), '/en-us/cart']) {
      expect(await (await shop.fetch(path)).text(), path).not.toMatch(/<[^>]+\sstyle="/)
    }
    expect(one.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('never put a personal answer where others could get it', async () => {
    for (const path of ['/en-us', '/en-us/cart', '/api/cart']) {
      expect((await shop.fetch(path)).headers.get('cache-control'), path).toMatch(/private/)
    }
  })
})
