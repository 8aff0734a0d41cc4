import type { Figure } from '../figure.ts'
import { edgeBrotli } from './size.ts'

/** Every script that a shopper's browser loads from the shop on the way through checkout, and that other pages don't load. */
export const checkoutJsFigures: readonly Figure[] = [
  {
    id: 'checkout.js',
    goal: 110,
    unit: 'KB brotli, all scripts of a billing step',
    measure: async ({ runtime, browser, pages }) => {
      const page = await (await browser()).newPage({ baseURL: runtime.shopUrl })
      let bytes = 0
      page.on('response', async (response) => {
        if (new URL(response.url()).origin !== runtime.shopUrl) return
        if (response.request().resourceType() === 'script') bytes += edgeBrotli(await response.body())
      })
      await page.goto(pages.product)
      await page.locator('input[name=upc]:not([disabled])').first().check({ force: true })
      const added = page.waitForResponse((response) => response.url().includes('/api/cart/add'))
      await page.locator('form[action*="/api/cart/add"] button[type=submit]').first().click()
      await added
      bytes = 0
      await page.goto('/en-us/checkout', { waitUntil: 'networkidle' })
      await page.locator('[data-island=checkout][data-ready]').waitFor({ state: 'attached' })
      await page.close()
      return bytes / 1024
    },
  },
]
