import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { chromiumFlags, findChromium } from './chromium.ts'

export const screens = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
} as const
export type Screen = keyof typeof screens

export type PageOptions = {
  readonly screen?: Screen
  /** false: the page as a browser without scripts shows it. */
  readonly javaScript?: boolean
  readonly reducedMotion?: boolean
  /** true: the pictures that the shop draws, each for the first time. Otherwise a dot stands for each, which takes no time. */
  readonly pictures?: boolean
}

const dot = Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')

export type Visits = {
  /** A page of a new visitor: no cookies, relative addresses are the shop's. */
  openPage(options?: PageOptions): Promise<Page>
  /** Says that this test provokes a console error or a failed request which matches; any other one fails it. */
  expectProblem(pattern: RegExp): void
}

/**
 * One Chromium for all tests of the file or `describe` that calls this. A test fails when a page of it logs an error,
 * throws, or asks another host than the shop and the payment pages of its platform.
 */
export function useBrowser(shop: { readonly url: string; readonly platform?: { readonly url: string } }): Visits {
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
    async openPage({ screen = 'desktop', javaScript = true, reducedMotion = false, pictures = false } = {}) {
      if (!browser) throw new Error('The browser opens in beforeAll: use it inside a test.')
      const context = await browser.newContext({
        ...screens[screen],
        baseURL: shop.url,
        javaScriptEnabled: javaScript,
        reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
      })
      contexts.push(context)
      if (!pictures)
        await context.route('**/images/**', (route) => route.fulfill({ contentType: 'image/gif', body: dot }))
      const page = await context.newPage()
      // Checkout frames the platform's card fields, which it names by localhost.
      const platformPort = shop.platform && new URL(shop.platform.url).port
      const hosts = [new URL(shop.url).host, ...(platformPort ? [`localhost:${platformPort}`] : [])]
      watchProblems(page, hosts, (problem) => problems.push(problem))
      return page
    },
    expectProblem: (pattern) => expected.push(pattern),
  }
}

function watchProblems(page: Page, hosts: readonly string[], report: (problem: string) => void): void {
  page.on('pageerror', (error) => report(`page error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') report(`console error: ${message.text()} (${message.location().url})`)
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (/^https?:$/.test(url.protocol) && !hosts.includes(url.host)) report(`request to another host: ${request.url()}`)
  })
}
