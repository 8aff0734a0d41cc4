import { afterEach, describe, expect, it, vi } from 'vitest'
import { unpublish } from '../../../tools/content-push/unpublish.ts'
import { fromRoot } from '../../../tools/serve/project.ts'
import { useShop } from '../../harness/shop.ts'
import { createEditor } from '../content/previewing.ts'
import { createPublisher } from '../content/publishing.ts'

const shop = useShop({ catalogue: 'demo' })
const { folderOf, push, command, dispose } = createPublisher(shop)
afterEach(dispose)

const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString()

/** A search's list as a shopper has it. */
async function list(q: string, more: Readonly<Record<string, string>> = {}, locale = 'en-us') {
  const address = `/${locale}/search?${new URLSearchParams({ q, ...more })}`
  const answer = await shop.fetch(address)
  const html = await answer.text()
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
  const [, grid = ''] = main.split('<ul class="grid">')
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    main,
    ids: [...grid.matchAll(/<h3><a href="[^"]*-([A-Z0-9]{8,11})"/g)].map(([, id = '']) => id),
    count: Number(/id="results"[^>]*>([\d,]+)/.exec(html)?.[1]?.replace(',', '') ?? 0),
  }
}

const rule = (fields: Readonly<Record<string, unknown>>, name = 'rule', site = 'kerb-en-us') =>
  folderOf({ [`${site}/search-rule/${name}.json`]: fields })

/** A published rule changes the list at once. */
async function published(folder: string) {
  const { exit, text } = await push(folder)
  expect([exit, text]).toEqual([0, expect.not.stringContaining('refused ')])
}

describe('a published rule', () => {
  it('pins and hides, in the page, its count and the suggestions, and no longer when it is taken off', async () => {
    const before = await list('boots')
    const [first = '', second = '', third = ''] = before.ids
    const [other = ''] = (await list('hoodie')).ids
    const style = first.slice(0, 8)
    const fields = { queries: ['The boot'], pins: [third, other], hidden: [style] }
    await published(rule(fields, 'boots'))
    const after = await list('Boots')
    expect(after.ids.slice(0, 3)).toEqual([third, other, second])
    expect(after.ids.filter((id) => id.startsWith(style))).toEqual([])
    expect(after.count).toBe(before.count)
    const suggested = async (q: string) => {
      const answer: unknown = await (await shop.fetch(`/api/suggest?locale=en-us&q=${q}`)).json()
      return JSON.stringify(answer)
    }
    expect(await suggested('boots')).toContain(other)
    expect(await suggested('boot')).not.toContain(style)
    expect(await suggested('boo')).not.toContain(other)
    expect((await list('boots', { sort: 'price-asc' })).count).toBe(before.count)
    expect((await list('boots', {}, 'de-de')).ids.slice(0, 2)).not.toEqual([third, other])

    expect((await command(unpublish, ['kerb-en-us/search-rule/boots', '--yes'])).exit).toBe(0)
    expect(await list('boots')).toEqual(before)
  })

  it('gives words a meaning', async () => {
    const sneakers = await list('sneakers')
    await published(rule({ synonyms: [{ words: ['zoomies'], mean: 'sneakers' }] }, 'zoomies', '_shared'))
    const found = await list('zoomies')
    expect([found.count, found.ids]).toEqual([sneakers.count, sneakers.ids])
    expect((await list('red zoomies under 90')).count).toBe((await list('red sneakers under 90')).count)
  })

  it('leads elsewhere in the same locale, but not from a list with filters or a limit', async () => {
    await published(rule({ queries: ['send it back'], redirect: { url: '/stories' } }, 'back', '_shared'))
    for (const locale of ['en-us', 'de-de'])
      expect(await list('Send it back', {}, locale)).toMatchObject({ status: 302, location: `/${locale}/stories` })
    expect((await list('send it back', { colour: 'red' })).status).toBe(200)
    expect((await list('send it back under 90')).status).toBe(200)
    const typing = await shop.fetch('/api/suggest?locale=en-us&q=send+it+back')
    expect([typing.status, await typing.text()]).toEqual([200, expect.not.stringContaining('/stories"')])
  })

  it('has a heading and a text above the list, without script of anybody', async () => {
    const html = '<p>See <a href="/sustainability">care</a>.</p><script>alert(1)</script>'
    await published(rule({ queries: ['leather boots'], landing: { title: 'Made of leather', html } }, 'leather'))
    const { main } = await list('leather boot')
    expect(main).toMatch(/<h2[^>]*>Made of leather<\/h2>.*<a href="\/en-us\/sustainability">care<\/a>/s)
    expect(main).not.toContain('alert(1)')
    expect((await list('boots')).main).not.toContain('Made of leather')
  })

  it('opens and closes with its window', async () => {
    const [hidden = ''] = (await list('joggers')).ids
    const window = { from: fromNow(3000), until: fromNow(6000) }
    const shown = async () => (await list('joggers')).ids.includes(hidden)
    await published(rule({ publish: window, queries: ['joggers'], hidden: [hidden] }, 'joggers'))
    expect(await shown()).toBe(true)
    await vi.waitUntil(async () => !(await shown()), { timeout: 10_000, interval: 50 })
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(window.from))
    await vi.waitUntil(shown, { timeout: 10_000, interval: 50 })
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(window.until))
  })
})

describe('a faulty rule is refused with the name of its field', () => {
  const pin = { queries: ['boots'], pins: ['CONSTRUCTOR'] }
  const sendsTo = (url: string, ...queries: readonly string[]) => ({ queries, redirect: { url } })
  it.each<[string, Readonly<Record<string, unknown>>, string]>([
    ['an unknown product', { one: pin }, 'one.json: pins.0: the catalog has no product or style "CONSTRUCTOR"'],
    [
      'an unknown kind',
      { one: { queries: ['x'], boosts: [{ field: 'kind', value: 'constructor', factor: 2 }] } },
      'boosts.0.value: the catalog has no kind "constructor"',
    ],
    ['an unknown field', { one: { queries: ['x'], pin: ['ST000001'] } }, 'did you mean "pins"'],
    [
      'a redirect that is no address',
      { one: sendsTo('javascript:alert(1)', 'x') },
      'redirect.url: "javascript:alert(1)" is no link',
    ],
    ['a redirect to nowhere', { one: sendsTo('/nowhere', 'x') }, 'redirect.url: the shop has no link "/nowhere"'],
    [
      'a redirect to itself',
      { one: sendsTo('/search?q=Winter+boot', 'winter boots') },
      'redirect.url: "winter boots" leads back to itself',
    ],
    [
      'a loop',
      { one: sendsTo('/search?q=socks', 'jackets'), two: sendsTo('/search?q=jacket', 'sock') },
      'two.json: redirect.url: "sock" leads back to itself by way of others',
    ],
    [
      'two redirects',
      { one: sendsTo('/stories', 'jackets'), two: sendsTo('/sustainability', 'Jacket') },
      'one.json: redirect.url: kerb-en-us/search-rule/two.json redirects "Jacket" at the same time',
    ],
  ])('%s', async (_, rules, reason) => {
    const files = Object.entries(rules).map(([name, fields]) => [`kerb-en-us/search-rule/${name}.json`, fields])
    const { exit, text } = await push(folderOf(Object.fromEntries(files)), '--dry-run')
    expect([exit, text]).toEqual([1, expect.stringContaining(reason)])
  })

  it('by the platform too, whoever sends it', async () => {
    const document = { id: 'r', ...pin, revision: 1 }
    const response = await shop.platform.fetch('/admin/content/documents', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${shop.adminToken}` },
      body: JSON.stringify({
        documents: [{ siteId: 'kerb-en-us', kind: 'search-rule', key: 'r', revision: 1, document }],
      }),
    })
    expect(await response.json()).toMatchObject({
      written: 0,
      failed: [{ reason: 'document.pins.0: the catalog has no product or style "CONSTRUCTOR"' }],
    })
  })

  it('but two redirects in windows of their own are none at the same time', async () => {
    const at = (year: number) => ({ from: `${year}-01-01T00:00:00Z`, until: `${year}-12-31T00:00:00Z` })
    const folder = folderOf({
      'kerb-en-us/search-rule/one.json': { publish: at(2090), ...sendsTo('/stories', 'jackets') },
      'kerb-en-us/search-rule/two.json': { publish: at(2091), ...sendsTo('/sustainability', 'jackets') },
    })
    expect((await push(folder, '--dry-run')).exit).toBe(0)
  })
})

describe('the preview of a search', () => {
  it('says why a product is where it is and where the query would lead, to the editor alone', async () => {
    const [first = '', second = ''] = (await list('sneakers')).ids
    const editor = createEditor(shop)
    await editor.enter()
    const publish = { from: '2090-01-01T00:00:00Z' }
    const fields = { publish, queries: ['sneaker'], pins: [second], redirect: { url: '/stories' } }
    await published(rule(fields, 'later'))
    const previewed = await editor.visitor.fetch('/en-us/search?q=sneakers')
    const html = (await previewed.text()).replaceAll('<!-- -->', '')
    expect([previewed.status, previewed.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(html).toMatch(/would redirect to <a href="\/en-us\/stories">/)
    expect(html).toContain('kerb-en-us/search-rule/later')
    expect(html).toMatch(/Why place 1: [\d.]+ points.*?Pinned at place 1.*?in what it is.*?In stock/s)

    const shopper = await list('sneakers')
    expect([shopper.status, shopper.ids[0]]).toEqual([200, first])
    expect(shopper.main).not.toMatch(/Why place|Search rules|would redirect/)
    await editor.post('settings', { date: '2089-01-01T00:00', to: '/en-us/search?q=sneakers' })
    expect(await editor.page('/en-us/search?q=sneakers')).toContain('No rule names this query.')
  })
})

it('the examples can be published as they are', async () => {
  const { exit, text } = await push(fromRoot('content'), '--dry-run')
  expect([exit, text]).toEqual([0, expect.stringContaining('new    kerb-en-us/search-rule/boots.json')])
})
