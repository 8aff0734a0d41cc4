import { execFileSync } from 'node:child_process'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { perPage } from '../../shared/listing-state.ts'
import { fromRoot } from '../../tools/serve/project.ts'
import type { Bench, Figure } from '../figure.ts'
import { startBareShop } from '../page-cache/bare-shop.ts'
import { clientHeaders } from './client-headers.ts'
import { compareCpu, workerdPids } from './workerd-cpu.ts'

const rounds = { warmUps: 300, perRound: 80, rounds: 25 }

async function startFloor({ runtime, pages }: Bench) {
  const before = workerdPids()
  const categoryId = /(\d{4,10})$/.exec(pages.category)?.[1] ?? ''
  const headers = clientHeaders()
  const ask = async (path: string) => {
    const response = await fetch(runtime.platformUrl + path, { headers })
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return response.text()
  }
  execFileSync(
    process.execPath,
    [fromRoot('node_modules/vite/bin/vite.js'), 'build', '--mode', 'render-floor', '--logLevel', 'error'],
    { cwd: fromRoot('.') },
  )
  const floor = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      port: 0,
      workers: [
        {
          name: 'floor',
          modules: [{ type: 'ESModule', path: fromRoot('dist/render-floor/index.js') }],
          compatibilityDate: '2026-10-01',
          compatibilityFlags: ['nodejs_compat'],
          bindings: {
            LISTING: await ask(`/products/v2/catalog?categoryId=${categoryId}&count=${perPage}&locale=en-us`),
            MENU: await ask('/publish/caas/v1/menu/kerb-en-us?locale=en-us'),
            FOOTER: await ask('/publish/caas/v1/footer/kerb-en-us?locale=en-us'),
            DOCUMENTS: `[${await ask(`/publish/caas/v1/category/kerb-en-us/${categoryId}?locale=en-us`)},
              ${await ask('/publish/caas/v1/page/kerb-en-us/category?locale=en-us')}]`,
          },
          unsafeDirectSockets: [{ host: '127.0.0.1', port: 0, proxy: false }],
        },
      ],
    }),
  )
  await floor.ready
  return {
    url: (await floor.unsafeGetDirectURL('floor')).origin,
    pids: workerdPids().filter((pid) => !before.includes(pid)),
    dispose: () => floor.dispose(),
  }
}

async function checkSame(shopUrl: string, floorUrl: string): Promise<void> {
  const answer = await fetch(shopUrl)
  if (answer.headers.has('content-length')) throw new Error('the page is not streamed')
  const [shop, floor] = [(await answer.text()).length, (await (await fetch(floorUrl)).text()).length]
  if (Math.abs(shop / floor - 1) > 0.02) throw new Error(`the pages differ: ${shop} and ${floor} characters`)
}

/** Both are workerd with nothing in front, in one run. */
async function measure(bench: Bench): Promise<number> {
  const shop = await startBareShop({ PAGE_CACHE: 'off' })
  const floor = await startFloor(bench)
  const page = { url: shop.url + bench.pages.category, pids: shop.pids }
  try {
    await checkSame(page.url, floor.url)
    const { ratio, cost, floorCost } = await compareCpu(page, floor, rounds)
    bench.log(`edge.miss: ${cost.toFixed(2)} CPU-ms a page, bare renderToString ${floorCost.toFixed(2)}`)
    return ratio
  } finally {
    await floor.dispose()
    await shop.dispose()
  }
}

export const renderFigures: readonly Figure[] = [
  {
    id: 'edge.miss',
    goal: 1.2,
    unit: 'CPU of a category page of 24 cards that no page cache has / bare renderToString of the same tree',
    measure,
  },
]
