import type { Page } from 'playwright'
import type { Bench, Figure } from '../figure.ts'
import { median, phone, slowDown } from './conditions.ts'

/** `shown`: the product's sizes are on the screen. `ready`: they are, and the dialog's island listens. */
type Until = 'shown' | 'ready'
type Opening = { readonly until: Until; readonly first: boolean }

const rounds = 5

/** Milliseconds from the click on a card's quick shop until a frame with what is waited for has been painted. */
const clickOpen = (page: Page, until: Until): Promise<number> =>
  page.evaluate(
    (waitsFor) =>
      new Promise<number>((resolve) => {
        const isThere = () => {
          const island = document.querySelector('dialog.dialog[open] [data-island=quickshop]')
          const isShown = island?.querySelector('#size')?.checkVisibility()
          return isShown && (waitsFor === 'shown' || island?.matches('[data-ready]'))
        }
        const started = performance.now()
        const look = () => {
          if (!isThere()) return requestAnimationFrame(look)
          // The frame that is drawn now is on the screen when the next one begins.
          return requestAnimationFrame(() => resolve(performance.now() - started))
        }
        requestAnimationFrame(look)
        document.querySelector<HTMLElement>('main a.quick')?.click()
      }),
    until,
  )

async function measure({ browser, edgeUrl, pages }: Bench, { until, first }: Opening): Promise<number> {
  const context = await (await browser()).newContext({ ...phone, baseURL: edgeUrl })
  const page = await context.newPage()
  const session = await slowDown(page, { network: first })
  await page.goto(pages.category, { waitUntil: first ? 'load' : 'networkidle' })
  if (!first) {
    await clickOpen(page, 'ready')
    await page.waitForLoadState('networkidle')
    await page.keyboard.press('Escape')
    await page.locator('dialog.dialog').waitFor({ state: 'detached' })
  }
  const took = await clickOpen(page, until)
  await session.detach()
  await context.close()
  return took
}

async function medianOpen(bench: Bench, id: string, opening: Opening): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) times.push(await measure(bench, opening))
  bench.log(`${id}: ${times.map(Math.round).join(', ')} ms`)
  return Math.round(median(times))
}

export const dialogOpenFigures: readonly Figure[] = [
  {
    id: 'dialog.open',
    goal: 100,
    unit: 'ms from a click on "Quick add" until the dialog’s sizes listen, opened once before (phone, 4x CPU)',
    measure: (bench) => medianOpen(bench, 'dialog.open', { until: 'ready', first: false }),
  },
  {
    id: 'dialog.first-shown',
    goal: 400,
    unit: 'ms from the click until its sizes are on the screen, on a first visit (phone, 4x CPU, slow 4G)',
    measure: (bench) => medianOpen(bench, 'dialog.first-shown', { until: 'shown', first: true }),
  },
  {
    id: 'dialog.first-open',
    goal: 1200,
    unit: 'ms of the same until they listen',
    measure: (bench) => medianOpen(bench, 'dialog.first-open', { until: 'ready', first: true }),
  },
]
