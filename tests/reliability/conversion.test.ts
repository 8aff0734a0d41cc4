import { afterAll, beforeAll, expect, it } from 'vitest'
import { experimentsDatafile } from '../../bench/experiments/experiment-site.ts'
import { cardSession } from '../../bench/reliability/card.ts'
import { startTarget, type Target } from '../../bench/reliability/target.ts'
import { Browser } from '../../bench/shown/browser.ts'
import { readReview } from '../../bench/shown/receipt.ts'
import { home, prefixed } from '../../bench/shown/shopper.ts'
import { World } from '../../bench/shown/world.ts'
import { consentTo } from '../../shared/consent.fixtures.ts'
import { startEventLog } from '../harness/event-log.ts'

const log = await startEventLog(() => ({
  ...experimentsDatafile(1),
  events: [{ id: '401', key: 'purchase', experimentIds: ['10'] }],
}))
afterAll(() => log.close())

let target: Target
beforeAll(async () => {
  target = await startTarget({
    shop: { DATAFILE_ORIGIN: log.origin, EVENTS_ORIGIN: log.origin, DATAFILE_SDK_KEY: 'test' },
  })
})
afterAll(() => target.dispose())

it('an order that was acknowledged is counted, though the process ends with its answer', async () => {
  log.answer(() => 503)
  const { origin: platformUrl, shopUrl, adminToken } = target
  const world = new World({ shopUrl, platformUrl, adminToken })
  await world.open(0)
  const browser = new Browser(shopUrl)
  browser.cookies.set('kerb-consent', consentTo('targeting'))
  await browser.open(`/en-us/p/x-${world.sizeOf(0).productId}`)
  await browser.post('cart/add', { ...world.sizeOf(0), qty: '1' })
  const address = prefixed('shipping.', home)
  await browser.post('checkout/shipping', {
    email: 'ada@shop.example',
    method: 'standard',
    suggestion: 'keep',
    ...address,
  })
  const card = { payWith: 'CREDIT_CARD', cardSession: await cardSession(), cardType: 'visa', cardLast4: '4242' }
  await browser.post('checkout/billing', { same: 'on', ...card })
  const review = readReview((await browser.open('/en-us/checkout/summary')).html)
  const { location } = await browser.post('checkout/place', review?.fields ?? {})
  target.kill()
  expect(location).toBe('/en-us/order-confirmation')
  expect([...log.events.values()]).toEqual([])
  log.answer(() => 204)
  await target.ready()
  await expect.poll(() => [...log.events.values()].map(({ key }) => key), { timeout: 60_000 }).toEqual(['purchase'])
})
