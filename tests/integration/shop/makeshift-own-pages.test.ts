import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { useShop } from '../../harness/shop.ts'
import { americanAddress, germanAddress, walker } from './checkout-walk.ts'
import { openRelay } from './commerce-relay.ts'
import { everyWay, makeshiftOf, type Way, ways } from './failing-services.ts'

const relay = await openRelay(() => shop.platform.url)
afterEach(() => relay.answer(null))
afterAll(() => relay.close())
const shop = useShop({
  catalogue: 'demo',
  vars: { shop: { COMMERCE_ORIGIN: relay.origin, TIMEOUT_FACTOR: '1', LOG_SHARE: '1' } },
})
const shoe = 'KCT3886CINK'

async function look({ visitor }: ReturnType<typeof walker>, path: string) {
  const response = await visitor.fetch(path)
  const html = await response.text()
  const makeshift = await makeshiftOf(shop, response.headers.get('x-request-id') ?? '')
  return { status: response.status, html, makeshift, keeping: response.headers.get('cache-control') }
}

/** A view while these calls fail, and the one after it, when nothing fails. */
async function twice(walk: ReturnType<typeof walker>, calls: RegExp, way: Way, path: string) {
  shop.expectError(/call\.(?:refused|contract)|page\.unavailable/)
  relay.answer((call) => (calls.test(call.path) ? ways[way] : null))
  const failing = await look(walk, path)
  relay.answer(null)
  const after = await look(walk, path)
  expect(after.makeshift).toBeUndefined()
  return { failing, after }
}

/** Somebody on the way to the payment step. */
async function atBilling(email: string, door?: 'associate') {
  const walk = walker(shop)
  await walk.signIn(email, door)
  await walk.add(shoe)
  await walk.deliver({ ...americanAddress, savedAddress: 'new' })
  return walk
}

describe('a shopper’s own page says what it had to do without, and is whole with the next view, where a service', () => {
  it.each(everyWay)('%s about saved cards', async (way) => {
    const walk = await atBilling('member@kerb.example')
    const { failing, after } = await twice(walk, /\/payment_instruments$/, way, '/en-us/checkout/billing')
    const words = 'We could not load everything in your account'
    expect(failing).toMatchObject({ status: 200, makeshift: 'service', keeping: expect.stringContaining('no-store') })
    expect([failing.html.includes(words), failing.html.includes('value="saved:')]).toEqual([true, false])
    expect([after.html.includes(words), after.html.includes('value="saved:')]).toEqual([false, true])
  })

  it.each(everyWay)('%s about the card fields', async (way) => {
    const walk = await atBilling('member@kerb.example')
    const { failing, after } = await twice(walk, /\/paymentSession$/, way, '/en-us/checkout/billing')
    const words = '>The card fields did not load'
    expect(failing).toMatchObject({ status: 200, makeshift: 'service' })
    expect([failing.html.includes(words), after.html.includes(words)]).toEqual([true, false])
  })

  it.each(everyWay)('%s about collection points', async (way) => {
    const walk = walker(shop, 'de-de')
    await walk.add(shoe)
    await walk.page('/de-de/checkout/shipping')
    const find = () => walk.post('/api/checkout/shipping', { ...germanAddress, method: 'pudo', find: 'points' })
    shop.expectError(/call\.(?:refused|contract)/)
    relay.answer((call) => (/\/collectionPoints$/.test(call.path) ? ways[way] : null))
    const failing = await find()
    relay.answer(null)
    const after = await find()
    const shown = ({ html }: typeof after) => [
      html.includes('>Wir konnten die Abholstationen nicht laden'),
      html.includes('keine Abholstation. Wähle einen anderen Weg oder eine andere Postleitzahl.</p>'),
      html.includes('name="collectionPointId"'),
    ]
    expect([failing.status, await makeshiftOf(shop, failing.requestId), ...shown(failing)]).toEqual([
      200,
      'service',
      true,
      false,
      false,
    ])
    expect([await makeshiftOf(shop, after.requestId), ...shown(after)]).toEqual([undefined, false, false, true])
  })

  it.each(everyWay)('%s about an associate’s colleagues', async (way) => {
    const walk = await atBilling('associate@kerb.example', 'associate')
    await walk.bill({ payWith: 'PAYPAL' })
    const { failing, after } = await twice(walk, /\/employees$/, way, '/en-us/checkout/summary')
    const words = 'We could not load your colleagues'
    const colleagues = (html: string) =>
      html
        .split('name="storeEmployeeId"')[1]
        ?.split('</select>')[0]
        ?.match(/<option/g)
    expect(failing).toMatchObject({ status: 200, makeshift: 'service', keeping: expect.stringContaining('no-store') })
    expect([failing.html.includes(words), colleagues(failing.html)]).toEqual([true, ['<option']])
    expect([after.html.includes(words), (colleagues(after.html) ?? []).length > 1]).toEqual([false, true])
  })

  it.each(everyWay)('%s about the store that a line would be picked up in', async (way) => {
    const walk = walker(shop)
    const dialog = '/en-us/dialog/store-changed?store=KERB-US-101'
    const { failing, after } = await twice(walk, /\/stores\/v1\/search$/, way, dialog)
    expect(failing.status).toBe(503)
    expect([after.status, after.html.includes('Your store has changed')]).toEqual([200, true])
  })

  it.each(everyWay)('%s about suggestions', async (way) => {
    const walk = walker(shop)
    const { failing, after } = await twice(
      walk,
      /\/autoSuggest$/,
      way,
      `/api/suggest?locale=en-us&q=${way.split(' ').at(-1)}`,
    )
    expect([failing.status, failing.html, failing.keeping]).toEqual([503, '', 'no-store'])
    expect([after.status, JSON.parse(after.html)]).toEqual([200, expect.objectContaining({ terms: expect.any(Array) })])
  })
})
