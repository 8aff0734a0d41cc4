import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedPeople } from '../../../demo/seed/people.ts'
import { seedProducts } from '../../../demo/seed/products.ts'
import { demoReferenceDate } from '../../../demo/seed/send.ts'
import { consentTo } from '../../../shared/consent.fixtures.ts'
import type { IngestProduct } from '../../../shared/contracts/ingest.ts'
import { proofIn } from '../../../shared/form-token.ts'
import { allShoeSizes } from '../../../shared/sizing/shoe-sizes.ts'
import { datafile as fixture } from '../../../worker/experiments/datafile.fixtures.ts'
import { startEventLog } from '../../harness/event-log.ts'
import { quickCost } from '../../harness/quick-cost.ts'
import { useShop, type Visitor } from '../../harness/shop.ts'
import { says, startSource } from '../content/fake-source.ts'
import { walker } from './checkout-walk.ts'
import { openRelay } from './commerce-relay.ts'

const [experiment] = fixture['experiments'] as object[]
const log = await startEventLog(() => ({
  ...fixture,
  integrations: [],
  experiments: [{ ...experiment, audienceIds: [] }],
}))
const content = await startSource()
content.answers.set('menu/kerb-en-us', { id: 'menu', revision: 1, items: [] })
content.answers.set('footer/kerb-en-us', { id: 'footer', revision: 1, columns: [], legal: [], smallPrint: '' })
const segmentation = {
  type: 'segmentation',
  segments: ['employee-loggedin', 'athletes-loggedin', 'loyalty-loggedin', 'cart-not-empty'].map((id) => ({
    id,
    targets: [says(`For ${id}.`)],
  })),
  baselines: [says('For everybody.')],
}
content.page('category', [segmentation])
content.page('camp', [
  {
    type: 'experiment',
    experienceId: 'banner',
    variants: ['calm', 'loud'].map((variantId) => ({ variantId, targets: [says(`For the ${variantId}.`)] })),
    baselines: [says('For everybody.')],
  },
])
const relay = await openRelay(() => shop.platform.url)
afterAll(() => Promise.all([log.close(), content.close(), relay.close()]))

const shop = useShop({
  catalogue: 'demo',
  vars: {
    shop: {
      CONTENT_ORIGIN: content.origin,
      COMMERCE_ORIGIN: relay.origin,
      DATAFILE_ORIGIN: log.origin,
      EVENTS_ORIGIN: log.origin,
      DATAFILE_SDK_KEY: 'test',
    },
  },
})
const category = '/en-us/c/women-1000'
const product = 'KCT3886CINK'

async function look(visitor: Visitor, path: string, init: RequestInit = {}) {
  const response = await visitor.fetch(path, init)
  const html = await response.text()
  return {
    html,
    status: response.status,
    state: response.headers.get('x-page-cache'),
    location: response.headers.get('location'),
    nonce: /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1],
    words: /For [^.<]+\./.exec(html)?.[0],
    csrf: /name="csrf" value="([^"]+)"/.exec(html)?.[1],
    count: /data-cart-count=""[^>]*>([^<]*)</.exec(html)?.[1],
  }
}
type Seen = Awaited<ReturnType<typeof look>>

/**
 * Waits until this page is served from the cache, and returns what was. A purge drops pages once more a few seconds
 * later, so that the view after a hit may be a miss.
 */
async function cachedPage(visitor: Visitor, path: string, init: RequestInit = {}): Promise<Seen> {
  let observed: Seen | undefined
  const state = async () => {
    // HEAD keeps nothing.
    if (init.method === 'HEAD') await look(visitor, path)
    observed = await look(visitor, path, init)
    return observed.state
  }
  await expect.poll(state).toBe('hit')
  if (!observed) throw new Error(`${path} was never asked for`)
  return observed
}

async function purge(request: object): Promise<void> {
  const response = await shop.fetch('/ops/purge', {
    method: 'POST',
    headers: { authorization: 'Bearer local-purge-token', 'content-type': 'application/json' },
    body: JSON.stringify(request),
  })
  expect(response.status).toBe(200)
}

beforeEach(() => log.events.clear())

describe('one address', () => {
  const people = new Map<string, { readonly visitor: Visitor; readonly name: string; readonly words: string }>()

  beforeAll(async () => {
    const guest = walker(shop)
    const withCart = walker(shop)
    people.set('guest', { visitor: guest.visitor, name: '', words: 'For everybody.' })
    people.set('guest with a cart', { visitor: withCart.visitor, name: '', words: 'For cart-not-empty.' })
    await withCart.add(product)
    for (const [kind, email, text] of [
      ['member', 'registered@kerb.example', 'For everybody.'],
      ['loyalty', 'member@kerb.example', 'For loyalty-loggedin.'],
      ['employee', 'employee@kerb.example', 'For employee-loggedin.'],
      ['athlete', 'athlete@kerb.example', 'For athletes-loggedin.'],
    ] as const) {
      const walk = walker(shop)
      await walk.signIn(email)
      const name = /signed in as ([^"]+)"/.exec(await walk.page('/en-us/account'))?.[1] ?? ''
      people.set(kind, { visitor: walk.visitor, name, words: text })
    }
  })

  it.each([
    ['in turn', false],
    ['at once', true],
  ])('gives everybody what is theirs and nothing of another’s, %s', async (_, atOnce) => {
    const all = [...people]
    const names = all.map(([, { name }]) => name).filter(Boolean)
    expect(new Set(names).size).toBe(4)
    for (let first = 0; first < all.length; first += 1) {
      await purge({ catalogue: true })
      const order = [...all.slice(first), ...all.slice(0, first)]
      const twice = [...order, ...order]
      const visit = async ([, { visitor }]: (typeof order)[number]) => look(visitor, category)
      const observed: Seen[] = atOnce ? await Promise.all(twice.map(visit)) : []
      if (!atOnce) for (const person of twice) observed.push(await visit(person))
      twice.forEach(([person, { name, words }], index) => {
        const { html, nonce, ...page } = observed[index] as Seen
        expect([page.status, page.words, page.count], person).toEqual([
          200,
          words,
          person.endsWith('cart') ? '1' : page.count,
        ])
        expect(
          names.filter((other) => html.includes(`signed in as ${other}`)),
          person,
        ).toEqual(name ? [name] : [])
        expect(new Set([...html.matchAll(/ nonce="([^"]*)"/g)].map((match) => match[1])), person).toEqual(
          new Set([nonce]),
        )
      })
      expect(new Set(observed.map(({ nonce }) => nonce)).size).toBe(observed.length)
    }
    // A page is kept after its answer.
    for (const [who, { visitor }] of all)
      await expect.poll(async () => (await cachedPage(visitor, category)).state, { message: who }).toBe('hit')
  })

  it('is decided from the signed cookie, without a call', async () => {
    for (const [who, { visitor, words }] of people) {
      const callsOf = async () => {
        const before = relay.count()
        const page = await look(visitor, category)
        return [page.state, page.words, relay.count() - before]
      }
      await expect.poll(callsOf, { message: who }).toEqual(['hit', words, 0])
    }
  })

  it('is a guest’s for a cookie that was tampered with', async () => {
    const [name, value = ''] = (people.get('employee')?.visitor.cookies.header() ?? '')
      .split('; ')
      .find((pair) => pair.startsWith('kerb-session='))
      ?.split('=') ?? ['']
    const forger = shop.visitor()
    for (const forged of [`${value.slice(0, -2)}xx`, `x${value}`, value.split('.').at(-1) ?? '', '']) {
      forger.cookies.set(name ?? '', forged)
      expect((await look(forger, category)).words).toBe('For everybody.')
    }
  })

  it('follows a person who joins the loyalty program elsewhere, from their next look at the account', async () => {
    const walk = walker(shop)
    await walk.signIn('ipa@kerb.example')
    expect((await look(walk.visitor, category)).words).toBe('For everybody.')
    const person = (await seedPeople(quickCost)).find(({ email }) => email === 'ipa@kerb.example')
    const loyalty = { memberId: 'KM-900001', openingPoints: 0, since: '2026-11-01T00:00:00Z' }
    const joined = await shop.platform.fetch('/admin/people', {
      method: 'POST',
      headers: { authorization: `Bearer ${shop.adminToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ people: [{ ...person, loyalty }] }),
    })
    expect(await joined.json()).toMatchObject({ failed: [] })
    await walk.page('/en-us/account')
    expect((await look(walk.visitor, category)).words).toBe('For loyalty-loggedin.')
  })

  it('follows a cart that another tab empties', async () => {
    const walk = walker(shop)
    await walk.add(product)
    expect((await look(walk.visitor, category)).words).toBe('For cart-not-empty.')
    const { cart } = (await (await walk.visitor.fetch('/api/cart')).json()) as {
      cart: { items: { id: string; productId: string; upc: string }[] }
    }
    const { id: itemId = '', upc = '', productId = '' } = cart.items[0] ?? {}
    await walk.post('/api/cart/remove', { itemId, upc, productId })
    expect((await look(walk.visitor, category)).words).toBe('For everybody.')
  })

  it('of a shoe has the shopper’s size chosen, for who has one, also when it is kept', async () => {
    const shoe = (await shop.fetch(`/en-us/p/x-${product}`)).headers.get('location') ?? ''
    const html = (await look(shop.visitor(), shoe)).html
    const size = /<input[^>]*name="upc"(?:(?!data-out)[^>])*>([^<]+)</.exec(html)?.[1] ?? ''
    const walk = walker(shop)
    await walk.signIn('wranx@kerb.example')
    await walk.page('/en-us/account/profile')
    const worn = allShoeSizes.men.find(({ us }) => us === size)
    const preferredShoeSize = `${worn?.length} men us`
    const saved = await walk.post('/api/account/profile', { firstName: 'Cato', preferredShoeSize })
    expect(saved.location).toBe('/en-us/account/profile?said=saved')
    const chosen = ({ html: page }: Seen) =>
      [...page.matchAll(/<input[^>]*checked=""[^>]*>([^<]+)</g)].map(([, label]) => label)
    expect(chosen(await cachedPage(walk.visitor, shoe))).toEqual([size])
    expect(chosen(await cachedPage(shop.visitor(), shoe))).toEqual([])
    expect(chosen(await cachedPage(walk.visitor, shoe))).toEqual([size])
  })

  it('leaves nothing of anybody in KV', async () => {
    const secrets = [...people.values()].flatMap(({ visitor, name }) => [
      ...(name ? [name] : []),
      ...visitor.cookies
        .header()
        .split('; ')
        .filter((pair) => /^kerb-(?:visitor|session|experiments)=/.test(pair))
        .map((pair) => pair.slice(pair.indexOf('=') + 1)),
    ])
    expect(secrets.length).toBeGreaterThan(8)
    const kv = await shop.miniflare.getKVNamespace('CONTENT_CACHE', 'kerb')
    const { keys } = await kv.list()
    expect(keys.length).toBeGreaterThan(0)
    for (const { name, metadata } of keys) {
      const entry = `${name} ${JSON.stringify(metadata)} ${await kv.get(name)}`
      expect(secrets.filter((secret) => entry.includes(secret))).toEqual([])
    }
  })

  it('is one for all campaigns, and a redirect keeps them', async () => {
    const { visitor } = walker(shop)
    let campaigns = 0
    const state = async () => {
      await cachedPage(visitor, category)
      campaigns += 1
      return (await look(visitor, `${category}?utm_source=${campaigns}&gclid=b&fbclid=c`)).state
    }
    await expect.poll(state).toBe('hit')
    for (const path of ['/en-us/c/wrong-1000?utm_source=a&page=2', '/en-us/c/wrong-1000?page=2&utm_source=a'])
      expect(await look(visitor, path)).toMatchObject({ status: 301, location: `${category}?page=2&utm_source=a` })
  })
})

describe('a kept page', () => {
  it('has forms that work', async () => {
    const first = walker(shop)
    const path = (await first.visitor.fetch(`/en-us/p/x-${product}`)).headers.get('location') ?? ''
    await cachedPage(first.visitor, path)
    const { visitor } = walker(shop)
    const { state, html, csrf = '', count } = await cachedPage(visitor, path)
    expect([state, count]).toEqual(['hit', ''])
    expect([csrf.length, csrf === (await look(first.visitor, path)).csrf]).toEqual([32, false])
    const size = [...html.matchAll(/<input[^>]*name="upc"[^>]*>/g)]
      .map(([tag]) => tag)
      .find((tag) => !/data-out|disabled/.test(tag))
    const body = new URLSearchParams({ csrf, productId: product, upc: /value="([^"]+)"/.exec(size ?? '')?.[1] ?? '' })
    const added = await visitor.fetch('/api/cart/add', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: body.toString(),
    })
    expect([added.status, added.headers.get('location')]).toEqual([303, '/en-us/cart'])
    expect((await look(visitor, path)).count).toBe('1')
    expect((await look(first.visitor, path)).count).toBe('')
  })

  it('is asked for by HEAD, in parts, and never after a form', async () => {
    const { visitor } = walker(shop)
    const part = { headers: { 'x-fragment': 'main' } }
    const island = { headers: { 'x-island': 'listing' } }
    expect(await cachedPage(visitor, category, { method: 'HEAD' })).toMatchObject({ status: 200, html: '' })
    for (const init of [part, island]) await cachedPage(visitor, category, init)
    const [said, after] = [await look(visitor, `${category}?said=signed-out`), await look(visitor, category)]
    const outcome = /class="outcome edge"/
    expect([said.state, outcome.test(said.html), outcome.test(after.html)]).toEqual(['bypass;form', true, false])
  })

  it.each([
    ['the catalog', { catalogue: true }],
    ['a product on it', { products: [product] }],
    ['a document on it', { content: ['page/category'] }],
    ['a document that isn’t there', { content: ['category/1000'] }],
    ['its menu', { content: ['menu'] }],
  ])('is made anew at once when %s is another', async (_, target) => {
    const { visitor } = walker(shop)
    const listed = `${category}?sort=newest`
    const all = 'products' in target ? (await visitor.fetch(`/en-us/p/x-${product}`)).headers.get('location') : listed
    await cachedPage(visitor, all ?? '')
    await purge(target)
    expect((await look(visitor, all ?? '')).state).toMatch(/^miss/)
  })

  it('shows a new price at once, on the product’s page, in quick shop and in the list', async () => {
    const { visitor } = walker(shop)
    const listed = `${category}?sort=newest&page=1`
    const [, address = '', productId = ''] =
      /href="(\/en-us\/p\/[^"?]*-(\w+))"/.exec((await look(visitor, listed)).html) ?? []
    const current = [...seedProducts(demoReferenceDate)].find((one) => one.productId === productId)
    if (!current) throw new Error(`${listed} lists no product of the seed`)
    const send = async (sent: IngestProduct) => {
      const body = JSON.stringify({ products: [sent] })
      const headers = { authorization: `Bearer ${shop.adminToken}`, 'content-type': 'application/json' }
      const response = await shop.platform.fetch('/admin/catalog/products', { method: 'POST', headers, body })
      expect(await response.json()).toMatchObject({ failed: [] })
      await purge({ products: [productId] })
    }
    const price = { current: 12_345, original: 12_345 }
    const paths = [address, listed, `/en-us/dialog/quickshop?product=${productId}`]
    for (const path of paths) expect((await cachedPage(visitor, path)).html).not.toContain('$123.45')
    await send({ ...current, skus: current.skus.map((sku) => ({ ...sku, prices: { ...sku.prices, USD: price } })) })
    for (const path of paths) {
      const { state, html } = await look(visitor, path)
      expect([state, html.includes('$123.45')], path).toEqual([expect.stringMatching(/^miss/), true])
    }
    await send(current)
    for (const path of paths) expect((await look(visitor, path)).html, path).not.toContain('$123.45')
  })

  it('shows a publish at once, and the withdrawal of it', async () => {
    const { visitor } = walker(shop)
    for (const text of ['For the first.', 'For the second.']) {
      content.page('news', [says(text)])
      await purge({ content: ['page/news'] })
      expect((await cachedPage(visitor, '/en-us/news')).words).toBe(text)
    }
    content.answers.delete('page/kerb-en-us/news')
    await purge({ content: ['page/news'] })
    expect((await look(visitor, '/en-us/news')).status).toBe(404)
  })

  it('is not one that was made while a service failed', async () => {
    shop.expectError(/call\.refused|page\.unavailable/)
    const { visitor } = walker(shop)
    content.answers.set('page/kerb-en-us/brief', (response: import('node:http').ServerResponse) => {
      response.writeHead(503).end('{}')
    })
    for (let view = 0; view < 2; view += 1) {
      const { status, state } = await look(visitor, '/en-us/brief')
      expect([status, state]).toEqual([503, 'miss'])
    }
    content.page('brief', [says('For everybody.')])
    await purge({ content: ['page/brief'] })
    expect(await look(visitor, '/en-us/brief')).toMatchObject({ status: 200, words: 'For everybody.' })
  })
})

describe('a kept dialog', () => {
  const quickshop = `/en-us/dialog/quickshop?product=${product}`
  const part = { headers: { 'x-fragment': 'main' } }
  const island = { headers: { 'x-island': 'quickshop' } }

  it.each([
    ['a page', quickshop, {}],
    ['a part', quickshop, part],
    ['data', quickshop, island],
    ['a part of the favorites’', `${quickshop}&from=favorites`, part],
  ] as const)('as %s is a guest’s and a member’s, whoever came first', async (_, path, init) => {
    const [guest, member] = [walker(shop), walker(shop)]
    await member.signIn('member@kerb.example')
    const people = await Promise.all(
      [guest, member].map(async ({ visitor }) => {
        await look(visitor, category)
        return { visitor, csrf: (await look(visitor, '/en-us/contact-us')).csrf ?? '' }
      }),
    )
    expect(new Set(people.map(({ csrf }) => proofIn(csrf).length))).toEqual(new Set([32]))
    for (const order of [people, people.toReversed()]) {
      await purge({ products: [product] })
      const [first, second] = order
      if (!first || !second) throw new Error('nobody')
      expect((await look(first.visitor, path, init)).state).toMatch(/^miss/)
      for (const [{ visitor, csrf }, other] of [
        [second, first],
        [first, second],
      ] as const) {
        const { html } = await cachedPage(visitor, path, init)
        expect([html.includes(csrf), html.includes(other.csrf)]).toEqual([true, false])
      }
    }
  })

  it('is one of its own as a page, as a part and as data, and of the favorites', async () => {
    const { visitor } = walker(shop)
    await purge({ products: [product] })
    for (const init of [{}, part, island])
      for (const path of [quickshop, `${quickshop}&from=favorites`]) {
        expect((await look(visitor, path, init)).state).toMatch(/^miss/)
        const { html } = await cachedPage(visitor, path, init)
        expect([html.includes('</html>'), /"fromFavorites":true/.test(html.replaceAll('&quot;', '"'))]).toEqual([
          init !== part && init !== island,
          path !== quickshop,
        ])
      }
    expect(await cachedPage(visitor, quickshop, { method: 'HEAD' })).toMatchObject({ status: 200, html: '' })
    expect((await look(visitor, `${quickshop}&utm_source=a`)).state).toBe('hit')
  })

  it('adds to the cart of who asked for it', async () => {
    await cachedPage(walker(shop).visitor, quickshop, part)
    const [{ visitor }, other] = [walker(shop), walker(shop)]
    await look(visitor, category)
    const { html, csrf = '' } = await cachedPage(visitor, quickshop, part)
    const size =
      [...html.matchAll(/<input[^>]*name="upc"[^>]*>/g)].find(([tag]) => !tag.includes('data-out'))?.[0] ?? ''
    const fields = { csrf, productId: product, upc: /value="([^"]+)"/.exec(size)?.[1] ?? '' }
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const body = new URLSearchParams(fields).toString()
    expect((await visitor.fetch('/api/cart/add', { method: 'POST', headers, body })).status).toBe(303)
    expect([(await look(visitor, quickshop)).count, (await look(other.visitor, quickshop)).count]).toEqual(['1', ''])
  })

  it('needs no call of a service', async () => {
    const { visitor } = walker(shop)
    for (const path of [quickshop, '/en-us/dialog/size-chart?type=footwear']) {
      const calls = async () => {
        const before = relay.count()
        const { state } = await look(visitor, path, part)
        return [state, relay.count() - before]
      }
      await expect.poll(calls, { message: path }).toEqual(['hit', 0])
    }
  })

  it('is none of a product or a chart that isn’t there', async () => {
    const { visitor } = walker(shop)
    for (const path of ['/en-us/dialog/quickshop?product=ZZZZZZZZ', '/en-us/dialog/size-chart?type=hats'])
      for (let view = 0; view < 2; view += 1)
        expect(await look(visitor, path, part)).toMatchObject({ status: 404, state: 'miss' })
  })
})

describe('variants', () => {
  const allowing = () => {
    const { visitor } = walker(shop)
    visitor.cookies.set('kerb-consent', consentTo('targeting'))
    return visitor
  }

  it('are each visitor’s own on one address, on hits too, and counted for each page that was sent', async () => {
    const prefetch = { headers: { 'sec-purpose': 'prefetch' } }
    await expect.poll(async () => (await look(allowing(), '/en-us/camp', prefetch)).words).not.toBe('For everybody.')
    const observed = new Map<Visitor, string | undefined>()
    let views = 0
    const view = async (visitor: Visitor) => {
      views += 1
      return look(visitor, '/en-us/camp')
    }
    while (observed.size < 4 || new Set(observed.values()).size < 2) {
      const visitor = allowing()
      observed.set(visitor, (await view(visitor)).words)
    }
    expect(new Set(observed.values())).toEqual(new Set(['For the calm.', 'For the loud.']))
    for (const [visitor, words] of observed) {
      const seen = async () => {
        const { state, words: text } = await view(visitor)
        return [state, text]
      }
      await expect.poll(seen).toEqual(['hit', words])
    }
    const [one = allowing()] = observed.keys()
    await look(one, '/en-us/camp', { method: 'HEAD' })
    await look(one, '/en-us/camp', prefetch)
    const crawler = { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } }
    expect((await look(one, '/en-us/camp', crawler)).words).toBe('For everybody.')
    await expect.poll(() => log.events.size).toBe(views)
    await view(one)
    await expect.poll(() => log.events.size).toBe(views)
    expect(log.refused).toEqual([])
  })
})
