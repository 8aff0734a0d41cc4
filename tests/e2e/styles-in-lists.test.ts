import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { useBrowser } from '../harness/browser.ts'
import { useShop } from '../harness/shop.ts'

/** A card stands for a style: its swatches show the others of its colors in place. */
const shop = useShop({ catalogue: 'demo', shared: true })
const { openPage } = useBrowser(shop, { reducedMotion: true })

const list = '/en-us/c/women-1000'
const screens = ['phone', 'desktop'] as const
const cardOf = (page: Page) =>
  page
    .locator('.card')
    .filter({ has: page.locator('.swatches') })
    .first()
const swatchOf = (page: Page, at: number) =>
  cardOf(page)
    .getByRole('list', { name: /colors$/ })
    .getByRole('link')
    .nth(at)
const shown = async (page: Page) => ({
  href: await cardOf(page).getByRole('heading').getByRole('link').getAttribute('href'),
  picture: await cardOf(page).locator('.pic img').first().getAttribute('src'),
  saves: await cardOf(page).getByRole('button', { name: /^Save/ }).getAttribute('value'),
})

describe.each(screens)('a list on a %s', (screen) => {
  it('shows another color of a style in place, and leads to it', async () => {
    const page = await openPage({ screen })
    await page.goto(list)
    const other = swatchOf(page, 1)
    const productId = /[A-Z0-9]+$/.exec((await other.getAttribute('href')) ?? '')?.[0] ?? ''
    const before = await shown(page)
    expect(before.href).not.toContain(productId)
    await (screen === 'phone' ? other.tap() : other.hover())
    await expect.poll(() => other.getAttribute('aria-current')).toBe('true')
    expect(await shown(page)).toEqual({
      href: expect.stringMatching(`-${productId}$`),
      picture: expect.stringContaining(`/${productId}/`),
      saves: productId,
    })
    expect(new URL(page.url()).pathname).toBe(list)
    const { width, height } = (await other.boundingBox()) ?? { width: 0, height: 0 }
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
    await (screen === 'phone' ? other.tap() : other.click())
    await page.waitForURL(`**/p/*-${productId}`)
  })
})

it('shows a color that is focused by keyboard', async () => {
  const page = await openPage()
  await page.goto(list)
  await swatchOf(page, 0).focus()
  await page.keyboard.press('Tab')
  const other = swatchOf(page, 1)
  await expect.poll(() => other.getAttribute('aria-current')).toBe('true')
  expect(await other.evaluate((link) => link === document.activeElement)).toBe(true)
})

it('has links to its colors without script', async () => {
  const html = await (await shop.fetch(list)).text()
  const [card = ''] = /<div data-island="swatches".*?<\/div>/s.exec(html) ?? []
  const addresses = [...card.matchAll(/href="([^"]+)"/g)].map(([, address = '']) => address)
  expect(addresses.length).toBeGreaterThan(1)
  for (const address of addresses) {
    const productId = address.split('/').at(-1)
    expect((await shop.fetch(address)).headers.get('location')).toMatch(new RegExp(`^/en-us/p/.+-${productId}$`))
  }
})
