import type { Page } from 'playwright'
import { differences, type Look, lookAt } from '../../tests/harness/page-look.ts'
import { cachedPages, ownPages } from '../../tests/harness/page-ways.ts'
import { pictureStub } from '../../tests/harness/picture-stub.ts'
import { prepareState } from '../../tests/harness/seeded-state.ts'
import { startLocalRuntime } from '../../tools/serve/local-runtime.ts'
import { type Bench, counted, type Figure } from '../figure.ts'
import { pause } from '../reliability/at-once.ts'

/** After which a product page isn't served any more, but its head is. */
const waitMs = 66_000
const views = ['right after it was made', 'a moment later', `${waitMs / 1000} s later`] as const

/** Every page as it was first answered, from the cache, and after a wait: in a browser, at two widths. */
async function differingWays({ browser, log }: Bench): Promise<number> {
  const statePath = await prepareState('demo')
  const runtime = await startLocalRuntime({
    port: 0,
    platformPort: 0,
    statePath,
    build: false,
    imageOrigin: await pictureStub(),
    onLog: () => undefined,
  })
  const pages = Object.entries({ ...cachedPages, ...ownPages })
  const faults: string[] = []
  const first = new Map<string, Look>()
  const states = new Set<string>()
  const view = async (name: string, path: string, when: string) => {
    const context = await (await browser()).newContext({ javaScriptEnabled: false, reducedMotion: 'reduce' })
    const page: Page = await context.newPage()
    page.on('console', (line) => faults.push(`${name}, ${when}: ${line.text()}`))
    const response = await page.goto(runtime.shopUrl + path)
    states.add(response?.headers()['x-page-cache'] ?? 'none')
    const look = await lookAt(page)
    const made = first.get(name) ?? look
    first.set(name, made)
    faults.push(...[...look.faults, ...differences(made, look)].map((fault) => `${name}, ${when}: ${fault}`))
    await context.close()
  }
  try {
    for (const when of views) {
      if (when === views[2]) await pause(waitMs)
      for (const [name, path] of pages) await view(name, path, when)
    }
    for (const state of ['miss', 'hit', 'hit;stale', 'miss;early-head', 'bypass;route'])
      if (!states.has(state)) faults.push(`no page was answered as ${state}`)
    log(`page.ways: ${pages.length} pages, answered as ${[...states].join(', ')}`)
    return counted(log, 'page.ways', faults)
  } finally {
    await runtime.dispose()
  }
}

export const pageWaysFigures: readonly Figure[] = [
  {
    id: 'page.ways',
    goal: 0,
    unit: 'differences in a browser between a page’s first answer and each other way it is answered, 20 pages, 2 widths',
    onlyWhenNamed: true,
    measure: differingWays,
  },
]
