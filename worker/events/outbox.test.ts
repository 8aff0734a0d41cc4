import { describe, expect, it } from 'vitest'
import { EventBatch } from '../../shared/contracts/event-batch.ts'
import { LoggedEvents } from '../../shared/contracts/shop-event.ts'
import { openObjectStorage } from '../../tests/harness/object-storage.ts'
import { projectWith, userWith } from '../experiments/datafile.fixtures.ts'
import { conversion } from '../experiments/events.ts'
import { deliver, isUnset } from './deliver.ts'
import { OutboxBook } from './outbox-book.ts'
import { type Destination, queuedEvent, queuedShopEvent, sinkOf } from './queued-event.ts'

const project = projectWith()
const eventOf = (uuid: string, userId = 'visitor', revision = project.revision) => {
  const stamp = { uuid, timestamp: 1_763_200_000_000 }
  const visitor = conversion(project, userWith({ userId }), 'purchase', { revenue: 4200 }, stamp)
  if (!visitor) throw new Error('the fixture has no such event')
  return queuedEvent({ ...project, revision }, stamp, visitor)
}
const eventsOf = (count: number) => Array.from({ length: count }, (_, index) => eventOf(`event-${index}`))

/** An outbox whose endpoint answers these one after the other, and 204 from then on; null is no answer at all. */
function outbox(answers: readonly (number | null)[] = [], limits = { maxQueue: 10_000, maxDeadLetters: 1000 }) {
  const { storage } = openObjectStorage()
  const open = () => new OutboxBook(storage.sql, limits)
  const left = [...answers]
  const posts: string[][] = []
  const pauses: number[] = []
  const lines: string[] = []
  let whilePausing = () => {}
  const edges = {
    async post(destination: Destination, payload: object) {
      const sent: unknown = JSON.parse(JSON.stringify(payload))
      posts.push(
        sinkOf(destination) === 'shop-log'
          ? LoggedEvents.parse(sent).events.map(({ uuid }) => uuid)
          : EventBatch.parse(sent).visitors.flatMap(({ snapshots }) =>
              snapshots.flatMap(({ events }) => events.map(({ uuid }) => uuid)),
            ),
      )
      const status = left.length > 0 ? left.shift() : 204
      if (status == null) throw new Error('connection reset')
      return { status }
    },
    async wait(ms: number) {
      pauses.push(ms)
      whilePausing()
    },
    log: (_: string, event: string) => void lines.push(event),
  }
  return {
    open,
    book: open(),
    posts,
    pauses,
    lines,
    go: (book: OutboxBook) => deliver(book, edges),
    duringPauses: (act: () => void) => {
      whilePausing = act
    },
  }
}

describe('an outbox', () => {
  it('sends what waits in batches of ten, oldest first, and is empty then', async () => {
    const { book, posts, go } = outbox()
    book.add(eventsOf(23))
    expect(await go(book)).toBeNull()
    expect(posts.map((uuids) => uuids.length)).toEqual([10, 10, 3])
    expect(posts.flat()).toEqual(eventsOf(23).map(({ uuid }) => uuid))
    expect(book.state()).toEqual({ waiting: 0, deadLetters: 0, dropped: 0 })
  })

  it('keeps an event once by its uuid, however often it is added', async () => {
    const { book, posts, go } = outbox()
    book.add([eventOf('same'), eventOf('same')])
    book.add([eventOf('same')])
    await go(book)
    expect(posts).toEqual([['same']])
  })

  it('sends events of two revisions of a project in payloads of their own', async () => {
    const { book, posts, go } = outbox()
    book.add([eventOf('a'), eventOf('b', 'visitor', '43'), eventOf('c')])
    await go(book)
    expect(posts).toEqual([['a', 'c'], ['b']])
  })

  it('sends the shop’s own events to their log, a hundred at once', async () => {
    const { book, posts, go } = outbox()
    const views = Array.from({ length: 101 }, (_, index) => {
      const uuid = `00000000-0000-0000-0000-${String(index).padStart(12, '0')}`
      const view = { uuid, at: 1, visitor: uuid, page: 'Home', locale: 'en-us', event: { name: 'page_view' } } as const
      return queuedShopEvent('visitor', view, 'shop-log')
    })
    book.add([...views, eventOf('a')])
    expect(await go(book)).toBeNull()
    expect(posts.map((uuids) => uuids.length)).toEqual([100, 1, 1])
    expect(posts.flat()).toEqual([...views.map(({ uuid }) => uuid), 'a'])
  })

  it.each([[500], [503], [429], [null]])('tries again up to three times after %s', async (answer) => {
    const { book, posts, pauses, go } = outbox([answer, answer])
    book.add(eventsOf(1))
    expect(await go(book)).toBeNull()
    expect([posts.length, pauses]).toEqual([3, [100, 200]])
  })

  it('sends nothing more of a visitor who is forgotten between two attempts', async () => {
    const { book, posts, go, duringPauses } = outbox([503])
    book.add([eventOf('a', 'one'), eventOf('b', 'other')])
    duringPauses(() => book.forget('one'))
    expect(await go(book)).toBeNull()
    expect(posts).toEqual([['a', 'b'], ['b']])
  })

  it('makes no attempt more when all who wait are forgotten', async () => {
    const { book, posts, go, duringPauses } = outbox([503])
    book.add([eventOf('a', 'one')])
    duringPauses(() => book.forget('one'))
    expect([await go(book), posts.length, book.size()]).toEqual([null, 1, 0])
  })

  it('waits longer after each round that failed, and loses nothing', async () => {
    const { book, open, posts, go, lines } = outbox(Array.from({ length: 9 }, () => 503))
    book.add(eventsOf(2))
    expect([await go(book), await go(open()), await go(open())]).toEqual([1000, 2000, 4000])
    expect(lines).toEqual(['events.unavailable', 'events.unavailable', 'events.unavailable'])
    const last = open()
    expect([last.state().waiting, await go(last)]).toEqual([2, null])
    expect([posts.at(-1), last.counter('failed-rounds')]).toEqual([['event-0', 'event-1'], 0])
  })

  it.each([401, 403])('keeps everything while the endpoint refuses the key: %i', async (answer) => {
    const { book, posts, go, lines } = outbox([answer])
    book.add(eventsOf(2))
    expect(await go(book)).toBe(1000)
    expect(lines).toEqual(['events.key-refused', 'events.unavailable'])
    expect([await go(book), posts.length]).toEqual([null, 2])
    expect(book.state()).toEqual({ waiting: 0, deadLetters: 0, dropped: 0 })
  })

  it.each([
    ['400', 400],
    ['413, too large', 413],
  ])('puts away the one event that is refused for good with %s, and delivers the others', async (_, answer) => {
    const { book, posts, go, lines } = outbox([answer, 204, answer, 204])
    book.add(eventsOf(3))
    expect(await go(book)).toBeNull()
    expect(posts).toEqual([['event-0', 'event-1', 'event-2'], ['event-0'], ['event-1'], ['event-2']])
    expect(book.state()).toEqual({ waiting: 0, deadLetters: 1, dropped: 0 })
    expect(lines).toEqual(['events.refused'])
    // Nothing of it is ever sent again.
    expect([await go(book), posts.length]).toEqual([null, 4])
  })

  it('sends a batch that is too large one by one, without a word', async () => {
    const { book, posts, go, lines } = outbox([413])
    book.add(eventsOf(3))
    expect(await go(book)).toBeNull()
    expect(posts.map((uuids) => uuids.length)).toEqual([3, 1, 1, 1])
    expect([book.state().deadLetters, lines]).toEqual([0, []])
  })

  it('has room for so many, and counts what it has none for', () => {
    const { book, open } = outbox([], { maxQueue: 5, maxDeadLetters: 1000 })
    expect([book.add(eventsOf(4)), book.add([eventOf('event-0'), eventOf('x'), eventOf('y')])]).toEqual([0, 1])
    expect(open().state()).toEqual({ waiting: 5, deadLetters: 0, dropped: 1 })
  })

  it('is woken anew where its alarm is an hour away, because the clock was set back', () => {
    const now = 1_763_200_000_000
    expect([null, now - 5, now + 1000, now + 30_000, now + 3_600_000].map((at) => isUnset(at, now))).toEqual([
      true,
      false,
      false,
      false,
      true,
    ])
  })

  it('forgets a visitor', async () => {
    const { book, posts, go } = outbox()
    book.add([eventOf('a', 'gone'), eventOf('b'), eventOf('c', 'gone')])
    book.forget('gone')
    await go(book)
    expect(posts).toEqual([['b']])
  })
})
