import { chromium, type Page } from 'playwright'
import { expect, it } from 'vitest'
import { matchRoute, type RouteKey } from '../../shared/routes.ts'
import { isPublicRoute } from '../../worker/render/page-cache/page-address.ts'
import { useBrowser } from '../harness/browser.ts'
import { chromiumFlags, findChromium } from '../harness/chromium.ts'
import { useShop } from '../harness/shop.ts'

const shop = useShop({ catalogue: 'demo', shared: true })
const { openPage } = useBrowser(shop)
const list = '/en-us/c/women-1000'
const shoe = '/en-us/p/x-KCT3886CINK'
const firstProduct = (page: Page) => page.locator('.card h3').getByRole('link').first()

it('a product is fetched as the pointer rests on its link, and opened from what was fetched', async () => {
  const page = await openPage()
  await page.goto(list)
  const ahead = page.waitForRequest((request) => request.headers()['sec-purpose'] === 'prefetch')
  await firstProduct(page).hover()
  const prefetch = await ahead
  expect(new URL(prefetch.url()).pathname).toMatch(/^\/en-us\/p\//)
  // A click before the answer has arrived may load the page anew.
  expect(await (await prefetch.response())?.finished()).toBeNull()
  await firstProduct(page).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForURL('**/p/**')
  const kind = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation')
    return entry && 'deliveryType' in entry ? entry.deliveryType : undefined
  })
  expect(kind).toBe('navigational-prefetch')
})

/** A page of each route. Editors may choose any path that no other route has. */
const pageOf: Readonly<Record<RouteKey, string>> = {
  home: '',
  category: '/c/women-1000?page=2',
  product: '/p/boot-AB12345678',
  productReviews: '/p/boot-AB12345678/reviews',
  productCard: '/p/boot-AB12345678/card',
  search: '/search?q=boot',
  searchHub: '/searchhub',
  cart: '/cart',
  adjustPrice: '/cart/adjust',
  checkout: '/checkout/billing',
  orderConfirmation: '/order-confirmation',
  orderTracking: '/order-tracking',
  account: '/account',
  accountProfile: '/account/profile',
  accountSection: '/account/orders/KB1',
  accountReturn: '/account/orders/KB1/return',
  completeProfile: '/account/complete',
  employeeTerms: '/account/employee-terms',
  associateLogin: '/associate-login',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password?token=1',
  confirmEmail: '/confirm-email?token=1',
  confirmNewEmail: '/confirm-new-email?token=1',
  undo: '/undo?token=1',
  signUp: '/sign-up',
  favorites: '/favorites',
  sharedFavorites: '/favorites/shared/1',
  newsletterConfirmation: '/newsletter/confirm?token=1',
  unsubscribe: '/unsubscribe?token=1',
  contactUs: '/contact-us',
  storeLocator: '/store-locator?near=10001',
  giftCard: '/gift-card',
  quickshop: '/dialog/quickshop?product=1',
  sizeChart: '/dialog/size-chart',
  dialog: '/dialog/sign-in',
  country: '/country',
  cookieSettings: '/cookies',
  help: '/help/sizing',
  legal: '/legal/terms',
  content: '/sustainability',
  stories: '/stories/on-foot',
  page: '/autumn/boots',
}
const searches: readonly RouteKey[] = ['search', 'searchHub']
const dialogs: readonly RouteKey[] = ['quickshop', 'sizeChart']

it('all that is read by anybody is fetched ahead, and of what is somebody’s own only a guest’s first step of checkout', async () => {
  const page = await openPage()
  await page.goto(list)
  const rules = JSON.parse((await page.locator('script[type=speculationrules]').textContent()) ?? '')
  const isFetched = (path: string) =>
    page.evaluate(
      ([where, address]) => {
        type Where = { and?: Where[]; or?: Where[]; not?: Where; href_matches?: string | string[] }
        const holds = ({ and, or, not, href_matches: patterns }: Where): boolean =>
          and?.every(holds) ??
          or?.some(holds) ??
          (not
            ? !holds(not)
            : [patterns ?? []]
                .flat()
                .some((pattern) => new URLPattern(pattern, location.href).test(address, location.href)))
        return holds(where)
      },
      [rules.prefetch[0].where, path] as const,
    )
  for (const [key, path] of Object.entries(pageOf) as [RouteKey, string][]) {
    expect(matchRoute(path.split('?')[0] ?? '')?.key, path).toBe(key)
    const isAhead = isPublicRoute(key) && !searches.includes(key) && !dialogs.includes(key)
    expect(await isFetched(`/en-us${path}`), path).toBe(isAhead)
  }
  expect(await isFetched('/en-us/checkout/shipping')).toBe(true)
  for (const path of ['/en-us/checkout', '/en-us/cart/', '/api/cart/add', '/preview', '/fr-fr', '/fr-fr/c/femmes-1000'])
    expect(await isFetched(path), path).toBe(false)
})

/** Number of scripts, of those that all islands share, that the page has asked for ahead. */
const sharedAhead = (page: Page) =>
  page.evaluate(() => {
    const shared = document.querySelector<HTMLScriptElement>('script[data-shared]')?.dataset['shared']?.split(' ') ?? []
    return shared.filter((href) => document.querySelector(`link[rel=modulepreload][href="${href}"]`)).length
  })

it('what all islands share is fetched at the first sign of a visitor', async () => {
  const page = await openPage()
  await page.goto(shoe, { waitUntil: 'networkidle' })
  // The pointer was there before the page.
  await page.evaluate(() => document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })))
  expect(await sharedAhead(page)).toBe(0)
  // A whole browser doesn't know where the first move came from.
  await page.mouse.move(300, 300, { steps: 2 })
  await expect.poll(() => sharedAhead(page)).toBeGreaterThan(0)
})

it('nothing is fetched ahead for a visitor who saves data, and the shop works', async () => {
  const page = await openPage()
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) }),
  )
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto(shoe, { waitUntil: 'networkidle' })
  await page.locator('[data-island=buy-box][data-ready]').waitFor()
  await page.mouse.move(300, 300, { steps: 2 })
  expect(await sharedAhead(page)).toBe(0)
  await page.getByRole('group', { name: 'Size' }).locator('label:not(:has([data-out]))').first().click()
  expect(fetched.filter((path) => path.startsWith('/assets/react-'))).toEqual([])
  expect(await page.locator('script[type=speculationrules]').count()).toBe(0)
  expect(fetched).not.toContain('/en-us/dialog/mini-cart')
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('dialog', { name: 'Your cart' }).getByRole('link', { name }).waitFor()
})

it('a page is as it was left, and not made again, by going back', async () => {
  // Playwright disables the back/forward cache.
  const ignoreDefaultArgs = ['--disable-back-forward-cache']
  const executablePath = findChromium({ whole: true })
  const browser = await chromium.launch({ executablePath, args: chromiumFlags, ignoreDefaultArgs })
  try {
    const page = await browser.newPage({ baseURL: shop.url })
    for (const path of ['/en-us', list]) {
      await page.goto(path)
      await page.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))
      })
      await page.goto('/en-us/help/sizing')
      await page.goBack({ waitUntil: 'commit' })
      const persisted = await page.waitForFunction(() => 'persisted' in window && window.persisted)
      expect(await persisted.jsonValue(), path).toBe(true)
    }
  } finally {
    await browser.close()
  }
})
