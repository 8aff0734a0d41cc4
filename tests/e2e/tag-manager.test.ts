import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { demoPassword } from '../../demo/seed/people.ts'
import { useBrowser } from '../harness/browser.ts'
import { useShop } from '../harness/shop.ts'

/** A tag manager in a visitor's browser: its script, and the events that it finds there. */
const tags = 'https://tags.example'
const shop = useShop({
  catalogue: 'demo',
  vars: { shop: { TAG_MANAGER_URL: `${tags}/layer.js?id=1`, TAG_MANAGER_ORIGINS: 'https://sent.example' } },
})
const { openPage, expectProblem } = useBrowser(shop)

type Entry = { readonly event?: string; readonly event_id?: string }

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

it('asks for nothing once consent was taken back', async () => {
  const page = await openPage({ consent: null })
  const { asked } = await withTags(page)
  await page.goto('/en-us/help')
  await accept(page)
  await page.goto('/en-us/cookies')
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  await page.getByRole('row', { name: /tags\.example/ }).waitFor()
  await page.getByRole('button', { name: 'Decline' }).click()
  await page.waitForLoadState()
  const before = asked.length
  await page.goto('/en-us/help')
  expect([await page.evaluate(() => 'dataLayer' in window), asked.length]).toEqual([false, before])
})
