import { expect, it } from 'vitest'
import { createReloads } from './live-reloads.ts'
import type { LocalRuntime } from './local-runtime.ts'

/** A runtime that only notes what it is to run. */
function reloading() {
  const reloads = createReloads()
  const ran: { readonly script: string; readonly isReload: boolean }[] = []
  const runtime = {
    reload: async (_, live) => {
      if (live) ran.push({ script: live.script, isReload: live.styles === null })
    },
  } satisfies Partial<LocalRuntime> as unknown as LocalRuntime
  const build = (script: string, rest: string) => {
    reloads.onStart('worker')
    reloads.onBuilt({ mode: 'worker', script, rest, texts: [] })
  }
  build('first', 'code')
  reloads.take()
  reloads.begin(runtime)
  return { build, ran }
}

it('a file that was saved while styles were built is in that build, and reloads the page with it', async () => {
  const { build, ran } = reloading()
  build('styles and code', 'other code')
  // The build of that file itself has the same output.
  build('styles and code', 'other code')
  await expect.poll(() => ran).toEqual([{ script: 'styles and code', isReload: true }])
})
