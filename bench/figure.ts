import type { Browser } from 'playwright'
import type { LocalRuntime } from '../tools/serve/local-runtime.ts'

/**
 * Things that a figure may use. Pages are paths of the shop: a home, a full category of 24 cards and a product with
 * sizes.
 */
export type Bench = {
  readonly runtime: LocalRuntime
  /** Address of a proxy before this shop that compresses answers, for a slow network. */
  readonly edgeUrl: string
  readonly browser: () => Promise<Browser>
  readonly pages: { readonly home: string; readonly category: string; readonly product: string }
  readonly log: (line: string) => void
}

/** `goal` is the largest value that is ok, or with `atLeast` the smallest. Timings are ratios within one run. */
export type Figure = {
  readonly id: string
  readonly goal: number
  readonly unit: string
  readonly atLeast?: true
  /** Takes too long, or too much of the machine, for a run of all figures. */
  readonly onlyWhenNamed?: true
  readonly measure: (bench: Bench) => Promise<number>
}

/** The number of faults; each is logged. */
export function counted(log: Bench['log'], id: string, faults: readonly string[]): number {
  for (const fault of faults) log(`${id}: ${fault}`)
  return faults.length
}
