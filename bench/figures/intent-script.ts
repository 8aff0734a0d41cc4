import { brotliCompressSync, constants } from 'node:zlib'
import type { Page } from 'playwright'
import type { Bench, Figure } from '../figure.ts'
import { desktop, phone, type Screen } from './conditions.ts'

type Intent = {
  readonly on: keyof Bench['pages']
  readonly screen: Screen
  /** Resolves when the result is visible; a hover has none. */
  readonly act: (page: Page) => Promise<void>
}

const search = (page: Page) => page.getByRole('combobox', { name: 'Search' })
const add = (page: Page) => page.getByRole('button', { name: 'Add to cart' })
const cart = (page: Page) => page.getByRole('link', { name: /^Cart/ }).first()
const quickAdd = (page: Page) => page.getByRole('link', { name: /^Quick add/ }).first()

const intents: Readonly<Record<string, Intent>> = {
  'move the pointer': { on: 'home', screen: desktop, act: (page) => page.mouse.move(300, 300) },
  'hover the search box': { on: 'home', screen: desktop, act: (page) => search(page).hover() },
  'focus the search box': {
    on: 'home',
    screen: desktop,
    async act(page) {
      await search(page).focus()
      await page.keyboard.type('boot')
      await page.getByRole('listbox', { name: 'Suggestions' }).waitFor()
    },
  },
  'hover "Add to cart"': { on: 'product', screen: desktop, act: (page) => add(page).hover() },
  'press "Add to cart"': {
    on: 'product',
    screen: phone,
    async act(page) {
      await page.getByRole('group', { name: 'Size' }).locator('label:not(:has([data-out]))').first().tap()
      await add(page).tap()
      await page
        .getByRole('dialog', { name: 'Your cart' })
        .getByRole('button', { name: /^One more of/ })
        .waitFor()
    },
  },
  'open the menu': {
    on: 'home',
    screen: phone,
    async act(page) {
      await page.getByRole('button', { name: 'Menu' }).tap()
      await page.getByRole('navigation', { name: 'Menu' }).waitFor()
    },
  },
  'open the cart': {
    on: 'home',
    screen: phone,
    async act(page) {
      await cart(page).tap()
      await page.getByRole('dialog', { name: 'Your cart' }).waitFor()
    },
  },
  'open the filters': {
    on: 'category',
    screen: phone,
    async act(page) {
      await page.getByRole('button', { name: 'Filters' }).tap()
      await page.getByRole('checkbox').first().waitFor({ state: 'attached' })
    },
  },
  'quick add': {
    on: 'category',
    screen: desktop,
    async act(page) {
      await quickAdd(page).click()
      await page.getByRole('dialog').getByRole('group', { name: 'Size' }).waitFor()
    },
  },
}

/** Without requests for this long, the page is idle again: the definition of `networkidle`. */
const quietMs = 500

/** KB of precompressed script that a loaded page fetches until it is idle again. */
async function scriptOf({ browser, runtime, pages }: Bench, { on, screen, act }: Intent): Promise<number> {
  const context = await (await browser()).newContext({ ...screen, baseURL: runtime.shopUrl })
  const page = await context.newPage()
  await page.goto(pages[on], { waitUntil: 'networkidle' })
  // A browser doesn't know where a pointer's first move came from; the shop takes it for a resting one.
  if (screen === desktop) await page.mouse.move(1, 1)
  const scripts = new Map<string, Promise<Buffer>>()
  let underWay = 0
  let lastAt = performance.now()
  page.on('request', () => {
    underWay += 1
  })
  const ended = () => {
    underWay -= 1
    lastAt = performance.now()
  }
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body())
  })
  await act(page)
  while (underWay > 0 || performance.now() - lastAt < quietMs) await page.waitForTimeout(quietMs / 10)
  const bytes = (await Promise.all(scripts.values())).map(
    (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).byteLength,
  )
  await context.close()
  return bytes.reduce((sum, size) => sum + size, 0) / 1024
}

export const intentScriptFigures: readonly Figure[] = [
  {
    id: 'intent.script',
    goal: 90,
    unit: 'KB brotli (quality 9) of script that one intent loads on a loaded page, the largest of nine',
    async measure(bench) {
      let most = 0
      for (const [name, intent] of Object.entries(intents)) {
        const size = await scriptOf(bench, intent)
        bench.log(`intent.script: ${name}, ${intent.screen.viewport.width} px: ${size.toFixed(1)} KB`)
        most = Math.max(most, size)
      }
      return most
    },
  },
]
