import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { useBrowser } from '../harness/browser.ts'
import { useShop } from '../harness/shop.ts'
import { walker } from '../integration/shop/checkout-walk.ts'

/** Files that a dialog's link fetches before it is pressed, and what becomes of it. */
const shop = useShop({ catalogue: 'demo', shared: true })
const { openPage, expectProblem } = useBrowser(shop)

const list = '/en-us/c/women-1000'
const dialogOf = (page: Page) => page.locator('dialog.dialog[open]')
const quickAdd = (page: Page) => page.getByRole('link', { name: /^Quick add/ }).first()
const sizesOf = (page: Page) => dialogOf(page).getByRole('group', { name: 'Size' })
const quickshop = /\/dialog\/quickshop/
const quickshopScript = /\/assets\/quickshop-.*\.js/

const hasFocus = (element: Element) => element === document.activeElement

/** How often something was asked for, and answered. */
function count(page: Page, which: RegExp) {
  const seen = { asked: 0, answered: 0 }
  page.on('request', (request) => {
    if (which.test(request.url())) seen.asked += 1
  })
  page.on('requestfinished', (request) => {
    if (which.test(request.url())) seen.answered += 1
  })
  return seen
}

async function tabTo(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link').first().focus()
  while (!(await quickAdd(page).evaluate((link) => link === document.activeElement))) await page.keyboard.press('Tab')
}

it.each([
  ['pointed at', (page: Page) => quickAdd(page).hover(), (page: Page) => quickAdd(page).click()],
  ['reached with the keyboard', tabTo, (page: Page) => page.keyboard.press('Enter')],
] as const)('a link that is %s fetches its page and script, which its press shows', async (_, reach, press) => {
  const page = await openPage()
  const parts = count(page, quickshop)
  const scripts = count(page, quickshopScript)
  await page.goto(list)
  await reach(page)
  await expect.poll(() => [parts.answered, scripts.answered > 0]).toEqual([1, true])
  expect(await dialogOf(page).count()).toBe(0)
  await press(page)
  await sizesOf(page).waitFor()
  await dialogOf(page).locator('[data-island=quickshop][data-ready]').waitFor()
  expect(parts).toEqual({ asked: 1, answered: 1 })
})

it('a finger fetches it as it comes down', async () => {
  const page = await openPage({ screen: 'phone' })
  const parts = count(page, quickshop)
  await page.goto(list)
  await quickAdd(page).scrollIntoViewIfNeeded()
  const box = await quickAdd(page).boundingBox()
  const session = await page.context().newCDPSession(page)
  const touchPoints = [{ x: (box?.x ?? 0) + 5, y: (box?.y ?? 0) + 5 }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await expect.poll(() => parts.answered).toBe(1)
  expect(await dialogOf(page).count()).toBe(0)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await sizesOf(page).waitFor()
  expect(parts.asked).toBe(1)
})

it('a dialog whose page is there opens with it, without a placeholder', async () => {
  const page = await openPage()
  await page.goto(list)
  await quickAdd(page).hover()
  await page.waitForLoadState('networkidle')
  const opensWith = page.evaluate(
    () =>
      new Promise((resolve) => {
        const tell = ({ target }: Event) => resolve((target as Element).querySelector('fieldset')?.textContent)
        addEventListener('beforetoggle', tell, { capture: true, once: true })
      }),
  )
  await quickAdd(page).click()
  expect(await opensWith).toContain('Size')
  await expect.poll(() => dialogOf(page).getByRole('heading', { level: 1 }).evaluate(hasFocus)).toBe(true)
})

it('a press before the answer waits for that one', async () => {
  const page = await openPage()
  const parts = count(page, quickshop)
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(quickshop, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(list)
  await quickAdd(page).hover()
  await expect.poll(() => parts.asked).toBe(1)
  await quickAdd(page).click()
  await dialogOf(page).waitFor()
  expect(await dialogOf(page).getAttribute('aria-label')).toMatch(/^Quick add/)
  release()
  await sizesOf(page).waitFor()
  expect(parts.asked).toBe(1)
})

it('a link that nothing has reached before its press opens its dialog', async () => {
  const page = await openPage()
  const parts = count(page, quickshop)
  await page.goto(list)
  await quickAdd(page).evaluate((link: HTMLElement) => link.click())
  await sizesOf(page).waitFor()
  expect(parts.asked).toBe(1)
})

it('with the data saver on it fetches nothing before its press', async () => {
  const page = await openPage()
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) }),
  )
  const parts = count(page, quickshop)
  await page.goto(list, { waitUntil: 'networkidle' })
  await quickAdd(page).hover()
  await page.waitForLoadState('networkidle')
  expect(parts.asked).toBe(0)
  await quickAdd(page).click()
  await sizesOf(page).waitFor()
  expect(parts.asked).toBe(1)
})

it('a page from before a change of the cart is not shown', async () => {
  const { visitor, add } = walker(shop)
  await add('KCT3886CINK')
  const page = await openPage({ visitor })
  await page.goto('/en-us/cart')
  await page.locator('[data-island=cart-view][data-ready]').waitFor()
  const parts = count(page, /\/dialog\/pickup/)
  const store = page.getByRole('main').getByRole('link', { name: /^Pick up in a store: / })
  await store.hover()
  await expect.poll(() => parts.answered).toBe(1)
  const answered = page.waitForResponse(/\/api\/cart\/update/)
  await page.getByRole('button', { name: /^One more of / }).evaluate((button: HTMLElement) => button.click())
  await answered
  await store.evaluate((link: HTMLElement) => link.click())
  await dialogOf(page).getByRole('heading', { level: 1 }).waitFor()
  expect(parts.asked).toBe(2)
})

it('a page from a while ago is not shown', async () => {
  const page = await openPage()
  await page.clock.install()
  const parts = count(page, quickshop)
  await page.goto(list)
  await quickAdd(page).hover()
  await expect.poll(() => parts.answered).toBe(1)
  await page.clock.fastForward(10_000)
  await quickAdd(page).evaluate((link: HTMLElement) => link.click())
  await sizesOf(page).waitFor()
  expect(parts.asked).toBe(2)
})

it('a page that could not be fetched ahead is fetched by the press', async () => {
  expectProblem(/ERR_FAILED/)
  const page = await openPage()
  const parts = count(page, quickshop)
  await page.route(quickshop, (route) => route.abort(), { times: 1 })
  const failed = page.waitForEvent('requestfailed')
  await page.goto(list)
  await quickAdd(page).hover()
  await failed
  await quickAdd(page).click()
  await sizesOf(page).waitFor()
  expect(parts).toEqual({ asked: 2, answered: 1 })
})

it('a press leads to the page of a dialog whose part never comes', async () => {
  expectProblem(/ERR_FAILED/)
  const page = await openPage()
  await page.route(quickshop, (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  )
  await page.goto(list)
  await quickAdd(page).click()
  await page.waitForURL(quickshop)
  await page.getByRole('group', { name: 'Size' }).waitFor()
})

it('a dialog whose scripts never come has its form', async () => {
  expectProblem(/ERR_FAILED|did not start|Failed to fetch/)
  const page = await openPage()
  await page.route(/\/assets\/(?!entry).*\.js/, (route) => route.abort())
  await page.goto(list)
  await quickAdd(page).click()
  await sizesOf(page).locator('label:not(:has([data-out]))').first().click()
  await dialogOf(page).getByRole('button', { name: 'Add to cart' }).click()
  await page.waitForURL('**/en-us/cart')
})
