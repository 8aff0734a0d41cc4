import { describe, expect, it } from 'vitest'
import { useShop } from '../harness/shop.ts'

describe('both Workers on an empty database', () => {
  const shop = useShop({ catalogue: 'empty' })

  it('say that they are well', async () => {
    const [storefront, platform] = await Promise.all([shop.fetch('/healthz'), shop.platform.fetch('/healthz')])
    expect([storefront.status, platform.status]).toEqual([200, 200])
    expect(await storefront.json()).toMatchObject({ ok: true, dependencies: { platform: 'ok' } })
    expect(await platform.json()).toMatchObject({ status: 'up', dependencies: { database: 'up' } })
  })

  it('serve no list of sources', async () => {
    const manifest = await shop.fetch('/.vite/manifest.json')
    expect(await manifest.text()).not.toContain('client/entry.ts')
  })

  it('keep operators apart from visitors', async () => {
    const status = await shop.platform.fetch('/admin/catalog/status')
    const purge = await shop.fetch('/ops/purge', { method: 'POST', body: '{}' })
    expect([status.status, purge.status]).toEqual([401, 401])
  })
})
