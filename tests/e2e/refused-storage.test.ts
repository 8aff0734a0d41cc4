import type { Page } from 'playwright'
import { it } from 'vitest'
import { useBrowser } from '../harness/browser.ts'
import { useShop } from '../harness/shop.ts'

/** Browsers that keep nothing for a site: storage throws at every touch, and cookies are dropped. */
const shop = useShop({ catalogue: 'demo', shared: true })
const { openPage } = useBrowser(shop, { reducedMotion: true })

async function refuseStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })
}

async function refuseCookies(page: Page): Promise<void> {
  await refuseStorage(page)
  await page.addInitScript(() => Object.defineProperty(document, 'cookie', { get: () => '', set() {} }))
  await page.route('**', async (route) => route.continue({ headers: { ...route.request().headers(), cookie: '' } }))
}

const pages = ['', '/c/women-1000', '/p/x-KCT3886CINK', '/search?q=boots', '/stories', '/cart', '/account', '/cookies']
const prompt = (page: Page) => page.getByRole('complementary', { name: 'Cookies and your privacy' })

it.each([
  ['storage', refuseStorage],
  ['storage and cookies', refuseCookies],
] as const)('without %s no page breaks, and the question goes once it is answered', async (_, refuse) => {
  const page = await openPage({ consent: null })
  await refuse(page)
  for (const path of pages) {
    await page.goto(`/en-us${path}`)
    await page.mouse.wheel(0, 4000)
    await page.waitForLoadState('networkidle')
  }
  await page.goto('/en-us/stories')
  await prompt(page).getByRole('button', { name: 'Decline' }).click()
  await prompt(page).waitFor({ state: 'hidden' })
})

it('without cookies nothing is allowed where a no could not be kept', async () => {
  const page = await openPage({ consent: null })
  await page.setExtraHTTPHeaders({ 'cf-ipcountry': 'US' })
  await refuseCookies(page)
  await page.goto('/en-us/stories')
  await page.locator('[data-widget]').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Show photos from another service' }).waitFor()
})

it('a pop-up opens where storage is refused', async () => {
  const page = await openPage()
  await refuseStorage(page)
  await page.goto('/en-gb/about')
  await page.locator('.popup details[open]').waitFor()
})
