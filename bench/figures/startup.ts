import { readdirSync, readFileSync } from 'node:fs'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { fromRoot } from '../../tools/serve/project.ts'
import type { Figure } from '../figure.ts'
import { median } from './conditions.ts'
import { workerdPids } from './workerd-cpu.ts'

const rounds = 7
const empty = 'export default { fetch: () => new Response() }'

/** An answer that asks nobody else: every request's way through limits, headers, locale, visitor and session. */
const firstPath = '/fapi/server/time'
const vars = {
  ENVIRONMENT: 'local',
  BRAND: 'kerb',
  AUTH_ACCESS_KEY: 'bench',
  SERVER_TRUST_ID: 'bench',
  SESSION_SECRET: 'bench'.repeat(8),
  PREVIEW_SECRET: 'bench'.repeat(8),
  PURGE_TOKEN: 'bench'.repeat(8),
  LOG_SHARE: '0',
}

/** CPU milliseconds that a process has used. The scheduler counts in nanoseconds, thread by thread. */
function cpuMs(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`)
  const nanoseconds = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  )
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e6
}

/** Time of a process with this script alone, until it has answered for the first time. */
async function startUpOf(contents: string): Promise<number> {
  const before = workerdPids()
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      port: 0,
      workers: [
        {
          name: 'started',
          modules: [{ type: 'ESModule', path: 'index.js', contents }],
          compatibilityDate: '2026-10-01',
          compatibilityFlags: ['nodejs_compat'],
          bindings: vars,
          unsafeDirectSockets: [{ host: '127.0.0.1', port: 0, proxy: false }],
        },
      ],
    }),
  )
  try {
    await runtime.ready
    const first = await fetch(new URL(firstPath, await runtime.unsafeGetDirectURL('started')))
    if (!first.ok) throw new Error(`the first answer was a ${first.status}`)
    await first.arrayBuffer()
    const pids = workerdPids().filter((pid) => !before.includes(pid))
    return pids.reduce((sum, pid) => sum + cpuMs(pid), 0)
  } finally {
    await runtime.dispose()
  }
}

async function measure(log: (line: string) => void): Promise<number> {
  const shop = readFileSync(fromRoot('dist/worker/index.js'), 'utf8')
  const times = { shop: [] as number[], empty: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    times.empty.push(await startUpOf(empty))
    times.shop.push(await startUpOf(shop))
  }
  log(`edge.startup: ${median(times.shop).toFixed(0)} CPU-ms, an empty Worker ${median(times.empty).toFixed(0)}`)
  return median(times.shop) - median(times.empty)
}

export const startUpFigures: readonly Figure[] = [
  {
    id: 'edge.startup',
    goal: 60,
    unit: 'CPU-ms from the start of the storefront Worker to its first answer, beyond those of an empty one',
    measure: ({ log }) => measure(log),
  },
]
