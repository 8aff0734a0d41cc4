import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext, Page } from 'playwright'
import { startEdge } from '../edge.ts'
import type { Bench, Figure } from '../figure.ts'
import { median, phone, slowDown } from './conditions.ts'

const rounds = 3

/** The three pages as files, and everything else as the shop has it. */
async function servePlain(shopUrl: string, paths: readonly string[]): Promise<{ url: string; close(): void }> {
  const files = new Map<string, string>()
  for (const path of paths) files.set(path, await (await fetch(shopUrl + path)).text())
  const { hostname, port } = new URL(shopUrl)
  const server = createServer(({ url: path = '/', method, headers }, answer) => {
    const file = files.get(path)
    if (file !== undefined) {
      answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      answer.end(file)
      return
    }
    request({ hostname, port, path, method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
    }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, hostname, resolve))
  const { port: own } = server.address() as AddressInfo
  const edge = await startEdge(`http://${hostname}:${own}`)
  return {
    url: edge.url,
    close() {
      edge.close()
      server.close()
      server.closeAllConnections()
    },
  }
}

type Visit<T> = (page: Page, context: BrowserContext) => Promise<T>

async function onSlowPhone<T>({ browser }: Bench, visit: Visit<T>, { cpu = true } = {}): Promise<T> {
  const context = await (await browser()).newContext(phone)
  try {
    const page = await context.newPage()
    await slowDown(page, { network: true, cpu })
    return await visit(page, context)
  } finally {
    await context.close()
  }
}

/** Milliseconds until the largest picture is painted. */
const largestPaint = (bench: Bench, url: string): Promise<number> =>
  onSlowPhone(bench, async (page) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        Object.assign(window, { largest: list.getEntries().at(-1)?.startTime })
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    return page.evaluate(() => (window as unknown as { largest: number }).largest)
  })

async function lcp(bench: Bench): Promise<number> {
  const plain = await servePlain(bench.runtime.shopUrl, Object.values(bench.pages))
  let worst = 0
  try {
    for (const [name, path] of Object.entries(bench.pages)) {
      // The demo draws a picture when it is first asked for.
      await largestPaint(bench, bench.edgeUrl + path)
      const times = { shop: [] as number[], plain: [] as number[] }
      for (let round = 0; round < rounds; round += 1) {
        times.shop.push(await largestPaint(bench, bench.edgeUrl + path))
        times.plain.push(await largestPaint(bench, plain.url + path))
      }
      const ratio = median(times.shop) / median(times.plain)
      bench.log(
        `edge.lcp: ${name} ${Math.round(median(times.shop))} ms, as a file ${Math.round(median(times.plain))} ms`,
      )
      worst = Math.max(worst, ratio)
    }
  } finally {
    plain.close()
  }
  return worst
}

type TraceEvent = {
  readonly name: string
  readonly ts: number
  readonly dur?: number
  readonly pid: number
  readonly tid: number
}

/** Time that tasks of the page's own thread take beyond 50 ms each, after the first paint. */
const blockedTime = (bench: Bench, path: string): Promise<number> =>
  onSlowPhone(bench, async (page) => {
    const browser = await bench.browser()
    await browser.startTracing(page, { categories: ['devtools.timeline', 'loading', 'toplevel', 'blink.user_timing'] })
    await page.goto(bench.edgeUrl + path, { waitUntil: 'networkidle' })
    const trace = await browser.stopTracing()
    const { traceEvents }: { traceEvents: readonly TraceEvent[] } = JSON.parse(trace.toString())
    const paint = traceEvents.findLast(({ name }) => name === 'firstContentfulPaint')
    if (!paint) throw new Error('the trace has no first paint')
    return traceEvents
      .filter(
        ({ name, pid, tid, ts }) => /RunTask$/.test(name) && pid === paint.pid && tid === paint.tid && ts > paint.ts,
      )
      .reduce((sum, { dur = 0 }) => sum + Math.max(0, dur / 1000 - 50), 0)
  })

async function tbt(bench: Bench): Promise<number> {
  let worst = 0
  for (const [name, path] of Object.entries(bench.pages)) {
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) times.push(await blockedTime(bench, path))
    bench.log(`edge.tbt: ${name} ${times.map(Math.round).join(', ')} ms`)
    worst = Math.max(worst, median(times))
  }
  return Math.round(worst)
}

/** Milliseconds from the press on a card to the first paint of its product, which was fetched as the pointer came. */
const nextPage = (bench: Bench): Promise<number> => onSlowPhone(bench, openNext(bench), { cpu: false })

const openNext =
  (bench: Bench): Visit<number> =>
  async (page, context) => {
    const session = await context.newCDPSession(page)
    await session.send('Preload.enable')
    const fetched = new Promise<void>((resolve) => {
      session.on('Preload.prefetchStatusUpdated', ({ status }) => status === 'Ready' && resolve())
    })
    await page.goto(bench.edgeUrl + bench.pages.category, { waitUntil: 'networkidle' })
    const link = page.locator('.card h3').getByRole('link').first()
    await link.hover()
    await fetched
    await page.evaluate(() => {
      addEventListener('pointerdown', ({ timeStamp }) =>
        sessionStorage.setItem('pressed', String(performance.timeOrigin + timeStamp)),
      )
    })
    await link.click()
    await page.waitForURL('**/p/**')
    const painted = await page.waitForFunction(() => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0]
      return paint && performance.timeOrigin + paint.startTime - Number(sessionStorage.getItem('pressed'))
    })
    return Number(await painted.jsonValue())
  }

export const edgePaintFigures: readonly Figure[] = [
  {
    id: 'edge.lcp',
    goal: 1.1,
    unit: 'time until the largest picture / that of the same page as a file, worst page (4x CPU, slow 4G)',
    measure: lcp,
  },
  {
    id: 'edge.tbt',
    goal: 0,
    unit: 'ms that tasks take beyond 50 each after the first paint, by the browser’s trace, worst page (4x CPU, slow 4G)',
    measure: tbt,
  },
  {
    id: 'edge.next',
    goal: 300,
    unit: 'ms from the press on a card to its product painted, fetched as the pointer came (slow 4G)',
    async measure(bench) {
      const times: number[] = []
      for (let round = 0; round < rounds; round += 1) times.push(await nextPage(bench))
      bench.log(`edge.next: ${times.map(Math.round).join(', ')} ms`)
      return Math.round(median(times))
    },
  },
]
