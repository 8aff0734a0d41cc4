import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { seedProducts } from '../../demo/seed/products.ts'
import { demoReferenceDate } from '../../demo/seed/send.ts'
import { useBrowser } from '../harness/browser.ts'
import { useShop } from '../harness/shop.ts'

const shop = useShop({ catalogue: 'demo' })
const { openPage, expectProblem } = useBrowser(shop)
const productId = 'KCT3886CINK'

const sizesOf = (page: Page) => page.getByRole('group', { name: 'Size' }).locator('label:not(:has([data-out]))')

/** Somebody buys the last pairs of this size. */
async function sellOut(upc: string): Promise<void> {
  const product = [...seedProducts(demoReferenceDate)].find((one) => one.productId === productId)
  const skus = product?.skus.map((sku) => (sku.upc === upc ? { ...sku, quantity: 0 } : sku))
  const response = await shop.platform.fetch('/admin/catalog/products', {
    method: 'POST',
    headers: { authorization: `Bearer ${shop.adminToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ products: [{ ...product, skus }] }),
  })
  expect(await response.json()).toMatchObject({ failed: [] })
}

it('says of a size that has sold out since the page was made that it has, when it is chosen', async () => {
  const page = await openPage()
  await page.goto(`/en-us/p/x-${productId}`)
  const size = sizesOf(page).first()
  const upc = (await size.getByRole('radio').getAttribute('value')) ?? ''
  await sellOut(upc)
  const radio = page.locator(`input[value="${upc}"]`)
  await page.locator('label', { has: radio }).click()

  const alert = page.getByRole('alert').filter({ hasText: 'This size is sold out' })
  await alert.waitFor()
  expect(
    await page
      .getByRole('radio', { name: /, sold out$/i })
      .and(radio)
      .count(),
  ).toBe(1)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await alert.waitFor()
  expect(await page.getByRole('dialog', { name: 'Your cart' }).isVisible()).toBe(false)

  await sizesOf(page).first().click()
  await expect.poll(() => alert.count()).toBe(0)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('dialog', { name: 'Your cart' }).getByRole('link', { name: 'Arcade 31 Rally' }).waitFor()
})

it('adds as before where nothing is known of the stock', async () => {
  const page = await openPage()
  expectProblem(/503|api\/stock/)
  await page.route('**/api/stock?*', (route) => route.fulfill({ status: 503 }))
  await page.goto(`/en-us/p/x-${productId}`)
  await sizesOf(page).last().click()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('dialog', { name: 'Your cart' }).getByRole('link', { name: 'Arcade 31 Rally' }).waitFor()
})

it('says so in quick shop, too', async () => {
  const page = await openPage()
  await page.goto(`/en-us/dialog/quickshop?product=${productId}`)
  const upc = (await sizesOf(page).last().getByRole('radio').getAttribute('value')) ?? ''
  await sellOut(upc)
  const radio = page.locator(`input[value="${upc}"]`)
  await page.locator('label', { has: radio }).click()
  await page.getByRole('alert').filter({ hasText: 'This size is sold out' }).waitFor()
  await page
    .getByRole('radio', { name: /, sold out$/i })
    .and(radio)
    .waitFor({ state: 'attached' })
})
