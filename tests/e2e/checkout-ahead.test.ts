import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { useBrowser } from '../harness/browser.ts'
import { useShop } from '../harness/shop.ts'

/** What the cart page fetches of checkout before its link is pressed. */
const shop = useShop({ catalogue: 'demo', shared: true })
const { openPage } = useBrowser(shop)

const shoe = '/en-us/p/x-KCT3886CINK'
const script = /\/assets\/checkout-shipping-.*\.js/
const checkoutLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Check out', exact: true })

async function onCartPage(page: Page): Promise<() => readonly string[]> {
  await page.goto(shoe)
  await page.getByRole('group', { name: 'Size' }).locator('label:not(:has([data-out]))').first().click()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect.poll(() => page.locator('[data-cart-count]').textContent()).toBe('1')
  // The pointer would be over whatever the next page has there.
  await page.mouse.move(0, 0)
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/.*\.js/.test(request.url())) asked.push(request.url())
  })
  await page.goto('/en-us/cart', { waitUntil: 'networkidle' })
  return () => asked
}

it('a link to checkout that is pointed at fetches the script of its steps', async () => {
  const page = await openPage()
  const asked = await onCartPage(page)
  expect(asked().some((url) => script.test(url))).toBe(false)
  await checkoutLink(page).hover()
  await expect.poll(() => asked().some((url) => script.test(url))).toBe(true)
  await checkoutLink(page).click()
  await page.waitForURL('**/checkout/shipping')
  await page.locator('[data-island=checkout-shipping][data-ready]').waitFor({ state: 'attached' })
})

it('with the data saver on, nothing is fetched before the press', async () => {
  const page = await openPage()
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
  const page = await openPage()
  await onCartPage(page)
  const html = await (await page.request.get('/en-us/checkout/shipping')).text()
  const named = html.match(/<link rel="modulepreload"[^>]*>/g) ?? []
  expect(named.some((link) => script.test(link))).toBe(true)
})
