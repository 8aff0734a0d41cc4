import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { patience } from '../../tests/harness/patience.ts'
import { prepareState } from '../../tests/harness/seeded-state.ts'
import { startLocalRuntime, type WorkerLog } from '../../tools/serve/local-runtime.ts'
import { type Provider, type ProviderOptions, startProvider } from './provider.ts'

export type Target = {
  readonly origin: string
  /** Throws where there is none. */
  readonly shopUrl: string
  readonly adminToken: string
  readonly provider: Provider | null
  /** Error logs of the Workers so far. */
  readonly errors: readonly string[]
  readonly kills: () => number
  /** The process dies when an order next comes by this step; null: at none. */
  killAt(step: string | null): void
  /** Done once, when an order next comes by this step, which waits for it. */
  at(step: string, work: () => Promise<void> | void): void
  kill(): void
  /** Resolves when the platform answers again. */
  ready(): Promise<void>
  dispose(): Promise<void>
}

export type TargetOptions = {
  /** A payment provider in a process of its own. */
  readonly provider?: ProviderOptions
  /** true: it waits for the provider as it does where it is deployed. A busy machine is no outage otherwise. */
  readonly impatient?: boolean
  /** Variables of the shop; without them there is none. */
  readonly shop?: Readonly<Record<string, string>>
}

/** The Workers on an empty state, as they deploy, that can be killed like a machine that loses its power. */
export async function startTarget({ provider, impatient = false, shop }: TargetOptions = {}): Promise<Target> {
  const statePath = await prepareState('empty')
  const others = new Set(workerdPids())
  const process_ = provider ? await startProvider(provider) : null
  const errors: string[] = []
  let awaited: { readonly step: string; readonly work: () => Promise<void> | void } | null = null
  let kills = 0
  const kill = () => {
    kills += 1
    for (const pid of workerdPids()) if (!others.has(pid)) process.kill(pid, 'SIGKILL')
  }
  const runtime = await startLocalRuntime({
    port: 0,
    platformPort: 0,
    statePath,
    migrated: true,
    build: false,
    shop: shop !== undefined,
    onLog: (log: WorkerLog) => log.level === 'error' && errors.push(log.message),
    onFault: (step) => {
      if (awaited?.step !== step) return
      const { work } = awaited
      awaited = null
      return work()
    },
    vars: {
      platform: {
        ...(!impatient && { TIMEOUT_FACTOR: patience }),
        ...(process_ && { PAYMENT_PROVIDER_ORIGIN: process_.origin }),
      },
      ...(shop && { shop }),
    },
  })
  return {
    origin: runtime.platformUrl,
    get shopUrl() {
      if (!shop) throw new Error('this target was started without a shop')
      return runtime.shopUrl
    },
    adminToken: runtime.adminToken,
    provider: process_,
    errors,
    kills: () => kills,
    killAt: (step) => {
      awaited = step === null ? null : { step, work: kill }
    },
    at: (step, work) => {
      awaited = { step, work }
    },
    kill,
    async ready() {
      for (const deadline = Date.now() + 20_000; Date.now() < deadline; ) {
        const up = await fetch(`${runtime.platformUrl}/healthz`, { signal: AbortSignal.timeout(1000) }).then(
          (response) => response.ok,
          () => false,
        )
        if (up) return
        await new Promise((resolve) => setTimeout(resolve, 30))
      }
      throw new Error('the platform did not come back within 20 s')
    },
    async dispose() {
      await runtime.dispose()
      process_?.stop()
      rmSync(statePath, { recursive: true, force: true })
    },
  }
}

/** Starts a target for `work` alone. */
export async function onTarget<T>(options: TargetOptions, work: (target: Target) => Promise<T>): Promise<T> {
  const target = await startTarget(options)
  try {
    return await work(target)
  } finally {
    await target.dispose()
  }
}

/** Processes of this one only; one that ran before this target is not ours to kill either. */
export function workerdPids(): number[] {
  try {
    return execFileSync('pgrep', ['-P', String(process.pid), 'workerd'], { encoding: 'utf8' })
      .split('\n')
      .filter(Boolean)
      .map(Number)
  } catch {
    return []
  }
}
