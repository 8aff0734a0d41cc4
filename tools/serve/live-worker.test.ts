import { describe, expect, it } from 'vitest'
import { livePath, type StyleChange } from './live-news.ts'
import { createLiveWorker } from './live-worker.ts'

type Live = ReturnType<typeof createLiveWorker>
const url = (path: string) => ({ url: `https://newest-build.internal${path}` })
const restyled = (from: string, to: string, sheet = '/assets/x-123456.css'): StyleChange => ({
  texts: [{ from, to }],
  sheets: [sheet],
})
const buildOf = async (worker: Live): Promise<string> => (await worker.fetch(url('/'))).headers.get('x-build-id') ?? ''
const newsSince = async (worker: Live, seen: string) => (await worker.fetch(url(`${livePath}?seen=${seen}`))).json()

it('a live Worker gets a build once', async () => {
  const worker = createLiveWorker('var worker = 1', [])
  worker.update({ script: 'var worker = 2', styles: null })
  const build = await worker.fetch(url('/'))
  expect([build.status, await build.text()]).toEqual([200, 'var worker = 2'])
  const buildId = build.headers.get('x-build-id')
  expect((await worker.fetch(url(`/${buildId}`))).status).toBe(204)
  worker.update({ script: 'var worker = 3', styles: null })
  expect(await (await worker.fetch(url(`/${buildId}`))).text()).toBe('var worker = 3')
})

describe('an open page', () => {
  it('hears of a build when it is announced, and what it has to do', async () => {
    const worker = createLiveWorker('1', [])
    const first = await buildOf(worker)
    const asked = newsSince(worker, first)
    worker.update({ script: '2', styles: restyled('a', 'b') })
    worker.announce()
    expect(await asked).toEqual({ build: await buildOf(worker), styles: restyled('a', 'b') })
    worker.update({ script: '3', styles: restyled('b', 'c', '/assets/x-654321.css') })
    worker.announce()
    const both = {
      texts: [
        { from: 'a', to: 'b' },
        { from: 'b', to: 'c' },
      ],
      sheets: ['/assets/x-654321.css'],
    }
    expect(await newsSince(worker, first)).toEqual({ build: await buildOf(worker), styles: both })
    worker.update({ script: '4', styles: null })
    worker.announce()
    expect(await newsSince(worker, first)).toEqual({ build: await buildOf(worker), styles: null })
  })

  it('of another run is loaded again', async () => {
    const worker = createLiveWorker('1', [])
    expect(await newsSince(worker, 'live-of-yesterday')).toEqual({ build: await buildOf(worker), styles: null })
  })

  it('of a build that is not announced yet waits for what follows', async () => {
    const worker = createLiveWorker('1', [])
    worker.update({ script: '2', styles: null })
    const asked = newsSince(worker, await buildOf(worker))
    worker.announce()
    worker.update({ script: '3', styles: restyled('a', 'b') })
    worker.announce()
    expect(await asked).toMatchObject({ styles: restyled('a', 'b') })
  })
})
