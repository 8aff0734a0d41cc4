import type { CDPSession, Page } from 'playwright'
import type { Bench, Figure } from '../figure.ts'
import { median, phone, slowDown } from './conditions.ts'

/** `shown`: the product's sizes are on the screen. `ready`: they are, and the dialog's island listens. */
type Until = 'shown' | 'ready'
type Opening = { readonly until: Until; readonly first: boolean }

const rounds = 5

/** How long a finger that taps stays down, rather less than more. */
const tapMs = 80

/** From the next click until a frame with what is waited for has been painted. */
const watchClick = (page: Page, until: Until): Promise<void> =>
  page.evaluate((waitsFor) => {
    const isThere = () => {
      const island = document.querySelector('dialog.dialog[open] [data-island=quickshop]')
      const isShown = island?.querySelector('#size')?.checkVisibility()
      return isShown && (waitsFor === 'shown' || island?.matches('[data-ready]'))
    }
    const opening = new Promise<number>((resolve) => {
      const watch = ({ timeStamp }: Event) => {
        const look = () => {
          if (!isThere()) return requestAnimationFrame(look)
          // The frame that is drawn now is on the screen when the next one begins.
          return requestAnimationFrame(() => resolve(performance.now() - timeStamp))
        }
        requestAnimationFrame(look)
      }
      addEventListener('click', watch, { once: true, capture: true })
    })
    Object.assign(window, { opening })
  }, until)

/** Milliseconds from the click that a finger's tap on a card's quick shop ends with. */
async function tapOpen(page: Page, session: CDPSession, until: Until): Promise<number> {
  await watchClick(page, until)
  const box = await page.locator('main a.quick').first().boundingBox()
  if (!box) throw new Error('The first card has no quick shop')
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await page.waitForTimeout(tapMs)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  return page.evaluate(() => (window as unknown as { opening: Promise<number> }).opening)
}

async function measure({ browser, edgeUrl, pages }: Bench, { until, first }: Opening): Promise<number> {
  const context = await (await browser()).newContext({ ...phone, baseURL: edgeUrl })
  const page = await context.newPage()
  const session = await slowDown(page, { network: first })
  await page.goto(pages.category, { waitUntil: first ? 'load' : 'networkidle' })
  if (!first) {
    await tapOpen(page, session, 'ready')
    await page.waitForLoadState('networkidle')
    // Its frame gives it the entry that Back leaves.
    await page.locator('[data-island=dialog][data-ready] > dialog.dialog').waitFor()
    await page.goBack()
    await page.locator('dialog.dialog').waitFor({ state: 'detached' })
  }
  const took = await tapOpen(page, session, until)
  await session.detach()
  await context.close()
  return took
}

/** The first visit has the platform draw the category's pictures, and the shop keep them: it doesn't count. */
async function medianOpen(bench: Bench, id: string, opening: Opening): Promise<number> {
  await measure(bench, opening)
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) times.push(await measure(bench, opening))
  bench.log(`${id}: ${times.map(Math.round).join(', ')} ms`)
  return Math.round(median(times))
}

export const dialogOpenFigures: readonly Figure[] = [
  {
    id: 'dialog.open',
    goal: 100,
    unit: 'ms from the click of a tap on "Quick add" until the dialog’s sizes listen, opened once before (phone, 4x CPU)',
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
