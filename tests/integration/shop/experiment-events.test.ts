import { afterAll, beforeEach, expect, it } from 'vitest'
import { consentTo } from '../../../shared/consent.fixtures.ts'
import type { Cart } from '../../../shared/contracts/cart.ts'
import { datafile as fixture } from '../../../worker/experiments/datafile.fixtures.ts'
import { startEventLog } from '../../harness/event-log.ts'
import { useShop } from '../../harness/shop.ts'
import { says, startSource } from '../content/fake-source.ts'
import { americanAddress, walker } from './checkout-walk.ts'

const [experiment] = fixture['experiments'] as object[]
const log = await startEventLog((origin) => ({
  ...fixture,
  integrations: [{ key: 'odp', host: origin, publicKey: 'key', pixelUrl: origin }],
  experiments: [{ ...experiment, audienceIds: [] }],
  events: [
    { id: '401', key: 'purchase', experimentIds: ['101'] },
    { id: '402', key: 'add_to_cart', experimentIds: ['101'] },
    { id: '403', key: 'search', experimentIds: ['101'] },
  ],
}))
const content = await startSource()
content.page('camp', [
  {
    type: 'experiment',
    experienceId: 'banner',
    variants: [
      { variantId: 'calm', targets: [says('Calm words')] },
      { variantId: 'loud', targets: [says('Loud words')] },
    ],
    baselines: [says('Baseline words')],
  },
])
afterAll(() => Promise.all([log.close(), content.close()]))

const shop = useShop({
  catalogue: 'demo',
  vars: {
    shop: {
      CONTENT_ORIGIN: content.origin,
      DATAFILE_ORIGIN: log.origin,
      EVENTS_ORIGIN: log.origin,
      EVENTS_ACCESS_KEY: 'key-of-the-log',
      DATAFILE_SDK_KEY: 'test',
      FEATURES: 'allowFavorites,loyalty',
    },
  },
})

const consentCookie = 'kerb-consent'
const camp = async (visitor: ReturnType<typeof shop.visitor>, headers: Readonly<Record<string, string>> = {}) =>
  /(Calm|Loud|Baseline) words/.exec(await (await visitor.fetch('/en-us/camp', { headers })).text())?.[1]

/** Somebody who allows targeting, once the shop has its datafile. */
async function consenting(walk = walker(shop)) {
  walk.visitor.cookies.set(consentCookie, consentTo('targeting'))
  const { visitor } = walk
  await expect.poll(() => camp(visitor, { 'sec-purpose': 'prefetch' })).not.toBe('Baseline')
  return walk
}

/** Under which the log knows a visitor. */
function idOf(visitor: ReturnType<typeof shop.visitor>): string {
  const [payload = ''] = (visitor.cookies.get('kerb-experiments') ?? '').split('.')
  return JSON.parse(Buffer.from(payload, 'base64url').toString()).id
}
const keysOf = (id: string) =>
  [...log.events.values()].flatMap(({ visitorId, key }) => (visitorId === id ? [key] : [])).sort()

beforeEach(() => {
  log.answer(() => 204)
  log.events.clear()
})

it('an impression reaches the log endpoint once for each view, as its contract says, whatever the endpoint answers first', async () => {
  let posts = 0
  log.answer(() => (++posts <= 4 ? 503 : 204))
  const { visitor } = await consenting()
  const variants = [await camp(visitor), await camp(visitor), await camp(visitor)]
  await expect.poll(() => log.events.size).toBe(3)
  const observed = [...log.events.values()]
  expect(new Set(variants).size).toBe(1)
  expect(new Set(observed.map(({ visitorId }) => visitorId)).size).toBe(1)
  expect(observed[0]).toMatchObject({
    key: 'campaign_activated',
    decision: {
      experiment_id: '101',
      campaign_id: '11',
      metadata: { flag_key: 'banner', rule_key: 'loud_test', variation_key: variants[0]?.toLowerCase() },
    },
  })
  expect([log.refused, log.sent.again, [...log.keys]]).toEqual([[], 0, ['key-of-the-log']])
  const reported = log.pixels.filter(({ vuid }) => vuid === observed[0]?.visitorId)
  expect(reported.map(({ vdl_action }) => vdl_action)).toEqual(['client_initialized'])
})

it('a part that comes right after a yes has the baseline that its page has', async () => {
  await consenting()
  const { visitor } = walker(shop)
  await camp(visitor)
  visitor.cookies.set(consentCookie, consentTo('targeting'))
  const part = { 'x-fragment': 'main', 'sec-fetch-dest': 'empty' }
  expect([await camp(visitor, part), visitor.cookies.get('kerb-experiments')]).toEqual(['Baseline', undefined])
  const variant = await camp(visitor)
  expect([variant !== 'Baseline', await camp(visitor, part)]).toEqual([true, variant])
  await expect.poll(() => keysOf(idOf(visitor))).toEqual(['campaign_activated'])
})

it('an order is a conversion with its revenue, once, beside what was put into the cart', async () => {
  const walk = await consenting()
  await camp(walk.visitor)
  await walk.add('KCT3886CINK')
  await walk.deliver(americanAddress)
  await walk.post('/api/checkout/instrument', { kind: 'GIFT_CARD', code: 'KERBGIFT0001', pin: '2468' })
  await walk.bill({})
  const shown = await walk.placed()
  await walk.page('/en-us/order-confirmation')
  await expect
    .poll(() => [...log.events.values()].map(({ key }) => key).sort())
    .toEqual(['add_to_cart', 'campaign_activated', 'purchase'])
  const [order] = [...log.events.values()].filter(({ key }) => key === 'purchase')
  const { revenue = 0, value } = order?.event ?? {}
  expect(shown).toContain((revenue / 100).toFixed(2))
  expect([value, order?.event.tags?.['currency']]).toEqual([1, 'USD'])
  expect(new Set([...log.events.values()].map(({ visitorId }) => visitorId)).size).toBe(1)
})

it('nothing is sent of a visitor who no longer allows it, though it was kept while the endpoint failed', async () => {
  log.answer(() => 503)
  const { visitor } = await consenting()
  await camp(visitor)
  await expect.poll(() => shop.logs.some(({ message }) => message.includes('events.unavailable'))).toBe(true)
  const id = idOf(visitor)
  visitor.cookies.set(consentCookie, consentTo())
  expect(await camp(visitor)).toBe('Baseline')
  const other = await consenting()
  await camp(other.visitor)
  log.answer(() => 204)
  await expect.poll(() => keysOf(idOf(other.visitor))).toEqual(['campaign_activated'])
  expect(keysOf(id)).toEqual([])
})

it('an order isn’t counted of a shopper who no longer allows it', async () => {
  const walk = await consenting()
  await camp(walk.visitor)
  await walk.add('KCT3886CINK')
  const id = idOf(walk.visitor)
  await expect.poll(() => keysOf(id)).toEqual(['add_to_cart', 'campaign_activated'])
  walk.visitor.cookies.set(consentCookie, consentTo())
  await walk.deliver(americanAddress)
  await walk.post('/api/checkout/instrument', { kind: 'GIFT_CARD', code: 'KERBGIFT0001', pin: '2468' })
  await walk.bill({})
  await walk.placed()
  await walk.page('/en-us/order-confirmation')
  // The event after the order arrives, so that the order would have.
  const { visitor: next } = await consenting()
  await camp(next)
  await expect.poll(() => keysOf(idOf(next))).toEqual(['campaign_activated'])
  expect(keysOf(id)).toEqual(['add_to_cart', 'campaign_activated'])
})

it('nothing is decided, stored or sent where Global Privacy Control says no, though the cookie allows it', async () => {
  const { visitor } = await consenting()
  await camp(visitor)
  await expect.poll(() => log.events.size).toBe(1)
  const [known] = [...log.events.values()].map(({ visitorId }) => visitorId)
  await expect.poll(() => log.pixels.map(({ vuid }) => vuid)).toContain(known)
  const reported = log.pixels.length
  const walk = walker(shop)
  walk.visitor.cookies.set(consentCookie, consentTo('targeting'))
  for (let view = 0; view < 3; view += 1) expect(await camp(walk.visitor, { 'sec-gpc': '1' })).toBe('Baseline')
  expect(walk.visitor.cookies.get('kerb-experiments')).toBeUndefined()
  // The event after it arrives, so that an earlier one would have.
  await camp(visitor)
  await expect.poll(() => log.events.size).toBe(2)
  expect(new Set([...log.events.values()].map(({ visitorId }) => visitorId))).toEqual(new Set([known]))
  expect(log.pixels).toHaveLength(reported)
})

it('pages are served while the log endpoint hangs, and their impressions arrive later', async () => {
  let posts = 0
  log.answer(() => {
    posts += 1
    return 'hang'
  })
  const { visitor } = await consenting()
  const observed = [await camp(visitor)]
  await expect.poll(() => posts).toBeGreaterThan(0)
  for (let view = 0; view < 4; view += 1) observed.push(await camp(visitor))
  expect([log.events.size, new Set(observed).size]).toEqual([0, 1])
  log.answer(() => 204)
  await expect.poll(() => log.events.size).toBe(5)
})

it('two equal variants get equal shares of new visitors, and each page that was sent is counted', async () => {
  const visitors = 400
  // Six standard deviations: one run in 500 million is farther away.
  const limit = visitors / 2 + 6 * Math.sqrt(visitors / 4)
  await consenting()
  log.events.clear()
  const shown: string[] = []
  const visitMore = async () => {
    while (shown.length < visitors) {
      const place = shown.push('') - 1
      const { visitor } = walker(shop)
      visitor.cookies.set(consentCookie, consentTo('targeting'))
      shown[place] = (await camp(visitor)) ?? ''
    }
  }
  await Promise.all(Array.from({ length: 8 }, visitMore))
  const [calm = 0, loud = 0] = ['Calm', 'Loud'].map((text) => shown.filter((item) => item === text).length)
  expect([calm + loud, Math.max(calm, loud) <= limit]).toEqual([visitors, true])
  await expect.poll(() => log.events.size).toBe(visitors)
  const exposed = [...log.events.values()].map(({ decision }) => decision?.metadata?.variation_key)
  expect(exposed.filter((key) => key === 'calm')).toHaveLength(calm)
})

it('fills nothing in without express checkout, which this shop doesn’t have', async () => {
  const walk = walker(shop)
  await walk.signIn('member@kerb.example')
  await walk.add('KCT3886CINK')
  const begun = await walk.visitor.fetch('/en-us/checkout')
  expect(begun.headers.get('location')).toBe('/en-us/checkout/shipping')
  const { cart } = (await (await walk.visitor.fetch('/api/cart?locale=en-us')).json()) as { cart: Cart }
  expect(cart).toMatchObject({
    billingAddress: null,
    payment_instruments: [],
    shippingMethods: [{ address: null, pickupPerson: null }],
  })
})

it('any event of the shop may be what an experiment is measured by, once a day', async () => {
  const walk = await consenting()
  const id = idOf(walk.visitor)
  const search = (headers: Readonly<Record<string, string>> = {}) =>
    walk.visitor.fetch('/en-us/search?q=boots', { headers })
  await (await search({ 'sec-purpose': 'prefetch' })).text()
  await camp(walk.visitor)
  await expect.poll(() => keysOf(id)).toEqual(['campaign_activated'])
  for (const _ of [1, 2]) await (await search()).text()
  await walk.add('KCT3886CINK')
  await expect.poll(() => keysOf(id)).toEqual(['add_to_cart', 'campaign_activated', 'search'])
})
