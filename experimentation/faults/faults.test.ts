import { describe, expect, it } from 'vitest'
import { openRoom } from '../../tests/harness/experimentation-room.ts'

const path = '/datafiles/abc.json'
const withFault = (fault: string) => ({ headers: { 'x-fault': fault } })
const put = (fault: unknown) => ({ method: 'PUT', body: JSON.stringify(fault) })

describe('a fault on demand', () => {
  it('affects one call, by its header', async () => {
    const room = openRoom()
    expect((await room.fetch(path, withFault('status=503, delayMs=250'))).status).toBe(503)
    expect(room.waits).toEqual([250])
    const whole = await (await room.fetch(path)).text()
    expect(await (await room.fetch(path, withFault('corrupt'))).text()).toBe(
      whole.slice(0, Math.floor(whole.length / 2)),
    )
    expect((await (await room.fetch(path, withFault('huge'))).arrayBuffer()).byteLength).toBeGreaterThan(10_000_000)
    await room.fetch(path, withFault('hang'))
    expect(room.waits).toEqual([250, 120_000])
  })

  it('affects a share of a service’s calls until it is cleared', async () => {
    const room = openRoom()
    expect((await room.admin('/faults/datafile', put({ status: 500, share: 0.3 }))).status).toBe(204)
    const statuses: number[] = []
    for (let call = 0; call < 10; call += 1) statuses.push((await room.fetch(path)).status)
    expect(statuses.filter((status) => status === 500)).toHaveLength(3)
    expect((await room.fetch('/v1/events', { method: 'POST', body: '{}' })).status).toBe(400)
    expect((await room.admin('/faults/datafile', { method: 'DELETE' })).status).toBe(204)
    expect((await room.fetch(path)).status).toBe(200)
    expect((await room.admin('/faults/everything', put({}))).status).toBe(400)
  })

  it.each(['staging', 'production'] as const)('is impossible in %s', async (environment) => {
    const room = openRoom({ environment })
    await room.admin('/faults/datafile', put({ status: 500 }))
    expect((await room.fetch(path, withFault('status=503'))).status).toBe(200)
  })
})
