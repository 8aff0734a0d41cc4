import { expect, it } from 'vitest'
import { consentTo } from '../../shared/consent.fixtures.ts'
import { consentCookie } from '../../shared/consent.ts'
import { ingestPath } from '../../shared/measures.ts'
import { useBrowser } from '../harness/browser.ts'
import { useShop } from '../harness/shop.ts'

const shop = useShop({ catalogue: 'demo' })
const { openPage } = useBrowser(shop)

type Batch = { readonly path: string; readonly view: object; readonly measures: readonly { name: string }[] }

it('a view is reported once, when it is left, and not after a no', async () => {
  const page = await openPage({ consent: ['performance'] })
  const batches: Batch[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === ingestPath) batches.push(JSON.parse(request.postData() ?? ''))
  })
  await page.goto('/en-us/c/women-1000')
  await page.locator('[data-island="measures"][data-ready]').waitFor({ state: 'attached' })
  // A press that the browser has to answer.
  await page.keyboard.press('Tab')
  await page.goto('/en-us/c/men-2000')
  await expect.poll(() => batches.length).toBe(1)
  expect(batches[0]).toMatchObject({ path: '/en-us/c/women-1000', view: { variants: [] } })
  expect(batches[0]?.measures.map(({ name }) => name)).toEqual(expect.arrayContaining(['LCP', 'TTFB', 'CLS']))

  await page.locator('[data-island="measures"][data-ready]').waitFor({ state: 'attached' })
  await page.context().addCookies([{ name: consentCookie, value: consentTo(), url: shop.url }])
  await page.goto('/en-us')
  await page.locator('main h1, main h2').first().waitFor()
  expect(batches.length).toBe(1)
  await expect(page.locator('[data-island="measures"]').count()).resolves.toBe(0)
})
