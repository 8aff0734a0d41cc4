import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { batchOf, grid, openRoom } from '../../tests/harness/experimentation-room.ts'
import { qualifiedSegments } from '../customers/segments.ts'
import { readResults } from '../experiments/results.ts'
import { readExperiment } from '../experiments/store.ts'

type Events = Parameters<typeof batchOf>[0]

const day = 86_400_000
const began = Date.parse('2026-11-20T10:00:00Z')
const [carousel, gridVariant] = ['1002', '1003']
let room: ReturnType<typeof openRoom>
beforeEach(async () => {
  room = openRoom()
  await room.ingest([grid])
})

async function send(events: Events) {
  for (let start = 0; start < events.length; start += 400) {
    const body = JSON.stringify(batchOf(events.slice(start, start + 400)))
    expect((await room.fetch('/v1/events', { method: 'POST', body })).status).toBe(204)
    await room.settled()
  }
}
const rows = async (sql: string) => (await room.db.prepare(sql).all()).results
const Rows = z.array(z.object({ uuid: z.string() }))
const uuids = async () => Rows.parse(await rows('SELECT uuid FROM exp_events')).map(({ uuid }) => uuid)
async function results() {
  const experiment = await readExperiment(room.db, 'home-arrivals')
  return experiment && readResults(room.db, experiment)
}
const shown = (visitor: string, variant: string, at: number) => ({
  visitor,
  uuid: `shown-${visitor}-${at}`,
  at,
  shown: variant,
})
const event = (visitor: string, key: string, at: number, revenue?: number) => ({
  visitor,
  uuid: `${key}-${visitor}-${at}`,
  at,
  key,
  ...(revenue !== undefined && { revenue }),
})
/** A later event, whose arrival deletes old ones. */
const later = () => send([event('somebody', 'add_to_cart', began + 100 * day)])

const history = [
  shown('a', carousel, began - 2 * day),
  shown('a', carousel, began - day),
  shown('b', carousel, began - day),
  shown('c', gridVariant, began - day),
  shown('d', gridVariant, began - day),
  event('a', 'purchase', began - 3 * day, 900),
  event('b', 'purchase', began - day + 1, 15_000),
  event('b', 'purchase', began, 5000),
  event('c', 'purchase', began - 40 * day, 100),
  event('c', 'add_to_cart', began),
  event('nobody', 'purchase', began, 700),
]

describe('events that are too old', () => {
  it('are deleted, and results and segments stay as they were', async () => {
    await send(history)
    const before = await results()
    expect(before?.variants).toMatchObject([
      {
        impressions: 3,
        visitors: 2,
        conversions: 1,
        revenues: [{ currency: 'USD', total: 20_000, perVisitor: 10_000 }],
      },
      { impressions: 2, visitors: 2, conversions: 0, revenues: [{ currency: 'USD', total: 0 }] },
    ])
    room.pass(100 * day)
    await later()
    expect(await uuids()).toEqual([`add_to_cart-somebody-${began + 100 * day}`])
    expect(await results()).toEqual(before)
    const audiences = ['purchasers', 'big-spenders', 'bag-fillers']
    expect(await qualifiedSegments(room.db, 'b', audiences)).toEqual(['purchasers', 'big-spenders'])
    expect(await qualifiedSegments(room.db, 'c', audiences)).toEqual(['purchasers', 'bag-fillers'])
  })

  it('are not counted twice when they are sent again, before or after', async () => {
    await send(history)
    const before = await results()
    await send(history)
    expect(await results()).toEqual(before)
    room.pass(100 * day)
    await later()
    await send(history)
    expect([await results(), (await uuids()).length]).toEqual([before, 1])
  })

  it('are counted together with the remaining ones', async () => {
    await send(history)
    room.pass(88.5 * day)
    await send([event('a', 'purchase', began + 88 * day, 300)])
    room.pass(day / 4)
    await send([shown('d', gridVariant, began + 88 * day)])
    expect((await uuids()).length).toBeLessThan(history.length)
    expect((await results())?.variants).toMatchObject([
      { impressions: 3, conversions: 2, revenues: [{ currency: 'USD', total: 20_300 }] },
      { impressions: 3, conversions: 0 },
    ])
  })

  it('are deleted in parts, the oldest first', async () => {
    const many = Array.from({ length: 1100 }, (_, index) => shown(`v${index}`, carousel, began - index))
    await send(many)
    room.pass(100 * day)
    await later()
    expect((await uuids()).length).toBe(601)
    expect(await rows(`SELECT at FROM exp_events WHERE at < ${began - 599}`)).toEqual([])
    await later()
    await later()
    expect((await uuids()).length).toBe(1)
    expect((await results())?.variants[0]).toMatchObject({ impressions: 1100, visitors: 1100 })
  })

  it('of the pixel are deleted too', async () => {
    expect((await room.fetch('/v2/zaius.gif?vuid=v&tracker_id=abc&event_type=t&vdl_action=a')).status).toBe(200)
    room.pass(100 * day)
    await later()
    expect(await rows('SELECT * FROM exp_customer_events')).toEqual([])
  })
})
