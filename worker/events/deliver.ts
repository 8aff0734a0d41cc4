import type { Edges } from '../edges.ts'
import { defaults } from '../experiments/defaults.ts'
import type { OutboxBook, WaitingBatch } from './outbox-book.ts'
import { payloadOf, payloadSize } from './payload.ts'
import type { Destination } from './queued-event.ts'

const { attempts, flushMs } = defaults.events
const { retryMs, greatestPauseMs, batchesPerRound } = defaults.outbox

export type DeliverEdges = Pick<Edges, 'wait' | 'log'> & {
  /** Sends one payload. Rejects where there is no answer. */
  readonly post: (destination: Destination, payload: object) => Promise<{ readonly status: number }>
}

/**
 * Sends what waits, oldest first, in batches. Answers after how many milliseconds to go on; null where nothing waits.
 * An event leaves the book once the endpoint has taken it: who dies in between sends it again, under the same uuid.
 */
export async function deliver(book: OutboxBook, edges: DeliverEdges): Promise<number | null> {
  for (let sent = 0; sent < batchesPerRound; sent++) {
    const batch = book.next(payloadSize)
    if (!batch) return null
    if (!(await deliverBatch(book, batch, edges))) return pauseAfter(book, edges)
    book.count('failed-rounds', 0)
  }
  return book.size() > 0 ? 0 : null
}

/** No alarm, or one so far away that the clock must have been set back since. */
export const isUnset = (alarmAt: number | null, now: number): boolean =>
  alarmAt === null || alarmAt > now + greatestPauseMs

/** False: the endpoint can't be had just now. */
async function deliverBatch(
  book: OutboxBook,
  { destination, events }: WaitingBatch,
  edges: DeliverEdges,
): Promise<boolean> {
  const outcome = await send(book, { destination, events }, edges)
  if (outcome === 'unavailable') return false
  if (outcome === 'taken') {
    book.remove(events)
    return true
  }
  const [only, ...others] = events
  if (only && others.length === 0) {
    book.bury(only, outcome.reason)
    edges.log('error', 'events.refused', { uuid: only.uuid, reason: outcome.reason })
    return true
  }
  // A bad event must not take the rest of its batch along.
  for (const event of events) if (!(await deliverBatch(book, { destination, events: [event] }, edges))) return false
  return true
}

type Outcome = 'taken' | 'unavailable' | { readonly reason: string }

/**
 * Up to three attempts where nothing answers, or the endpoint fails by itself (spec 2 §8). Each has what is in the book
 * by then: a visitor may have been forgotten meanwhile.
 */
async function send(
  book: OutboxBook,
  { destination, events }: WaitingBatch,
  { post, wait, log }: DeliverEdges,
): Promise<Outcome> {
  for (let attempt = 1; ; attempt++) {
    const left = events.filter(({ position }) => book.has(position))
    if (left.length === 0) return 'taken'
    const payload = payloadOf(
      destination,
      left.map(({ body }) => body),
    )
    const status = await post(destination, payload).then(
      (answer) => answer.status,
      () => null,
    )
    if (status !== null && status < 300) return 'taken'
    // No fault of the events: they wait until somebody has mended the key.
    if (status === 401 || status === 403) {
      log('error', 'events.key-refused', { status })
      return 'unavailable'
    }
    const isPassing = status === null || status >= 500 || status === 429 || status === 408
    if (!isPassing) return { reason: `status ${status}` }
    if (attempt === attempts) return 'unavailable'
    await wait(retryMs * 2 ** (attempt - 1))
  }
}

function pauseAfter(book: OutboxBook, { log }: DeliverEdges): number {
  const rounds = book.counter('failed-rounds') + 1
  book.count('failed-rounds', rounds)
  const pauseMs = Math.min(greatestPauseMs, flushMs * 2 ** (rounds - 1))
  log('warn', 'events.unavailable', { rounds, waiting: book.size(), pauseMs })
  return pauseMs
}
