import type { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { Request } from 'miniflare'
import { expect, it } from 'vitest'
import { createSideProcess } from '../../tools/serve/side-process.ts'

it('a Worker beside the others is there again after it died twice, the second time while it started', async () => {
  const started: ChildProcess[] = []
  let doomed = 0
  const onStart = (message: unknown) => {
    const { process: child } = message as { readonly process: ChildProcess }
    started.push(child)
    if (doomed > 0) child.once('spawn', () => child.kill('SIGKILL'))
    doomed -= 1
  }
  subscribe('child_process', onStart)
  const side = createSideProcess('kerb-hashing', 'backend/hashing/wrangler.toml', () => undefined)
  const ask = async () =>
    (await side.fetch(new Request('http://hashing/nothing', { method: 'POST', body: '{}' }))).status
  try {
    const before = await ask()
    doomed = 1
    started.at(-1)?.kill('SIGKILL')
    await expect.poll(() => started[1]?.signalCode).toBe('SIGKILL')
    expect(await ask()).toBe(before)
    expect(started).toHaveLength(3)
  } finally {
    unsubscribe('child_process', onStart)
    await side.dispose()
  }
})
