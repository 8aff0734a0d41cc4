import { setTimeout as wait } from 'node:timers/promises'
import { loadSource } from '../../tools/serve/load-source.ts'
import type { Bench, Figure } from '../figure.ts'
import { payloadsThatRun } from '../hostile/hostile-page.ts'
import { firstView } from './browser.ts'
import { clientHeaders } from './client-headers.ts'
import { desktop, phone } from './conditions.ts'

/** The home page is what the figures are about: mixed blocks, two carousels and a film. */
async function checkHome({ runtime, pages }: Bench): Promise<void> {
  const html = await (await fetch(runtime.shopUrl + pages.home)).text()
  const count = (pattern: RegExp) => html.match(pattern)?.length ?? 0
  const has = { carousels: count(/data-island="carousel"/g), films: count(/data-island="video"/g) }
  if (has.carousels < 2 || has.films < 1)
    throw new Error(`the home page has ${has.carousels} carousels and ${has.films} films`)
}

async function worstHome(bench: Bench, of: (loaded: Awaited<ReturnType<typeof firstView>>) => number): Promise<number> {
  await checkHome(bench)
  return Math.max(
    of(await firstView(bench, bench.pages.home, phone)),
    of(await firstView(bench, bench.pages.home, desktop)),
  )
}

async function renderCost({ runtime, log }: Bench): Promise<number> {
  const ask = async (path: string) => (await fetch(runtime.platformUrl + path, { headers: clientHeaders() })).json()
  const input = {
    document: await ask('/publish/caas/v1/page/kerb-en-us/home?locale=en-us'),
    listing: await ask('/products/v2/catalog?categoryId=5000&count=12&locale=en-us'),
  }
  process.env['NODE_ENV'] = 'production'
  // The worker's global, which Node has under another name.
  Object.assign(globalThis, { scheduler: { wait } })
  type Measure = (given: typeof input) => Promise<{ shop: number; bare: number; blocks: number }>
  const { contentCost } = await loadSource<{ contentCost: Measure }>('/bench/render-floor/content-cost.tsx')
  const { shop, bare, blocks } = await contentCost(input)
  log(`content.render: ${blocks} blocks, ${shop.toFixed(2)} ms, bare ${bare.toFixed(2)} ms`)
  if (blocks < 14) throw new Error(`the home page has ${blocks} blocks`)
  return shop / bare
}

export const contentFigures: readonly Figure[] = [
  {
    id: 'content.js-idle',
    goal: 6,
    unit: 'KB brotli of script before interaction, home page of 14 blocks with two carousels and a film',
    measure: (bench) => worstHome(bench, ({ scripts }) => scripts / 1024),
  },
  {
    id: 'content.cls',
    goal: 0,
    unit: 'layout shift of the same page',
    measure: (bench) => worstHome(bench, ({ shift }) => shift),
  },
  {
    id: 'content.render',
    goal: 1.5,
    unit: 'time of its block tree, from the kept document / bare renderToString',
    measure: renderCost,
  },
  {
    id: 'content.hostile',
    goal: 0,
    unit: 'hostile payloads that ran, each in every rich-text slot of every block, in a browser without our policy',
    measure: payloadsThatRun,
  },
]
