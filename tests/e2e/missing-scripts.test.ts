import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { fromRoot } from '../../tools/serve/project.ts'
import { useBrowser } from '../harness/browser.ts'
import { useShop, type Visitor } from '../harness/shop.ts'
import { americanAddress, walker } from '../integration/shop/checkout-walk.ts'

/**
 * Each script of the build fails once, and the shopper can still buy, with plain forms where a script is missing. The
 * walk with all of them has motion; the others have none: that of a page change takes more of the processor than both
 * pages.
 */
const shop = useShop({ catalogue: 'demo', shared: true })
const { openPage, expectProblem } = useBrowser(shop)

const manifest = JSON.parse(readFileSync(fromRoot('dist/client/.vite/manifest.json'), 'utf8')) as Readonly<
  Record<string, { readonly file: string }>
>
const scripts = [...new Set(Object.values(manifest).map(({ file }) => file))].filter((file) => file.endsWith('.js'))
const { method: _, 'shipping.province': province = '', ...address } = americanAddress
const shoe = 'KCT3886CINK'

/** The parts of a walk through the shop. The cart page and checkout need something in the cart. */
const stretches = {
  async product(page: Page): Promise<void> {
    await page.goto(`/en-us/p/x-${shoe}`)
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await page.getByRole('group', { name: 'Size' }).locator('label:not(:has([data-out]))').first().click()
    await page.getByRole('button', { name: 'Add to cart' }).click()
    // In the drawer, or by the form on the cart page.
    await page.getByRole('dialog').or(page.getByRole('main')).getByRole('link', { name }).first().waitFor()
  },

  async cart(page: Page): Promise<void> {
    await page.goto('/en-us/cart')
    const quantity = page.getByRole('main').getByRole('spinbutton', { name: /^Quantity of / })
    await page
      .getByRole('main')
      .getByRole('button', { name: /^One more of / })
      .click()
    await expect.poll(() => quantity.inputValue()).toBe('2')
    // The next page repeats a change that has no response yet.
    await page.reload()
    await expect.poll(() => quantity.inputValue()).toBe('2')
    await page.goto('/en-us/help')
    await expect.poll(() => page.locator('[data-cart-count]').textContent()).toBe('2')
  },

  async search(page: Page): Promise<void> {
    await page.goto('/en-us/help')
    await page.getByRole('combobox', { name: 'Search' }).click()
    await page.keyboard.type('boot')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search?*')
    await page.getByRole('main').getByRole('heading', { level: 3 }).first().waitFor()
  },

  async checkout(page: Page): Promise<void> {
    await page.goto('/en-us/checkout')
    await page.waitForURL('**/checkout/shipping')
    for (const [field, value] of Object.entries(address)) await page.locator(`[name="${field}"]`).fill(value)
    await page.locator('[name="shipping.province"]').selectOption(province)
    await page.locator('form[data-checkout] > button[type=submit]').press('Enter')
    await page.waitForURL('**/checkout/billing')
    await page.getByRole('radio', { name: /PayPal/ }).check()
    await page.locator('form[data-checkout] > button[type=submit]').press('Enter')
    await page.waitForURL('**/checkout/summary')
  },
}
type Stretch = keyof typeof stretches
const all = Object.keys(stretches) as Stretch[]

/** The scripts that each part of the complete walk loads. A script that no part loads can't be missed. */
const loadedOn: Record<Stretch, Set<string>> = {
  product: new Set(),
  cart: new Set(),
  search: new Set(),
  checkout: new Set(),
}
const missedOn = (file: string) => all.filter((stretch) => loadedOn[stretch].has(file))

async function walk(page: Page, expected: readonly Stretch[]): Promise<void> {
  for (const stretch of all) if (expected.includes(stretch)) await stretches[stretch](page)
}

/** Person who walks these parts. Needs of cart page and checkout are in the cart before, if no part puts it there. */
async function visitorOf(expected: readonly Stretch[]): Promise<Visitor> {
  const { visitor, add } = walker(shop)
  if (!expected.includes('product')) await add(shoe)
  return visitor
}

/** A route of Playwright's would pause every request of the page, and turn the browser's cache off. */
async function openPageWithout(files: readonly string[], expected: readonly Stretch[]): Promise<Page> {
  expectProblem(/did not start|Failed to fetch/)
  const page = await openPage({ visitor: await visitorOf(expected), reducedMotion: true })
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.setBlockedURLs', { urls: files.map((file) => `*/${file}`) })
  return page
}

it('with all of them', async () => {
  const page = await openPage()
  let at: Stretch = 'product'
  page.on('request', (request) => loadedOn[at].add(new URL(request.url()).pathname.slice(1)))
  for (at of all) await stretches[at](page)
  expect(scripts.filter((file) => missedOn(file).length > 0).length).toBeGreaterThan(8)
})

it.each(scripts)('without %s', async (file) => {
  const expected = missedOn(file)
  if (expected.length === 0) return
  const page = await openPageWithout([file], expected)
  await walk(page, expected)
})

it('without any but the first', async () => {
  const others = scripts.filter((file) => !file.includes('/entry-'))
  const page = await openPageWithout(others, all)
  await walk(page, all)
})

/** The entry, what every island needs, and the islands of the walk: an answer that breaks off, then whole ones. */
const brokenOnce = scripts.filter((file) => /\/(entry|hydrate|react|mini-cart|cart-view|checkout)-/.test(file))

it.each(brokenOnce)('with %s broken off once', async (file) => {
  expectProblem(/SyntaxError|Unexpected end of input|Invalid or unexpected token/)
  const expected = missedOn(file)
  const page = await openPage({ visitor: await visitorOf(expected), reducedMotion: true })
  const refetched: string[] = []
  page.on('request', (request) => request.resourceType() === 'fetch' && refetched.push(request.url()))
  // Not `times: 1`: as the last route goes, Chromium loses a redirect that is paused at that moment.
  let isBroken = false
  await page.route(`**/${file}`, async (route) => {
    if (isBroken) return route.continue()
    isBroken = true
    const response = await route.fetch()
    // The browser keeps no answer that broke off. Its words depend on where: here, always the same.
    const headers = { ...response.headers(), 'cache-control': 'no-store' }
    await route.fulfill({ response, headers, body: 'export const broken = {' })
  })
  await walk(page, expected)
  // Without the entry nothing is started, and nothing fails.
  if (!file.includes('/entry-')) await expect.poll(() => refetched.some((url) => url.endsWith(file))).toBe(true)
  await page.goto('/en-us/cart')
  await page.locator('[data-island=cart-view][data-ready]').waitFor({ state: 'attached' })
})
