import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright'
import { afterAll, expect, it } from 'vitest'
import { demoPassword } from '../../demo/seed/people.ts'
import { consentTo } from '../../shared/consent.fixtures.ts'
import { consentCookie } from '../../shared/consent.ts'
import { useBrowser } from '../harness/browser.ts'
import { untilClientCloses } from '../harness/connections.ts'
import { useShop } from '../harness/shop.ts'

/** A tag manager in a visitor's browser: its script, and the events that it finds there. */
const tags = 'https://tags.example'
/** A stub in the browser misses requests that tags send as their page ends. */
const sent: string[] = []
const vendor = createServer(untilClientCloses, ({ url = '' }, response) => {
  sent.push(url)
  response.writeHead(204).end()
})
await new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve))
const vendorUrl = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`
afterAll(() => new Promise((resolve) => vendor.close(resolve)))

const shop = useShop({
  catalogue: 'demo',
  vars: {
    shop: { TAG_MANAGER_URL: `${tags}/layer.js?id=1`, TAG_MANAGER_ORIGINS: `https://sent.example,${vendorUrl}` },
  },
})
const { openPage, expectProblem } = useBrowser(shop)

type Entry = { readonly event?: string; readonly event_id?: string; readonly [word: number]: unknown }

/** Every entry of all pages since the first, as the tag manager's script would see them. */
async function withTags(page: Page) {
  expectProblem(/^request to another host: https:\/\/(?:tags|sent|elsewhere)\.example/)
  const entries: Entry[] = []
  const asked: string[] = []
  await page.exposeFunction('told', (entry: Entry) => entries.push(entry))
  const script = `for (const entry of dataLayer.splice(0)) told(entry)
    dataLayer.push = (...more) => more.forEach((entry) => told(entry))`
  await page.route(`${tags}/**`, (route) => {
    asked.push(new URL(route.request().url()).pathname)
    return route.fulfill({ contentType: 'text/javascript', body: script })
  })
  const named = (name: string) => entries.filter(({ event }) => event === name)
  return { entries, asked, named }
}

const accept = async (page: Page) => {
  await page.getByRole('button', { name: 'Accept all' }).click()
  await page.getByRole('button', { name: 'Accept all' }).waitFor({ state: 'hidden' })
}

it('finds each event of a visitor who allows it once, and runs on no page of an account', async () => {
  const page = await openPage({ consent: null })
  const { entries, asked, named } = await withTags(page)
  await page.goto('/en-us/p/x-KCT3886CINK')
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
  await accept(page)
  await page.reload()
  await expect.poll(() => named('view_item').length).toBe(1)
  expect(named('view_item')).toMatchObject([{ page_type: 'product', ecommerce: { currency: 'USD' } }])
  await page.locator('#size label:not(:has([data-out]))').first().click()
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect.poll(() => named('add_to_cart').length).toBe(1)

  const before = asked.length
  await page.goto('/en-us/account')
  await page.getByLabel('Email').fill('member@kerb.example')
  await page.getByLabel('Password').fill(demoPassword)
  expect([await page.evaluate(() => 'dataLayer' in window), asked.length]).toEqual([false, before])

  await page.goto('/en-us/help')
  await expect
    .poll(() => named('page_view').map((entry) => (entry as Entry & { page_type: string }).page_type))
    .toContain('account')
  const ids = entries.flatMap(({ event_id }) => event_id ?? [])
  expect(new Set(ids).size).toBe(ids.length)
})

it('runs beside no password: its dialog opens as a page', async () => {
  expectProblem(/status of 409/)
  const page = await openPage({ consent: null })
  const { named } = await withTags(page)
  await page.goto('/en-us/help')
  const signIn = page.locator('header').getByRole('link', { name: 'Account' })
  await accept(page)
  await page.reload()
  await expect.poll(() => named('gtm.js').length).toBe(1)
  await signIn.click()
  await page.getByLabel('Password').waitFor()
  expect([await page.evaluate(() => 'dataLayer' in window), await page.getByRole('dialog').count()]).toEqual([false, 0])
})

it('has nothing that waited for who used the browser before', async () => {
  const page = await openPage({ consent: null })
  const { named } = await withTags(page)
  await page.goto('/en-us/account')
  await accept(page)
  await page.getByLabel('Email').fill('member@kerb.example')
  await page.getByLabel('Password').fill(demoPassword)
  await page.locator('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL(/said=/)
  await page.goto('/en-us/help')
  await expect.poll(() => named('page_view').length).toBeGreaterThan(0)
  const types = named('page_view').map((entry) => (entry as Entry & { page_type: string }).page_type)
  expect(types).not.toContain('account')
})

it('sends only where the shop lets it', async () => {
  expectProblem(/Content Security Policy|Refused to connect|Failed to fetch/)
  const page = await openPage({ consent: null })
  await withTags(page)
  await page.route('https://sent.example/**', (route) =>
    route.fulfill({ status: 204, headers: { 'access-control-allow-origin': '*' } }),
  )
  await page.goto('/en-us/help')
  await accept(page)
  await page.reload()
  const sent = (url: string) =>
    page.evaluate(
      (to) =>
        fetch(to).then(
          ({ status }) => status,
          () => 0,
        ),
      url,
    )
  expect([await sent('https://sent.example/g'), await sent('https://elsewhere.example/g')]).toEqual([204, 0])
})

/** Headers of a visitor for whom tags run until they decline. */
const optOut = { 'cf-ipcountry': 'US' }

it('is told of each choice, and ends with the page where consent is taken back', async () => {
  expectProblem(/Content Security Policy|^request to another host: http:\/\/127/)
  const page = await openPage({ consent: null })
  await page.setExtraHTTPHeaders(optOut)
  const { entries, asked, named } = await withTags(page)
  await page.goto('/en-us/help')
  const granted = { analytics_storage: 'granted', ad_storage: 'granted', functionality_storage: 'granted' }
  await expect.poll(() => named('gtm.js').length).toBe(1)
  // Before the script of the tag manager, which is to obey it from the first.
  expect(entries.slice(0, 2)).toMatchObject([{ 0: 'consent', 1: 'default', 2: granted }, { event: 'gtm.js' }])
  await page.evaluate((to) => {
    const layer = (globalThis as unknown as { dataLayer: { push: (entry: object) => void } }).dataLayer
    // The page may be gone before a function of this test is called.
    layer.push = (entry) => sessionStorage.setItem('last', JSON.stringify(entry))
    // As tags do: the image is one that any page may show.
    addEventListener('pagehide', () => {
      navigator.sendBeacon(`${to}/beacon`)
      new Image().src = `${to}/image`
    })
  }, vendorUrl)
  await page.getByRole('button', { name: 'Decline' }).click()
  await page.waitForFunction(() => !('dataLayer' in window))
  const denied = { analytics_storage: 'denied', ad_storage: 'denied', functionality_storage: 'denied' }
  const last = await page.evaluate(() => sessionStorage.getItem('last') ?? '')
  expect(JSON.parse(last)).toMatchObject({ 0: 'consent', 1: 'update', 2: denied })
  await page.goto('/en-us/help')
  expect([await page.evaluate(() => 'dataLayer' in window), asked.length, sent]).toEqual([false, 1, []])
})

it('is not on the page of the settings, and asks for nothing once consent was taken back there', async () => {
  const page = await openPage({ consent: null })
  const { asked, named } = await withTags(page)
  await page.goto('/en-us/help')
  await accept(page)
  await page.reload()
  await expect.poll(() => named('gtm.js').length).toBe(1)
  await page.goto('/en-us/cookies')
  await page.getByRole('row', { name: /tags\.example/ }).waitFor()
  await page.getByRole('button', { name: 'Decline' }).click()
  await page.waitForLoadState()
  await page.goto('/en-us/help')
  expect([await page.evaluate(() => 'dataLayer' in window), asked.length]).toEqual([false, 1])
})

it('ends in a tab beside the one where consent is taken back, and is not there for a password', async () => {
  const page = await openPage({ consent: null })
  const { asked } = await withTags(page)
  await page.goto('/en-us/help')
  await accept(page)
  await page.reload()
  await page.waitForFunction(() => 'dataLayer' in window)
  const other = await page.context().newPage()
  await other.goto('/en-us/associate-login')
  await other.getByLabel('Password').waitFor()
  expect(await other.evaluate(() => 'dataLayer' in window)).toBe(false)
  await other.goto('/en-us/cookies')
  await other.getByRole('button', { name: 'Decline' }).click()
  await page.waitForFunction(() => !('dataLayer' in window))
  expect(asked.length).toBe(1)
})

it.each([
  ['beside the one', true],
  ['that comes back after the one', false],
])('ends in a tab %s in which consent was taken back', async (_, hearsOfCookies) => {
  const page = await openPage({ consent: null })
  if (!hearsOfCookies) await page.addInitScript(() => Reflect.deleteProperty(window, 'cookieStore'))
  await withTags(page)
  await page.goto('/en-us/help')
  await accept(page)
  await page.reload()
  await page.waitForFunction(() => 'dataLayer' in window)
  await page.context().addCookies([{ name: consentCookie, value: consentTo('targeting'), url: shop.url }])
  // The page is gone by the time that a listener has heard of it.
  if (!hearsOfCookies) await page.evaluate(() => void setTimeout(() => dispatchEvent(new Event('visibilitychange'))))
  await page.waitForFunction(() => !('dataLayer' in window))
})

it('does not run where the browser asks for privacy in its scripts alone', async () => {
  const page = await openPage({ consent: ['performance'] })
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  const { asked } = await withTags(page)
  await page.goto('/en-us/help')
  await page.locator('[data-island="tag-manager"][data-ready]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  expect([await page.evaluate(() => 'dataLayer' in window), asked]).toEqual([false, []])
})
