import { rmSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { prepareState } from '../../tests/harness/seeded-state.ts'
import { startLocalRuntime } from '../../tools/serve/local-runtime.ts'
import { type Bench, counted, type Figure } from '../figure.ts'
import { roundsOf, type ServiceCall, startDistantServices } from '../page-cache/distant-services.ts'
import { somebody } from '../page-cache/people.ts'
import { range } from '../reliability/at-once.ts'

/** A shop that has just begun, whose services are elsewhere. */
async function withDistantShop<T>(
  delayMs: number,
  work: (shop: DistantShop) => Promise<T>,
  onLine: (line: string) => void = () => undefined,
): Promise<T> {
  const statePath = await prepareState('demo')
  let platformUrl = ''
  let delay = 0
  const services = await startDistantServices(
    () => platformUrl,
    () => delay,
  )
  const runtime = await startLocalRuntime({
    port: 0,
    platformPort: 0,
    statePath,
    build: false,
    onLog: ({ message }) => onLine(message),
    vars: { shop: { CONTENT_ORIGIN: services.origin, COMMERCE_ORIGIN: services.origin } },
  })
  platformUrl = runtime.platformUrl
  try {
    // The platform has begun, and the shop has asked nothing yet.
    await (await fetch(`${platformUrl}/healthz`)).text()
    delay = delayMs
    return await work({ url: runtime.shopUrl, calls: services.calls })
  } finally {
    await runtime.dispose()
    services.close()
    rmSync(statePath, { recursive: true, force: true })
  }
}
type DistantShop = { readonly url: string; readonly calls: readonly ServiceCall[] }

/** When the first byte of the page's body was there. */
async function firstByteAt(url: string): Promise<number> {
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    get(url, { headers: { accept: 'text/html' } }, resolve).on('error', reject),
  )
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`)
  let at = 0
  for await (const _ of response) at ||= performance.now()
  return at
}

const distantMs = 300

async function mostRounds({ pages, log }: Bench): Promise<number> {
  let most = 0
  for (const [name, path] of Object.entries(pages)) {
    await withDistantShop(distantMs, async ({ url, calls }) => {
      const began = performance.now()
      const at = await firstByteAt(url + path)
      // Calls that a part in its middle waits for are still on their way.
      const before = calls.filter((call) => call.ended < at)
      const rounds = roundsOf(before)
      most = Math.max(most, rounds)
      log(
        `edge.rounds: ${name}: ${rounds} rounds of ${before.length} calls, first byte after ${Math.round(at - began)} ms`,
      )
      for (const call of before)
        log(`edge.rounds: ${name}: ${call.id} ${Math.round(call.began - began)} to ${Math.round(call.ended - began)}`)
    })
  }
  return most
}

const warned = /different request|will never|cross-request/i
const warnedSeconds = 50
const clients = 16

async function warnings({ pages, log }: Bench): Promise<number> {
  const lines: string[] = []
  const onLine = (line: string) => {
    if (warned.test(line)) lines.push(line)
  }
  return withDistantShop(
    200,
    async ({ url, calls }) => {
      const { home, category, product } = pages
      const paths = [home, category, product, `${category}?page=2`, '/en-us/help', '/de-de']
      const until = Date.now() + warnedSeconds * 1000
      let count = 0
      await Promise.all(
        range(clients).map(async (client) => {
          for (let turn = client; Date.now() < until; turn += 1, count += 1)
            await (await fetch(url + paths[turn % paths.length])).arrayBuffer()
        }),
      )
      log(`edge.warnings: ${count} pages, ${calls.length} calls`)
      return counted(log, 'edge.warnings', lines)
    },
    onLine,
  )
}

/** Calls of this moment, and kept by nobody. */
const unkept: readonly string[] = ['products.inventory']
const isShared = ({ id }: ServiceCall) => /^(?:products|content)\./.test(id) && !unkept.includes(id)
const identities = ['authorization', 'x-user-id', 'x-client-address', 'x-channel'] as const
/** Makes each page one visitor's, of answers that are kept for everybody. */
const forced = `p13n_testcontext=${encodeURIComponent('{"variants":{"none":"none"}}')}`

async function identified({ pages, log }: Bench): Promise<number> {
  return withDistantShop(0, async ({ url, calls }) => {
    const member = await somebody(url, 'member', { email: 'member@kerb.example', product: pages.product, allows: true })
    const before = calls.length
    const headers = { 'user-agent': 'Mozilla/5.0 (iPhone) KerbApp/2.4', 'cf-connecting-ip': '203.0.113.9' }
    const paths = [
      ...Object.values(pages),
      '/en-us/search?q=loom',
      '/en-us/help',
      '/en-us/stories',
      `${pages.product}/reviews`,
    ]
    for (const locale of ['en-gb', 'de-de', 'en-us'])
      for (const query of ['', forced])
        for (const path of paths) {
          const there = path.replace('/en-us', `/${locale}`)
          const response = await member.get(
            query ? `${there}${there.includes('?') ? '&' : '?'}${query}` : there,
            headers,
          )
          await response.text()
          const moved = response.headers.get('location')
          if (moved) await (await member.get(moved, headers)).text()
        }
    const shared = calls.slice(before).filter(isShared)
    log(`edge.nobody: ${shared.length} calls of ${new Set(shared.map(({ id }) => id)).size} shared operations`)
    const faults = shared.flatMap(({ id, headers: sent }) =>
      identities.filter((name) => sent[name]).map((name) => `${id} carries ${name}`),
    )
    if (shared.length === 0) faults.push('nothing was asked')
    return counted(log, 'edge.nobody', faults)
  })
}

export const edgeCallFigures: readonly Figure[] = [
  {
    id: 'edge.rounds',
    goal: 2,
    unit: 'calls one after another before the first byte of home, category or product, on a shop that has just begun',
    measure: mostRounds,
  },
  {
    id: 'edge.warnings',
    goal: 0,
    unit: 'warnings of other requests’ promises, services 200 ms away, 16 clients on 6 pages for 50 s',
    onlyWhenNamed: true,
    measure: warnings,
  },
  {
    id: 'edge.nobody',
    goal: 0,
    unit: 'identities in the calls whose answers are kept for everybody, made for a member with a cart',
    measure: identified,
  },
]
