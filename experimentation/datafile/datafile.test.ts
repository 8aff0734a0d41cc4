import { beforeEach, describe, expect, it } from 'vitest'
import { Datafile } from '../../shared/contracts/datafile.ts'
import { grid, openRoom, videoFlag } from '../../tests/harness/experimentation-room.ts'

let room: ReturnType<typeof openRoom>
beforeEach(() => {
  room = openRoom()
})
const load = async (headers: Record<string, string> = {}) => room.fetch('/datafiles/abc.json', { headers })
const read = async () => Datafile.parse(await (await load()).json())

describe('the datafile', () => {
  it('has the experiments that the shop decides, each as a flag of its experience, and the feature flags', async () => {
    const unready = { ...grid, key: 'unready', state: 'draft' }
    const elsewhere = { ...grid, key: 'elsewhere', decidedBy: 'engine' }
    expect(await room.ingest([grid, unready, elsewhere], [videoFlag])).toEqual({ written: 4, unchanged: 0, failed: [] })
    const { experiments, featureFlags, rollouts } = await read()
    expect(experiments).toMatchObject([
      { key: 'home-arrivals', status: 'Running', variations: [{ key: 'carousel' }, { key: 'grid' }] },
      { key: 'unready', status: 'Not started' },
    ])
    expect(featureFlags).toMatchObject([
      { key: 'home-arrivals', experimentIds: [experiments[0]?.id], rolloutId: '' },
      { key: 'unready', rolloutId: '' },
      { key: 'hostedVideo', variables: [{ key: 'minimumSeconds', type: 'integer', defaultValue: '30' }] },
    ])
    expect(rollouts).toMatchObject([{ id: featureFlags[2]?.rolloutId, experiments: [{ variations: [{ key: 'on' }] }] }])
  })

  it('is sent again only after a change, even the second one within a second', async () => {
    const initial = await load()
    const lastModified = initial.headers.get('last-modified') ?? ''
    const unchanged = await load({ 'if-modified-since': lastModified })
    expect([unchanged.status, await unchanged.text()]).toEqual([304, ''])
    await room.ingest([grid])
    const first = await load({ 'if-modified-since': lastModified })
    await room.ingest([], [videoFlag])
    const second = await load({ 'if-modified-since': first.headers.get('last-modified') ?? '' })
    expect([first.status, second.status]).toEqual([200, 200])
    const revisions = [initial, first, second].map(async (answer) =>
      Number(Datafile.parse(await answer.json()).revision),
    )
    const [before = 0, ...after] = await Promise.all(revisions)
    expect(after).toEqual([before + 1, before + 2])
  })

  it('is sent the same after the same is ingested again', async () => {
    await room.ingest([grid], [videoFlag])
    const { revision } = await read()
    room.pass(60_000)
    expect(await room.ingest([grid], [videoFlag])).toEqual({ written: 0, unchanged: 2, failed: [] })
    expect((await read()).revision).toBe(revision)
  })

  it('requires the configured key', async () => {
    expect((await room.fetch('/datafiles/other.json')).status).toBe(404)
    expect((await openRoom({ sdkKey: '' }).fetch('/datafiles/.json')).status).toBe(404)
  })

  it('reports an invalid experiment and accepts the others', async () => {
    const wide = { ...grid, variants: grid.variants.map((variant) => ({ ...variant, share: 6000 })) }
    expect(await room.ingest([{ ...wide, key: 'wide' }, 7, grid])).toMatchObject({
      written: 1,
      failed: [{ id: 'wide', reason: 'variants: shares are more than all' }, { id: '' }],
    })
  })
})
