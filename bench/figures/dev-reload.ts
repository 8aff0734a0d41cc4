import type { Browser, Page } from 'playwright'
import { type DevShop, type Edit, openDevShop } from '../../tests/harness/dev-shop.ts'
import type { Bench, Figure } from '../figure.ts'

const block: Edit = { file: 'client/blocks/hero/hero.tsx', from: 'className="hero"', to: 'className="hero edited"' }
const worker: Edit = {
  file: 'worker/render/shell.tsx',
  from: '<main id="main" tabindex="-1">',
  to: '<main id="main" tabindex="-1" class="edited">',
}

const rounds = 3

/** Median time from saving the edit to an open page that shows it without anybody's doing, in seconds. */
async function timeEdit(shop: DevShop, page: Page, edit: Edit): Promise<number> {
  await page.goto(`${shop.url}/en-us`)
  const edited = page.locator('.edited').first()
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now()
    const restore = shop.save(edit)
    await edited.waitFor({ state: 'attached' })
    times.push(performance.now() - started)
    restore()
    await edited.waitFor({ state: 'detached' })
  }
  times.sort((a, b) => a - b)
  return (times[Math.floor(rounds / 2)] ?? 0) / 1000
}

async function measure(browser: Browser, edit: Edit): Promise<number> {
  const shop = await openDevShop()
  const page = await browser.newPage()
  try {
    return await timeEdit(shop, page, edit)
  } finally {
    await page.close()
    await shop.close()
  }
}

export const devReloadFigures: readonly Figure[] = [
  {
    id: 'dev.reload',
    goal: 1,
    unit: "s from saving a block's source to the open page that shows it, npm run dev",
    measure: async ({ browser }: Bench) => measure(await browser(), block),
  },
  {
    id: 'dev.reload-worker',
    goal: 2,
    unit: "s from saving the Worker's source to the open page that shows it, npm run dev",
    measure: async ({ browser }: Bench) => measure(await browser(), worker),
  },
]
