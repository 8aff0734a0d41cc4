import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { useBrowser } from '../harness/browser.ts'
import { useShop } from '../harness/shop.ts'

/** The cart with concurrent events: other tabs, other pages, a failing network, dialogs over it. */
const shop = useShop({ catalogue: 'demo', shared: true })
const { openPage, expectProblem } = useBrowser(shop)

async function addShoe(page: Page): Promise<string> {
  await page.goto('/en-us/p/x-KCT3886CINK')
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page.getByRole('group', { name: 'Size' }).locator('label:not(:has([data-out]))').first().click()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await miniCartOf(page).getByRole('link', { name }).waitFor()
  return name
}
const miniCartOf = (page: Page) => page.getByRole('dialog', { name: 'Your cart' })
const quantity = (page: Page, name: string) => miniCartOf(page).getByRole('textbox', { name: `Quantity of ${name}` })

describe('the cart', () => {
  it('counts quick clicks at once and sends few requests', async () => {
    const page = await openPage()
    const name = await addShoe(page)
    let posts = 0
    let answer = () => {}
    const clicked = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/cart/update**', async (route) => {
      posts += 1
      await clicked
      await route.continue()
    })
    const plusButton = miniCartOf(page).getByRole('button', { name: `One more of ${name}` })
    await plusButton.evaluate((button: HTMLButtonElement) => {
      for (let click = 0; click < 3; click += 1) button.click()
    })
    expect(await quantity(page, name).inputValue()).toBe('4')
    answer()
    await expect.poll(() => page.locator('[data-cart-count]').textContent()).toBe('4')
    await miniCartOf(page).locator('[aria-busy=false]').first().waitFor()
    await page.reload()
    expect(await page.locator('[data-cart-count]').textContent()).toBe('4')
    expect(posts).toBeLessThan(3)
  })

  it('repeats a change whose answer is lost, once', async () => {
    expectProblem(/ERR_FAILED .*\/api\/cart\/update/)
    const page = await openPage()
    const name = await addShoe(page)
    const keys: string[] = []
    await page.route('**/api/cart/update**', async (route) => {
      keys.push(new URLSearchParams(route.request().postData() ?? '').get('key') ?? '')
      // The server makes the change, but its response never arrives.
      if (keys.length === 1) await route.fetch()
      if (keys.length === 1) return route.abort()
      return route.continue()
    })
    await miniCartOf(page)
      .getByRole('button', { name: `One more of ${name}` })
      .click()
    await miniCartOf(page).locator('[aria-busy=false]').first().waitFor()
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
    expect(await quantity(page, name).inputValue()).toBe('2')
  })

  it('follows a change made in another tab', async () => {
    const page = await openPage()
    const name = await addShoe(page)
    const other = await page.context().newPage()
    await other.goto(page.url())
    await other.getByRole('link', { name: /^Cart/ }).first().click()
    await miniCartOf(other)
      .getByRole('button', { name: `One more of ${name}` })
      .click()
    await expect.poll(() => quantity(page, name).inputValue()).toBe('2')
    await miniCartOf(page)
      .getByRole('button', { name: `Remove ${name}` })
      .click()
    await miniCartOf(other).getByText('Your cart is empty').waitFor()
  })

  it('is right after going back', async () => {
    const page = await openPage()
    const name = await addShoe(page)
    await miniCartOf(page).getByRole('link', { name: 'View cart' }).click()
    await page.waitForURL('**/cart')
    await page.goBack()
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
    await expect.poll(() => page.locator('[data-cart-count]').textContent()).toBe('1')
  })

  it('offers to undo a removal, in a toast that leaves with it', async () => {
    const page = await openPage()
    const name = await addShoe(page)
    await miniCartOf(page)
      .getByRole('button', { name: `Remove ${name}` })
      .click()
    await miniCartOf(page).getByText('Your cart is empty').waitFor()
    const toast = page.locator('.toast', { hasText: `${name} removed.` })
    await toast.getByRole('button', { name: 'Undo' }).click()
    await miniCartOf(page).getByRole('link', { name }).waitFor()
    await toast.waitFor({ state: 'detached' })
  })
})

describe('the link to the cart', () => {
  const cartLink = (page: Page) => page.getByRole('link', { name: /^Cart/ }).first()
  const drawer = (page: Page) => page.locator('dialog.mini')
  const readyCart = (page: Page) => drawer(page).locator('[data-island=mini-cart][data-ready]')

  it.each(['hover', 'focus'] as const)('fetches the drawer on %s, once, and opens nothing', async (intent) => {
    const page = await openPage()
    const parts: string[] = []
    page.on('request', (request) => request.url().includes('/dialog/mini-cart') && parts.push(request.url()))
    await page.goto('/en-us/help')
    await cartLink(page)[intent]()
    await readyCart(page).waitFor({ state: 'attached' })
    expect(await drawer(page).getAttribute('open')).toBeNull()
    await cartLink(page).click()
    await miniCartOf(page).getByText('Your cart is empty').waitFor()
    expect(parts).toHaveLength(1)
  })

  it('fetches nothing before the press for a visitor who saves data', async () => {
    const page = await openPage()
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    await page.goto('/en-us/help')
    await cartLink(page).hover()
    await cartLink(page).focus()
    expect(await drawer(page).locator('[data-body]').getAttribute('data-part')).toBeNull()
    await cartLink(page).click()
    await readyCart(page).waitFor()
  })
})

describe.each(['desktop', 'phone'] as const)('a dialog, %s', (screen) => {
  it('opens over the page, keeps the keyboard, closes with Escape and gives the focus back', async () => {
    const page = await openPage({ screen })
    await page.goto('/en-us/c/women-1000')
    const quick = page.getByRole('link', { name: /^Quick add/ }).first()
    await quick.focus()
    await page.keyboard.press('Enter')
    const dialog = page.locator('dialog.dialog')
    const size = dialog.getByRole('group', { name: 'Size' })
    await size.waitFor()
    for (let press = 0; press < 15; press += 1) await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () => document.activeElement?.closest('dialog') !== null || document.activeElement === document.body,
      ),
    ).toBe(true)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await quick.evaluate((link) => link === document.activeElement)).toBe(true)
  })

  it('adds another colour of a card, shows the cart instead of itself, and keeps the list where it was', async () => {
    const page = await openPage({ screen })
    await page.goto('/en-us/c/women-1000')
    // Its style has several colours.
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('list', { name: /\d colors/ }) })
      .first()
    await card.getByRole('link', { name: /^Quick add/ }).click()
    const dialog = page.locator('dialog.dialog')
    const colour = dialog.getByRole('region', { name: 'Color' }).locator('a:not([aria-current], .out)').first()
    const [address, place] = await page.evaluate(() => [location.href, scrollY])
    await colour.click()
    await dialog.locator('.colours a[aria-current]:focus').waitFor()
    await dialog.getByRole('group', { name: 'Size' }).locator('label:not(:has([data-out]))').first().click()
    await dialog.getByRole('button', { name: 'Add to cart' }).click()
    await miniCartOf(page).waitFor()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => page.locator('[data-cart-count]').textContent()).toBe('1')
    await page.keyboard.press('Escape')
    await miniCartOf(page).waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => [location.href, scrollY])).toEqual([address, place])
  })
})

it('leads to the page of a dialog without script', async () => {
  const page = await openPage({ javaScript: false })
  await page.goto('/en-us/c/women-1000')
  await page
    .getByRole('link', { name: /^Quick add/ })
    .first()
    .click()
  await page.waitForURL('**/dialog/quickshop?product=*')
  await page.getByRole('group', { name: 'Size' }).locator('label:not(:has([data-out]))').first().click()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.waitForURL('**/en-us/cart')
})
