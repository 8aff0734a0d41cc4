import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { useBrowser } from '../harness/browser.ts'
import { useShop } from '../harness/shop.ts'

/** A dialog's frame: every way to close it, and the page below it. */
const shop = useShop({ catalogue: 'demo', shared: true })
const { openPage, expectProblem } = useBrowser(shop)

const dialogOf = (page: Page) => page.locator('dialog.dialog[open]')
const openCount = (page: Page) => page.locator('dialog[open]').count()
const hasFocus = (control: Locator) => control.evaluate((element) => element === document.activeElement)

const pressBeside = (page: Page) => page.mouse.click(8, 8)
const ways: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'its button': (page) => dialogOf(page).getByRole('button', { name: 'Close' }).click(),
  'a press beside it': pressBeside,
  Back: (page) => page.goBack(),
}

const cartOf = (page: Page) => page.getByRole('dialog', { name: 'Your cart' })
/** The frame's own script is here, and what it shows. */
const isReady = async (dialog: Locator) => {
  await dialog.locator('xpath=self::*[parent::*[@data-ready]]').waitFor()
  await dialog.locator('[data-body] [data-island][data-ready]').first().waitFor()
}

const giftLink = (page: Page) => cartOf(page).getByRole('link', { name: /the recipient: |Add a recipient: / })
async function openGift(page: Page): Promise<Locator> {
  await giftLink(page).click()
  await dialogOf(page).getByRole('textbox', { name: 'For' }).waitFor()
  await isReady(dialogOf(page))
  return dialogOf(page)
}
/** Leaves the cart's drawer open, with a gift card in it. */
async function addGiftCard(page: Page): Promise<void> {
  const category = await (await shop.fetch('/en-us/c/gift-cards-4400')).text()
  await page.goto(/href="(\/en-us\/p\/[^"]*)"/.exec(category)?.[1] ?? '')
  const size = page.locator('#size label:not(:has([data-out]))').first()
  if (await size.isVisible()) await size.click()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await cartOf(page).locator('[data-island=mini-cart][data-ready] .line').waitFor()
}

describe.each(['desktop', 'phone'] as const)('a dialog, %s', (screen) => {
  it('takes the focus, holds the page still, and leaves it as it was, however it closes', async () => {
    const page = await openPage({ screen })
    await page.goto('/en-us/c/women-1000')
    const { href } = await page.evaluate(() => location)
    const quick = page.getByRole('link', { name: /^Quick add/ }).nth(9)
    await quick.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const scrolled = () => page.evaluate(() => scrollY)
    const place = await scrolled()
    expect(place).toBeGreaterThan(100)

    const open = async () => {
      await quick.click()
      await dialogOf(page).getByRole('group', { name: 'Size' }).waitFor()
      await isReady(dialogOf(page))
      expect(await hasFocus(dialogOf(page).getByRole('heading', { level: 1 }))).toBe(true)
    }
    const expectPage = async () => {
      await page.locator('dialog.dialog').waitFor({ state: 'detached' })
      expect(await hasFocus(quick)).toBe(true)
      expect([await scrolled(), page.url()]).toEqual([place, href])
    }
    for (const [name, close] of Object.entries(ways)) {
      await open()
      for (const [x, y] of [
        [4, 4],
        [195, 600],
      ] as const) {
        await page.mouse.move(x, y)
        await page.mouse.wheel(0, 4000)
      }
      await close(page)
      await expectPage().catch((error: unknown) => {
        throw new Error(`closed with ${name}`, { cause: error })
      })
    }
    await page.goForward()
    expect(await openCount(page)).toBe(0)
    await expectPage()
    await open()
    await page.goBack()
    await expectPage()
  })

  it('moves for 250 ms, and not at all for who prefers that', async () => {
    const page = await openPage({ screen })
    await page.goto('/en-us/help')
    const durations = () =>
      page
        .locator('dialog.mini')
        .evaluate((dialog) => [...new Set(getComputedStyle(dialog).transitionDuration.split(', '))])
    expect(await durations()).toEqual(['0.25s'])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await durations()).toEqual(['0s'])
  })

  it('stays open under a kept one, which gives it the focus back', async () => {
    const page = await openPage({ screen })
    await addGiftCard(page)
    const { href } = await page.evaluate(() => location)
    for (const close of [ways['Escape'], ways['Back']]) {
      await openGift(page)
      expect(await openCount(page)).toBe(2)
      await close?.(page)
      await page.locator('dialog.dialog').waitFor({ state: 'detached' })
      expect(await cartOf(page).isVisible()).toBe(true)
      expect(await hasFocus(giftLink(page))).toBe(true)
    }
    const gift = await openGift(page)
    const email = gift.getByRole('textbox', { name: 'Recipient’s email' })
    await email.fill('zoe@post')
    await gift.getByRole('button', { name: 'Save' }).click()
    await gift.getByRole('alert').getByRole('link', { name: 'Recipient’s email' }).click()
    expect([await hasFocus(email), page.url()]).toEqual([true, href])
    await page.goBack()
    await page.locator('dialog.dialog').waitFor({ state: 'detached' })
    await page.goBack()
    await expect.poll(() => openCount(page)).toBe(0)
    expect(await hasFocus(page.getByRole('button', { name: 'Add to cart' }))).toBe(true)
  })
})

it('gives way to another, which gives the focus back to where both came from', async () => {
  const page = await openPage()
  await page.goto('/en-us/help')
  const account = page.getByRole('banner').getByRole('link', { name: 'Account' })
  await account.click()
  await expect.poll(async () => [new URL(page.url()).pathname, await openCount(page)]).toEqual(['/en-us/help', 1])
  await isReady(dialogOf(page))
  await dialogOf(page).getByRole('link', { name: 'Forgot your password?' }).click()
  await isReady(page.getByRole('dialog', { name: 'Forgot your password?' }))
  await expect.poll(() => openCount(page)).toBe(1)
  await page.goBack()
  await expect.poll(() => openCount(page)).toBe(0)
  expect(await hasFocus(account)).toBe(true)
  expect(new URL(page.url()).pathname).toBe('/en-us/help')
})

it('says that the session has ended inside of it, and the page opens again without it', async () => {
  expectProblem(/409/)
  const page = await openPage()
  await addGiftCard(page)
  const gift = await openGift(page)
  const message = 'Your session has expired.'
  const answer = { ok: false, cart: null, code: 'AUT498', place: 'toast', recovery: 'reset-cart-and-reload', message }
  await page.route('**/api/cart/gift-option**', (route) => route.fulfill({ status: 409, json: answer }))
  await gift.getByRole('textbox', { name: 'For' }).fill('Zoe')
  await gift.getByRole('textbox', { name: 'Recipient’s email' }).fill('zoe@post.example')
  await page.clock.install()
  await gift.getByRole('button', { name: 'Save' }).click()
  await gift.getByText(message).first().waitFor()
  const loaded = page.waitForEvent('load')
  await page.clock.fastForward(4000)
  await loaded
  expect(await openCount(page)).toBe(0)
})
