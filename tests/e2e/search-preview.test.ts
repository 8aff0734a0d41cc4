import { expect, it } from 'vitest'
import { findViolations } from '../harness/axe.ts'
import { useBrowser } from '../harness/browser.ts'
import { useShop } from '../harness/shop.ts'

const shop = useShop({ catalogue: 'demo', shared: true })
const { openPage } = useBrowser(shop, { reducedMotion: true })

it.each(['phone', 'desktop'] as const)('an editor reads why a product stands where it does (%s)', async (screen) => {
  const page = await openPage({ screen })
  await page.goto('/preview?to=/en-us/search?q=boots')
  await page.getByLabel('Editor key').fill('local-preview-secret')
  await page.getByRole('button', { name: 'Open the preview' }).click()
  await page.getByRole('heading', { name: 'Search rules' }).waitFor()
  const third = page.getByText(/^Why place 3:/)
  await third.click()
  const parts = page.locator('details[open]').filter({ has: third }).getByRole('listitem')
  expect((await parts.allTextContents()).join('\n')).toMatch(/“boots” in what it is \+\d/)
  expect(page.url()).toContain('/search?q=boots')
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  expect(await findViolations(page)).toEqual([])
})
