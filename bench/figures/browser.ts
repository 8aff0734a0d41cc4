import { brotliCompressSync } from 'node:zlib'
import type { Bench, Figure } from '../figure.ts'
import { desktop, median, phone, type Screen, slowDown } from './conditions.ts'

type Loaded = { readonly scripts: number; readonly requests: number; readonly shift: number }

/**
 * Opens a page as a first visit, touches nothing, waits until it is quiet, and counts. `slow`: on a slow phone and
 * network, where a page is painted in pieces.
 */
export async function firstView(
  { browser, runtime, edgeUrl }: Bench,
  path: string,
  screen: Screen,
  slow = false,
): Promise<Loaded> {
  const context = await (await browser()).newContext(screen)
  const page = await context.newPage()
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  let requests = 0
  const scripts: Promise<number>[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) requests += 1
  })
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(response.body().then((body) => brotliCompressSync(body).byteLength))
  })
  if (slow) await slowDown(page, { network: true })
  await page.goto((slow ? edgeUrl : runtime.shopUrl) + path, { waitUntil: 'networkidle' })
  const inline = await page.$$eval('script:not([src]):not([type$=json])', (nodes) =>
    nodes.map((node) => node.textContent ?? '').join(''),
  )
  const shift = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  )
  const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0)
  await context.close()
  return { scripts: bytes + (inline ? brotliCompressSync(inline).byteLength : 0), requests, shift }
}

/** The worst of the three pages on a phone and on a wide screen, with `speeds` also on a slow one. */
async function worst(
  bench: Bench,
  of: (loaded: Loaded) => number,
  id: string,
  speeds: readonly ('fast' | 'slow')[] = ['fast'],
): Promise<number> {
  let most = 0
  for (const [name, path] of Object.entries(bench.pages)) {
    for (const screen of [phone, desktop]) {
      for (const speed of speeds) {
        const value = of(await firstView(bench, path, screen, speed === 'slow'))
        bench.log(`${id}: ${name} at ${screen.viewport.width} px, ${speed}: ${value}`)
        most = Math.max(most, value)
      }
    }
  }
  return most
}

/**
 * Milliseconds from navigation until a click on a size takes effect; with `scripts` false the page's own script never
 * arrives.
 */
async function sizePickable({ browser, edgeUrl, pages }: Bench, scripts: boolean): Promise<number> {
  const context = await (await browser()).newContext(phone)
  const page = await context.newPage()
  // Both ways go through the same interception, which costs time of its own.
  await page.route('**/assets/*.js', (route) => (scripts ? route.continue() : route.abort()))
  await page.addInitScript(() => {
    const poll = setInterval(() => {
      const size = document.querySelector<HTMLInputElement>('input[type=radio][name=upc]:not([data-out])')
      if (!size?.labels?.[0]?.getClientRects().length || performance.getEntriesByType('paint').length === 0) return
      size.labels[0].click()
      if (!size.checked) return
      clearInterval(poll)
      Object.assign(window, { pickable: performance.now() })
    }, 10)
  })
  await slowDown(page, { network: true })
  await page.goto(edgeUrl + pages.product, { waitUntil: 'commit' })
  await page.waitForFunction(() => 'pickable' in window)
  const at = await page.evaluate(() => (window as unknown as { pickable: number }).pickable)
  await context.close()
  return at
}

const rounds = 7

export const browserFigures: readonly Figure[] = [
  {
    id: 'shop.js-idle',
    goal: 6,
    unit: 'KB brotli of script before any interaction, worst page',
    measure: (bench) => worst(bench, (loaded) => loaded.scripts / 1024, 'shop.js-idle'),
  },
  {
    id: 'shop.requests',
    goal: 15,
    unit: 'requests of a first view, worst page, also on slow 4G',
    measure: (bench) => worst(bench, (loaded) => loaded.requests, 'shop.requests', ['fast', 'slow']),
  },
  {
    id: 'shop.cls',
    goal: 0,
    unit: 'layout shift of a first view, worst page, also on slow 4G and 4x CPU',
    measure: (bench) => worst(bench, (loaded) => loaded.shift, 'shop.cls', ['fast', 'slow']),
  },
  {
    id: 'shop.size-ready',
    goal: 1.1,
    unit: 'time until a size can be picked, with script / without (4x CPU, slow 4G)',
    async measure(bench) {
      const withScript: number[] = []
      const without: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        withScript.push(await sizePickable(bench, true))
        without.push(await sizePickable(bench, false))
      }
      bench.log(`shop.size-ready: ${Math.round(median(withScript))} ms with, ${Math.round(median(without))} ms without`)
      return median(withScript) / median(without)
    },
  },
]
