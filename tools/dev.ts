import { watch } from 'node:fs'
import { buildModes, markStale } from './serve/build.ts'
import { createReloads } from './serve/live-reloads.ts'
import { fromRoot } from './serve/project.ts'
import { seedOnce } from './serve/seed-once.ts'
import { startHere } from './serve/start-here.ts'
import { step } from './serve/step.ts'
import { aborted, stopSignal } from './serve/stop-signal.ts'
import { watchBuilds } from './serve/watch-builds.ts'

/**
 * `npm run dev`: the shop, rebuilt whenever a source changes. An open page takes over changed styles in place, and is
 * loaded again after any other change. A failed build leaves the last one running.
 */
async function dev(): Promise<void> {
  const openHere = await startHere()
  const reloads = createReloads()
  // This build differs from the one that `npm start` and the tests run.
  await markStale()
  await step('Building', () => watchBuilds(buildModes, reloads))
  const statePath = fromRoot('.wrangler/state')
  const runtime = await openHere(statePath, reloads.take())
  const signal = stopSignal()
  const { platformUrl: origin, adminToken, paymentSecret } = runtime
  await seedOnce({ origin, adminToken, paymentSecret }, statePath, console.log)
  reloads.begin(runtime)
  watch(fromRoot('platform/migrations'), { signal }, (_, file) =>
    reloads.onBuilt({ mode: 'platform', texts: [], script: '', rest: `${file} ${Date.now()}` }),
  )
  console.log(`\n  Shop ${runtime.shopUrl}   Platform ${runtime.platformUrl}   watching ${buildModes.join(', ')}\n`)
  await aborted(signal)
  await runtime.dispose()
}

await dev().catch((error: unknown) => {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
process.exit()
