import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { useBrowser } from '../harness/browser.ts'
import { useShop } from '../harness/shop.ts'

/** The way to the first product of a list: what stands above it, for the eye and for the keyboard. */
const shop = useShop({ catalogue: 'demo', shared: true })
const { openPage } = useBrowser(shop, { reducedMotion: true })

const list = '/en-us/c/women-1000'

it.each(['phone', 'desktop'] as const)(
  'has a price on the first screen of a %s, below a head of 200 pixels',
  async (screen) => {
    const page = await openPage({ screen })
    await page.goto(list)
    const box = await page.locator('.card .price').first().boundingBox()
    expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0)
    const top = (selector: string) => page.locator(selector).evaluate((part) => part.getBoundingClientRect().top)
    expect((await top('.list')) - (await top('main'))).toBeLessThanOrEqual(200)
  },
)

it('leads by keyboard past everything else to the first card', async () => {
  const page = await openPage()
  await page.goto(list)
  const skip = page.getByRole('link', { name: 'Skip to products' })
  const isAt = (part: ReturnType<Page['locator']>) => part.evaluate((element) => element === document.activeElement)
  let stops = 0
  for (; stops < 24 && !(await isAt(skip)); stops += 1) await page.keyboard.press('Tab')
  expect(stops).toBeLessThan(24)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await isAt(page.locator('.card').first().getByRole('heading').getByRole('link'))).toBe(true)
})
