import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareState } from '../../tests/harness/seeded-state.ts'
import { startLocalRuntime, type WorkerLog } from '../../tools/serve/local-runtime.ts'
import { freePort } from '../../tools/serve/ports.ts'
import { fromRoot } from '../../tools/serve/project.ts'

/** One line of the provider's own book: what it did, whatever became of its answer. */
export type LedgerLine = {
  readonly op: 'authorise' | 'capture' | 'cancel' | 'refund'
  readonly reference: string
  readonly amount: number
}
export type Provider = {
  ledger(): readonly LedgerLine[]
  /** From now on it loses and refuses nothing. */
  calm(): Promise<void>
}

export type Target = {
  readonly origin: string
  readonly adminToken: string
  readonly provider: Provider | null
  /** Error logs of the Workers so far. */
  readonly errors: readonly string[]
  readonly kills: () => number
  /** The process dies when an order next comes by this step; null: at none. */
  killAt(step: string | null): void
  kill(): void
  /** Resolves when the platform answers again. */
  ready(): Promise<void>
  dispose(): Promise<void>
}

export type TargetOptions = {
  /** A payment provider in a process of its own: shares of lost answers and of refusals to answer, 0 to 1. */
  readonly provider?: {
    readonly lost: number
    readonly errors: number
    readonly ignoreKeys?: boolean
    readonly seed?: number
  }
}

/** Both Workers on an empty state, as they deploy, that can be killed like a machine that loses its power. */
export async function startTarget({ provider }: TargetOptions = {}): Promise<Target> {
  const statePath = await prepareState('empty')
  const others = new Set(workerdPids())
  const process_ = provider ? await startProvider(provider) : null
  const errors: string[] = []
  let killStep: string | null = null
  let kills = 0
  const kill = () => {
    kills += 1
    for (const pid of workerdPids()) if (!others.has(pid)) process.kill(pid, 'SIGKILL')
  }
  const runtime = await startLocalRuntime({
    port: 0,
    platformPort: 0,
    statePath,
    build: false,
    onLog: (log: WorkerLog) => log.level === 'error' && errors.push(log.message),
    onFault: (step) => {
      if (killStep !== step) return
      killStep = null
      kill()
    },
    vars: { platform: { PAYMENT_PROVIDER_ORIGIN: process_?.origin ?? '' } },
  })
  return {
    origin: runtime.platformUrl,
    adminToken: runtime.adminToken,
    provider: process_,
    errors,
    kills: () => kills,
    killAt: (step) => {
      killStep = step
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

/** Of this process only; one that ran before this target is not ours to kill either. */
function workerdPids(): number[] {
  try {
    return execFileSync('pgrep', ['-P', String(process.pid), 'workerd'], { encoding: 'utf8' })
      .split('\n')
      .filter(Boolean)
      .map(Number)
  } catch {
    return []
  }
}

async function startProvider({ lost, errors, ignoreKeys, seed = 1 }: NonNullable<TargetOptions['provider']>) {
  const folder = mkdtempSync(join(tmpdir(), 'kerb-provider-'))
  const file = join(folder, 'ledger.jsonl')
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const child: ChildProcess = spawn(
    process.execPath,
    [
      fromRoot('bench/reliability/provider-process.ts'),
      ...[
        '--port',
        String(port),
        '--seed',
        String(seed),
        '--lost',
        String(lost),
        '--errors',
        String(errors),
        '--ledger',
        file,
      ],
      ...(ignoreKeys ? ['--ignore-keys'] : []),
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  for (let tries = 0; tries < 200; tries += 1) {
    const up = await fetch(`${origin}/ledger`).then(
      () => true,
      () => false,
    )
    if (up) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    origin,
    ledger: () =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as LedgerLine),
    async calm() {
      await fetch(`${origin}/chaos`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ lost: 0, errors: 0 }),
      })
    },
    stop() {
      child.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
