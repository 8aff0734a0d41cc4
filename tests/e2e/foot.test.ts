import { expect, it } from 'vitest'
import { findViolations } from '../harness/axe.ts'
import { useBrowser } from '../harness/browser.ts'
import { useShop } from '../harness/shop.ts'
import { shoe } from '../integration/shop/cart-forms.ts'

const shop = useShop({ catalogue: 'demo', shared: true })
const { openPage } = useBrowser(shop, { reducedMotion: true })

it.each([true, false])(
  'on a phone, a guest goes from the length of a foot to its size, and shoes open at it (script: %s)',
  async (javaScript) => {
    const page = await openPage({ screen: 'phone', consent: ['functional'], javaScript })
    await page.goto(`/en-us/p/x-${shoe}`)
    await page.getByRole('main').getByRole('link', { name: 'Size guide' }).click()
    const finder = page.getByRole('form', { name: 'What is my size?' })
    await finder.getByLabel('My foot is').selectOption({ label: '10.2 in (25.8 cm): US M8 / W9.5' })
    await finder.getByLabel('Width').selectOption({ label: 'Wide' })
    if (javaScript) {
      expect(await findViolations(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
    await finder.getByRole('button', { name: 'Remember my size' }).click()
    await page.getByText('Your size is remembered.').waitFor()

    await page.goto(`/en-us/p/x-${shoe}`)
    await page.getByText('Your usual size: US M8 / W9.5').waitFor()
    expect(await page.getByRole('radio', { name: '8', exact: true }).isChecked()).toBe(true)
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(1)

    await page.goto(`/en-us/dialog/quickshop?product=${shoe}`)
    if (javaScript) await page.locator('[data-island=quickshop][data-ready]').waitFor()
    expect(await page.getByRole('radio', { name: '8', exact: true }).isChecked()).toBe(true)
    await page.getByText('Your usual size: US M8 / W9.5').waitFor()
  },
)
