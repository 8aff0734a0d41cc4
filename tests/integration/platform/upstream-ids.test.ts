import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { newShopper } from '../../../bench/reliability/shopper.ts'
import { stockUp } from '../../../bench/reliability/stock.ts'
import { untilClientCloses } from '../../harness/connections.ts'
import { product } from './catalogue-fixture.ts'
import { type Platform, startPlatform } from './platform.ts'

/** Payment provider, carrier, captcha and shop in one: the id that each call carried, by its path. */
const heard: { readonly path: string; readonly id: unknown }[] = []
const answers: Readonly<Record<string, (body: string) => unknown>> = {
  '/v1/payments/authorise': (body) => {
    const { amount, currency } = JSON.parse(body)
    return { outcome: 'authorised', paymentId: 'pay-1', amount, currency, label: 'Visa •••• 4242', details: {} }
  },
  '/v1/payments/capture': () => ({ outcome: 'done' }),
  '/v1/payments/refund': () => ({ outcome: 'done' }),
  '/v1/collection-points': () => ({ collectionPoints: [] }),
  '/siteverify': () => ({ success: true }),
  '/ops/purge': () => ({}),
}
const services = createServer(untilClientCloses, (request, response) => {
  let body = ''
  request.setEncoding('utf8').on('data', (text: string) => (body += text))
  request.on('end', () => {
    const path = (request.url ?? '').split('?')[0] ?? ''
    heard.push({ path, id: request.headers['x-correlation-id'] })
    response.end(JSON.stringify(answers[path]?.(body)))
  })
})

let platform: Platform
beforeAll(async () => {
  await new Promise<void>((listening) => services.listen(0, '127.0.0.1', listening))
  const origin = `http://127.0.0.1:${(services.address() as AddressInfo).port}`
  platform = await startPlatform({
    LOG_SHARE: '1',
    PAYMENT_PROVIDER_ORIGIN: origin,
    CARRIER_ORIGIN: origin,
    CAPTCHA_VERIFY_URL: `${origin}/siteverify`,
    CAPTCHA_SECRET: 'key-at-the-captcha',
    PURGE_ORIGIN: origin,
  })
})
afterAll(async () => {
  await platform.close()
  services.closeAllConnections()
})
beforeEach(() => {
  heard.length = 0
})

const idsAt = (start: string) => heard.filter(({ path }) => path.startsWith(start))
const loggedRoutes = (id: string): string[] =>
  platform.logs().flatMap(({ message }) => {
    const line = message.startsWith('{') ? JSON.parse(message) : {}
    return line.event === 'request' && line.requestId === id ? [line.route] : []
  })

/** As the shop makes them. */
const [placing, cancelling] = ['00000000000000a1', '00000000000000a2']

it('an order’s id is in the log and in every call that it makes, also from its basket’s object', async () => {
  const { origin } = platform
  const size = await stockUp({ origin, adminToken: 'local-admin-token' }, 1, 5)
  const { token, cartId, shown } = await newShopper(origin, size)
  const authorization = `Bearer ${token}`
  const order = await platform.call(
    'cart.placeOrder',
    {
      body: {
        cartId,
        shown,
        paymentMethod: [{ code: 'CREDIT_CARD', additionalData: { sessionID: 'session-1' } }],
        recaptcha_response: 'proof',
      },
    },
    'en-us',
    { authorization, 'x-idempotency-key': crypto.randomUUID(), 'x-correlation-id': placing },
  )
  expect(order.status).toBe('PLACED')
  expect([...idsAt('/siteverify'), ...idsAt('/v1/payments')]).toEqual([
    { path: '/siteverify', id: placing },
    { path: '/v1/payments/authorise', id: placing },
    { path: '/v1/payments/capture', id: placing },
  ])
  await expect.poll(() => loggedRoutes(placing)).toHaveLength(1)

  const operator = { authorization: 'Bearer local-admin-token', 'x-correlation-id': cancelling }
  const cancelled = await platform.send('POST', `/admin/orders/${order.orderNumber}/refund`, operator, { whole: true })
  expect(cancelled.status).toBe(200)
  expect(idsAt('/v1/payments/refund')).toEqual([{ path: '/v1/payments/refund', id: cancelling }])
})

it('parcel shops are asked for with the id of who looks for them', async () => {
  const body = { postalCode: '10119', country: 'DE' }
  await platform.call('stores.collectionPoints', { body }, 'de-de', { 'x-correlation-id': 'looking' })
  expect(idsAt('/v1/collection-points')).toEqual([{ path: '/v1/collection-points', id: 'looking' }])
})

it('what an alarm sends has an id of its own', async () => {
  const operator = { authorization: 'Bearer local-admin-token', 'x-correlation-id': 'feeding' }
  for (const quantity of [3, 0]) {
    const one = product(2, 0)
    const products = [{ ...one, skus: one.skus.map((sku) => ({ ...sku, quantity })) }]
    expect((await platform.send('POST', '/admin/catalog/products', operator, { products })).status).toBe(200)
  }
  await expect.poll(() => idsAt('/ops/purge').length).toBeGreaterThan(0)
  for (const { id } of idsAt('/ops/purge')) expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
})
