import { type BuildMode, buildAll, buildIfStale, buildModes } from './serve/build.ts'
import { startLocalRuntime } from './serve/local-runtime.ts'
import { portFromEnv } from './serve/ports.ts'
import { fromRoot } from './serve/project.ts'
import { seedOnce } from './serve/seed-once.ts'
import { seconds, step } from './serve/step.ts'
import { aborted, stopSignal } from './serve/stop-signal.ts'
import { watchTree } from './serve/watch-tree.ts'

/** What to build again when a file of a room changes: client files are rendered by the Worker too. */
const modesOf: Readonly<Record<string, readonly BuildMode[]>> = {
  client: ['browser', 'worker'],
  worker: ['worker'],
  platform: ['platform'],
  shared: buildModes,
}
const settleMs = 120

/** `npm run dev`: the shop, built again and reloaded whenever a source changes. A build that fails leaves the last one running. */
async function dev(): Promise<void> {
  await step('Building what changed', buildIfStale)
  const statePath = fromRoot('.wrangler/state')
  const ports = { port: portFromEnv('PORT', 8787), platformPort: portFromEnv('PLATFORM_PORT', 8788) }
  const runtime = await step('Starting both Workers', () => startLocalRuntime({ ...ports, statePath, build: false }))
  const signal = stopSignal()
  await seedOnce({ origin: runtime.platformUrl, adminToken: runtime.adminToken }, statePath, console.log)
  console.log(
    `\n  Shop ${runtime.shopUrl}   Platform ${runtime.platformUrl}   watching ${Object.keys(modesOf).join(', ')}\n`,
  )

  const changed = new Set<BuildMode>()
  let timer: NodeJS.Timeout | undefined
  let running = false
  const rebuild = async (): Promise<void> => {
    if (running || changed.size === 0) return
    running = true
    const modes = buildModes.filter((mode) => changed.has(mode))
    changed.clear()
    const started = performance.now()
    try {
      await buildAll(modes)
      await runtime.reload()
      console.log(`Reloaded ${modes.join(', ')} in ${seconds(started)} s`)
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
    }
    running = false
    await rebuild()
  }
  for (const [room, modes] of Object.entries(modesOf)) {
    watchTree(fromRoot(room), signal, (path) => {
      if (!/(?<!\.test)\.(tsx?|css|svg|woff2|sql)$/.test(path)) return
      for (const mode of modes) changed.add(mode)
      clearTimeout(timer)
      timer = setTimeout(rebuild, settleMs)
    })
  }
  await aborted(signal)
  await runtime.dispose()
}

await dev().catch((error: unknown) => {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
process.exit()
