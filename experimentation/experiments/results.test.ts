import { beforeEach, describe, expect, it } from 'vitest'
import { batchOf, grid, openRoom } from '../../tests/harness/experimentation-room.ts'
import { readResults } from './results.ts'
import { readExperiment } from './store.ts'

const now = Date.parse('2026-11-20T10:00:00Z')
const day = 86_400_000
let room: ReturnType<typeof openRoom>
beforeEach(async () => {
  room = openRoom()
  await room.ingest([grid])
})

async function log(events: Parameters<typeof batchOf>[0], revision = '2') {
  for (let start = 0; start < events.length; start += 400) {
    const body = JSON.stringify(batchOf(events.slice(start, start + 400), { revision }))
    const answer = await room.fetch('/v1/events', { method: 'POST', body })
    expect(answer.status).toBe(204)
  }
}
async function results() {
  const experiment = await readExperiment(room.db, 'home-arrivals')
  if (!experiment) throw new Error('no experiment')
  return readResults(room.db, experiment)
}
const shown = (visitor: string, variant: '1002' | '1003', at = now - day) => ({
  visitor,
  uuid: `shown-${visitor}-${at}`,
  at,
  shown: variant,
})
const bought = (visitor: string, at: number, revenue = 1000) => ({
  visitor,
  uuid: `bought-${visitor}-${at}`,
  at,
  key: 'purchase',
  revenue,
})

describe('results', () => {
  it('count visitors, impressions and the conversions after them', async () => {
    await log([
      shown('a', '1002'),
      shown('a', '1002', now - day + 1),
      shown('b', '1002'),
      shown('c', '1003'),
      bought('a', now - day - 1),
      bought('b', now - day + 1, 500),
      bought('b', now, 700),
      bought('c', now - 40 * day),
      bought('d', now),
      { ...bought('c', now), key: 'add_to_cart', uuid: 'added' },
    ])
    const { variants, visitors, sampleRatio } = await results()
    expect(variants).toMatchObject([
      {
        impressions: 3,
        visitors: 2,
        conversions: 1,
        revenues: [{ currency: 'USD', total: 1200, perVisitor: 600, lift: null }],
        rate: 0.5,
        lift: null,
      },
      {
        impressions: 1,
        visitors: 1,
        conversions: 0,
        revenues: [{ currency: 'USD', total: 0, perVisitor: 0, lift: -1 }],
        rate: 0,
        lift: -1,
        liftInterval: null,
      },
    ])
    expect([visitors, sampleRatio.alarm]).toEqual([3, false])
  })

  it('keep currencies apart, and show how much more each visitor pays', async () => {
    const visitors = Array.from({ length: 400 }, (_, index) => {
      const id = `v${index}`
      const isGrid = index % 2 === 1
      const paid = isGrid ? 1500 : 1000
      const order = index % 4 < 2 ? [{ ...bought(id, now, paid), currency: index % 8 < 2 ? 'EUR' : 'USD' }] : []
      return [shown(id, isGrid ? '1003' : '1002'), ...order]
    }).flat()
    await log([...visitors, { ...bought('v0', now + 1, 700), currency: 'doubloons' }])
    const { variants } = await results()
    const [carousel, grid] = variants.map(({ revenues }) => revenues)
    expect(carousel).toEqual([
      { currency: 'EUR', total: 50_000, perVisitor: 250, lift: null, liftInterval: null },
      { currency: 'USD', total: 50_000, perVisitor: 250, lift: null, liftInterval: null },
      { currency: 'XXX', total: 700, perVisitor: 3.5, lift: null, liftInterval: null },
    ])
    expect(grid).toMatchObject([
      { currency: 'EUR', total: 75_000, perVisitor: 375, lift: 0.5 },
      { currency: 'USD', total: 75_000, perVisitor: 375, lift: 0.5 },
      { currency: 'XXX', total: 0, lift: -1 },
    ])
    expect(grid?.[0]?.liftInterval?.high).toBeGreaterThan(0.5)
  })

  it('show a true lift, an alarm for a wrong split, and an adjustment by history if there is any', async () => {
    const visitors = Array.from({ length: 1600 }, (_, index) => {
      const variant = index % 4 === 0 ? '1003' : '1002'
      const turn = Math.floor(index / 4)
      const buys = turn % (variant === '1003' ? 4 : 10) === 0
      const id = `v${index}`
      return [
        shown(id, variant),
        ...(buys ? [bought(id, now)] : []),
        ...(turn % 20 === 0 ? [bought(id, now - 2 * day)] : []),
      ]
    }).flat()
    await log(visitors)
    const { variants, sampleRatio, cupedReduction } = await results()
    expect(variants[1]?.lift).toBeGreaterThan(0.5)
    expect(variants[1]?.liftInterval?.low).toBeGreaterThan(0)
    expect(sampleRatio.alarm).toBe(true)
    expect(cupedReduction).toBeGreaterThan(0.1)
  })

  it('exclude events after the end', async () => {
    await log([shown('a', '1002'), shown('b', '1003', now - 10), bought('a', now - 5)])
    await room.db
      .prepare('UPDATE exp_experiments SET ended_at = ?')
      .bind(now - 20)
      .run()
    const { variants } = await results()
    expect(variants).toMatchObject([
      { impressions: 1, visitors: 1, conversions: 0 },
      { impressions: 0, visitors: 0 },
    ])
  })

  it('are empty without visitors', async () => {
    const { variants, visitors, cupedReduction } = await results()
    expect(variants.map(({ visitors: own, rate, rateInterval }) => [own, rate, rateInterval])).toEqual([
      [0, 0, null],
      [0, 0, null],
    ])
    expect([visitors, cupedReduction]).toEqual([0, null])
  })
})
