import type { Bench } from '../figure.ts'
import type { Target } from '../reliability/target.ts'
import type { FaultyShop } from './degradation/faulty-shop.ts'

/**
 * Runtimes that rows run against. Each runtime beside the bench's own starts with its first use and is shared from then
 * on.
 */
export type RowBench = Bench & {
  /** An empty platform. */
  readonly target: () => Promise<Target>
  /** Another one, whose payment provider is a process of its own that keeps a ledger and loses answers. */
  readonly payingTarget: () => Promise<Target>
  /** A shop with the demo catalogue that reaches its backend through servers which can be made to fail. */
  readonly faultyShop: () => Promise<FaultyShop>
}

export type Verdict = { readonly held: boolean; readonly got: string }

/** A check of the scorecard. `what` names the check, `got` says what was measured and what one machine can't show. */
export type Row = {
  readonly id: string
  readonly what: string
  readonly run: (bench: RowBench) => Promise<Verdict>
}

const shown = 4

/** Held when there are no faults; the first few are printed otherwise. */
export function verdict(faults: readonly string[], got: string): Verdict {
  if (faults.length === 0) return { held: true, got }
  return { held: false, got: `${faults.length} faults (${faults.slice(0, shown).join('; ')}): ${got}` }
}

/** The `share` of the values that is not above the answer: 0.99 is the 99th percentile. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}
