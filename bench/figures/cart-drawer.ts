import type { CDPSession, Page } from 'playwright'
import type { Bench, Figure } from '../figure.ts'

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const rounds = 5
const slowerCpu = 4

/** 'Slow 4G' of the browsers' own tools. */
const slow4g = {
  offline: false,
  latency: 562,
  downloadThroughput: (1.44 * 1024 * 1024) / 8,
  uploadThroughput: (0.7 * 1024 * 1024) / 8,
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Milliseconds from the click on the bag until a frame with the open drawer has been painted; the slide itself is not waited for. */
async function clickToDrawer(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const bag = document.querySelector<HTMLElement>('a.bag')
        const started = performance.now()
        const look = () => {
          if (!document.querySelector('dialog.mini[open]')) return requestAnimationFrame(look)
          // The frame that is drawn now is on the screen when the next one begins.
          return requestAnimationFrame(() => resolve(performance.now() - started))
        }
        requestAnimationFrame(look)
        bag?.click()
      }),
  )
}

async function measure({ browser, runtime, pages }: Bench, warm: boolean): Promise<number> {
  const context = await (await browser()).newContext(phone)
  const page = await context.newPage()
  const session: CDPSession = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu })
  if (!warm) {
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slow4g)
  }
  await page.goto(runtime.shopUrl + pages.home, { waitUntil: 'load' })
  if (warm) {
    await clickToDrawer(page)
    await page.locator('[data-island="mini-cart"][data-ready]').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('dialog.mini[open]').waitFor({ state: 'hidden' })
  }
  const took = await clickToDrawer(page)
  await context.close()
  return took
}

async function medianOf(bench: Bench, id: string, warm: boolean): Promise<number> {
  const all: number[] = []
  for (let round = 0; round < rounds; round += 1) all.push(await measure(bench, warm))
  bench.log(`${id}: ${all.map(Math.round).join(', ')} ms`)
  return median(all)
}

export const cartDrawerFigures: readonly Figure[] = [
  {
    id: 'cart.drawer',
    goal: 100,
    unit: 'ms from the click to the open bag, loaded before (4x CPU)',
    measure: (bench) => medianOf(bench, 'cart.drawer', true),
  },
  {
    id: 'cart.drawer-first',
    goal: 400,
    unit: 'ms from the click to the open bag, first time (4x CPU, slow 4G)',
    measure: (bench) => medianOf(bench, 'cart.drawer-first', false),
  },
]
