import type { Page } from 'playwright'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { validUntilHeader } from '../../shared/operations/content.ts'
import { useBrowser } from '../harness/browser.ts'
import { differences, lookAt } from '../harness/page-look.ts'
import { cachedPages, ownPages } from '../harness/page-ways.ts'
import { type Shop, useShop } from '../harness/shop.ts'
import { createEditor } from '../integration/content/previewing.ts'
import { openRelay } from '../integration/shop/commerce-relay.ts'

/** A page is the same page in a browser, however it is answered. */
const { home, category, product, search } = cachedPages
const mainPages = { home, category, product, search }
/** Asked what may be stored: that is a part of every page too. */
const quiet = { javaScript: false, reducedMotion: true, consent: null } as const
const withScripts = { javaScript: true, reducedMotion: true, consent: null } as const
const bothWays = [
  ['without script', quiet],
  ['with scripts', withScripts],
] as const

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

/** A shop whose services answer through a relay, or don't. */
async function openRelayed(vars: Readonly<Record<string, string>>) {
  const relay = await openRelay(() => shop.platform.url)
  afterEach(() => relay.answer(null))
  afterAll(() => relay.close())
  const origins = { COMMERCE_ORIGIN: relay.origin, CONTENT_ORIGIN: relay.origin }
  const shop: Shop = useShop({ catalogue: 'demo', vars: { shop: { ...origins, ...vars } } })
  return { relay, shop }
}
const dead = () => ({ status: 503, body: {} })

describe('a page that stands in while all services are away', async () => {
  const { relay, shop } = await openRelayed({ PAGE_CACHE_SECONDS: '0,0,86400' })
  const { openPage } = useBrowser(shop, quiet)

  /** Enough for the page to be made and looked at once. */
  const windowMs = 8000

  /** With nothing in an isolate's memory: a product that it has read would be enough to make a page. */
  async function loseServices(): Promise<void> {
    shop.expectError(/call\.refused|page\.unavailable/)
    relay.answer(dead)
    await shop.restart()
  }

  async function expectStandIn(path: string, state: string, made: Awaited<ReturnType<typeof look>>): Promise<void> {
    const again = await look(await openPage(), path)
    const scripted = await look(await openPage(withScripts), path)
    expect([made.status, again.status, again.state, scripted.state]).toEqual([200, 200, state, state])
    expect([made, again, scripted].flatMap((seen) => seen.look.faults)).toEqual([])
    expect(differences(made.look, again.look)).toEqual([])
    expect(shop.logs.some(({ message }) => message.includes('page-cache.stale-if-error'))).toBe(true)
  }

  it.each(Object.entries({ category, product }))('%s, after its own early head', async (_, path) => {
    const made = await look(await openPage(), path)
    await loseServices()
    await expectStandIn(path, 'miss;early-head', made)
  })

  it('category, whole: a window of its content has closed, so that nothing is certain of its head', async () => {
    const path = '/en-us/c/men-2000'
    const headers = { [validUntilHeader]: new Date(Date.now() + windowMs).toISOString() }
    relay.answer((call) => (/\/category\/.*2000$/.test(call.path) ? { status: 404, body: {}, headers } : null))
    const made = await look(await openPage(), path)
    await loseServices()
    await expect.poll(async () => (await shop.fetch(path)).headers.get('x-page-cache')).toBe('hit;stale-if-error')
    await expectStandIn(path, 'hit;stale-if-error', made)
  })
})

describe('a page of an isolate that is full', async () => {
  const { relay, shop } = await openRelayed({ TIMEOUT_FACTOR: '10' })
  const { openPage, expectProblem } = useBrowser(shop)
  /** As many as may look at pages at once. */
  const crowd = 280

  it('is the shop’s, and leads on', async () => {
    expectProblem(/status of 503/)
    let release = (_: null): void => undefined
    const held = new Promise<null>((resolve) => (release = resolve))
    relay.answer(({ path }) => (path.endsWith('/details') ? held : null))
    const visit = async () => (await shop.fetch(product)).text()
    const visits = Array.from({ length: crowd }, visit)
    await expect
      .poll(async () => {
        visits.push(visit())
        return (await shop.fetch(category)).status
      })
      .toBe(503)
    const pages = await Promise.all(bothWays.map(([, options]) => openPage(options)))
    for (const page of pages) {
      const seen = await look(page, category)
      expect([seen.status, seen.look.faults]).toEqual([503, []])
    }
    release(null)
    await Promise.all(visits)
    for (const page of pages) {
      await page.getByRole('link', { name: 'Try again' }).click()
      await page.getByRole('heading', { level: 1, name: 'Women' }).waitFor()
      expect(new URL(page.url()).pathname).toBe(category)
    }
  })
})

describe('an answer that is no page of the catalog', async () => {
  const { relay, shop } = await openRelayed({})
  const { openPage, expectProblem } = useBrowser(shop, quiet)

  describe.each(bothWays)('%s', (_, options) => {
    it.each([
      ['not found', 404, '/es-es/nada', null],
      ['a product that is not there', 404, '/en-us/p/x-KZZ0000CZZZ', null],
      ['a product that is gone', 410, '/en-us/p/x-KCT3886CINK', 410],
      ['a used link', 410, '/en-us/reset-password', null],
      ['a dead service', 503, '/en-us/c/men-2000', 503],
    ] as const)('%s (%s) has its styles', async (_, status, path, answer) => {
      expectProblem(/status of 4\d\d|status of 503/)
      if (answer) relay.answer(() => ({ status: answer, body: {} }))
      if (answer === 503) shop.expectError(/call\.refused|page\.unavailable/)
      const seen = await look(await openPage(options), path)
      expect([seen.status, seen.look.faults]).toEqual([status, []])
    })
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
