import type { Page } from 'playwright'
import { afterAll, describe, expect, it } from 'vitest'
import { findViolations } from '../harness/axe.ts'
import { useBrowser } from '../harness/browser.ts'
import { startContentStub } from '../harness/content-stub.ts'
import { useShop } from '../harness/shop.ts'

const item = (id: string, title: string) => ({ type: 'accordion', id, title, richText: `<p>Inside ${id}</p>` })
const content = await startContentStub({
  home: [
    { type: 'benefit-bar', title: 'Free returns', flag: 'spring' },
    { type: 'secondary-navigation', links: [{ label: 'Here', target: { url: '/' } }] },
    { type: 'accordions', title: 'Good to know', oneOpen: true, items: [item('care', 'Care'), item('fit', 'Fit')] },
    { type: 'rich-text', html: '<p><a href="#fit">To the fit</a> <a href="?size=wide#news">To the news</a></p>' },
    { type: 'spacer', size: 'xl' },
    { type: 'dialog', id: 'news', title: 'News', trigger: { label: 'Sign up' }, newsletter: {} },
    { type: 'anchor', id: 'end' },
  ],
})
afterAll(() => content.close())
const shop = useShop({ catalogue: 'demo', vars: { shop: { CONTENT_ORIGIN: content.origin } } })
const { openPage } = useBrowser(shop, { reducedMotion: true })

const dialogOf = (page: Page) => page.locator('#news')
const isOpen = (page: Page, id: string) =>
  page.locator(`details:has(#${id})`).evaluate((element) => (element as HTMLDetailsElement).open)

describe.each([true, false])('scripts %s', (javaScript) => {
  it('an accordion opens by keyboard and by its address, one at a time', async () => {
    const page = await openPage({ javaScript })
    await page.goto('/en-us')
    await page.locator('summary', { hasText: 'Care' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => isOpen(page, 'care')).toBe(true)
    await page.getByRole('link', { name: 'To the fit' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => isOpen(page, 'fit')).toBe(true)
    expect(await isOpen(page, 'care')).toBe(false)
  })

  it('a dialog opens, sends its form and shows what came of it', async () => {
    const page = await openPage({ javaScript })
    await page.goto('/en-us')
    await page.getByRole('link', { name: 'Sign up' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => dialogOf(page).isVisible()).toBe(true)
    if (javaScript) await expect.poll(() => dialogOf(page).evaluate((element) => element.matches(':modal'))).toBe(true)
    await dialogOf(page).getByLabel('Email').fill('mara@kerb')
    await page.keyboard.press('Enter')
    await dialogOf(page).getByRole('alert').waitFor()
    expect(await dialogOf(page).getByLabel('Email').inputValue()).toBe('mara@kerb')
    await dialogOf(page).getByLabel('Email').fill('mara@kerb.example')
    await dialogOf(page).getByRole('checkbox').check()
    await dialogOf(page).getByRole('button').click()
    await dialogOf(page).getByRole('status').waitFor()
    await dialogOf(page).getByRole('link', { name: 'Close' }).click()
    await expect.poll(() => dialogOf(page).isVisible()).toBe(false)
  })

  it('a benefit bar is closed by keyboard and stays away', async () => {
    const page = await openPage({ javaScript })
    await page.goto('/en-us')
    await page.getByRole('button', { name: 'Hide Free returns' }).focus()
    // Without script the form loads a new page, which must have arrived before the next request.
    const comesBack = javaScript ? null : page.waitForEvent('load')
    await page.keyboard.press('Enter')
    await comesBack
    await expect.poll(() => page.getByText('Free returns').isVisible()).toBe(false)
    await page.goto('/en-us')
    expect(await page.locator('.benefit').count()).toBe(0)
  })
})

it('Escape and Back close a dialog, and its link opens it again', async () => {
  const page = await openPage()
  await page.goto('/en-us')
  const open = async () => {
    await page.getByRole('link', { name: 'Sign up' }).click()
    await expect.poll(() => dialogOf(page).evaluate((element) => element.matches(':modal'))).toBe(true)
  }
  await open()
  await page.keyboard.press('Escape')
  await expect.poll(() => dialogOf(page).isVisible()).toBe(false)
  await expect.poll(() => page.url()).not.toContain('#')
  await open()
  await page.goBack()
  await expect.poll(() => dialogOf(page).isVisible()).toBe(false)
})

it('a link in rich text adds to the address and opens the dialog', async () => {
  const page = await openPage()
  await page.goto('/en-us?page=2')
  await page.getByRole('link', { name: 'To the news' }).click()
  await page.waitForURL('**/en-us?page=2&size=wide#news')
  await expect.poll(() => dialogOf(page).evaluate((element) => element.matches(':modal'))).toBe(true)
})

it('has no fault that axe finds, closed or open', async () => {
  const page = await openPage()
  await page.goto('/en-us')
  expect(await findViolations(page, { include: 'main', bestPractices: true })).toEqual([])
  await page.getByRole('link', { name: 'Sign up' }).click()
  await expect.poll(() => dialogOf(page).evaluate((element) => element.matches(':modal'))).toBe(true)
  expect(await findViolations(page, { include: '#news', bestPractices: true })).toEqual([])
})
