import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { seedProducts } from '../../demo/seed/products.ts'
import { demoReferenceDate } from '../../demo/seed/send.ts'
import { useBrowser } from '../harness/browser.ts'
import { useShop } from '../harness/shop.ts'
import { shoe } from '../integration/shop/cart-forms.ts'

/** A shoe whose sizes cost differently, as feeds have them. */
const shop = useShop({ catalogue: 'demo' })
const { openPage } = useBrowser(shop)

beforeAll(async () => {
  const product = [...seedProducts(demoReferenceDate)].find(({ productId }) => productId === shoe)
  if (!product) throw new Error(`The demo has no ${shoe}`)
  const skus = product.skus.map((sku, place) => ({
    ...sku,
    quantity: 20,
    prices: {
      ...sku.prices,
      USD: { current: 6000 + place * 100, original: place === 1 ? 12_200 : 6000 + place * 100 },
    },
  }))
  const sent = await shop.platform.fetch('/admin/catalog/products', {
    method: 'POST',
    headers: { authorization: `Bearer ${shop.adminToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ products: [{ ...product, skus }] }),
  })
  expect(await sent.json()).toMatchObject({ failed: [] })
})

const sizes = (page: Page) => page.getByRole('group', { name: 'Size' }).locator('label')
const priceLine = (page: Page) => page.locator('header .price')

describe.each(['phone', 'desktop'] as const)('the price on a %s', (screen) => {
  it('is a range until a size is chosen, and then that size’s own', async () => {
    const page = await openPage({ screen })
    await page.goto(`/en-us/p/x-${shoe}`)
    await expect.poll(() => priceLine(page).textContent()).toMatch(/\$60\.00.+\$6\d\.00/)
    // No percentage is true of all sizes.
    expect(await priceLine(page).textContent()).not.toContain('%')
    await sizes(page).nth(2).click()
    await expect.poll(() => priceLine(page).textContent()).toBe('$62.00')
    await sizes(page).nth(1).click()
    await expect.poll(() => priceLine(page).textContent()).toMatch(/\$61\.00.+\$122\.00.+50%/)
    await page.getByRole('button', { name: 'Add to cart' }).click()
    const line = page.getByRole('dialog', { name: 'Your cart' })
    await line.getByText('$61.00').first().waitFor()
    expect(await line.textContent()).not.toContain('$60.00')
  })

  it('is the chosen size’s in the quick shop', async () => {
    const page = await openPage({ screen })
    await page.goto(`/en-us/dialog/quickshop?product=${shoe}`)
    await sizes(page).nth(2).click()
    await expect.poll(() => priceLine(page).first().textContent()).toBe('$62.00')
  })
})

it('stands at each size, also without script', async () => {
  const page = await openPage({ javaScript: false })
  await page.goto(`/en-us/p/x-${shoe}`)
  expect(await sizes(page).nth(0).textContent()).toContain('$60.00')
  expect(await sizes(page).nth(2).textContent()).toContain('$62.00')
})
