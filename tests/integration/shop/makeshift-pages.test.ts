import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useShop, type Visitor } from '../../harness/shop.ts'
import { openRelay } from './commerce-relay.ts'
import { everyWay, makeshiftOf, type Way, ways } from './failing-services.ts'

const relay = await openRelay(() => shop.platform.url)
afterEach(() => relay.answer(null))
afterAll(() => relay.close())
const shop = useShop({
  catalogue: 'demo',
  vars: {
    shop: { COMMERCE_ORIGIN: relay.origin, CONTENT_ORIGIN: relay.origin, TIMEOUT_FACTOR: '1', LOG_SHARE: '1' },
  },
})

async function look(visitor: Visitor, path: string) {
  const response = await visitor.fetch(path)
  const { headers, status } = response
  const nonce = /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? 'none'
  const [state, content, id] = ['x-page-cache', 'x-content-state', 'x-request-id'].map(
    (name) => headers.get(name) ?? '',
  )
  return { status, state, content, id: id ?? '', html: (await response.text()).replaceAll(nonce, '') }
}
type Seen = Awaited<ReturnType<typeof look>>

/** The tags and texts of one page that another doesn't have there. */
function differences(one: string, other: string): string[] {
  const others = other.split('<')
  return one
    .split('<')
    .filter((piece, index) => piece !== others[index])
    .slice(0, 3)
}

/** A view while these calls fail. The view after it is whole, and so is what is kept. */
async function withFailing(calls: RegExp, way: Way, path: string): Promise<Seen> {
  const visitor = shop.visitor()
  await visitor.fetch('/en-us/help')
  shop.expectError(/call\.(?:refused|contract)|page\.unavailable|Error fetching articles/)
  relay.answer((call) => (calls.test(call.path) ? ways[way] : null))
  const failing = await look(visitor, path)
  relay.answer(null)
  const after = await look(visitor, path)
  expect([after.status, after.state, after.content]).toEqual([200, expect.stringMatching(/^miss/), 'fresh'])
  expect(await makeshiftOf(shop, after.id)).toBeUndefined()
  await expect.poll(async () => (await look(visitor, path)).state).toBe('hit')
  expect(differences(after.html, (await look(visitor, path)).html)).toEqual([])
  return failing
}

const inEveryWay = <T extends readonly unknown[]>(rows: readonly T[]) =>
  everyWay.flatMap((way) => rows.map((row) => [way, ...row] as const))

describe('a page is whole again with the view after one for which a service', () => {
  beforeEach(async () => {
    const body = JSON.stringify({ catalogue: true })
    const headers = { authorization: 'Bearer local-purge-token', 'content-type': 'application/json' }
    expect((await shop.fetch('/ops/purge', { method: 'POST', headers, body })).status).toBe(200)
  })

  const product = '/en-us/p/arcade-31-rally-ink-bone-KCT3886CINK'
  const quickshop = '/en-us/dialog/quickshop?product=KCT3886CINK'

  it.each(
    inEveryWay([
      ['stock', /\/inventory$/, 'We can’t check our stock right now', product],
      ['stock in quick shop', /\/inventory$/, 'We can’t check our stock right now', quickshop],
      ['what is similar', /\/widgetRecommendations$/, 'We could not load these products', product],
      ['the reviews', /\/reviews$/, 'We could not load the reviews', product],
      ['the questions', /\/questions$/, 'Questions and answers', product],
    ] as const),
  )('%s about %s: it says what it had to do without', async (way, _, calls, words, path) => {
    const failing = await withFailing(calls, way, path)
    expect([failing.status, failing.state]).toEqual([200, expect.stringMatching(/^(?:miss|bypass;makeshift)/)])
    expect(failing.html.includes(words)).toBe(true)
    expect(await makeshiftOf(shop, failing.id)).toMatch(/^(?:service|part)$/)
  })

  it.each(
    inEveryWay([
      ['a product', /\/details$/, product],
      ['the product of a quick shop', /\/details$/, quickshop],
      ['a list', /\/catalog$/, '/en-us/c/women-1000'],
      ['results', /\/productSearch$/, '/en-us/search?q=loom'],
      ['reviews', /\/reviews$/, `${product}/reviews`],
    ] as const),
  )('%s about %s, without which there is no page', async (way, _, calls, path) => {
    const failing = await withFailing(calls, way, path)
    expect([failing.status, failing.state]).toEqual([503, 'miss'])
  })

  it.each(inEveryWay([['the products of its blocks', /\/catalog$/, '/en-us']] as const))(
    '%s about %s',
    async (way, _, calls, path) => {
      const failing = await withFailing(calls, way, path)
      expect([failing.status, failing.state]).toEqual([200, expect.stringMatching(/^(?:miss|bypass;makeshift)/)])
      expect(failing.html).toMatch(/data-failed|aria-busy/)
      expect(await makeshiftOf(shop, failing.id)).toMatch(/^(?:service|part)$/)
    },
  )

  // Documents are kept for a minute: each failure is the first thing that a locale sees of its document.
  it.each([
    ['answers 503', 'any document', /\/caas\//, 'de-de'],
    ['hangs', 'any document', /\/caas\//, 'fr-fr'],
    ['answers nonsense', 'any document', /\/caas\//, 'it-it'],
    ['answers 503', 'its own document', /\/page\//, 'es-es'],
    ['answers 503', 'the menu', /\/menu\//, 'en-gb'],
    ['answers 503', 'the footer', /\/footer\//, 'en-ca'],
    ['answers nonsense', 'pop-ups', /\/popups\//, 'fr-ca'],
  ] as const)('%s about %s', async (way, _, calls, locale) => {
    const failing = await withFailing(calls, way, `/${locale}`)
    expect([failing.status, failing.state]).toEqual([200, 'bypass;makeshift'])
    expect(await makeshiftOf(shop, failing.id)).toMatch(/^(?:service|content bundled)$/)
  })
})
