import type { Browser } from 'playwright'
import type { LocalRuntime } from '../tools/serve/local-runtime.ts'

/** What a figure may use. Pages are paths of the shop: a home, a full category of 48 cards and a product with sizes. */
export type Bench = {
  readonly runtime: LocalRuntime
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
  readonly measure: (bench: Bench) => Promise<number>
}
