import { beforeEach, describe, expect, it } from 'vitest'
import { consoleOf } from '../../tests/harness/experiment-console.ts'
import { grid, openRoom } from '../../tests/harness/experimentation-room.ts'
import { changeOf } from '../experiments/change.ts'
import type { Deed } from '../experiments/history.ts'
import { readExperiment, writeChange } from '../experiments/store.ts'

let room: ReturnType<typeof openRoom>
beforeEach(() => {
  room = openRoom()
})
const path = '/console/experiments/home-arrivals'

/** The history as the page shows it: who did what, when, and each change of a field. */
async function historyOf(see: (path: string) => Promise<string>) {
  const [, list = ''] = /<section class="panel history".*?<ol>(.*)<\/ol><\/section>/s.exec(await see(path)) ?? []
  return list
    .split('<li><strong>')
    .slice(1)
    .map((entry) => {
      const [, deed, by, at] = /^([^<]*)<\/strong> by ([^<]*)<time class="aside" datetime="([^"]*)"/.exec(entry) ?? []
      return [`${deed} by ${by}`, at, ...[...entry.matchAll(/<li>([^<]*)<\/li>/g)].map(([, text]) => text)]
    })
}

describe('the history of an experiment', () => {
  it('says who did what, when, by which door, the newest first', async () => {
    const { hypothesis: _, ...rest } = grid
    await room.ingest([{ ...rest, hypothesis: '', state: 'draft' }])
    const { change, see } = await consoleOf(room).signIn('Ana')
    room.pass(60_000)
    await change('home-arrivals', { kind: 'start', seen: 'yes' })
    room.pass(60_000)
    const other = await consoleOf(room).signIn('Bo <b>')
    await other.change('home-arrivals', { kind: 'allocate', 'share-1002': '10', 'share-1003': '12.5' })
    await other.change('home-arrivals', { kind: 'pause' })
    await room.ingest([{ ...grid, name: 'Arrivals', audience: ['and'] }])
    await change('home-arrivals', { kind: 'start' })
    room.pass(60_000)
    await change('home-arrivals', { kind: 'end', winner: '1003' })
    const [began, started, then, ended] = ['00', '01', '02', '03'].map((minute) => `2026-11-20T10:${minute}:00.000Z`)
    expect(await historyOf(see)).toEqual([
      [
        'Ended by Ana, in the console',
        ended,
        'state: from running to ended',
        'shown to everybody: from nothing to grid',
      ],
      ['Resumed by Ana, in the console', then, 'state: from paused to running'],
      [
        'Changed by operator, with the JSON door',
        then,
        'name: from New arrivals as a grid to Arrivals',
        'hypothesis: from nothing to A grid shows more of them at once.',
        'audience: from everybody to [&quot;and&quot;]',
      ],
      ['Paused by Bo &lt;b&gt;, in the console', then, 'state: from running to paused'],
      [
        'Shares changed by Bo &lt;b&gt;, in the console',
        then,
        'shares: from carousel 50 %, grid 50 % to carousel 10 %, grid 12.5 %',
      ],
      ['Started by Ana, in the console', started, 'state: from draft to running'],
      [
        'Created by operator, with the JSON door',
        began,
        'state: draft',
        'name: New arrivals as a grid',
        'decided by: datafile',
        'page for previews: /',
        'conversion: purchase',
        'audience: everybody',
        'shares: carousel 50 %, grid 50 %',
      ],
    ])
  })

  it('of one from the console begins with who created it, and has nothing of what was refused', async () => {
    const { create, change, see } = await consoleOf(room).signIn('Ana')
    const variants = { 'variant-0-name': 'A', 'variant-0-key': 'a', 'variant-1-name': 'B', 'variant-1-key': 'b' }
    const fields = { key: 'home-arrivals', name: 'Arrivals', previewPath: '/', metric: 'purchase', decidedBy: 'engine' }
    const shares = { 'variant-0-share': '50', 'variant-1-share': '50' }
    for (let time = 0; time < 2; time += 1) await create({ ...fields, ...variants, ...shares })
    await change('home-arrivals', { kind: 'start' })
    await change('home-arrivals', { kind: 'pause' })
    await change('home-arrivals', { kind: 'start', seen: 'yes', version: '7' })
    await change('home-arrivals', { kind: 'allocate', 'share-1002': '90', 'share-1003': '90' })
    expect((await historyOf(see)).map(([deed]) => deed)).toEqual(['Created by Ana, in the console'])
  })

  it('has one of two changes of what both editors had read', async () => {
    await room.ingest([grid])
    const read = await readExperiment(room.db, 'home-arrivals')
    if (!read) throw new Error('it was ingested')
    const written: boolean[] = []
    for (const name of ['Ana', 'Bo']) {
      const changed = changeOf(read, { kind: 'pause' }, 0)
      const deed: Deed = { by: { name, door: 'console' }, action: 'pause', at: 0 }
      if (changed.ok) written.push(await writeChange(room.db, read, changed.value, deed))
    }
    expect(written).toEqual([true, false])
    const { see } = await consoleOf(room).signIn()
    expect((await historyOf(see)).map(([deed]) => deed)).toEqual([
      'Paused by Ana, in the console',
      'Created by operator, with the JSON door',
    ])
  })

  it('has the name that was given at the sign-in, which is required of who fills the form in', async () => {
    const { post } = consoleOf(room)
    const token = 'operators-token'
    const long = await post('/console/sign-in', { username: 'x'.repeat(81), token })
    expect([long.status, await long.text()]).toEqual([422, expect.stringContaining('Enter your name')])
    expect((await post('/console/sign-in', { username: ' ', token })).status).toBe(422)
    const wrong = await (await post('/console/sign-in', { username: 'Ana', token: 'guess' })).text()
    expect(wrong).toContain('value="Ana"')
    const { cookie } = await consoleOf(room).signIn('Ana')
    const [expires, id, name, signature] = cookie.split('=')[1]?.split('.') ?? []
    const forged = `kerb-console=${expires}.${id}.${Buffer.from('Bo').toString('base64url')}.${signature}`
    expect(name).toBe(Buffer.from('Ana').toString('base64url'))
    expect((await room.fetch(path, { headers: { cookie: forged } })).headers.get('location')).toBe('/console/sign-in')
  })
})
