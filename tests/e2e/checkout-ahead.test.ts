import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { useBrowser } from '../harness/browser.ts'
import { useShop } from '../harness/shop.ts'
import { walker } from '../integration/shop/checkout-walk.ts'

/** Files that the cart page fetches of checkout before its link is pressed. */
const shop = useShop({ catalogue: 'demo', shared: true })
const { openPage } = useBrowser(shop, { reducedMotion: true })

const script = /\/assets\/checkout-shipping-.*\.js/
const checkoutLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Check out', exact: true })

/** Whether the browser opened this page from what it had fetched ahead. */
const deliveryOf = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation')
    return entry && 'deliveryType' in entry ? entry.deliveryType : undefined
  })

/** A page of somebody with something in the cart. */
async function openWithGoods(): Promise<Page> {
  const { visitor, add } = walker(shop)
  await add('KCT3886CINK')
  return openPage({ visitor })
}

async function onCartPage(page: Page): Promise<() => readonly string[]> {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/.*\.js/.test(request.url())) asked.push(request.url())
  })
  await page.goto('/en-us/cart', { waitUntil: 'networkidle' })
  return () => asked
}

it('a link to checkout that is pointed at fetches the script of its steps', async () => {
  const page = await openWithGoods()
  const asked = await onCartPage(page)
  expect(asked().some((url) => script.test(url))).toBe(false)
  await checkoutLink(page).hover()
  await expect.poll(() => asked().some((url) => script.test(url))).toBe(true)
  await checkoutLink(page).click()
  await page.waitForURL('**/checkout/shipping')
  await page.locator('[data-island=checkout-shipping][data-ready]').waitFor({ state: 'attached' })
})

it('a guest’s first step is fetched as the pointer rests on its link, and opened from what was fetched', async () => {
  const page = await openWithGoods()
  await onCartPage(page)
  const ahead = page.waitForRequest((request) => request.headers()['sec-purpose'] === 'prefetch')
  await checkoutLink(page).hover()
  const prefetch = await ahead
  expect(new URL(prefetch.url()).pathname).toBe('/en-us/checkout/shipping')
  expect(await (await prefetch.response())?.finished()).toBeNull()
  await checkoutLink(page).click()
  await page.getByRole('textbox', { name: 'Email' }).waitFor()
  expect(await deliveryOf(page)).toBe('navigational-prefetch')
})

it('a step that was fetched before a change of the cart is not shown', async () => {
  const page = await openWithGoods()
  await onCartPage(page)
  await page.locator('[data-island=cart-view]').hover()
  await page.locator('[data-island=cart-view][data-ready]').waitFor()
  const ahead = page.waitForRequest((request) => request.headers()['sec-purpose'] === 'prefetch')
  await checkoutLink(page).hover()
  expect(await (await (await ahead).response())?.finished()).toBeNull()
  const changed = page.waitForResponse(/\/api\/cart\/update/)
  await page.getByRole('button', { name: /^One more of/ }).evaluate((button: HTMLElement) => button.click())
  await changed
  await expect.poll(() => page.locator('[data-cart-count]').textContent()).toBe('2')
  await checkoutLink(page).evaluate((link: HTMLElement) => link.click())
  await page.waitForURL('**/checkout/shipping')
  expect(await deliveryOf(page)).toBe('')
})

it('with the data saver on, nothing is fetched before the press', async () => {
  const page = await openWithGoods()
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const asked = await onCartPage(page)
  const before = asked().length
  await checkoutLink(page).hover()
  await page.waitForLoadState('networkidle')
  expect(asked().slice(before)).toEqual([])
})

it('the head of a step names the scripts that it needs', async () => {
  const page = await openWithGoods()
  await onCartPage(page)
  const html = await (await page.request.get('/en-us/checkout/shipping')).text()
  const named = html.match(/<link rel="modulepreload"[^>]*>/g) ?? []
  expect(named.some((link) => script.test(link))).toBe(true)
})
