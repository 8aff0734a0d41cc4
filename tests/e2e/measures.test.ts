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

type Seen = { readonly name: string; readonly promotion: string | null }
/** Promotions that the log knows of, each as often as it was counted. */
async function promotions(): Promise<readonly Seen[]> {
  const database = await shop.miniflare.getD1Database('DB', 'kerb-platform')
  const sql = `SELECT name, event->>'promotion' AS promotion FROM exp_shop_events
WHERE name LIKE '%promotion' ORDER BY at, rowid`
  return (await database.prepare(sql).all<Seen>()).results
}

it('a promotion is counted once half of it was in sight for a second, and when it is pressed', async () => {
  const page = await openPage({ consent: ['performance'] })
  await page.goto('/en-us')
  const block = (id: string) => page.locator(`[data-promotion-id="${id}"]`)
  const first = { name: 'view_promotion', promotion: 'new-season' }
  await expect.poll(promotions).toEqual([first])
  await block('rain-boots').scrollIntoViewIfNeeded()
  await expect.poll(async () => (await promotions()).map(({ promotion }) => promotion)).toContain('rain-boots')
  const passed = (await promotions()).length
  await block('new-season').scrollIntoViewIfNeeded()
  await block('new-season').getByRole('link').first().click()
  await page.waitForURL(/\/c\//)
  await expect.poll(promotions).toContainEqual({ name: 'select_promotion', promotion: 'new-season' })
  const all = await promotions()
  expect(all.filter(({ name }) => name === 'view_promotion').length).toBeGreaterThanOrEqual(passed)
  expect(new Set(all.map(({ name, promotion }) => `${name} ${promotion}`)).size).toBe(all.length)
})
