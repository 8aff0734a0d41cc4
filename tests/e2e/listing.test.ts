import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { perPage } from '../../shared/listing-state.ts'
import { useBrowser } from '../harness/browser.ts'
import { useShop } from '../harness/shop.ts'

/** A category's list with script: its form and links work without leaving the page. */
const shop = useShop({ catalogue: 'demo', shared: true })
const { openPage, expectProblem } = useBrowser(shop, { reducedMotion: true })

const path = '/en-us/c/women-1000'
const query = (page: Page) => new URL(page.url()).search
const box = (page: Page, label: string) => page.getByRole('checkbox', { name: new RegExp(`^${label} \\d`) })
const count = (page: Page) => page.locator('#results')
const names = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents()
const isSame = (page: Page) => page.locator('body[data-same]').count()
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')

/** A page with the list hydrated, marked so that leaving it is detected. */
async function openList(page: Page, address = path): Promise<void> {
  await page.goto(address)
  await page.locator('[data-island=listing]').hover()
  await page.locator('[data-island=listing][data-ready]').waitFor()
  await page.evaluate(() => document.body.setAttribute('data-same', ''))
}

/** The number of styles on the server's own page at that address. */
async function messageOf(address: string): Promise<string> {
  const html = await (await shop.fetch(address)).text()
  return /id="results"[^>]*>([^<]+)</.exec(html)?.[1] ?? ''
}

/** Asked for by the island and not by the browser for a page. */
const asksIsland = (headers: Record<string, string>) => headers['x-island'] === 'listing'

describe('the list of a category', () => {
  it('applies two quick ticks, the last one wins and both count', async () => {
    const page = await openPage()
    await openList(page)
    await box(page, 'Black').check()
    await box(page, 'White').check()
    await expect.poll(() => query(page)).toBe('?colour=black&colour=white')
    expect(await count(page).textContent()).toBe(await messageOf(`${path}?colour=black&colour=white`))
    expect(await isSame(page)).toBe(1)
    expect(await page.locator('.cards[aria-busy]').count()).toBe(0)
  })

  it('is for search engines as its address is', async () => {
    const page = await openPage()
    await openList(page)
    const isHidden = () => page.locator('head meta[name=robots][content=noindex]').count()
    expect(await isHidden()).toBe(0)
    await box(page, 'Black').check()
    await expect.poll(isHidden).toBe(1)
    await page.goBack()
    await expect.poll(isHidden).toBe(0)
    expect(await isSame(page)).toBe(1)
  })

  it('ignores the late answer of an earlier tick', async () => {
    const page = await openPage()
    await openList(page)
    let answer = () => undefined as unknown
    const early = new Promise<void>((resolve) => {
      answer = resolve
    })
    let requestCount = 0
    await page.route(`**${path}?**`, async (route) => {
      if (!asksIsland(route.request().headers())) return route.continue()
      requestCount += 1
      if (requestCount === 1) await early
      return route.continue()
    })
    await box(page, 'Black').check()
    await expect.poll(() => page.locator('.cards[aria-busy=true]').count()).toBe(1)
    await box(page, 'Black').uncheck()
    await box(page, 'White').check()
    await expect.poll(() => query(page)).toBe('?colour=white')
    const reply = await count(page).textContent()
    const late = page.waitForResponse((response) => response.url().endsWith('?colour=black'))
    answer()
    await (await late).finished()
    expect(query(page)).toBe('?colour=white')
    expect(await count(page).textContent()).toBe(reply)
    expect(await box(page, 'Black').isChecked()).toBe(false)
  })

  it('goes back to the ticks and cards that were there, and forward again', async () => {
    const page = await openPage()
    await openList(page)
    const before = await names(page)
    await box(page, 'Black').check()
    await expect.poll(() => query(page)).toBe('?colour=black')
    const black = await names(page)
    expect(black).not.toEqual(before)
    await page.getByLabel('Sort by').selectOption('price-asc')
    await expect.poll(() => query(page)).toBe('?colour=black&sort=price-asc')
    const sorted = await names(page)
    await page.goBack()
    await expect.poll(() => names(page)).toEqual(black)
    expect(await page.getByLabel('Sort by').inputValue()).toBe('featured')
    await page.goBack()
    await expect.poll(() => names(page)).toEqual(before)
    expect(await box(page, 'Black').isChecked()).toBe(false)
    expect(query(page)).toBe('')
    await page.goForward()
    await page.goForward()
    await expect.poll(() => names(page)).toEqual(sorted)
    expect(await box(page, 'Black').isChecked()).toBe(true)
    expect(await isSame(page)).toBe(1)
  })

  it('takes a pill away and keeps the focus by the results', async () => {
    const page = await openPage()
    await openList(page, `${path}?colour=black&colour=white`)
    await page.getByRole('link', { name: 'Remove filter Black' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => query(page)).toBe('?colour=white')
    expect(await box(page, 'Black').isChecked()).toBe(false)
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('results')
  })

  it('keeps the focus on the box that was ticked, by keyboard alone', async () => {
    const page = await openPage()
    await openList(page)
    await box(page, 'Black').focus()
    await page.keyboard.press('Space')
    await expect.poll(() => query(page)).toBe('?colour=black')
    expect(await box(page, 'Black').evaluate((tick) => tick === document.activeElement)).toBe(true)
    await page.keyboard.press('Space')
    await expect.poll(() => query(page)).toBe('')
    expect(await box(page, 'Black').evaluate((tick) => tick === document.activeElement)).toBe(true)
  })

  it('goes to another page at its top, and names it', async () => {
    const page = await openPage()
    await openList(page)
    const title = await page.title()
    const before = await names(page)
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click()
    await expect.poll(() => query(page)).toBe('?page=2')
    expect(await names(page)).not.toEqual(before)
    expect(await page.title()).toContain('page 2')
    await expect.poll(() => focused(page)).toBe('Page 2')
    const top = await page.locator('.list section').evaluate((section) => section.getBoundingClientRect().top)
    expect(Math.abs(top)).toBeLessThan(200)
    await page.goBack()
    await expect.poll(() => names(page)).toEqual(before)
    expect(await page.title()).toBe(title)
    expect(await isSame(page)).toBe(1)
  })

  it('applies what was ticked before its script was there', async () => {
    const page = await openPage()
    let arrive = () => undefined as unknown
    const stored = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route(`**${path}`, async (route) => {
      if (route.request().headers()['x-island'] === 'listing;starts') await stored
      return route.continue()
    })
    await page.goto(path)
    await box(page, 'Black').check()
    await box(page, 'White').check()
    expect(query(page)).toBe('')
    arrive()
    await expect.poll(() => query(page)).toBe('?colour=black&colour=white')
  })

  it('shows a way out where nothing matches', async () => {
    const page = await openPage()
    await openList(page, `${path}?colour=black&size=nope`)
    await page.locator('.none').getByRole('link', { name: 'Clear all' }).click()
    await expect.poll(() => query(page)).toBe('')
    expect((await names(page)).length).toBe(perPage)
    expect(await isSame(page)).toBe(1)
  })

  it('goes to the address itself when the list cannot be had', async () => {
    expectProblem(/ERR_FAILED .*\?colour=black/)
    const page = await openPage()
    await openList(page)
    await page.route(`**${path}?**`, (route) =>
      asksIsland(route.request().headers()) ? route.abort() : route.continue(),
    )
    await box(page, 'Black').check()
    await page.waitForURL(`**${path}?colour=black`)
    await expect.poll(() => isSame(page)).toBe(0)
    expect(await box(page, 'Black').isChecked()).toBe(true)
  })

  it('opens a quick shop from a card that came later', async () => {
    const page = await openPage()
    await openList(page)
    await box(page, 'Black').check()
    await expect.poll(() => query(page)).toBe('?colour=black')
    const quick = page.getByRole('link', { name: /^Quick add/ }).first()
    const name = (await quick.getAttribute('aria-label'))?.replace('Quick add, ', '') ?? ''
    await quick.click()
    await page.getByRole('dialog').getByRole('heading', { name, exact: true }).waitFor()
    expect(await isSame(page)).toBe(1)
  })

  it('narrows a search and keeps its words', async () => {
    const page = await openPage()
    await openList(page, '/en-us/search?q=boot')
    const first = page.getByRole('checkbox').first()
    const [name, value] = [await first.getAttribute('name'), await first.getAttribute('value')]
    await first.check()
    await expect.poll(() => query(page)).toBe(`?q=boot&${name}=${value}`)
    expect(await isSame(page)).toBe(1)
  })

  it('is the same list in another country’s shop, by way of all countries', async () => {
    const page = await openPage()
    await openList(page)
    await box(page, 'Black').check()
    await expect.poll(() => query(page)).toBe('?colour=black')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Country' }).click()
    await page.waitForURL('**/country?returnTo=*')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Deutschland/ })
      .click()
    await page.waitForURL('**/de-de/c/*?colour=black')
    expect(await page.locator('.rail input[value=black]').isChecked()).toBe(true)
  })

  it('keeps a phone’s sheet open while boxes are ticked, and shows what they leave', async () => {
    const page = await openPage({ screen: 'phone' })
    await page.goto(path)
    await page.getByRole('button', { name: 'Filters' }).tap()
    await page.locator('[data-island=listing][data-ready]').waitFor()
    await page.evaluate(() => document.body.setAttribute('data-same', ''))
    await box(page, 'Black').tap()
    await expect.poll(() => query(page)).toBe('?colour=black')
    const reply = await messageOf(`${path}?colour=black`)
    const show = page.getByRole('button', { name: `Show ${reply}` })
    await show.waitFor()
    await show.tap()
    await show.waitFor({ state: 'hidden' })
    expect(await count(page).textContent()).toBe(reply)
    expect(await isSame(page)).toBe(1)
  })

  it('takes a range of prices in a phone’s sheet, says what it cannot read, and lets it go with its pill', async () => {
    const page = await openPage({ screen: 'phone' })
    await page.goto(path)
    await page.getByRole('button', { name: 'Filters' }).tap()
    await page.locator('[data-island=listing][data-ready]').waitFor()
    await page.evaluate(() => document.body.setAttribute('data-same', ''))
    const sheet = page.getByRole('form', { name: 'Filters' })
    await sheet.getByText('Price', { exact: true }).tap()
    const from = sheet.getByRole('textbox', { name: 'From ($)' })
    const to = sheet.getByRole('textbox', { name: 'To ($)' })
    const apply = sheet.getByRole('button', { name: 'Apply range' })
    await from.fill('cheap')
    await to.fill('60')
    await apply.tap()
    const fault = sheet.getByText('Enter an amount, such as 50 or 49.50.')
    await fault.waitFor()
    expect(await from.getAttribute('aria-invalid')).toBe('true')
    expect(await from.evaluate((field) => field === document.activeElement)).toBe(true)
    expect([query(page), await to.inputValue()]).toEqual(['', '60'])
    await sheet.getByRole('checkbox', { name: /^Black \d/ }).tap()
    await expect.poll(() => query(page)).toBe('?colour=black')
    expect([await fault.count(), await from.inputValue(), await to.inputValue()]).toEqual([0, '', ''])
    await sheet.getByRole('checkbox', { name: /^Black \d/ }).tap()
    await expect.poll(() => query(page)).toBe('')
    await from.fill('cheap')
    await to.fill('60')
    await apply.tap()
    await fault.waitFor()
    await from.fill('90,50')
    await apply.tap()
    await expect.poll(() => query(page)).toBe('?price=60-90.5')
    expect(await fault.count()).toBe(0)
    await expect.poll(() => from.inputValue()).toBe('60')
    expect(await count(page).textContent()).toBe(await messageOf(`${path}?price=60-90.5`))
    await sheet.getByRole('button', { name: 'Close filters' }).tap()
    await page.getByRole('link', { name: 'Remove filter $60 – $90.50' }).tap()
    await expect.poll(() => query(page)).toBe('')
    await page.getByRole('button', { name: 'Filters' }).tap()
    await expect.poll(() => from.inputValue()).toBe('')
    expect(await isSame(page)).toBe(1)
  })
})
