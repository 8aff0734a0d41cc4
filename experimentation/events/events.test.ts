import { beforeEach, describe, expect, it } from 'vitest'
import { eventBatchLimits } from '../../shared/contracts/event-batch.ts'
import { batchOf, grid, openRoom } from '../../tests/harness/experimentation-room.ts'

const [carousel, gridVariant] = ['1102', '1103']
let room: ReturnType<typeof openRoom>
let now = 0
beforeEach(async () => {
  room = openRoom()
  now = Date.parse('2026-11-20T10:00:00Z')
  await room.ingest([{ ...grid, key: 'first' }, grid])
})

const send = async (body: unknown) =>
  (await room.fetch('/v1/events', { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }))
    .status
const rows = async (sql: string) => (await room.db.prepare(sql).all()).results
const impression = (visitor: string, uuid: string, shown: string, at = now) => ({ visitor, uuid, at, shown })
const ofSecond = (batch: ReturnType<typeof batchOf>) => JSON.stringify(batch).replaceAll('"1001"', '"1101"')

describe('the log endpoint', () => {
  it('refuses events that are not from the shop', async () => {
    const body = JSON.stringify(ofSecond(batchOf([impression('v1', 'u1', carousel)])))
    for (const key of ['', 'shops-ke', 'shops-keys']) {
      const answer = await room.fetch('/v1/events', { method: 'POST', body, headers: { 'x-auth-access-key': key } })
      expect([key, answer.status]).toEqual([key, 401])
    }
    expect(await rows('SELECT uuid FROM exp_events')).toEqual([])
  })

  it('stores an event once, and counts a visitor for the variant that was shown first', async () => {
    const late = impression('v1', 'u1', gridVariant, now - 1000)
    const batch = ofSecond(
      batchOf([late, impression('v1', 'u2', carousel, now - 5000), impression('v2', 'u3', carousel)]),
    )
    expect([await send(batch), await send(batch)]).toEqual([204, 204])
    expect(await rows('SELECT uuid, variation_id FROM exp_events ORDER BY uuid')).toEqual([
      { uuid: 'u1', variation_id: 1103 },
      { uuid: 'u2', variation_id: 1102 },
      { uuid: 'u3', variation_id: 1102 },
    ])
    expect(
      await rows('SELECT visitor_id, variation_id, first_at, revision FROM exp_visitors ORDER BY visitor_id'),
    ).toEqual([
      { visitor_id: 'v1', variation_id: 1102, first_at: now - 5000, revision: 2 },
      { visitor_id: 'v2', variation_id: 1102, first_at: now, revision: 2 },
    ])
  })

  it('ignores a repeated uuid with other contents', async () => {
    await send(ofSecond(batchOf([impression('v1', 'u1', carousel)])))
    await send(ofSecond(batchOf([impression('v9', 'u1', gridVariant, now - 9000)])))
    expect(await rows('SELECT visitor_id, variation_id FROM exp_visitors')).toEqual([
      { visitor_id: 'v1', variation_id: 1102 },
    ])
  })

  it('stores a conversion with its revenue, no later than it arrived', async () => {
    const bought = { visitor: 'v1', uuid: 'u1', at: now + 86_400_000, key: 'purchase', revenue: 4200 }
    expect(await send(batchOf([bought]))).toBe(204)
    expect(await rows('SELECT key, at, revenue, experiment_id FROM exp_events')).toEqual([
      { key: 'purchase', at: now, revenue: 4200, experiment_id: null },
    ])
  })

  it('recognizes an experience that the engine decided by its keys', async () => {
    const metadata = { flag_key: 'home-arrivals', rule_key: '', rule_type: 'experiment', variation_key: 'grid' }
    const batch = batchOf([impression('v1', 'u1', carousel)])
    const decisions = [{ campaign_id: null, experiment_id: null, variation_id: null, metadata }]
    const [visitor] = batch.visitors
    const snapshots = [{ ...visitor?.snapshots[0], decisions }]
    expect(await send({ ...batch, visitors: [{ ...visitor, snapshots }] })).toBe(204)
    expect(await rows('SELECT experiment_id, variation_id FROM exp_visitors')).toEqual([
      { experiment_id: 1101, variation_id: 1103 },
    ])
  })

  it.each([
    ['no JSON', '{'],
    ['no batch', '{}'],
    ['another project', batchOf([], { project_id: '2' })],
    ['a visitor without a name', batchOf([{ visitor: '', uuid: 'u', at: 1 }])],
    ['an event without a uuid', batchOf([{ visitor: 'v', uuid: '', at: 1 }])],
    ['an invalid time', batchOf([{ visitor: 'v', uuid: 'u', at: -1 }])],
  ])('refuses %s', async (_, body) => {
    expect(await send(body)).toBe(400)
    expect(await rows('SELECT * FROM exp_events')).toEqual([])
  })

  it('refuses a batch over the limit', async () => {
    expect(await send('x'.repeat(eventBatchLimits.bytes + 1))).toBe(413)
    const many = Array.from({ length: eventBatchLimits.visitors + 1 }, (_, index) => ({
      visitor: 'v',
      uuid: String(index),
      at: 1,
    }))
    expect(await send(batchOf(many))).toBe(400)
  })
})
