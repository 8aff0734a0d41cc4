import { rmSync } from 'node:fs'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { prepareState } from '../../tests/harness/seeded-state.ts'
import { startLocalRuntime } from '../../tools/serve/local-runtime.ts'
import type { Bench, Figure } from '../figure.ts'
import { startBareShop } from '../page-cache/bare-shop.ts'
import { hitRatio } from '../page-cache/hit-ratio.ts'
import { type Person, somebody } from '../page-cache/people.ts'
import { demoPages, keptDialogs } from '../page-cache/shop-pages.ts'
import { atOnce, range } from '../reliability/at-once.ts'
import { compareCpu, residentBytes, workerdPids } from './workerd-cpu.ts'

const loyal = 'member@kerb.example'
const stateOf = (response: Response): string => response.headers.get('x-page-cache') ?? ''

/** Until a page is kept for this person. */
async function keep(person: Person, path: string): Promise<string> {
  for (const _ of range(20)) {
    const response = await person.get(path)
    const html = await response.text()
    if (stateOf(response) === 'hit') return html
  }
  throw new Error(`${path} is never kept for ${person.name}`)
}

/** Serves the HTML as one string, from workerd. */
async function startPrebuilt(html: string): Promise<{ url: string; pids: number[]; dispose: () => Promise<void> }> {
  const before = workerdPids()
  const headers = JSON.stringify({ 'content-type': 'text/html; charset=utf-8' })
  const prebuilt = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      port: 0,
      workers: [
        {
          name: 'prebuilt',
          modules: [
            {
              type: 'ESModule',
              path: 'prebuilt.js',
              contents: `const page = ${JSON.stringify(html)}
                export default { fetch: () => new Response(page, { headers: ${headers} }) }`,
            },
          ],
          compatibilityDate: '2026-10-01',
          unsafeDirectSockets: [{ host: '127.0.0.1', port: 0, proxy: false }],
        },
      ],
    }),
  )
  await prebuilt.ready
  const { origin } = await prebuilt.unsafeGetDirectURL('prebuilt')
  return {
    url: origin,
    pids: workerdPids().filter((pid) => !before.includes(pid)),
    dispose: () => prebuilt.dispose(),
  }
}

const hitRounds = { warmUps: 500, perRound: 300, rounds: 15 }

/** A guest on the first page of a visit, or a member with something in the cart. Nothing stands before either side. */
async function costOfHit({ pages, log }: Bench, who: 'guest' | 'member'): Promise<number> {
  const shop = await startBareShop()
  const visitor = await somebody(shop.url, who, who === 'member' ? { email: loyal, product: pages.product } : {})
  const headers: Readonly<Record<string, string>> = who === 'member' ? { cookie: visitor.cookie() } : {}
  const html = await keep(visitor, pages.category)
  if (html.includes('signed in as') !== (who === 'member')) throw new Error(`the page is not a ${who}’s`)
  const floor = await startPrebuilt(html)
  try {
    const url = shop.url + pages.category
    const { ratio, cost, floorCost } = await compareCpu({ url, headers, pids: shop.pids }, floor, hitRounds)
    log(`edge.hit: CPU-ms a page: ${who} ${cost.toFixed(2)}, the same as a string ${floorCost.toFixed(2)}`)
    return ratio
  } finally {
    await floor.dispose()
    await shop.dispose()
  }
}

/** By the answers that the responses name, once all questions of each page are known. */
async function mostKeys({ runtime: { shopUrl }, pages, log }: Bench): Promise<number> {
  const kinds = ['registered', 'member', 'employee', 'athlete', 'wranx', 'ipa']
  const people = await atOnce(
    [
      {},
      { product: pages.product },
      ...range(6).map(() => ({ allows: true })),
      ...kinds.flatMap((kind) => [
        { email: `${kind}@kerb.example`, allows: kind === 'athlete' },
        { email: `${kind}@kerb.example`, product: pages.product },
      ]),
    ],
    1,
    (kind, index) => somebody(shopUrl, `person ${index}`, kind),
  )
  const listed = await demoPages(shopUrl)
  const paths = [...keptDialogs(listed), ...listed]
  const keys = new Map(paths.map((path) => [path, new Set<string>()]))
  for (const isKnown of [false, true])
    await atOnce(paths, 4, async (path) => {
      for (const person of people) {
        const response = await person.get(path)
        await response.arrayBuffer()
        const way = response.headers.get('x-decisions')
        if (isKnown && way !== null) keys.get(path)?.add(way)
      }
    })
  const counts = [...keys].sort(([, one], [, other]) => other.size - one.size)
  const [path, most] = counts[0] ?? ['', new Set()]
  const all = counts.reduce((sum, [, { size }]) => sum + size, 0)
  log(`edge.keys: ${counts.length} pages, ${people.length} people, ${all} entries; most: ${most.size} of ${path}`)
  return most.size
}

const loadSeconds = 60
const clients = 256

/** On a shop that has just begun, mixed pages. */
async function underLoad({ pages, log }: Bench): Promise<number> {
  const before = workerdPids()
  const statePath = await prepareState('demo')
  const lines: string[] = []
  const runtime = await startLocalRuntime({
    port: 0,
    platformPort: 0,
    statePath,
    build: false,
    onLog: ({ level, message }) => {
      if (level === 'warn' || level === 'error' || /different request|will never|cross-request/i.test(message))
        lines.push(message)
    },
  })
  try {
    const paths = [
      pages.home,
      pages.category,
      pages.product,
      `${pages.category}?page=2`,
      '/en-us/help',
      '/de-de',
      '/en-us/stories',
    ]
    const times: number[] = []
    const failed = new Map<number, number>()
    const until = Date.now() + loadSeconds * 1000
    await Promise.all(
      range(clients).map(async (client) => {
        for (let turn = client; Date.now() < until; turn += 1) {
          const from = performance.now()
          const response = await fetch(runtime.shopUrl + (paths[turn % paths.length] ?? ''))
          await response.arrayBuffer()
          times.push(performance.now() - from)
          if (response.status !== 200) failed.set(response.status, (failed.get(response.status) ?? 0) + 1)
        }
      }),
    )
    const slowest = times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
    const crossing = lines.filter((line) => /different request|will never|cross-request/i.test(line))
    const pids = workerdPids().filter((pid) => !before.includes(pid))
    const megabytes = residentBytes(pids) / 1e6
    log(
      `edge.load: ${times.length} pages in ${loadSeconds} s by ${clients} clients, p99 ${slowest.toFixed(0)} ms, ${megabytes.toFixed(0)} MB; failed: ${JSON.stringify([...failed])}, warnings of other requests: ${crossing.length}`,
    )
    for (const line of [...new Set(lines.map((line) => line.slice(0, 160)))].slice(0, 5)) log(`edge.load: ${line}`)
    return [...failed.values()].reduce((sum, count) => sum + count, 0) + crossing.length
  } finally {
    await runtime.dispose()
    rmSync(statePath, { recursive: true, force: true })
  }
}

const queries = 20_000

/** Hits of one address fill what the local runtime lets lie before it collects garbage: a gigabyte, in such steps. */
const hitsAStep = 4000
const mostSteps = 10
const settledBytes = 10e6

/**
 * Memory that 20,000 query strings leave behind, beside the garbage that as many hits of one address leave. Every
 * second query is of an address that is kept, the others belong to no page.
 */
async function grownBy({ runtime: { shopUrl }, pages, log }: Bench): Promise<number> {
  const ask = async (path: string) => {
    const response = await fetch(shopUrl + path)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  }
  const pids = workerdPids()
  let before = 0
  for (let step = 0; step < mostSteps; step += 1) {
    const last = before
    await atOnce(range(hitsAStep), 16, () => ask(pages.category))
    before = residentBytes(pids)
    if (before - last < settledBytes) break
  }
  await atOnce(range(queries), 16, (index) =>
    ask(index % 2 ? `/en-us/help?tagId=t${index}` : `${pages.category}?utm_content=${index}`),
  )
  const grown = (residentBytes(pids) - before) / 1e6
  log(`edge.memory: from ${(before / 1e6).toFixed(0)} MB by ${grown.toFixed(0)} MB`)
  return grown
}

export const edgeCacheFigures: readonly Figure[] = [
  {
    id: 'edge.hit',
    goal: 1.2,
    unit: 'CPU of a category page that is kept, for a new guest / the same bytes as one string from workerd',
    measure: (bench) => costOfHit(bench, 'guest'),
  },
  {
    id: 'edge.hit-member',
    goal: 1.5,
    unit: 'CPU of a category page that is kept, for a member with a cart / the same bytes as one string from workerd',
    measure: (bench) => costOfHit(bench, 'member'),
  },
  {
    id: 'edge.keys',
    goal: 8,
    unit: 'kept pages of one address of the demo shop, at most, for twenty people of all kinds',
    measure: mostKeys,
  },
  {
    id: 'edge.ratio',
    goal: 94,
    unit: '% of 8,000 views of 100 pages that get a kept one, on a shop that has just begun, with eight experiments; at least',
    atLeast: true,
    measure: hitRatio,
  },
  {
    id: 'edge.load',
    goal: 0,
    unit: 'failed pages and warnings of other requests’ promises, 256 clients for 60 s on a shop that has just begun',
    onlyWhenNamed: true,
    measure: underLoad,
  },
  {
    id: 'edge.memory',
    goal: 100,
    unit: 'MB that 20,000 distinct query strings add to a process that has answered as many of one address',
    onlyWhenNamed: true,
    measure: grownBy,
  },
]
