import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { useBrowser } from '../harness/browser.ts'
import { useShop } from '../harness/shop.ts'

/** The main path through the shop, using controls by their labels as a shopper would. */
const shop = useShop({ catalogue: 'demo', shared: true })
const { openPage } = useBrowser(shop, { reducedMotion: true })

const screens = ['desktop', 'phone'] as const

async function openFirstProduct(page: Page): Promise<string> {
  await page.goto('/en-us/c/women-1000')
  const card = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 3 }).getByRole('link').first()
  const name = (await card.textContent()) ?? ''
  await card.click()
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  // A press before the entry has run is the browser's own: it leads to the cart's page, and no drawer opens.
  await page.waitForLoadState('domcontentloaded')
  return name
}

/** Sizes are native radio buttons; picks the first that is in stock. */
async function chooseSize(page: Page): Promise<void> {
  await page.getByRole('group', { name: 'Size' }).locator('label:not(:has([data-out]))').first().click()
}

describe.each(screens)('with script, %s', (screen) => {
  it('browses, adds, and sees the cart slide in; changes and empties it', async () => {
    const page = await openPage({ screen, reducedMotion: false })
    const name = await openFirstProduct(page)
    await chooseSize(page)
    await page.getByRole('button', { name: 'Add to cart' }).click()
    const miniCart = page.getByRole('dialog', { name: 'Your cart' })
    await miniCart.getByRole('link', { name }).waitFor()
    await miniCart.getByRole('button', { name: `One more of ${name}` }).click()
    await expect.poll(() => miniCart.getByRole('textbox', { name: `Quantity of ${name}` }).inputValue()).toBe('2')
    await expect.poll(() => page.locator('[data-cart-count]').textContent()).toBe('2')
    await miniCart.getByRole('button', { name: `Remove ${name}` }).click()
    await miniCart.getByText('Your cart is empty').waitFor()
  })

  it('keeps focus in the cart, closes it with Escape and gives the focus back', async () => {
    const page = await openPage({ screen, reducedMotion: false })
    await openFirstProduct(page)
    await chooseSize(page)
    const add = page.getByRole('button', { name: 'Add to cart' })
    await add.focus()
    await page.keyboard.press('Enter')
    const miniCart = page.getByRole('dialog', { name: 'Your cart' })
    await miniCart.waitFor()
    for (let press = 0; press < 12; press += 1) await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () => document.activeElement?.closest('dialog') !== null || document.activeElement === document.body,
      ),
    ).toBe(true)
    await page.keyboard.press('Escape')
    await miniCart.waitFor({ state: 'hidden' })
  })

  it('opens the cart page, not the mini cart, from the cart on the cart page', async () => {
    const page = await openPage({ screen, reducedMotion: false })
    await page.goto('/en-us/cart')
    await page.getByRole('link', { name: /^Cart/ }).first().click()
    await page.waitForURL('**/en-us/cart')
    expect(await page.getByRole('dialog', { name: 'Your cart' }).isVisible()).toBe(false)
  })
})

describe.each(screens)('without script, %s', (screen) => {
  it('browses, adds, edits and empties the cart with forms', async () => {
    const page = await openPage({ screen, javaScript: false })
    const name = await openFirstProduct(page)
    await chooseSize(page)
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.waitForURL('**/en-us/cart')
    await page.getByRole('heading', { level: 2, name }).waitFor()
    await page.getByRole('button', { name: `One more of ${name}` }).click()
    await expect.poll(() => page.getByRole('spinbutton', { name: `Quantity of ${name}` }).inputValue()).toBe('2')
    await page.getByRole('button', { name: `Remove ${name}` }).click()
    await page.getByRole('heading', { level: 1, name: 'Your cart is empty' }).waitFor()
  })

  it('filters, sorts and pages a list with plain addresses', async () => {
    const page = await openPage({ screen, javaScript: false })
    await page.goto('/en-us/c/women-1000?colour=black&sort=price-asc')
    expect(await page.getByRole('main').getByRole('heading', { level: 3 }).count()).toBeGreaterThan(0)
    await page.goto('/en-us/c/women-1000?page=2')
    expect(await page.getByRole('navigation', { name: /pages/i }).getByRole('link').count()).toBeGreaterThan(2)
  })
})

it('suggests while typing, and follows what the arrow keys have reached', async () => {
  const page = await openPage()
  await page.goto('/en-us')
  const box = page.getByRole('combobox', { name: 'Search the shop' })
  await box.hover()
  const scripts = () =>
    page.evaluate(() => {
      const names = performance.getEntriesByType('resource').map(({ name }) => name)
      return names.filter((name) => /\/assets\/search-box-[^/]+\.js$/.test(name)).length
    })
  expect(await scripts(), 'scripts for a pointer that passes').toBe(0)
  await box.click()
  await expect.poll(scripts).toBe(1)
  await page.keyboard.type('boot', { delay: 20 })
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  await list.waitFor()
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'hidden' })
  await page.keyboard.press('ArrowDown')
  const term = list.getByRole('group').first().getByRole('option', { selected: true })
  const words = await term.textContent()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search?q=*')
  expect(new URL(page.url()).searchParams.get('q')).toBe(words)
})

it('requires a size before it adds', async () => {
  const page = await openPage()
  await openFirstProduct(page)
  await page.getByRole('button', { name: 'Add to cart' }).hover()
  await page.locator('[data-island="buy-box"][data-ready]').waitFor()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  expect(await page.getByRole('alert').textContent()).toContain('Choose a size')
})

it('changes the country and stays on the page', async () => {
  const page = await openPage()
  await page.goto('/en-us/c/women-1000')
  await page.getByRole('contentinfo').locator('summary').click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutschland, Deutsch' }).click()
  await page.waitForURL('**/de-de/c/damen-1000')
})
