import { beforeEach, describe, expect, it } from 'vitest'
import { findLeaks } from '../../bench/leaks/production-leaks.ts'
import { readErrorBody } from '../../shared/errors/body.ts'
import { productionVars } from '../harness/production.ts'
import { useShop } from '../harness/shop.ts'
import { walker } from './shop/checkout-walk.ts'

const json = async (answer: Response) => ({ status: answer.status, body: await answer.json() })

describe('in production without a payment provider', () => {
  const platform = { ...productionVars.platform, PAYMENT_PROVIDER_ORIGIN: '' }
  const shop = useShop({ catalogue: 'demo', vars: { shop: productionVars.shop, platform } })
  beforeEach(() => shop.expectError(/platform\.cannot-sell|call\.refused.*PAY503/))

  it('goods can be browsed and put into a cart, and checkout shows that payment is unavailable', async () => {
    const walk = walker(shop)
    await walk.add('KCT3886CINK')
    await walk.deliver()
    expect(await walk.page('/en-us/checkout/billing')).toContain('You cannot pay here at the moment.')
    expect(await walk.page('/en-us/cart')).toContain('KCT3886CINK')
  })

  it('every payment call is refused with one code', async () => {
    const { AUTH_ACCESS_KEY, SERVER_TRUST_ID } = productionVars.platform
    const headers = { 'x-auth-access-key': AUTH_ACCESS_KEY, 'x-server-trust-id': SERVER_TRUST_ID }
    for (const [method, path] of [
      ['GET', '/cart/v1/paymentSession'],
      ['GET', '/cart/v1/cart/any/paymentMethods'],
      ['POST', '/cart/v1/cart/any/paymentInstruments'],
      ['PUT', '/cart/v2/checkout/order'],
    ] as const) {
      const answer = await shop.platform.fetch(`${path}?locale=en-us`, { method, headers })
      expect([answer.status, readErrorBody(await answer.json())?.errorDetails[0]?.errorId], path).toEqual([
        503,
        'PAY503',
      ])
    }
  })

  it('both Workers are up, and say why they are not ready', async () => {
    expect([(await shop.fetch('/healthz')).status, (await shop.platform.fetch('/healthz')).status]).toEqual([200, 200])
    const missing = 'PAYMENT_PROVIDER_ORIGIN is empty: nothing can be sold'
    const ofPlatform = { database: 'up', objects: 'up', hashing: 'up', payments: missing }
    await expect
      .poll(async () => json(await shop.platform.fetch('/readyz')))
      .toMatchObject({ status: 503, body: { ready: false, dependencies: ofPlatform } })
    await expect
      .poll(async () => json(await shop.fetch('/readyz')))
      .toMatchObject({
        status: 503,
        body: { dependencies: { cache: 'up', commerce: 'up', content: 'up', platform: `payments: ${missing}` } },
      })
  })
})

describe('in production, before anything was sent', () => {
  const shop = useShop({ catalogue: 'empty', vars: productionVars })

  it('both Workers say that they are well', async () => {
    const [storefront, platform] = await Promise.all([shop.fetch('/healthz'), shop.platform.fetch('/healthz')])
    expect([storefront.status, platform.status]).toEqual([200, 200])
    expect(await storefront.json()).toMatchObject({ ok: true, dependencies: { platform: 'ok' } })
    expect(await platform.json()).toMatchObject({ status: 'up', dependencies: { database: 'up' } })
  })

  it('serves no list of sources', async () => {
    const manifest = await shop.fetch('/.vite/manifest.json')
    expect(await manifest.text()).not.toContain('client/entry.ts')
  })

  it('keeps operators apart from visitors', async () => {
    const status = await shop.platform.fetch('/admin/catalog/status')
    const purge = await shop.fetch('/ops/purge', { method: 'POST', body: '{}' })
    expect([status.status, purge.status]).toEqual([401, 401])
  })

  it('has nothing invented', async () => {
    const { url: shopUrl, miniflare } = shop
    expect(await findLeaks({ shopUrl, platformUrl: shop.platform.url, miniflare, vars: productionVars })).toEqual([])
  })
})
