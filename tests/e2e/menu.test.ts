import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { findViolations } from '../harness/axe.ts'
import { useBrowser } from '../harness/browser.ts'
import { useShop } from '../harness/shop.ts'

const shop = useShop({ catalogue: 'demo', shared: true })
const { openPage } = useBrowser(shop)

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const word = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true })
const panel = (page: Page) => page.locator('.mega .panel:visible')
const isExpanded = (page: Page, name: string) => word(page, name).getAttribute('aria-expanded')
const hasFocus = (page: Page, name: string) =>
  word(page, name).evaluate((element) => element === document.activeElement)

describe('the mega menu under a finger', () => {
  it('opens with the first press, also before its script is there, and follows with the second', async () => {
    const page = await openPage({ screen: 'tablet' })
    await page.goto('/en-us')
    await word(page, 'Women').tap()
    await panel(page).waitFor()
    // On touch, CSS shows the menu before script reports it.
    await expect.poll(() => isExpanded(page, 'Women')).toBe('true')
    await word(page, 'Men').tap()
    await expect.poll(() => isExpanded(page, 'Men')).toBe('true')
    expect(await isExpanded(page, 'Women')).toBe('false')
    await expect.poll(() => panel(page).count()).toBe(1)
    expect(new URL(page.url()).pathname).toBe('/en-us')
    await word(page, 'Men').tap()
    await page.waitForURL('**/c/men-*')
  })

  it('leads on from its panel, and closes with a press beside it', async () => {
    const page = await openPage({ screen: 'tablet' })
    await page.goto('/en-us')
    await word(page, 'Women').tap()
    await panel(page).waitFor()
    await page.touchscreen.tap(600, 790)
    await expect.poll(() => panel(page).count()).toBe(0)
    await word(page, 'Women').tap()
    await panel(page).locator('.l3').first().tap()
    await page.waitForURL('**/c/**')
  })
})

describe('the mega menu, pressed before its script is there', () => {
  async function pressedAndLeft() {
    const page = await openPage({ screen: 'tablet' })
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/mega-menu-*.js', async (route) => {
      await released
      await route.continue()
    })
    await page.goto('/en-us')
    await word(page, 'Women').tap()
    await panel(page).waitFor()
    await page.touchscreen.tap(600, 790)
    await expect.poll(() => panel(page).count()).toBe(0)
    const ready = async () => {
      release()
      await page.locator('[data-island=mega-menu][data-ready]').waitFor()
    }
    return { page, ready }
  }

  it('stays shut when something else is pressed meanwhile', async () => {
    const { page, ready } = await pressedAndLeft()
    await ready()
    expect(await isExpanded(page, 'Women')).toBe('false')
  })

  it('opens where its word is pressed once more after that, and does not lead on', async () => {
    const { page, ready } = await pressedAndLeft()
    await word(page, 'Women').tap()
    await ready()
    await expect.poll(() => isExpanded(page, 'Women')).toBe('true')
    await panel(page).locator('.l3').first().tap()
    await page.waitForURL('**/c/womens-*')
  })
})

describe('the mega menu with a mouse', () => {
  it('opens under its button, is marked as expanded, and its link works at once', async () => {
    const page = await openPage()
    await page.goto('/en-us')
    await word(page, 'Women').hover()
    await expect.poll(() => isExpanded(page, 'Women')).toBe('true')
    await panel(page).waitFor()
    await page.mouse.move(700, 880)
    await expect.poll(() => isExpanded(page, 'Women')).toBe('false')
    await expect.poll(() => panel(page).count()).toBe(0)
    await word(page, 'Women').click()
    await page.waitForURL('**/c/women-*')
  })
})

describe('the mega menu by keyboard', () => {
  it('is passed in ten steps or less', async () => {
    const page = await openPage()
    await page.goto('/en-us')
    await page.getByRole('link', { name: 'Home' }).first().focus()
    let stops = -1
    const isInside = () => page.evaluate(() => document.activeElement?.closest('.mega') !== null)
    do {
      await page.keyboard.press('Tab')
      stops += 1
    } while (await isInside())
    expect(stops).toBeGreaterThan(3)
    expect(stops).toBeLessThanOrEqual(10)
  })

  it('opens with Enter, is traversed with Tab, and closes when the focus leaves', async () => {
    const page = await openPage()
    await page.goto('/en-us')
    await word(page, 'Women').focus()
    expect(await panel(page).count()).toBe(0)
    await page.keyboard.press('Enter')
    await panel(page).waitFor()
    expect(await findViolations(page)).toEqual([])
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('.panel') !== null)).toBe(true)
    await word(page, 'Kids').focus()
    await expect.poll(() => isExpanded(page, 'Women')).toBe('false')
    await expect.poll(() => panel(page).count()).toBe(0)
  })

  it('follows the arrows, closes on Escape and returns to its word', async () => {
    const page = await openPage()
    await page.goto('/en-us')
    await word(page, 'Women').focus()
    await page.locator('.mega[data-ready]').waitFor()
    await page.keyboard.press('ArrowDown')
    expect(await page.evaluate(() => document.activeElement?.closest('.panel') !== null)).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => panel(page).count()).toBe(0)
    expect(await hasFocus(page, 'Women')).toBe(true)
    await page.keyboard.press('ArrowRight')
    expect(await hasFocus(page, 'Men')).toBe(true)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/c/men-*')
  })

  it('opens with the focus where there is no script', async () => {
    const page = await openPage({ javaScript: false })
    await page.goto('/en-us')
    await word(page, 'Women').focus()
    await panel(page).waitFor()
  })
})

describe('the menu on a phone', () => {
  const sheet = (page: Page) => page.getByRole('navigation', { name: 'Menu' })
  const openSheet = async (page: Page) => {
    await page.getByRole('button', { name: 'Menu' }).tap()
    await page.locator('[data-island=menu-sheet][data-ready]').waitFor()
  }

  it('closes with Back, on its page', async () => {
    const page = await openPage({ screen: 'phone' })
    await page.goto('/en-us/about')
    await page.goto('/en-us')
    await openSheet(page)
    await page.goBack()
    await expect.poll(() => sheet(page).isVisible()).toBe(false)
    expect(new URL(page.url()).pathname).toBe('/en-us')
    await openSheet(page)
    await page.getByRole('button', { name: 'Close menu' }).tap()
    await expect.poll(() => page.evaluate(() => history.state?.kerbSheet)).toBeUndefined()
    await page.goBack()
    await page.waitForURL('**/en-us/about')
  })

  it('leads to a page from which Back leads to the one before', async () => {
    const page = await openPage({ screen: 'phone' })
    await page.goto('/en-us')
    await openSheet(page)
    await sheet(page).getByRole('link', { name: 'United States, English' }).tap()
    await page.waitForURL('**/country')
    await page.goBack()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/en-us')
    expect(await sheet(page).isVisible()).toBe(false)
  })

  it('opens level by level without script, with a link to all of level 2', async () => {
    const page = await openPage({ screen: 'phone', javaScript: false })
    await page.goto('/en-us')
    await page.getByRole('button', { name: 'Menu' }).click()
    await sheet(page)
      .locator('summary:visible', { hasText: /^Women$/ })
      .click()
    await sheet(page)
      .locator('summary:visible', { hasText: /^Shoes$/ })
      .click()
    await sheet(page).getByRole('link', { name: 'Shop all Shoes' }).waitFor()
  })
})
