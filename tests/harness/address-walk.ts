import type { Locator, Page } from 'playwright'

type Walk = {
  /** The browser of a shopper, with script. */
  readonly page: Page
  /** Without script: a fresh load of any address. */
  readonly fresh: Page
  readonly random: () => number
}
type Step = { readonly name: string; readonly act: (walk: Walk) => Promise<unknown> }

const start = '/en-us/c/women-1000'
const settleMs = 15_000
const leastLooks = 10
/** Pictures take longer than all else and change nothing that is compared. */
const markup = { waitUntil: 'domcontentloaded' } as const

/** The parts of a page that its address decides: the list, its filters, and where else the page is. */
const seen = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const texts = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim() ?? '')
    const addresses = (selector: string) =>
      [...document.querySelectorAll<HTMLAnchorElement>(selector)].map(({ href }) => href)
    const inputs = [...document.querySelectorAll<HTMLInputElement>('.rail input:checked, .rail .range input')].map(
      ({ name, value }) => `${name}=${value}`,
    )
    const links = [...document.querySelectorAll<HTMLAnchorElement>('footer a[hreflang]')].map(({ search }) => search)
    const sort = document.querySelector<HTMLSelectElement>('#sort')?.value ?? null
    return JSON.stringify({
      title: document.title,
      h1: texts('h1'),
      notes: texts('.searched p'),
      count: texts('#results'),
      inputs,
      pills: addresses('.pills a'),
      sort,
      current: texts('.pages [aria-current]'),
      cards: texts('.cards h3'),
      links,
    })
  })

/** Controls that can be pressed: on a phone, an open sheet of filters covers everything else. */
async function reachable(page: Page, selector: string): Promise<Locator> {
  const visible = page.locator(selector).filter({ visible: true })
  const isCovered = (await page.locator('.rail:popover-open').count()) > 0
  return isCovered ? visible.and(page.locator('.rail *')) : visible
}

/** Presses one of the controls that match, if there is one. */
const pressOneOf =
  (selector: string): Step['act'] =>
  async ({ page, random }) => {
    const controls = await reachable(page, selector)
    const count = await controls.count()
    if (count > 0) await controls.nth(Math.floor(random() * count)).click()
  }

const queries = ['shoe', 'black', 'snekers blak', 'black boots under $150', 'white shoes size 9', 'red tennis rackets']

const steps: readonly Step[] = [
  { name: 'the sheet of filters', act: pressOneOf('button[popovertarget=filters]') },
  { name: 'the sheet of filters', act: pressOneOf('button[popovertarget=filters]') },
  { name: 'a filter', act: pressOneOf('.rail details[open] input[name=colour]') },
  { name: 'a filter', act: pressOneOf('.rail details[open] input[type=checkbox]') },
  { name: 'no filters', act: pressOneOf('.rail-end a') },
  { name: 'a group of filters', act: pressOneOf('.rail summary') },
  {
    name: 'a range of prices',
    act: async ({ page, random }) => {
      const range = await reachable(page, '.rail .range')
      if ((await range.count()) === 0) return
      await range.locator('[name=from]').fill(String(10 * Math.floor(random() * 10)))
      await range.locator('[name=to]').fill(String(100 + 10 * Math.floor(random() * 10)))
      await range.getByRole('button').click()
    },
  },
  { name: 'a pill', act: pressOneOf('.pills a[href]') },
  { name: 'a pill', act: pressOneOf('.pills a[href]') },
  { name: 'a note on a search', act: pressOneOf('.searched p a[href]') },
  {
    name: 'another order',
    act: async ({ page, random }) => {
      const select = await reachable(page, '#sort')
      if ((await select.count()) > 0) await select.selectOption({ index: Math.floor(random() * 4) })
    },
  },
  { name: 'a page of the list', act: pressOneOf('.pages a[href]') },
  { name: 'a product', act: pressOneOf('.cards h3 a') },
  { name: 'back', act: ({ page }) => page.goBack(markup) },
  { name: 'back', act: ({ page }) => page.goBack(markup) },
  { name: 'forward', act: ({ page }) => page.goForward(markup) },
  { name: 'a reload', act: ({ page }) => page.reload(markup) },
  {
    name: 'a dialog, and back',
    act: async ({ page }) => {
      const cart = await reachable(page, 'a.to-cart')
      if ((await cart.count()) === 0) return
      await cart.click()
      await page.locator('dialog.mini:modal').waitFor()
      await page.goBack(markup)
    },
  },
  {
    name: 'a search',
    act: ({ page, random }) =>
      page.goto(`/en-us/search?q=${encodeURIComponent(queries[Math.floor(random() * queries.length)] ?? '')}`, markup),
  },
]

/**
 * Walks at random over a list, a search, products and dialogs, back, forward and reloading. After each step the page
 * has to become what a fresh load of its address shows. Resolves to where it didn't, in words.
 */
export async function walkAddresses(walk: Walk, count: number): Promise<string[]> {
  const { page, fresh, random } = walk
  const faults: string[] = []
  const walked: string[] = []
  await page.goto(start, markup)
  for (let step = 0; step < count; step += 1) {
    const { name, act } = steps[Math.floor(random() * steps.length)] ?? { name: '', act: async () => undefined }
    walked.push(name)
    await act(walk)
    if (!page.url().startsWith('http')) {
      await page.goto(start, markup)
      continue
    }
    const difference = await differenceAt(page, fresh)
    if (difference === null) continue
    faults.push(`${walked.slice(-6).join(', ')}: ${page.url()} ${difference}`)
    await page.goto(start, markup)
  }
  return faults
}

/** Null once the page shows what its address says; what differs, if that takes too long. */
async function differenceAt(page: Page, fresh: Page): Promise<string | null> {
  const deadline = Date.now() + settleMs
  for (let looks = 1; ; looks += 1) {
    const url = page.url()
    await fresh.goto(url, markup)
    const [shown, expected] = [await seen(page).catch(() => ''), await seen(fresh)]
    if (shown === expected && page.url() === url) return null
    // On a busy machine a single look may take longer than all of them should.
    if (Date.now() > deadline && looks >= leastLooks)
      return `shows ${shown.slice(0, 600)} instead of ${expected.slice(0, 600)}`
  }
}
