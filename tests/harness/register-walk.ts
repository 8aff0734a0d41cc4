import type { Page } from 'playwright'
import { cookieRegister, embedRegister, type Registered, storageRegister } from '../../shared/browser-register.ts'
import type { ConsentCategory } from '../../shared/consent.ts'

const registered = new Map<string, Registered>(
  [...Object.values(cookieRegister), ...Object.values(storageRegister)].map((row) => [row.name, row]),
)

/** Whatever the shop has left in this browser, by name. Its payment provider's frames are another's. */
async function stored(page: Page): Promise<readonly string[]> {
  const cookies = await page.context().cookies(page.url())
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  return [...cookies.map(({ name }) => name), ...keys]
}

/** Pages of each kind. Photos of another service stand below the stories. */
const visits: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  ['home', (page) => page.goto('/de-de')],
  ['a list', (page) => page.goto('/de-de/c/damen-1000')],
  ['a product', (page) => page.goto('/de-de/p/x-KCT3886CINK')],
  ['a search', (page) => page.goto('/de-de/search?q=boot')],
  ['stories', (page) => page.goto('/de-de/stories')],
  ['the photos of others', (page) => page.locator('[data-widget]').scrollIntoViewIfNeeded()],
  ['the cart', (page) => page.goto('/de-de/cart')],
  ['checkout', (page) => page.goto('/de-de/checkout')],
  ['the account', (page) => page.goto('/de-de/account')],
  ['stores', (page) => page.goto('/de-de/store-locator')],
  ['a gift card', (page) => page.goto('/de-de/gift-card')],
  ['the settings', (page) => page.goto('/de-de/cookies')],
]

/** Walks the shop, and returns what was stored, or asked of others, without being registered and allowed. */
export async function walkRegister(page: Page, allowed: readonly ConsentCategory[]): Promise<string[]> {
  const faults = new Set<string>()
  let place = ''
  page.on('request', (request) => {
    const isPhotos = new URL(request.url()).pathname.startsWith('/social/')
    if (isPhotos && !allowed.includes(embedRegister.social.category))
      faults.add(`${place}: ${request.url()} is not allowed`)
  })
  for (const [name, visit] of visits) {
    place = name
    await visit(page)
    await page.waitForLoadState('networkidle')
    for (const key of await stored(page)) {
      const row = registered.get(key)
      if (!row) faults.add(`${place}: ${key} is not registered`)
      else if (!allowed.includes(row.category)) faults.add(`${place}: ${key} is not allowed`)
    }
  }
  return [...faults]
}
