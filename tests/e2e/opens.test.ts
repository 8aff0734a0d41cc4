import { expect, it } from 'vitest'
import { useBrowser } from '../harness/browser.ts'
import { useShop } from '../harness/shop.ts'

const shop = useShop({ catalogue: 'demo', shared: true })
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

it('a picture’s place has the colour of its background before it is there', async () => {
  const page = await openPage({ javaScript: false })
  await page.goto('/en-us/c/women-1000')
  const places = await page.locator('.card .pic').evaluateAll((list) =>
    list.map((place) => {
      const probe = document.createElement('i')
      probe.style.color = place.getAttribute('data-ground') ?? ''
      return { painted: getComputedStyle(place).backgroundColor, wanted: probe.style.color }
    }),
  )
  expect(places.length).toBeGreaterThan(20)
  expect(new Set(places.map(({ wanted }) => wanted)).size).toBeGreaterThan(3)
  for (const { painted, wanted } of places) expect(painted).toBe(wanted)
})
