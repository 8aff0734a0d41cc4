import type { Page } from 'playwright'

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

/** The parts of a page that its address decides: the list, its filters, and where else the page is. */
const seen = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const texts = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim() ?? '')
    const checked = [...document.querySelectorAll<HTMLInputElement>('.rail input:checked')].map(
      ({ name, value }) => `${name}=${value}`,
    )
    const links = [...document.querySelectorAll<HTMLAnchorElement>('footer a[hreflang]')].map(({ search }) => search)
    const sort = document.querySelector<HTMLSelectElement>('#sort')?.value ?? null
    const current = texts('.pages [aria-current]')
    const cards = texts('.cards h3')
    return JSON.stringify({
      title: document.title,
      h1: texts('h1'),
      count: texts('#results'),
      checked,
      sort,
      current,
      cards,
      links,
    })
  })

/** Presses one of the controls that match, if there is one. */
const pressOneOf =
  (selector: string): Step['act'] =>
  async ({ page, random }) => {
    const controls = page.locator(selector).filter({ visible: true })
    const count = await controls.count()
    if (count === 0) return
    await controls.nth(Math.floor(random() * count)).click()
  }

const steps: readonly Step[] = [
  { name: 'a filter', act: pressOneOf('.rail details[open] input[name=colour]') },
  { name: 'a filter', act: pressOneOf('.rail details[open] input[type=checkbox]') },
  { name: 'a pill', act: pressOneOf('.bar a[href]') },
  {
    name: 'another order',
    act: async ({ page, random }) => {
      const select = page.locator('#sort')
      if ((await select.count()) > 0) await select.selectOption({ index: Math.floor(random() * 4) })
    },
  },
  { name: 'a page of the list', act: pressOneOf('.pages a[href]') },
  { name: 'a product', act: pressOneOf('.cards h3 a') },
  { name: 'back', act: ({ page }) => page.goBack() },
  { name: 'back', act: ({ page }) => page.goBack() },
  { name: 'forward', act: ({ page }) => page.goForward() },
  { name: 'a reload', act: ({ page }) => page.reload() },
  {
    name: 'a dialog, and back',
    act: async ({ page }) => {
      const cart = page.locator('a.to-cart')
      if ((await cart.count()) === 0) return
      await cart.click()
      await page.locator('dialog.mini:modal').waitFor()
      await page.goBack()
    },
  },
  {
    name: 'a search',
    act: ({ page, random }) => page.goto(`/en-us/search?q=${random() < 0.5 ? 'shoe' : 'black'}`),
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
  await page.goto(start)
  for (let step = 0; step < count; step += 1) {
    const { name, act } = steps[Math.floor(random() * steps.length)] ?? { name: '', act: async () => undefined }
    walked.push(name)
    await act(walk)
    if (!page.url().startsWith('http')) {
      await page.goto(start)
      continue
    }
    const difference = await differenceAt(page, fresh)
    if (difference === null) continue
    faults.push(`${walked.slice(-6).join(', ')}: ${page.url()} ${difference}`)
    await page.goto(start)
  }
  return faults
}

/** Null once the page shows what its address says; what differs, if that takes too long. */
async function differenceAt(page: Page, fresh: Page): Promise<string | null> {
  for (const deadline = Date.now() + settleMs; ; ) {
    const url = page.url()
    await fresh.goto(url)
    const [shown, expected] = [await seen(page).catch(() => ''), await seen(fresh)]
    if (shown === expected && page.url() === url) return null
    if (Date.now() > deadline) return `shows ${shown.slice(0, 600)} instead of ${expected.slice(0, 600)}`
  }
}
