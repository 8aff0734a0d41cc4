import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { findViolations } from '../harness/axe.ts'
import { useBrowser } from '../harness/browser.ts'
import { useShop } from '../harness/shop.ts'
import { walker } from '../integration/shop/checkout-walk.ts'

/** The cart in its non-empty states; the empty ones are with the other pages in accessibility.test.ts. */
const shop = useShop({ catalogue: 'demo', shared: true })
const { openPage } = useBrowser(shop)
const shoe = 'KCT3886CINK'

const expectNoViolation = async (page: Page) => expect(await findViolations(page)).toEqual([])

async function expectFits(page: Page): Promise<void> {
  const screen = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  const over = await page.evaluate(() => {
    const wide = [document.documentElement, ...document.querySelectorAll('dialog[open]')]
    return Math.max(...wide.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
  })
  expect(over).toBeLessThanOrEqual(0)
  if (screen) await page.setViewportSize(screen)
}

async function withShoe() {
  const walk = walker(shop, 'de-de')
  await walk.add(shoe)
  return walk
}

describe.each(['desktop', 'phone'] as const)('with goods in it, %s', (screen) => {
  it('the mini cart, and the toast of a removal over it', async () => {
    const page = await openPage({ screen, reducedMotion: true })
    await page.goto(`/de-de/p/x-${shoe}`)
    await page.getByRole('group', { name: 'Größe' }).locator('label:not(:has([data-out]))').first().click()
    await page.getByRole('button', { name: 'In den Warenkorb' }).click()
    await page.locator('dialog.mini [data-body] .line').waitFor()
    await expectNoViolation(page)
    await expectFits(page)
    await page.locator('dialog.mini form[action*="/api/cart/remove"] button').first().click()
    await page.locator('.toast').waitFor()
    await expectNoViolation(page)
    await expectFits(page)
  })

  it('the cart page, with something saved and a code', async () => {
    const { visitor } = await withShoe()
    const page = await openPage({ screen, reducedMotion: true, visitor })
    await page.goto('/de-de/cart')
    await page.locator('[data-island=cart-view][data-ready]').waitFor()
    await page.locator('input[name=coupon]:not([type=hidden])').fill('WELCOME10')
    await page.keyboard.press('Enter')
    await page.locator('.pill').waitFor()
    await expectNoViolation(page)
    await expectFits(page)
    await page.locator('form[action*="/api/cart/save"] button').click()
    await page.locator('.saved-item').waitFor()
    await expectNoViolation(page)
    await expectFits(page)
  })

  it.each(['pickup', 'shipping-method', 'quickshop', 'change-store', 'store-changed', 'pay-later', 'gift-option'])(
    'the dialog %s',
    async (name) => {
      const { visitor } = await withShoe()
      const answer = await visitor.fetch('/api/cart?locale=de-de')
      const { cart } = (await answer.json()) as { cart: { items: { id: string }[] } }
      const item = cart.items[0]?.id ?? ''
      const page = await openPage({ screen, reducedMotion: true, visitor })
      await page.goto(`/de-de/p/x-${shoe}`)
      const query = new URLSearchParams({ item, product: shoe, store: 'KERB-DE-402' })
      // Any link of the page opens it, with what it leads to changed.
      await page
        .locator('main a')
        .first()
        .evaluate((link: HTMLAnchorElement, href) => {
          link.href = href
          link.dataset['dialog'] = ''
          link.click()
        }, `/de-de/dialog/${name}?${query}`)
      await page.locator('dialog.dialog h1').waitFor()
      await expectNoViolation(page)
      await expectFits(page)
      if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/${name}-${screen}.png` })
    },
  )
})
