import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { useBrowser } from '../harness/browser.ts'
import { useShop } from '../harness/shop.ts'

/** The head's words for search engines follow the address where a list changes it in place. */
const shop = useShop({ catalogue: 'demo', shared: true })
const { openPage } = useBrowser(shop, { reducedMotion: true })

const reviews = '/en-us/p/yardarm-glide-teal-butter-KRN3985WTEA/reviews'
const part = (html: string, shape: RegExp) => shape.exec(html)?.[1]?.replaceAll('&amp;', '&')

/** The head's words for search engines in the server's own page at the page's address. */
async function served(page: Page) {
  const { pathname, search } = new URL(page.url())
  const html = await (await shop.fetch(pathname + search)).text()
  return [
    part(html, /<title>([^<]*)/),
    part(html, /name="robots" content="([^"]*)/),
    part(html, /rel="canonical" href="([^"]*)/),
    part(html, /property="og:title" content="([^"]*)/),
    part(html, /property="og:url" content="([^"]*)/),
    html.match(/rel="alternate"/g)?.length ?? 0,
  ]
}
const shown = (page: Page) =>
  page.evaluate(() => [
    document.title,
    document.querySelector<HTMLMetaElement>('head meta[name=robots]')?.content,
    document.querySelector<HTMLLinkElement>('head link[rel=canonical]')?.href,
    document.querySelector<HTMLMetaElement>('head meta[property="og:title"]')?.content,
    document.querySelector<HTMLMetaElement>('head meta[property="og:url"]')?.content,
    document.querySelectorAll('head link[rel=alternate]').length,
  ])

async function open(page: Page, address: string, island: string): Promise<void> {
  await page.goto(address)
  await page.locator(`[data-island=${island}]`).hover()
  await page.locator(`[data-island=${island}][data-ready]`).waitFor()
  await page.evaluate(() => document.body.setAttribute('data-same', ''))
}

describe.each([
  { island: 'listing', address: '/en-us/c/women-1000', link: 'a[href*="page=2"]', query: '?page=2' },
  { island: 'listing', address: '/en-us/c/women-1000?page=2', link: 'a[href*="page=3"]', query: '?page=3' },
  { island: 'reviews', address: reviews, link: 'a[href*="stars=5"]', query: '?stars=5' },
])('the head of $address', ({ island, address, link, query }) => {
  it(`is that of ${query} once that is shown, and its own again after Back`, async () => {
    const page = await openPage()
    await open(page, address, island)
    const own = await shown(page)
    expect(own).toEqual(await served(page))
    await page.locator(`main ${link}`).first().click()
    await expect.poll(() => new URL(page.url()).search).toBe(query)
    const other = await served(page)
    expect(other).not.toEqual(own)
    await expect.poll(() => shown(page)).toEqual(other)
    await page.goBack()
    await expect.poll(() => shown(page)).toEqual(own)
    expect(await page.locator('body[data-same]').count()).toBe(1)
  })
})
