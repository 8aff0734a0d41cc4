import { ingest } from '../../backend/ingest/ingest.ts'
import { documentIntake } from '../../publishing/documents.ts'
import { withdraw } from '../../publishing/withdrawals.ts'
import { seededRandom } from '../reliability/at-once.ts'
import { openIsolates, site } from './isolates.ts'
import { changesOf, dayMs, edgesOf, nameOf, randomSchedule, type Schedule, shownAt } from './schedule.ts'

/** Pages have no products. */
const noOtherFaults = async () => ({ failed: [], warnings: [] })

type Kind = 'page' | 'fragment' | 'popup'
type Document = { readonly kind: Kind; readonly key: string; readonly schedule: Schedule }
type Event = { readonly at: number; readonly act: () => Promise<void> }

/**
 * How long other isolates may still show what was there before a publish: what they call fresh, and KV's way around the
 * world. Windows have no such allowance.
 */
const publishLagMs = 125_000
const start = Date.parse('2027-03-14T00:00:00Z')
const instant = (at: number | null) => (at === null ? null : new Date(at).toISOString())
const says = (text: string) => ({ type: 'rich-text', width: 'text', html: `<p>${text}</p>` })

export type DaySize = { readonly documents: number; readonly reads: number; readonly isolates: number }

/**
 * A day of a shop in a few isolates over one KV, by a clock of its own: documents with random windows are published and
 * withdrawn, and read at random moments and around every edge. Answers how many reads showed a window that was closed,
 * or missed one that was open.
 */
export async function simulateDay(
  seed: number,
  { documents: count, reads, isolates }: DaySize,
  log: (line: string) => void,
): Promise<{ wrong: number; judged: number }> {
  const random = seededRandom(seed)
  const clock = { now: start - dayMs }
  const shop = openIsolates(isolates, clock)
  const kinds: readonly Kind[] = ['page', 'page', 'fragment', 'popup']
  const documents = Array.from({ length: count }, (_, index): Document => {
    const kind = kinds[index % kinds.length] ?? 'page'
    return { kind, key: `${kind}-${index}`, schedule: randomSchedule(random, start) }
  })
  const tally = { wrong: 0, judged: 0 }

  const shown = async (reader: (typeof shop.readers)[number], { kind, key }: Document): Promise<unknown> => {
    if (kind === 'page') return (await reader.page(shop.context, key)).document?.blocks
    if (kind === 'fragment') return (await reader.fragment(shop.context, key)).document?.blocks
    const { document } = await reader.popups(shop.context)
    return document?.popups.filter(({ id }) => id === key)
  }
  const names = ({ schedule }: Document) => [...new Set(schedule.written.map(nameOf))]
  const judge = (document: Document, at: number, found: unknown) => {
    const text = JSON.stringify(found ?? null)
    const seen = names(document).filter((name) => text.includes(name))
    const wanted = shownAt(document.schedule, at)
    tally.judged += 1
    if (seen.length === (wanted === null ? 0 : 1) && seen[0] === (wanted ?? undefined)) return
    tally.wrong += 1
    if (tally.wrong <= 5)
      log(`content.windows: seed ${seed}, ${document.key} at ${instant(at)}: ${seen.join() || 'nothing'} for ${wanted}`)
  }
  const settledAt = (document: Document, at: number) => {
    // A list of pop-ups is one entry in the caches: a change of one is a change of them all.
    const together = document.kind === 'popup' ? documents.filter(({ kind }) => kind === 'popup') : [document]
    return together.every(
      ({ schedule }) => !changesOf(schedule).some((change) => at >= change && at < change + publishLagMs),
    )
  }
  const read = async (document: Document): Promise<void> => {
    const { now } = clock
    const reader = shop.readers[Math.floor(random() * isolates)]
    if (!reader || !settledAt(document, now)) return
    judge(document, now, await shown(reader, document))
    await shop.settled()
  }
  /** Two ask: just before the edge and one just after it, while the first one's answer is on its way. */
  const readAcross = async (document: Document, edge: number): Promise<void> => {
    const reader = shop.readers[Math.floor(random() * isolates)]
    if (!reader || !settledAt(document, edge)) return
    let open = () => {}
    shop.gate.open = new Promise((resolve) => {
      open = resolve
    })
    const first = shown(reader, document)
    await new Promise((resolve) => setImmediate(resolve))
    clock.now = edge
    const second = shown(reader, document)
    await new Promise((resolve) => setImmediate(resolve))
    open()
    await first
    judge(document, edge, await second)
    await shop.settled()
  }

  const events: Event[] = documents.flatMap((document) => [
    ...publications(document, shop),
    ...edgesOf(document.schedule).flatMap((edge) => [
      ...[-1000, 0, 1, 1000].map((offset) => ({ at: edge + offset, act: () => read(document) })),
      { at: edge - 1, act: () => readAcross(document, edge) },
    ]),
  ])
  for (let left = reads; left > 0; left -= 1) {
    const document = documents[Math.floor(random() * documents.length)]
    if (document) events.push({ at: start + Math.floor(random() * dayMs), act: () => read(document) })
  }
  for (const { at, act } of events.sort((a, b) => a.at - b.at)) {
    clock.now = Math.max(clock.now, at)
    await act()
  }
  return tally
}

function publications({ kind, key, schedule }: Document, { db, purge }: ReturnType<typeof openIsolates>): Event[] {
  const siteId = kind === 'fragment' ? null : site
  const cacheId = kind === 'fragment' ? `fragment/${key}` : kind === 'popup' ? `${site}/popups` : `${site}/page/${key}`
  let newest = 0
  return [
    ...schedule.written.map((written) => ({
      at: written.writtenAt,
      act: async () => {
        const text = nameOf(written)
        const page = { id: key, slug: key, title: key, seo: { title: key, description: '' } }
        const document =
          kind === 'popup' ? { type: 'pop-up', name: key, title: text } : { ...page, blocks: [says(text)] }
        const window = { publishFrom: instant(written.from), publishUntil: instant(written.until) }
        const entry = { siteId, kind, key, revision: newest + 1, basedOn: newest, ...window, document }
        const { failed } = await ingest(db, documentIntake({ replace: false, now: written.writtenAt }, noOtherFaults), [
          entry,
        ])
        if (failed.length > 0) throw new Error(failed.map(({ reason }) => reason).join())
        newest += 1
        await purge(cacheId)
      },
    })),
    ...schedule.withdrawn.map(({ from, until, withdrawnAt }) => ({
      at: withdrawnAt,
      act: async () => {
        const window = { publishFrom: instant(from), publishUntil: instant(until) }
        const report = await withdraw(db, [{ siteId, kind, key, window, forget: false }], withdrawnAt)
        newest += report.written
        await purge(cacheId)
      },
    })),
  ]
}
