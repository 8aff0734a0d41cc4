import { consentHeader } from '../../shared/consent.fixtures.ts'
import { startEventLog } from '../../tests/harness/event-log.ts'
import { range } from '../reliability/at-once.ts'
import { startTarget } from '../reliability/target.ts'
import { experimentsDatafile, startExperimentContent } from './experiment-site.ts'

const perPage = 10
const clients = 6
/** Treatment by a log endpoint of 30 of 100 payloads: half of them it takes, and its answer is lost. */
const failure = 0.3
const patienceMs = 180_000

type Log = (line: string) => void

/**
 * Visitors look at pages, and report what these showed as a browser does, until the shop confirms it; meanwhile the
 * log endpoint fails and the Workers are killed. Answers how many confirmed events the log does not have, or has under
 * two ids.
 */
export async function lostOrDoubled({ events, kills, log }: { events: number; kills: number; log: Log }) {
  const sink = await startEventLog(() => experimentsDatafile(perPage))
  const content = await startExperimentContent(perPage)
  const target = await startTarget({
    shop: {
      CONTENT_ORIGIN: content.origin,
      DATAFILE_ORIGIN: sink.origin,
      EVENTS_ORIGIN: sink.origin,
      DATAFILE_SDK_KEY: 'bench',
    },
  })
  sink.answer(() => (Math.random() >= failure ? 204 : Math.random() < 0.5 ? 503 : 'lost'))
  try {
    const views = events / perPage
    const killAt = range(kills).map((kill) => Math.round(((kill + 1) * views) / (kills + 1)))
    const confirmed = new Set<string>()
    let begun = 0
    const client = async () => {
      while (begun < views) {
        begun += 1
        if (killAt.includes(begun)) target.kill()
        const seen = await shownPage(target.shopUrl)
        await report(target.shopUrl, seen)
        for (const uuid of seen.uuids) confirmed.add(uuid)
      }
    }
    await Promise.all(range(clients).map(client))
    for (const deadline = Date.now() + patienceMs; Date.now() < deadline && sink.events.size < confirmed.size; )
      await pause(100)
    const lost = [...confirmed].filter((uuid) => !sink.events.has(uuid)).length
    const doubled = [...sink.events.keys()].filter((uuid) => !confirmed.has(uuid)).length
    const { posts, again } = sink.sent
    log(
      `edge.events: ${confirmed.size} confirmed, ${lost} lost, ${doubled} under a second id; ${posts} payloads, ${again} events sent again, ${target.kills()} kills`,
    )
    return lost + doubled + Math.abs(confirmed.size - events)
  } finally {
    await Promise.all([target.dispose(), sink.close(), content.close()])
  }
}

type Seen = { readonly cookies: string; readonly list: string; readonly uuids: readonly string[] }

/** A new visitor's page with all its experiments decided, fetched ahead and then shown. */
async function shownPage(shopUrl: string): Promise<Seen> {
  for (;;) {
    const headers = { cookie: consentHeader('targeting'), 'sec-purpose': 'prefetch' }
    const response = await fetch(`${shopUrl}/en-us/camp`, { headers }).catch(() => null)
    const html = await response?.text().catch(() => '')
    const props = /data-island="exposure".*?>(\{.*?\})<\/script>/.exec(html ?? '')?.[1]
    if (!response || !props) {
      // Down, or up again and without its datafile yet.
      await pause(50)
      continue
    }
    const { list } = JSON.parse(props) as { list: string }
    const own = response.headers.getSetCookie().map((line) => line.split(';')[0])
    return { cookies: [headers.cookie, ...own].join('; '), list, uuids: uuidsIn(list) }
  }
}

/** The list is signed, not secret. */
function uuidsIn(list: string): readonly string[] {
  const { exposures } = JSON.parse(Buffer.from(list.split('.')[0] ?? '', 'base64url').toString()) as {
    exposures: readonly { uuid: string }[]
  }
  return exposures.map(({ uuid }) => uuid)
}

/** Again and again, as the browser would. */
async function report(shopUrl: string, { cookies, list }: Seen): Promise<void> {
  for (;;) {
    const init = { method: 'POST', body: list, headers: { cookie: cookies } }
    const answer = await fetch(`${shopUrl}/api/expose`, init).catch(() => null)
    await answer?.body?.cancel()
    if (answer?.status === 204) return
    if (answer && answer.status < 500) throw new Error(`the shop refuses a list of its own: ${answer.status}`)
    await pause(50)
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
