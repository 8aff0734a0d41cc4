import type { Page } from 'playwright'

/** Puts something into the cart as a browser without script does, which keeps nothing of the shop's scripts. */
export async function fillCart(page: Page, product: string): Promise<void> {
  await page.route('**/assets/**', (route) => route.abort())
  await page.goto(product)
  const sizes = page.locator('input[type=radio][name=upc]:not([disabled])')
  // A product with one size has no choice.
  if ((await sizes.count()) > 0) await sizes.first().check({ force: true })
  await page.locator('form[action*="/api/cart/add"] button[type=submit]').first().click()
  await page.waitForURL('**/cart')
  await page.unroute('**/assets/**')
}
