import { expect, it } from 'vitest'
import { useBrowser } from '../harness/browser.ts'
import { useShop } from '../harness/shop.ts'

const shop = useShop({ catalogue: 'demo' })
const { openPage } = useBrowser(shop)

it.each([
  { screen: 'desktop', javaScript: true },
  { screen: 'desktop', javaScript: false },
  { screen: 'phone', javaScript: true },
  { screen: 'phone', javaScript: false },
] as const)('the home page opens: $screen, scripts $javaScript', async (options) => {
  const page = await openPage(options)
  const answer = await page.goto('/en-us')
  expect(answer?.status()).toBe(200)
  expect(await page.getByRole('main').isVisible()).toBe(true)
})
