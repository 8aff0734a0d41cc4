import { expect, it, vi } from 'vitest'
import { batchOf, grid, openRoom } from '../../tests/harness/experimentation-room.ts'
import { readHistory } from './history.ts'
import { readExperiment, writeChange } from './store.ts'

const at = Date.parse('2026-11-20T09:00:00Z')
const minute = 60_000

async function running() {
  const onChange = vi.fn(async () => undefined)
  const room = openRoom({ onChange })
  await room.ingest([grid])
  let count = 0
  /** Logs new visitors of both variants; resolves when the room has looked at them. */
  const see = async (carousel: number, grid: number, revision = '2') => {
    const shown = [...Array<'1002'>(carousel).fill('1002'), ...Array<'1003'>(grid).fill('1003')]
    const events = shown.map((variant) => {
      count += 1
      return { visitor: `v${count}`, uuid: `u${count}`, at, shown: variant }
    })
    const body = JSON.stringify(batchOf(events, { revision }))
    expect((await room.fetch('/v1/events', { method: 'POST', body })).status).toBe(204)
    await room.settled()
  }
  const experiment = async () => (await readExperiment(room.db, grid.key)) ?? expect.fail('no experiment')
  return { room, onChange, see, experiment, state: async () => (await experiment()).state }
}

it('pauses an experiment whose visitors are not split as configured, and the shop hears of it', async () => {
  const { room, onChange, see, experiment, state } = await running()
  onChange.mockClear()
  await see(240, 100)
  expect(await state()).toBe('paused')
  expect(onChange).toHaveBeenCalledOnce()
  const [entry] = await readHistory(room.db, await experiment())
  expect(entry).toMatchObject({ action: 'pause', door: 'guard', changes: [{ field: 'state', to: 'paused' }] })
})

it('judges what came since somebody resumed it', async () => {
  const { room, see, experiment, state } = await running()
  await see(240, 100)
  const paused = await experiment()
  const deed = { by: { name: 'Ada', door: 'console' }, action: 'start', at: at + minute } as const
  expect(await writeChange(room.db, paused, { ...paused, state: 'running' }, deed)).toBe(true)
  room.pass(minute)
  await see(60, 60, '9')
  expect(await state()).toBe('running')
  room.pass(minute)
  await see(20, 220, '9')
  expect(await state()).toBe('paused')
})

it('leaves alone a fair split, chance, and what too few visitors have seen', async () => {
  const { room, see, state } = await running()
  for (const [carousel, grid] of [
    [60, 20],
    [120, 150],
    [200, 205],
  ] as const) {
    await see(carousel, grid)
    expect(await state()).toBe('running')
    room.pass(minute)
  }
})
