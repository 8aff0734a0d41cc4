import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, onTestFailed } from 'vitest'
import { consentTo } from '../../shared/consent.fixtures.ts'
import { consentCookie, type OptionalCategory } from '../../shared/consent.ts'
import { chromiumFlags, findChromium } from './chromium.ts'
import type { Visitor } from './shop.ts'

export const screens = {
  desktop: { viewport: { width: 1440, height: 900 } },
  /** Wide enough for the large layouts, with touch input. */
  tablet: { viewport: { width: 1180, height: 820 }, hasTouch: true },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
} as const
export type Screen = keyof typeof screens

export type PageOptions = {
  readonly screen?: Screen
  /** false: the page as a browser without scripts shows it. */
  readonly javaScript?: boolean
  readonly reducedMotion?: boolean
  /** true: the page's colours are the reader's own. */
  readonly forcedColors?: boolean
  /**
   * Visitor who was in the shop before, by requests: for what they have there, a cart or an address, without the pages
   * where a shopper would get it, which take far more of the processor.
   */
  readonly visitor?: Visitor
  /** Categories that the visitor has allowed; null before they have chosen, when every page asks. Otherwise none. */
  readonly consent?: readonly OptionalCategory[] | null
}

export type Visits = {
  /** A page of this visitor, or of a new one: no cookies. Relative addresses are the shop's. */
  openPage(options?: PageOptions): Promise<Page>
  /** Announces a matching console error or failed request; any other fails the test. */
  expectProblem(pattern: RegExp): void
}

/**
 * A Chromium for all tests of the file or `describe` that calls this. Its pages have `pageOptions` where they name no
 * others: no motion where none is looked at, because the fade of a page change takes more of the processor than the
 * pages. A test fails if one of its pages logs an error, throws, or requests a host other than the shop and its payment
 * provider's pages.
 */
export function useBrowser(
  shop: { readonly url: string; readonly demo?: { readonly url: string } },
  pageOptions: PageOptions = {},
): Visits {
  let browser: Browser | undefined
  let contexts: BrowserContext[] = []
  let problems: string[] = []
  let expected: RegExp[] = []

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
  })
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()))
    const unexpected = problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)))
    contexts = []
    problems = []
    expected = []
    expect(unexpected, 'problems that a page had').toEqual([])
  })
  afterAll(() => browser?.close())

  return {
    async openPage(options) {
      const {
        screen = 'desktop',
        javaScript = true,
        reducedMotion = false,
        forcedColors = false,
        visitor,
        consent = [],
      } = { ...pageOptions, ...options }
      if (!browser) throw new Error('The browser opens in beforeAll: use it inside a test.')
      const context = await browser.newContext({
        ...screens[screen],
        baseURL: shop.url,
        javaScriptEnabled: javaScript,
        reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
        forcedColors: forcedColors ? 'active' : 'none',
      })
      contexts.push(context)
      // As the shop sets them.
      const attributes = { url: shop.url, httpOnly: true, sameSite: 'Lax' } as const
      if (visitor) await context.addCookies(visitor.cookies.all().map((cookie) => ({ ...cookie, ...attributes })))
      if (consent) await context.addCookies([{ name: consentCookie, value: consentTo(...consent), url: shop.url }])
      const page = await context.newPage()
      // Checkout frames the payment provider's card fields, which it names by localhost.
      const providerPort = shop.demo && new URL(shop.demo.url).port
      const hosts = [new URL(shop.url).host, ...(providerPort ? [`localhost:${providerPort}`] : [])]
      watchProblems(page, hosts, (problem) => problems.push(problem))
      const trail = trailOf(page)
      onTestFailed(() => console.log(`A page of this test:\n${trail.join('\n')}`))
      return page
    },
    expectProblem: (pattern) => expected.push(pattern),
  }
}

/** Steps of a page by time, for who has to find out why a test failed only once in a while. */
function trailOf(page: Page): readonly string[] {
  const trail: string[] = []
  const note = (text: string) => trail.push(`${Math.round(performance.now())} ${text}`)
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) note(`is at ${frame.url()}`)
  })
  page.on('domcontentloaded', () => note('has its document'))
  page.on('load', () => note('has loaded'))
  page.on('requestfailed', (request) => note(`gets no answer: ${request.url()} ${request.failure()?.errorText}`))
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'image') note(`gets ${response.status()} ${response.url()}`)
  })
  page.on('console', (message) => note(`says ${message.text()}`))
  return trail
}

/**
 * Chromium's own promise of a page change that it shows without a transition because the new page was ready first. No
 * page could catch it: it is rejected before a script runs (w3c/csswg-drafts#13726).
 */
const skippedTransition = /^Transition was aborted because of invalid state/

function watchProblems(page: Page, hosts: readonly string[], report: (problem: string) => void): void {
  page.on('pageerror', (error) => {
    if (!skippedTransition.test(error.message)) report(`page error: ${error.message}`)
  })
  page.on('console', (message) => {
    const text = message.text()
    // React only warns: the page works, but not with the markup that was sent.
    const isFault = message.type() === 'error' || text.includes('was rendered again')
    if (isFault) report(`console ${message.type()}: ${text} (${message.location().url})`)
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (/^https?:$/.test(url.protocol) && !hosts.includes(url.host)) report(`request to another host: ${request.url()}`)
  })
}
