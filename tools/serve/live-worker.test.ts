import { expect, it } from 'vitest'
import { createLiveWorker } from './live-worker.ts'

it('a live Worker gets a build once', async () => {
  const worker = createLiveWorker('var worker = 1', [])
  worker.update('var worker = 2')
  const build = worker.fetch({ url: 'https://newest-build.internal/' })
  expect([build.status, await build.text()]).toEqual([200, 'var worker = 2'])
  const buildId = build.headers.get('x-build-id')
  expect(worker.fetch({ url: `https://newest-build.internal/${buildId}` }).status).toBe(204)
  worker.update('var worker = 3')
  expect(await worker.fetch({ url: `https://newest-build.internal/${buildId}` }).text()).toBe('var worker = 3')
})
