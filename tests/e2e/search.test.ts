import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { findViolations } from '../harness/axe.ts'
import { useBrowser } from '../harness/browser.ts'
import { useShop } from '../harness/shop.ts'

/** A search's page: what its words say is taken away in place. */
const shop = useShop({ catalogue: 'demo', shared: true })
const { openPage } = useBrowser(shop, { reducedMotion: true })

const address = '/en-us/search?q=Red+shoes+under+%24200&gender=women'
const pill = (page: Page, label: string) => page.getByRole('link', { name: `Remove filter ${label}` })
const fields = (page: Page) => page.locator('input[type=search][name=q]')

/** All that a page says of its search. */
async function said(page: Page) {
  const { pathname, search } = new URL(page.url())
  return {
    address: pathname + search,
    title: await page.title(),
    heading: await page.getByRole('heading', { level: 1 }).textContent(),
    fields: await fields(page).evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value)),
    count: await page.locator('#results').textContent(),
    pills: await page.locator('.pills li').allTextContents(),
    languages: await page
      .locator('footer a[hreflang]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('q'))),
  }
}

/** All that the server's own page at the address says. */
async function served(at: string) {
  const page = await openPage({ javaScript: false })
  await page.goto(at)
  return said(page)
}

async function openSearch(page: Page, at: string): Promise<void> {
  await page.goto(at)
  await page.locator('[data-island=listing]').hover()
  await page.locator('[data-island=listing][data-ready]').waitFor()
  await page.evaluate(() => document.body.setAttribute('data-same', ''))
}

describe.each(['phone', 'desktop'] as const)('on a %s', (screen) => {
  it('takes a word away in place, and Back brings it back', async () => {
    const page = await openPage({ screen })
    await openSearch(page, address)
    const before = await said(page)
    expect(before.pills).toEqual(['Red', 'Shoes', 'Up to $200', 'Women', 'Clear all'])
    await pill(page, 'Red').click()
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('shoes under $200')
    const after = await said(page)
    expect(after.heading).toBe('Results for “shoes under $200”')
    expect(after.pills).toEqual(['Shoes', 'Up to $200', 'Women', 'Clear all'])
    expect(after).toEqual(await served(after.address))
    await page.goBack()
    await expect.poll(() => said(page)).toEqual(before)
    await page.goForward()
    await expect.poll(() => said(page)).toEqual(after)
    expect(await page.locator('body[data-same]').count()).toBe(1)
    // The header would cover a part of what is below it.
    await page.evaluate(() => scrollTo(0, 0))
    expect(await findViolations(page)).toEqual([])
  })
})

it('searches for exactly what was typed in place, and a word of it away too', async () => {
  const page = await openPage()
  await openSearch(page, '/en-us/search?q=red+shose+snekers')
  const before = await said(page)
  await page.getByRole('link', { name: /^Search “red shose snekers” instead$/ }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('exact')).toBe('1')
  const exact = await said(page)
  expect(exact).toEqual(await served(exact.address))
  await page.goBack()
  await expect.poll(() => said(page)).toEqual(before)
})

it('leaves what was typed into a search field before the list started', async () => {
  const page = await openPage()
  await page.goto(address)
  await fields(page).last().fill('boots')
  await page.locator('[data-island=listing]').hover()
  await page.locator('[data-island=listing][data-ready]').waitFor()
  expect(await fields(page).last().inputValue()).toBe('boots')
  await pill(page, 'Red').click()
  await expect.poll(() => fields(page).last().inputValue()).toBe('shoes under $200')
})

it('keeps the focus by the results when a word is taken away by keyboard', async () => {
  const page = await openPage()
  await openSearch(page, address)
  await pill(page, 'Up to $200').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('Red shoes')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('results')
})

it('offers the search without a limit that nothing fits, without script', async () => {
  const nothing = '/en-us/search?q=red+jacket+under+%241'
  const page = await openPage({ javaScript: false })
  await page.goto(nothing)
  await page.getByRole('link', { name: 'Search without “Up to $1”' }).click()
  expect(await page.locator('#results').textContent()).toMatch(/^[1-9]/)
  const other = await openPage()
  await other.goto(nothing)
  expect(await findViolations(other)).toEqual([])
})
