import { rmSync } from 'node:fs'
import { prepareState } from '../../../tests/harness/seeded-state.ts'
import { startLocalRuntime } from '../../../tools/serve/local-runtime.ts'
import { freePort } from '../../../tools/serve/ports.ts'
import { pause } from '../../reliability/at-once.ts'
import { workerdPids } from '../../reliability/target.ts'
import { type FaultServer, startFaultServer } from './fault-server.ts'

export type FaultyShop = {
  readonly url: string
  readonly platformUrl: string
  /** Where the payment sandbox is. */
  readonly demoUrl: string
  readonly adminToken: string
  readonly statePath: string
  /** Between the shop and its content service, and between it and everything else. */
  readonly content: FaultServer
  readonly commerce: FaultServer
  /** Every line that the Workers wrote. */
  readonly logs: readonly string[]
  /**
   * The process ends as if the machine lost its power and starts again by itself; milliseconds until this path answers.
   */
  kill(path: string): Promise<number>
  dispose(): Promise<void>
}

export async function startFaultyShop(): Promise<FaultyShop> {
  const statePath = await prepareState('demo')
  let platformUrl = ''
  const content = await startFaultServer(() => platformUrl)
  const commerce = await startFaultServer(() => platformUrl)
  const others = new Set(workerdPids())
  const logs: string[] = []
  const port = await freePort()
  const runtime = await startLocalRuntime({
    port,
    platformPort: 0,
    statePath,
    build: false,
    onLog: ({ message }) => logs.push(message),
    // A run that kills is not to be told of each death.
    onFault: () => undefined,
    // As where it is deployed: the payment pages know whose they are.
    vars: {
      platform: { SHOP_ORIGINS: `http://127.0.0.1:${port}` },
      shop: { CONTENT_ORIGIN: content.origin, COMMERCE_ORIGIN: commerce.origin },
    },
  })
  platformUrl = runtime.platformUrl
  let pids = workerdPids().filter((pid) => !others.has(pid))
  return {
    url: runtime.shopUrl,
    platformUrl,
    demoUrl: runtime.demoUrl,
    adminToken: runtime.adminToken,
    statePath,
    content,
    commerce,
    logs,
    async kill(path) {
      const before = new Set(workerdPids())
      for (const pid of pids) process.kill(pid, 'SIGKILL')
      const tookMs = await untilUp(runtime.shopUrl + path)
      pids = workerdPids().filter((pid) => !before.has(pid))
      return tookMs
    },
    async dispose() {
      await runtime.dispose()
      content.close()
      commerce.close()
      rmSync(statePath, { recursive: true, force: true })
    },
  }
}

/** Until the shop answers at all; in milliseconds how long that took. */
async function untilUp(url: string, longestMs = 20_000): Promise<number> {
  const began = performance.now()
  while (performance.now() - began < longestMs) {
    const isUp = await fetch(url, { signal: AbortSignal.timeout(2000) }).then(
      async (answer) => (await answer.text()) !== '' && answer.ok,
      () => false,
    )
    if (isUp) return performance.now() - began
    await pause(20)
  }
  throw new Error(`${url} did not answer within ${longestMs / 1000} s`)
}
