import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { useBrowser } from '../harness/browser.ts'
import { useShop } from '../harness/shop.ts'

/** The main job of the shop, done as a shopper does it: by what is written on the controls. */
const shop = useShop({ catalogue: 'demo' })
const { openPage } = useBrowser(shop)

const screens = ['desktop', 'phone'] as const

async function openFirstProduct(page: Page): Promise<string> {
  await page.goto('/en-us/c/women-1000')
  const card = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 3 }).getByRole('link').first()
  const name = (await card.textContent()) ?? ''
  await card.click()
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  return name
}

/** Sizes are native radio buttons; the first one that is on the shelf. */
async function chooseSize(page: Page): Promise<void> {
  await page.getByRole('group', { name: 'Size' }).locator('label:not(:has([data-out]))').first().click()
}

describe.each(screens)('with script, %s', (screen) => {
  it('browses, adds, and sees the bag slide in; changes and empties it', async () => {
    const page = await openPage({ screen })
    const name = await openFirstProduct(page)
    await chooseSize(page)
    await page.getByRole('button', { name: 'Add to bag' }).click()
    const bag = page.getByRole('dialog', { name: 'Your bag' })
    await bag.getByRole('link', { name }).waitFor()
    await bag.getByRole('button', { name: `One more of ${name}` }).click()
    await expect.poll(() => bag.getByRole('textbox', { name: `Quantity of ${name}` }).inputValue()).toBe('2')
    await expect.poll(() => page.locator('[data-bag-count]').textContent()).toBe('2')
    await bag.getByRole('button', { name: `Remove ${name}` }).click()
    await bag.getByText('Your bag is empty').waitFor()
  })

  it('keeps focus in the bag, closes it with Escape and gives the focus back', async () => {
    const page = await openPage({ screen })
    await openFirstProduct(page)
    await chooseSize(page)
    const add = page.getByRole('button', { name: 'Add to bag' })
    await add.focus()
    await page.keyboard.press('Enter')
    const bag = page.getByRole('dialog', { name: 'Your bag' })
    await bag.waitFor()
    for (let press = 0; press < 12; press += 1) await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () => document.activeElement?.closest('dialog') !== null || document.activeElement === document.body,
      ),
    ).toBe(true)
    await page.keyboard.press('Escape')
    await bag.waitFor({ state: 'hidden' })
  })

  it('does not lose an add that comes before its script', async () => {
    const page = await openPage({ screen })
    await page.goto('/en-us/c/women-1000')
    const path = await page
      .getByRole('main')
      .getByRole('heading', { level: 3 })
      .getByRole('link')
      .first()
      .getAttribute('href')
    await page.route('**/assets/mount-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600))
      await route.continue()
    })
    await page.goto(path ?? '', { waitUntil: 'domcontentloaded' })
    await chooseSize(page)
    await page.getByRole('button', { name: 'Add to bag' }).click()
    await page.getByRole('dialog', { name: 'Your bag' }).waitFor()
    expect(await page.locator('[data-bag-count]').textContent()).toBe('1')
  })

  it('opens the cart page, not the mini cart, from the bag on the cart page', async () => {
    const page = await openPage({ screen })
    await page.goto('/en-us/cart')
    await page.getByRole('link', { name: /^Bag/ }).first().click()
    await page.waitForURL('**/en-us/cart')
    expect(await page.getByRole('dialog', { name: 'Your bag' }).isVisible()).toBe(false)
  })
})

describe.each(screens)('without script, %s', (screen) => {
  it('browses, adds, edits and empties the bag with forms', async () => {
    const page = await openPage({ screen, javaScript: false })
    const name = await openFirstProduct(page)
    await chooseSize(page)
    await page.getByRole('button', { name: 'Add to bag' }).click()
    await page.waitForURL('**/en-us/cart')
    await page.getByRole('heading', { level: 2, name }).waitFor()
    await page.getByRole('button', { name: `One more of ${name}` }).click()
    await expect.poll(() => page.getByRole('spinbutton', { name: `Quantity of ${name}` }).inputValue()).toBe('2')
    await page.getByRole('button', { name: `Remove ${name}` }).click()
    await page.getByRole('heading', { level: 1, name: 'Your bag is empty' }).waitFor()
  })

  it('filters, sorts and pages a list with plain addresses', async () => {
    const page = await openPage({ screen, javaScript: false })
    await page.goto('/en-us/c/women-1000?colour=black&sort=price-asc')
    expect(await page.getByRole('main').getByRole('heading', { level: 3 }).count()).toBeGreaterThan(0)
    await page.goto('/en-us/c/women-1000?page=2')
    expect(await page.getByRole('navigation', { name: /pages/i }).getByRole('link').count()).toBeGreaterThan(2)
  })
})

it('suggests while typing and is walked with the arrow keys', async () => {
  const page = await openPage()
  await page.goto('/en-us')
  await page.getByRole('searchbox').first().click()
  await page.keyboard.type('boot', { delay: 20 })
  const list = page.getByRole('region', { name: 'Suggestions' })
  await list.waitFor()
  await page.keyboard.press('ArrowDown')
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('A')
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'hidden' })
})

it('asks for a size before it adds', async () => {
  const page = await openPage()
  await openFirstProduct(page)
  await page.getByRole('button', { name: 'Add to bag' }).hover()
  await page.locator('[data-island="buy-box"][data-ready]').waitFor()
  await page.getByRole('button', { name: 'Add to bag' }).click()
  expect(await page.getByRole('alert').textContent()).toContain('Choose a size')
})

it('changes the country and stays on the page', async () => {
  const page = await openPage()
  await page.goto('/en-us/c/women-1000')
  await page.getByRole('contentinfo').locator('summary').click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutschland, Deutsch' }).click()
  await page.waitForURL('**/de-de/c/damen-1000')
})
