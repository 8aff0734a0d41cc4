import { rmSync } from 'node:fs'
import { prepareState } from '../../tests/harness/seeded-state.ts'
import { startLocalRuntime } from '../../tools/serve/local-runtime.ts'
import type { Vars } from '../../tools/serve/worker-options.ts'
import { workerdPids } from '../figures/workerd-cpu.ts'

/** The demo shop in processes of its own, without the local runtime's Worker before it that answers files. */
export async function startBareShop(vars: Vars = {}) {
  const before = workerdPids()
  const statePath = await prepareState('demo')
  const runtime = await startLocalRuntime({
    port: 0,
    platformPort: 0,
    statePath,
    build: false,
    assets: false,
    vars: { shop: vars },
    onLog: () => undefined,
  })
  const { shopUrl: url, platformUrl, adminToken } = runtime
  return {
    url,
    platformUrl,
    adminToken,
    pids: workerdPids().filter((pid) => !before.includes(pid)),
    dispose: async () => {
      await runtime.dispose()
      rmSync(statePath, { recursive: true, force: true })
    },
  }
}
