import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { consentTo } from '../../../shared/consent.fixtures.ts'
import { consentCookie, type OptionalCategory } from '../../../shared/consent.ts'
import { LoggedEvent } from '../../../shared/contracts/shop-event.ts'
import { perPage } from '../../../shared/listing-state.ts'
import { consoleWords } from '../../harness/console-words.ts'
import { useShop } from '../../harness/shop.ts'
import { cardSession } from '../orders/buying.ts'
import { cartForms } from './cart-forms.ts'
import { americanAddress, walker } from './checkout-walk.ts'
import { openRelay } from './commerce-relay.ts'

/** Another company's analytics beside the log. */
const analytics = await openRelay(() => 'http://127.0.0.1:9')
afterAll(() => analytics.close())

/** The Worker's log of visitors, read from the log itself. */
const shop = useShop({
  catalogue: 'demo',
  vars: { shop: { GA4_ORIGIN: analytics.origin, GA4_MEASUREMENT_ID: 'G-1', GA4_API_SECRET: 'secret' } },
})
beforeEach(() => analytics.answer(() => ({ status: 204, body: {} })))
const shoe = 'KCT3886CINK'

type Walk = ReturnType<typeof walker>
function visiting(...categories: readonly OptionalCategory[]): Walk {
  const walk = walker(shop)
  walk.visitor.cookies.set(consentCookie, consentTo(...categories))
  return walk
}

type Row = { readonly visitor: string; readonly name: string; readonly page: string; readonly event: string }
async function rows(): Promise<readonly Row[]> {
  const database = await shop.miniflare.getD1Database('DB', 'kerb-platform')
  const sql = 'SELECT visitor, name, page, event FROM exp_shop_events ORDER BY at, rowid'
  return (await database.prepare(sql).all<Row>()).results
}
let before = new Set<string>()
/** Visitors who were first seen since the last time. */
async function newcomers(): Promise<readonly string[]> {
  const all = new Set((await rows()).map(({ visitor }) => visitor))
  const fresh = [...all].filter((visitor) => !before.has(visitor))
  before = all
  return fresh
}
const eventsOf = async (visitor: string) =>
  (await rows()).flatMap((row) =>
    row.visitor === visitor ? [LoggedEvent.shape.event.parse(JSON.parse(row.event))] : [],
  )
const namesOf = async (visitor: string) => (await eventsOf(visitor)).map(({ name }) => name)

/** Waits until the new visitor's view of the cookie settings is logged: what they did before it is, too. */
async function settled(walk: Walk): Promise<string> {
  await walk.page('/en-us/cookies')
  let visitor = ''
  const isLogged = async () => {
    const looked = (await rows()).find(
      (row) => !before.has(row.visitor) && row.name === 'page_view' && row.page === 'Other',
    )
    visitor = looked?.visitor ?? ''
    return visitor
  }
  await expect.poll(isLogged).not.toBe('')
  await newcomers()
  return visitor
}

describe('a visitor who allows performance', () => {
  it('is followed from the first page to the order, each step once', async () => {
    const walk = visiting('performance')
    await walk.page('/en-us')
    await walk.page('/en-us/c/women-1000')
    await walk.page('/en-us/search?q=schoes')
    await walk.page('/en-us/search?q=schoes')
    await walk.add(shoe)
    await walk.page('/en-us/cart')
    await walk.deliver(americanAddress)
    await walk.bill({ payWith: 'CREDIT_CARD', cardSession: await cardSession() })
    await walk.page('/en-us/checkout/summary')
    await walk.placed()
    await walk.page('/en-us/order-confirmation')
    await expect.poll(async () => (await rows()).some(({ name }) => name === 'purchase')).toBe(true)
    const visitor = (await rows()).find(({ name }) => name === 'purchase')?.visitor ?? ''
    const names = await namesOf(visitor)
    const counts = Object.fromEntries(names.map((name) => [name, names.filter((one) => one === name).length]))
    expect(counts).toMatchObject({
      search: 2,
      view_item: 1,
      add_to_cart: 1,
      view_cart: 1,
      checkout_step: 3,
      purchase: 1,
    })
    const events = await eventsOf(visitor)
    const list = events.find((event) => event.name === 'view_item_list' && event.list !== 'search')
    expect(list).toMatchObject({ list: '1000', currency: 'USD', items: expect.any(Array) })
    const positions = list?.name === 'view_item_list' ? list.items.map(({ position }) => position) : []
    expect([positions[0], positions.length, positions.at(-1)]).toEqual([1, perPage, perPage])
    expect(events.find(({ name }) => name === 'purchase')).toMatchObject({
      items: [{ productId: shoe, quantity: 1 }],
    })
    expect(events.filter(({ name }) => name === 'page_view').length).toBeGreaterThan(8)
    expect(JSON.stringify(events)).not.toMatch(/schoes|ada@|Walker|10002|4242/)
    expect(await consoleWords(shop, '/console/visits')).toMatch(/Ordered [1-9]/)
  })

  it('is counted on a page that is kept for everybody, at its own address and in its own shop', async () => {
    const path = (await shop.fetch('/de-de/c/c2000', { redirect: 'manual' })).headers.get('location') ?? ''
    await await visiting().page(path)
    const [one, other] = [visiting('performance'), visiting('performance')]
    for (const walk of [one, other, one]) await walk.page(path)
    await expect.poll(async () => (await rows()).filter(({ event }) => event.includes('"2000"')).length).toBe(3)
    const seen = (await rows()).filter(({ event }) => event.includes('"2000"'))
    expect(new Set(seen.map(({ visitor }) => visitor)).size).toBe(2)
    expect(new Set(seen.map(({ event }) => event)).size).toBe(1)
  })

  it('takes a line out of the cart, once, and what was added says from which page', async () => {
    const walk = visiting('performance')
    const forms = cartForms(shop, walk.visitor)
    const referer = `${shop.url}/en-us/p/x-${shoe}`
    const [upc = ''] = await forms.sizes()
    await newcomers()
    const add = { productId: shoe, upc, qty: '1', key: 'once' }
    await walk.page('/en-us/cart')
    await walk.post('/api/cart/add', add, { referer })
    const itemId = (await forms.cart())?.items[0]?.id ?? ''
    const line = { itemId, productId: shoe, upc, key: 'out' }
    for (const _ of [1, 2]) await walk.post('/api/cart/remove', line, { referer: `${shop.url}/en-us/cart` })
    const visitor = await settled(walk)
    const own = (await rows()).filter((row) => row.visitor === visitor)
    expect(own.filter(({ name }) => /_cart$/.test(name)).map(({ name, page }) => [name, page])).toEqual([
      ['add_to_cart', 'product'],
      ['remove_from_cart', 'cart'],
    ])
  })

  it('sees a promotion, which the browser reports until it is heard, and each report counts once', async () => {
    const walk = visiting('performance')
    await newcomers()
    const event = { name: 'view_promotion', promotion: 'AW-1', title: 'The long way home' }
    const report = { uuid: crypto.randomUUID(), path: '/en-us', event }
    const send = (body: unknown, headers: Readonly<Record<string, string>> = {}, { visitor } = walk) =>
      visitor.fetch('/api/seen', { method: 'POST', body: JSON.stringify(body), headers })
    await walk.page('/en-us')
    for (const _ of [1, 2]) expect((await send(report)).status).toBe(204)
    for (const wrong of [
      { ...event, promotion: 'ada@shop.example' },
      { ...event, email: 'ada' },
      { name: 'purchase', currency: 'USD', value: 100, items: [] },
      { ...event, title: 'x'.repeat(3000) },
    ])
      expect((await send({ ...report, uuid: crypto.randomUUID(), event: wrong })).status).toBe(400)
    expect((await send({ ...report, path: '/en-us?q=ada' })).status).toBe(400)
    const elsewhere = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    await send({ ...report, uuid: crypto.randomUUID() }, elsewhere)
    await send({ ...report, uuid: crypto.randomUUID() }, {}, visiting('targeting'))
    const visitor = await settled(walk)
    expect((await rows()).filter(({ name }) => name === 'view_promotion')).toEqual([
      expect.objectContaining({ visitor, page: 'Home', event: JSON.stringify(event) }),
    ])
  })

  it('is shown an error, which is logged with its status', async () => {
    const walk = visiting('performance')
    await newcomers()
    await walk.page('/en-us/p/none-ABCDEFGH')
    expect(await eventsOf(await settled(walk))).toContainEqual({ name: 'error_shown', status: 404 })
  })

  it('is counted for a page that was fetched ahead once it is shown, however often the browser says so', async () => {
    const walk = visiting('performance')
    await walk.page('/en-us/cookies')
    await newcomers()
    const ahead = await walk.visitor.fetch('/en-us/c/kids-3000', { headers: { 'sec-purpose': 'prefetch' } })
    const html = await ahead.text()
    const list = /&quot;list&quot;:&quot;([^&]+)&quot;/.exec(html)?.[1] ?? /"list":"([^"]+)"/.exec(html)?.[1] ?? ''
    const seen = async () => (await rows()).filter(({ event }) => event.includes('"3000"')).length
    expect([list === '', await seen()]).toEqual([false, 0])
    const report = (body: string, who = walk) => who.visitor.fetch('/api/shown', { method: 'POST', body })
    expect([(await report(list)).status, (await report(list)).status]).toEqual([204, 204])
    await expect.poll(seen).toBe(1)
    expect((await report(`${list.slice(0, -4)}AAAA`)).status).toBe(400)
    expect((await report(list, visiting('performance'))).status).toBe(400)
    expect((await report('x'.repeat(40_000))).status).toBe(400)
  })

  it('is logged while other analytics are away, which hear of it later', async () => {
    analytics.answer(() => ({ status: 503, body: {} }))
    const walk = visiting('performance')
    await newcomers()
    const visitor = await settled(walk)
    const heard = () => analytics.since(0).filter(({ body }) => JSON.stringify(body ?? '').includes(visitor)).length
    await expect.poll(heard).toBeGreaterThan(0)
    analytics.answer(() => ({ status: 204, body: {} }))
    const before = heard()
    await expect.poll(heard, { timeout: 30_000 }).toBeGreaterThan(before)
    expect(analytics.last('POST', /collect/)?.body).toMatchObject({
      client_id: visitor,
      events: [{ name: 'page_view', params: { page_type: 'Other', locale: 'en-us' } }],
    })
  })

  it('takes along what still waits when they take their consent back', async () => {
    const walk = visiting('performance')
    await walk.page('/en-us')
    walk.visitor.cookies.set(consentCookie, consentTo())
    const count = (await rows()).length
    await walk.page('/en-us/c/women-1000')
    await walk.page('/en-us/search?q=boots')
    const other = visiting('performance')
    await other.page('/fr-fr/c/femme-1000')
    await expect.poll(async () => (await rows()).length).toBeGreaterThan(count)
    expect((await rows()).slice(count).filter(({ event }) => event.includes('search'))).toEqual([])
  })
})

describe('nothing is logged', () => {
  it.each([
    ['of a visitor in Germany who has not chosen', { 'cf-ipcountry': 'DE' }, null],
    ['of one who allows other things', { 'cf-ipcountry': 'DE' }, consentTo('targeting', 'functional')],
    ['under Global Privacy Control', { 'sec-gpc': '1' }, consentTo('performance')],
    ['of a crawler', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, consentTo('performance')],
    ['of a forced variant', { referer: 'forced' }, consentTo('performance')],
  ])('%s', async (_, headers, consent) => {
    const visitor = shop.visitor()
    if (consent !== null) visitor.cookies.set(consentCookie, consent)
    const query = 'referer' in headers ? '?p13n_testcontext={"variants":{"home-hero":"below"}}' : ''
    await (await visitor.fetch(`/it-it/search${query}`, { headers })).text()
    const known = visiting('performance')
    await newcomers()
    await settled(known)
    const database = await shop.miniflare.getD1Database('DB', 'kerb-platform')
    const sql = "SELECT count(*) AS views FROM exp_shop_events WHERE locale = 'it-it' AND page = 'search'"
    expect(await database.prepare(sql).first('views')).toBe(0)
  })
})
