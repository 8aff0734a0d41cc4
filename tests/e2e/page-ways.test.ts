import type { Page } from 'playwright'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { useBrowser } from '../harness/browser.ts'
import { differences, lookAt } from '../harness/page-look.ts'
import { cachedPages, ownPages } from '../harness/page-ways.ts'
import { useShop } from '../harness/shop.ts'
import { createEditor } from '../integration/content/previewing.ts'
import { openRelay } from '../integration/shop/commerce-relay.ts'

let commerce = () => ''
const relay = await openRelay(() => commerce())
afterEach(() => relay.answer(null))
afterAll(() => relay.close())

/** A page is the same page in a browser, however it is answered. */
const { home, category, product, search } = cachedPages
const mainPages = { home, category, product, search }
const quiet = { javaScript: false, reducedMotion: true } as const

async function look(page: Page, path: string) {
  const response = await page.goto(path)
  const state = response?.headers()['x-page-cache'] ?? ''
  return { state, status: response?.status(), look: await lookAt(page) }
}

/** Both views are a new visitor's; the first page is made for the first of them. `page.ways` does it with all pages. */
function describeWay(state: string, seconds: string, pages: Readonly<Record<string, string>>) {
  describe(`answered as ${state}`, () => {
    const shop = useShop({ catalogue: 'demo', vars: { shop: { PAGE_CACHE_SECONDS: seconds } } })
    const { openPage } = useBrowser(shop, quiet)

    it.each(Object.entries(pages))('%s is as it was when it was made', async (_, path) => {
      const page = await openPage()
      const made = await look(page, path)
      await page.context().clearCookies()
      const again = await look(page, path)
      expect([made.status, made.state, again.status, again.state]).toEqual([200, expect.any(String), 200, state])
      expect([made.look.faults, again.look.faults]).toEqual([[], []])
      expect(differences(made.look, again.look)).toEqual([])
    })
  })
}

describeWay('hit', '', cachedPages)
describeWay('hit;stale', '0,600,86400', mainPages)
describeWay('miss;early-head', '0,0,86400', cachedPages)
describeWay('bypass;route', '', ownPages)

describe('with scripts', () => {
  const shop = useShop({ catalogue: 'demo', vars: { shop: { PAGE_CACHE_SECONDS: '0,0,86400' } } })
  // Any line on the console fails the test.
  const { openPage } = useBrowser(shop, { reducedMotion: true })

  it.each(Object.entries(mainPages))('%s whose head is sent early has its styles', async (_, path) => {
    await (await shop.fetch(path)).text()
    const seen = await look(await openPage(), path)
    expect([seen.state, seen.look.faults]).toEqual(['miss;early-head', []])
  })

  it('a part is what stands in the page', async () => {
    const page = await openPage(quiet)
    for (const path of Object.values(cachedPages)) {
      const texts = [await shop.fetch(path), await shop.fetch(path, { headers: { 'x-fragment': 'main' } })]
      const [whole, part] = await page.evaluate(
        ([document = '', fragment = '']) => {
          const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')
          return [parse(document).querySelector('main')?.innerHTML ?? '', parse(fragment).body.innerHTML]
        },
        await Promise.all(texts.map((answer) => answer.text())),
      )
      const shared = (html = '') => html.replaceAll(/ (?:nonce|value)="[^"]*"|"csrf":"[^"]*"/g, '')
      expect(shared(part), path).toBe(shared(whole))
    }
  })
})

describe('an answer that is no page of the catalog', () => {
  const shop = useShop({ catalogue: 'demo', vars: { shop: { COMMERCE_ORIGIN: relay.origin } } })
  commerce = () => shop.platform.url
  const { openPage, expectProblem } = useBrowser(shop, quiet)

  it.each([
    ['not found', 404, '/es-es/nada'],
    ['a product that is not there', 404, '/en-us/p/x-KZZ0000CZZZ'],
    ['a used link', 410, '/en-us/reset-password'],
    ['a dead service', 503, '/en-us/c/men-2000'],
  ])('%s (%s) has its styles', async (_, status, path) => {
    expectProblem(/status of 4\d\d|status of 503/)
    if (status === 503) {
      shop.expectError(/call\.refused|page\.unavailable/)
      relay.answer(() => ({ status: 503, body: {} }))
    }
    const seen = await look(await openPage(), path)
    expect([seen.status, seen.look.faults]).toEqual([status, []])
  })

  it('an editor’s preview has its styles, and the page below its toolbar', async () => {
    const editor = createEditor(shop)
    await editor.enter()
    for (const path of Object.values(mainPages)) {
      const seen = await look(await openPage({ ...quiet, visitor: editor.visitor }), path)
      expect([seen.status, seen.state, seen.look.faults]).toEqual([200, 'bypass;preview', []])
    }
  })
})
