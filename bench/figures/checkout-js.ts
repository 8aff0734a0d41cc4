import type { Figure } from '../figure.ts'
import { filesOfIsland, readManifest } from './island-bytes.ts'
import { edgeBrotli } from './size.ts'

/**
 * Every script that a shopper's browser loads from the shop on the way through checkout, and that other pages don't
 * load.
 */
export const checkoutJsFigures: readonly Figure[] = [
  {
    id: 'checkout.js',
    goal: 110,
    unit: 'KB brotli, all scripts of the delivery step, and the islands of the two that follow',
    measure: async ({ runtime, browser, pages }) => {
      const page = await (await browser()).newPage({ baseURL: runtime.shopUrl })
      const scripts = new Set<string>()
      page.on('request', (request) => {
        if (request.resourceType() === 'script' && request.url().startsWith(runtime.shopUrl)) scripts.add(request.url())
      })
      await page.goto(pages.product)
      await page.locator('input[name=upc]:not([disabled])').first().check({ force: true })
      const added = page.waitForResponse((response) => response.url().includes('/api/cart/add'))
      await page.locator('form[action*="/api/cart/add"] button[type=submit]').first().click()
      await added
      scripts.clear()
      for (const name of ['checkout-billing', 'checkout-summary'])
        for (const file of filesOfIsland(readManifest(), name)) scripts.add(`${runtime.shopUrl}/${file}`)
      await page.goto('/en-us/checkout', { waitUntil: 'networkidle' })
      await page.locator('[data-island=checkout-shipping][data-ready]').waitFor({ state: 'attached' })
      await page.close()
      // Asked for once more: a page that has gone on keeps no bodies.
      const bodies = await Promise.all([...scripts].map(async (url) => (await fetch(url)).arrayBuffer()))
      return bodies.reduce((sum, body) => sum + edgeBrotli(Buffer.from(body)), 0) / 1024
    },
  },
]
