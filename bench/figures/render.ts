import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { fromRoot } from '../../tools/serve/project.ts'
import type { Bench, Figure } from '../figure.ts'
import { clientHeaders } from './client-headers.ts'

const warmUps = 300
const perRound = 300
const rounds = 5
const lanes = 4
/** USER_HZ of Linux: ticks of /proc/PID/stat a second. */
const ticksPerSecond = 100

/** CPU seconds that a process has used; Linux only, as is the local runtime's own measure. */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

function workerdPids(): number[] {
  const out = execFileSync('pgrep', ['-P', String(process.pid), 'workerd'], { encoding: 'utf8' })
  return out.trim().split('\n').map(Number)
}

async function hammer(url: string, count: number): Promise<void> {
  let left = count
  const lane = async () => {
    while (left > 0) {
      left -= 1
      const response = await fetch(url)
      if (!response.ok) throw new Error(`${url} answered ${response.status}`)
      await response.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

async function startFloor({ runtime, pages }: Bench): Promise<{ url: string; dispose: () => Promise<void> }> {
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
            LISTING: await ask(`/products/v2/catalog?categoryId=${categoryId}&count=48&locale=en-us`),
            MENU: await ask('/publish/caas/v1/menu/kerb-en-us?locale=en-us'),
            FOOTER: await ask('/publish/caas/v1/footer/kerb-en-us?locale=en-us'),
          },
          unsafeDirectSockets: [{ host: '127.0.0.1', port: 0, proxy: false }],
        },
      ],
    }),
  )
  await floor.ready
  return { url: (await floor.unsafeGetDirectURL('floor')).origin, dispose: () => floor.dispose() }
}

/** Both are workerd with nothing in front, in one run, round about: CPU time of the process by requests; the least disturbed round of each counts. */
async function measure(bench: Bench): Promise<number> {
  const [shopPid] = workerdPids()
  const floor = await startFloor(bench)
  const floorPid = workerdPids().find((pid) => pid !== shopPid)
  if (!shopPid || !floorPid) throw new Error('workerd processes were not found')
  const shopUrl = bench.runtime.shopUrl + bench.pages.category
  try {
    await hammer(shopUrl, warmUps)
    await hammer(floor.url, warmUps)
    const costs = { shop: [] as number[], floor: [] as number[] }
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, url, pid] of [
        ['shop', shopUrl, shopPid],
        ['floor', floor.url, floorPid],
      ] as const) {
        const before = cpuSeconds(pid)
        await hammer(url, perRound)
        costs[name].push(((cpuSeconds(pid) - before) * 1000) / perRound)
      }
    }
    const best = { shop: Math.min(...costs.shop), floor: Math.min(...costs.floor) }
    bench.log(`shop.render: ${best.shop.toFixed(2)} CPU-ms a page, bare renderToString ${best.floor.toFixed(2)}`)
    return best.shop / best.floor
  } finally {
    await floor.dispose()
  }
}

export const renderFigures: readonly Figure[] = [
  {
    id: 'shop.render',
    goal: 1.5,
    unit: 'CPU of a category page of 48 cards / bare renderToString of the same tree',
    measure,
  },
]
