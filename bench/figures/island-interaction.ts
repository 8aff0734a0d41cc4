import type { Page } from 'playwright'
import type { Bench, Figure } from '../figure.ts'
import { checkoutScenes } from './checkout-scenes.ts'
import { desktop, median, phone, slowDown } from './conditions.ts'
import { type Interact, interactionTime, type Scene, watchInteractions } from './interaction-time.ts'

const rounds = 5
async function addFirst(page: Page, pages: Bench['pages']): Promise<void> {
  await page.goto(pages.product, { waitUntil: 'networkidle' })
  const size = page.getByRole('group', { name: 'Size' }).locator('label:not(:has([data-out]))')
  await size.first().click()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.locator('dialog.mini[open] [data-island=mini-cart][data-ready] .line').waitFor()
  await page.waitForLoadState('networkidle')
}

async function openCartPage(page: Page, pages: Bench['pages']): Promise<void> {
  await addFirst(page, pages)
  await page.goto('/en-us/cart', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: /^One more of/ }).hover()
  await page.locator('[data-island=cart-view][data-ready]').waitFor()
}

const press =
  (name: RegExp): Interact =>
  (page) =>
    page.getByRole('button', { name }).first().click()
const ofALine = { plus: press(/^One more of/), minus: press(/^One fewer of/), remove: press(/^Remove /) }

const scenes: Readonly<Record<string, Scene>> = {
  drawer: { screen: phone, open: addFirst, interactions: ofALine },
  'cart page': {
    screen: desktop,
    open: openCartPage,
    interactions: ofALine,
  },
  'cart page’s other forms': {
    screen: desktop,
    open: openCartPage,
    interactions: {
      async 'a code'(page) {
        await page.getByRole('textbox', { name: 'Promo code' }).fill('NOPE')
        await press(/^Apply$/)(page)
      },
      'save for later': press(/^Save for later/),
    },
  },
  'quick shop': {
    screen: phone,
    async open(page, pages) {
      await page.goto(pages.category, { waitUntil: 'networkidle' })
      await page.locator('main a.quick').first().click()
      await page.locator('[data-island=quickshop][data-ready]').waitFor()
      await page.waitForLoadState('networkidle')
    },
    interactions: {
      'choose a size': (page) => page.locator('.quickshop #size label:not(:has([data-out]))').first().click(),
      'choose a colour': (page) => page.locator('.quickshop .colours a:not([aria-current])').first().click(),
    },
  },
  'search box': {
    screen: desktop,
    async open(page, pages) {
      await page.goto(pages.home, { waitUntil: 'networkidle' })
      await page.getByRole('combobox', { name: 'Search' }).click()
      await page.keyboard.type('boot')
      await page.getByRole('listbox', { name: 'Suggestions' }).waitFor()
      // The page that it leads to is another matter.
      await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
    },
    interactions: {
      'pick a suggestion': (page) =>
        page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first().click(),
    },
  },
  list: {
    screen: desktop,
    async open(page, pages) {
      await page.goto(pages.category, { waitUntil: 'networkidle' })
      await page.locator('#filters label').first().hover()
      await page.waitForLoadState('networkidle')
    },
    interactions: { 'tick a facet': (page) => page.locator('#filters label:has([type=checkbox])').first().click() },
  },
  ...checkoutScenes,
}

/** Milliseconds of each interaction of a scene, on a page of its own. */
async function play({ browser, runtime, pages }: Bench, scene: Scene): Promise<Map<string, number>> {
  const context = await (await browser()).newContext({ ...scene.screen, baseURL: runtime.shopUrl })
  const page = await context.newPage()
  await watchInteractions(page)
  await scene.open(page, pages)
  const session = await slowDown(page, { network: false })
  const took = new Map<string, number>()
  for (const [name, interact] of Object.entries(scene.interactions)) {
    took.set(name, await interactionTime(page, () => interact(page)))
    // Not until the network is idle, which Playwright never says of a page with the provider's frame.
    await page.locator('[aria-busy=true]').first().waitFor({ state: 'hidden' })
  }
  await session.detach()
  await context.close()
  return took
}

export const islandInteractionFigures: readonly Figure[] = [
  {
    id: 'island.inp',
    goal: 100,
    unit: 'ms from an interaction with an island to its next paint (4x CPU), worst of their medians',
    async measure(bench) {
      let most = 0
      for (const [place, scene] of Object.entries(scenes)) {
        const all: Map<string, number>[] = []
        for (let round = 0; round < rounds; round += 1) all.push(await play(bench, scene))
        for (const name of Object.keys(scene.interactions)) {
          const times = all.map((took) => took.get(name) ?? Number.NaN)
          bench.log(`island.inp: ${place}, ${name}: ${times.join(', ')} ms`)
          most = Math.max(most, median(times))
        }
      }
      return most
    },
  },
]
