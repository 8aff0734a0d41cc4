import { expect, it } from 'vitest'
import { consentTo } from '../../shared/consent.fixtures.ts'
import { consentCookie } from '../../shared/consent.ts'
import { useBrowser } from '../harness/browser.ts'
import { consoleWords } from '../harness/console-words.ts'
import { useShop } from '../harness/shop.ts'

const shop = useShop({ catalogue: 'demo' })
const { openPage } = useBrowser(shop)

it('a view is reported once, when it is left, and not after a no', async () => {
  const page = await openPage({ consent: ['performance'] })
  const isMeasuring = () => page.locator('[data-island="measures"][data-ready]').waitFor({ state: 'attached' })
  await page.goto('/en-us/c/women-1000')
  await isMeasuring()
  // A press that the browser has to answer.
  await page.keyboard.press('Tab')
  await page.goto('/en-us/store-locator')
  await expect
    .poll(() => consoleWords(shop, '/console/speed?days=7'))
    .toMatch(/category 1 \d+ ms \d+ ms [\d.]+ \d+ ms 0 /)

  await isMeasuring()
  await page.context().addCookies([{ name: consentCookie, value: consentTo(), url: shop.url }])
  await page.goto('/en-us')
  await page.locator('main h1, main h2').first().waitFor()
  expect(await page.locator('[data-island="measures"]').count()).toBe(0)
  // A page that is measured again: what was sent before it has arrived by then.
  await page.context().addCookies([{ name: consentCookie, value: consentTo('performance'), url: shop.url }])
  await page.goto('/en-us/search?q=rally')
  await isMeasuring()
  await page.goto('/en-us')
  await expect.poll(() => consoleWords(shop, '/console/speed?days=7')).toMatch(/search 1 /)
  expect(await consoleWords(shop, '/console/speed?days=7')).not.toContain('storeLocator')
})
