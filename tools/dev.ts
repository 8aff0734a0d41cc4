import { watch } from 'node:fs'
import { type BuildMode, buildModes, markStale } from './serve/build.ts'
import type { LocalRuntime } from './serve/local-runtime.ts'
import { fromRoot } from './serve/project.ts'
import { seedOnce } from './serve/seed-once.ts'
import { startHere } from './serve/start-here.ts'
import { step } from './serve/step.ts'
import { aborted, stopSignal } from './serve/stop-signal.ts'
import { watchBuilds } from './serve/watch-builds.ts'

/**
 * `npm run dev`: the shop, rebuilt and reloaded whenever a source changes. A failed build leaves the last one running.
 */
async function dev(): Promise<void> {
  let reload = (_: BuildMode): void => undefined
  // This build differs from the one that `npm start` and the tests run.
  await markStale()
  await step('Building', () =>
    watchBuilds(buildModes, ({ mode, failure }) => {
      if (failure) console.error(`The ${mode} build failed:\n${failure}`)
      else reload(mode)
    }),
  )
  const statePath = fromRoot('.wrangler/state')
  const runtime = await startHere(statePath, { live: true })
  const signal = stopSignal()
  const { platformUrl: origin, adminToken, paymentSecret } = runtime
  await seedOnce({ origin, adminToken, paymentSecret }, statePath, console.log)
  reload = reloader(runtime)
  watch(fromRoot('platform/migrations'), { signal }, () => reload('platform'))
  console.log(`\n  Shop ${runtime.shopUrl}   Platform ${runtime.platformUrl}   watching ${buildModes.join(', ')}\n`)
  await aborted(signal)
  await runtime.dispose()
}

/** Reloads singly; builds that finish during a reload are picked up by the next. */
function reloader(runtime: LocalRuntime): (mode: BuildMode) => void {
  let isRunning = false
  const built = new Set<BuildMode>()
  const run = async (): Promise<void> => {
    isRunning = true
    while (built.size > 0) {
      const modes = [...built]
      built.clear()
      await step('Reloading', () => runtime.reload(modes)).catch((error: unknown) => console.error(error))
    }
    isRunning = false
  }
  return (mode) => {
    built.add(mode)
    if (!isRunning) void run()
  }
}

await dev().catch((error: unknown) => {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
process.exit()
