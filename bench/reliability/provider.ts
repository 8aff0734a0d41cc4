import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { fromRoot } from '../../tools/serve/project.ts'

/** A line of the provider's own book: its act, whatever became of its answer. */
const LedgerLine = z.object({
  op: z.enum(['authorise', 'capture', 'cancel', 'refund']),
  reference: z.string(),
  amount: z.int(),
  key: z.string(),
})
export type LedgerLine = z.infer<typeof LedgerLine>

export type ProviderOptions = {
  /** Share of answers lost after the work was done, 0 to 1. */
  readonly lost: number
  /** Share of requests answered 503, 0 to 1. */
  readonly errors: number
  /** The provider charges as often as it is asked. */
  readonly ignoreKeys?: boolean
  readonly seed?: number
}

/**
 * How a provider is away: nothing listens at its port; it accepts calls and answers when it is back; it does what it is
 * asked, loses its answer, and answers repeats with 409 or 422; it answers everything with this status.
 */
export const absenceNames = ['dead', 'silent', 'lost-409', 'lost-422'] as const
export type Away = (typeof absenceNames)[number] | number

export type Provider = {
  readonly origin: string
  ledger(): readonly LedgerLine[]
  /** From now on it loses and refuses such shares of the requests. */
  misbehave(shares: { lost: number; errors: number }): Promise<void>
  /** Null: it is back. `refusing`: it moves no money. */
  leave(how: Away | 'refusing' | null): Promise<void>
  stop(): void
}

/** Starts provider-process.ts on a port that the system gives, and waits until it listens. */
export async function startProvider({
  lost,
  errors,
  ignoreKeys = false,
  seed = 1,
}: ProviderOptions): Promise<Provider> {
  const folder = mkdtempSync(join(tmpdir(), 'kerb-provider-'))
  const file = join(folder, 'ledger.jsonl')
  const shares = ['--seed', String(seed), '--lost', String(lost), '--errors', String(errors), '--ledger', file]
  const child = fork(
    fromRoot('bench/reliability/provider-process.ts'),
    [...shares, ...(ignoreKeys ? ['--ignore-keys'] : [])],
    { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  )
  const [port] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`the provider ended with code ${code}`))),
  ])
  const origin = `http://127.0.0.1:${z.int().parse(port)}`
  return {
    origin,
    ledger: () =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => LedgerLine.parse(JSON.parse(line))),
    async misbehave(changed) {
      await fetch(`${origin}/chaos`, { method: 'POST', body: JSON.stringify(changed) })
    },
    async leave(how) {
      const isDone = once(child, 'message')
      child.send(how ?? 'here')
      await isDone
    },
    stop() {
      child.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
