import { consentHeader } from '../../shared/consent.fixtures.ts'
import { range } from '../reliability/at-once.ts'
import { startTarget } from '../reliability/target.ts'
import { newNetwork } from '../rows/security/client.ts'
import { startSink } from './sink.ts'

const clients = 6
/** Treatment by the log of 30 of 100 payloads: half of them it takes, and its answer is lost. */
const failure = 0.3
const patienceMs = 180_000
const paths = ['/en-us', '/en-us/cookies', '/en-us/search?q=boots', '/de-de/store-locator'] as const

type Log = (line: string) => void
type Headers = Readonly<Record<string, string>>

/** Events that the log has to hold in the end. */
type Oracle = {
  /** Uuids of events that the shop has confirmed. */
  readonly confirmed: Set<string>
  /** Events whose uuids the shop makes up: views of pages that were read to the end, and confirmed reports. */
  views: number
  seen: number
}

/**
 * Visitors look at pages, again after a reload, at pages that were fetched ahead, in two tabs at once, and see
 * promotions; reports are sent until the shop confirms them, and some twice. Meanwhile the log fails; the Workers are
 * killed while pages that were fetched ahead are reported. Answers how many events the log has too few or too many.
 */
export async function wronglyCounted({ visits, kills, log }: { visits: number; kills: number; log: Log }) {
  const sink = await startSink(() => (Math.random() >= failure ? 'taken' : Math.random() < 0.5 ? 'refused' : 'lost'))
  const target = await startTarget({ shop: { SHOP_EVENTS_ORIGIN: sink.origin } })
  const oracle: Oracle = { confirmed: new Set(), views: 0, seen: 0 }
  try {
    const rounds = kills + 1
    for (const round of range(rounds)) {
      await atOnce(visits / rounds / 2, (index) =>
        look(target.shopUrl, paths[index % paths.length] ?? '/en-us', oracle),
      )
      // Their events are stored behind their answers.
      await pause(1000)
      const killAt = round < kills ? Math.round(visits / rounds / 4) : -1
      await atOnce(visits / rounds / 2, async (index) => {
        if (index === killAt) target.kill()
        await report(target.shopUrl, index, oracle)
      })
    }
    const wanted = oracle.confirmed.size + oracle.views + oracle.seen
    for (const deadline = Date.now() + patienceMs; Date.now() < deadline && sink.events.size < wanted; )
      await pause(100)
    await pause(2000)
    const lost = [...oracle.confirmed].filter((uuid) => !sink.events.has(uuid)).length
    const others = [...sink.events.values()].filter(({ uuid }) => !oracle.confirmed.has(uuid))
    const countOf = (name: string) => others.filter(({ event }) => event.name === name).length
    const differences = [
      lost,
      Math.abs(countOf('page_view') - oracle.views),
      Math.abs(countOf('view_promotion') - oracle.seen),
    ]
    log(
      `measures.exact: ${oracle.views} views and ${oracle.seen} promotions at once, ${oracle.confirmed.size} events of pages fetched ahead; wrong: ${differences.join(', ')}; ${target.kills()} kills`,
    )
    return differences.reduce((sum, difference) => sum + difference, 0)
  } finally {
    await Promise.all([target.dispose(), sink.close()])
  }
}

async function atOnce(times: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0
  const client = async () => {
    while (next < times) {
      const index = next
      next += 1
      await work(index)
    }
  }
  await Promise.all(range(clients).map(client))
}

const consent = consentHeader('performance')

/** Headers of another visitor, from a network of their own: limits count by network. */
const nextVisitor = () => ({ cookie: consent, ...newNetwork() })

/** A view, and every third time a reload of it. */
async function look(shopUrl: string, path: string, oracle: Oracle): Promise<void> {
  const headers = nextVisitor()
  for (const _ of range(oracle.views % 3 === 0 ? 2 : 1)) {
    const answer = await fetch(shopUrl + path, { headers })
    await answer.text()
    if (answer.status !== 200) throw new Error(`${path}: status ${answer.status}`)
    oracle.views += 1
  }
}

/** A page that was fetched ahead: never shown, shown, shown in two tabs; or a promotion in one. */
async function report(shopUrl: string, index: number, oracle: Oracle): Promise<void> {
  const visitor = nextVisitor()
  const { cookie, list } = await ahead(shopUrl, paths[index % paths.length] ?? '/en-us', visitor)
  const send = (endpoint: string, body: string) => until204(shopUrl + endpoint, body, { ...visitor, cookie })
  if (index % 4 === 0) return
  if (index % 4 === 3) {
    const event = { name: 'view_promotion', promotion: 'bench' }
    const body = JSON.stringify({ uuid: crypto.randomUUID(), path: '/en-us', event })
    await send('/api/seen', body)
    await send('/api/seen', body)
    oracle.seen += 1
    return
  }
  await Promise.all(range(index % 4).map(() => send('/api/shown', list)))
  for (const uuid of uuidsIn(list)) oracle.confirmed.add(uuid)
}

async function ahead(shopUrl: string, path: string, visitor: Headers) {
  const headers = { ...visitor, 'sec-purpose': 'prefetch' }
  for (;;) {
    const response = await fetch(shopUrl + path, { headers }).catch(() => null)
    const html = (await response?.text().catch(() => '')) ?? ''
    const props = /data-island="exposure".*?>(\{.*?\})<\/script>/.exec(html)?.[1]
    if (!response || !props) {
      await pause(50)
      continue
    }
    const own = response.headers.getSetCookie().map((line) => line.split(';')[0])
    return { cookie: [consent, ...own].join('; '), list: (JSON.parse(props) as { list: string }).list }
  }
}

/** The list is signed, not secret. */
function uuidsIn(list: string): readonly string[] {
  const { events } = JSON.parse(Buffer.from(list.split('.')[0] ?? '', 'base64url').toString()) as {
    events: readonly { uuid: string }[]
  }
  return events.map(({ uuid }) => uuid)
}

/** Again and again, as the browser would. */
async function until204(url: string, body: string, headers: Headers): Promise<void> {
  for (;;) {
    const answer = await fetch(url, { method: 'POST', body, headers }).catch(() => null)
    await answer?.body?.cancel()
    if (answer?.status === 204) return
    if (answer && answer.status < 500) throw new Error(`the shop refuses a report: ${answer.status}`)
    await pause(50)
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
