import { describe, expect, it } from 'vitest'
import { useShop } from '../harness/shop.ts'

describe('the seeded shop', () => {
  const shop = useShop({ catalogue: 'demo', shared: true })

  it('sends a visitor to a country and shows its home page', async () => {
    const root = await shop.fetch('/')
    expect(root.status).toBe(302)
    const home = await shop.fetch(root.headers.get('location') ?? '')
    expect(home.status).toBe(200)
    expect(await home.text()).toContain('</html>')
  })

  it('has the catalogue that the README promises', async () => {
    const authorization = `Bearer ${shop.adminToken}`
    const status = await shop.platform.fetch('/admin/catalog/status', { headers: { authorization } })
    const { products } = (await status.json()) as { products: number }
    expect(products).toBeGreaterThanOrEqual(1200)
  })
})
