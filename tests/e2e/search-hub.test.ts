import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { findViolations } from '../harness/axe.ts'
import { useBrowser } from '../harness/browser.ts'
import { useShop } from '../harness/shop.ts'

/** Where a search starts: the hub, its sheet on a phone, suggestions and recent searches. */
const shop = useShop({ catalogue: 'demo', shared: true })
const { openPage } = useBrowser(shop, { reducedMotion: true })

const box = (page: Page) => page.getByRole('combobox', { name: 'Search' }).filter({ visible: true })
const recent = (page: Page) => page.getByRole('listbox', { name: 'Recent searches' })

it('is a sheet on a phone, as high as the screen, with the focus in its field', async () => {
  const page = await openPage({ screen: 'phone' })
  await page.goto('/en-us/help')
  await page.getByRole('link', { name: 'Search the shop' }).click()
  const sheet = page.locator('dialog[open]')
  await sheet.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => box(page).evaluate((input) => input === document.activeElement)).toBe(true)
  expect(await sheet.evaluate((dialog) => dialog.getBoundingClientRect().height - window.innerHeight)).toBe(0)
  expect(new URL(page.url()).pathname).toBe('/en-us/help')
  expect(await findViolations(page)).toEqual([])
  await box(page).pressSequentially('boot')
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' })
  await suggestions.getByRole('option', { name: 'Boots · Women' }).waitFor()
  // The list is below the field, which keeps its breadth.
  const [field, list] = await Promise.all([box(page).boundingBox(), suggestions.boundingBox()])
  expect(field?.width).toBeGreaterThan(280)
  expect(list?.y).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0))
  await suggestions.getByRole('option', { name: 'Boots · Women' }).click()
  await page.waitForURL(/\/en-us\/c\/[^/]*boots-\d+$/)
  await page.goBack()
  await page.waitForURL('**/en-us/help')
})

it('is a page with departments and help, without script too', async () => {
  const page = await openPage({ screen: 'phone', javaScript: false })
  await page.goto('/en-us/searchhub')
  const departments = page.getByRole('navigation', { name: 'Departments' })
  expect(await departments.getByRole('link').count()).toBeGreaterThan(3)
  for (const name of ['Track your order', 'Size guide', 'Shipping'])
    expect(await page.getByRole('main').getByRole('link', { name, exact: true }).count(), name).toBe(1)
  await page.getByRole('main').getByRole('combobox', { name: 'Search' }).fill('boots')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/en-us/search?q=boots')
})

it('offers what was searched before in this browser, and forgets it', async () => {
  const page = await openPage({ consent: ['functional'] })
  for (const query of ['red shoes', 'black boots']) {
    await page.goto(`/en-us/search?q=${encodeURIComponent(query)}`)
    await page.locator('[data-island=searched][data-ready]').waitFor({ state: 'attached' })
  }
  await page.goto('/en-us')
  await box(page).focus()
  const options = recent(page).getByRole('option')
  await expect.poll(() => options.allTextContents()).toEqual(['black boots', 'red shoes'])
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Delete')
  await expect.poll(() => options.allTextContents()).toEqual(['red shoes'])
  await options.first().locator('.sug-forget').click()
  await expect.poll(() => recent(page).count()).toBe(0)
  expect(await page.evaluate(() => localStorage.getItem('kerb.searches'))).toBeNull()
})

it('forgets what was searched once consent is taken back in the settings', async () => {
  const page = await openPage({ consent: ['functional'] })
  const kept = () => page.evaluate(() => localStorage.getItem('kerb.searches'))
  await page.goto('/en-us/search?q=boots')
  await page.locator('[data-island=searched][data-ready]').waitFor({ state: 'attached' })
  expect(await kept()).toBe('["boots"]')
  await page.goto('/en-us/cookies')
  await page.getByRole('button', { name: 'Decline' }).click()
  await page.getByText('Saved.').waitFor()
  await expect.poll(kept).toBeNull()
})

it('keeps no search of who has not allowed it', async () => {
  const page = await openPage()
  await page.goto('/en-us/search?q=boots')
  await page.locator('[data-island=searched][data-ready]').waitFor({ state: 'attached' })
  expect(await page.evaluate(() => localStorage.getItem('kerb.searches'))).toBeNull()
})
