import { z } from 'zod'

/** An operator's decision on the prices of an import: held ones go on sale or away, written ones go back. */
export const PriceAction = z.enum(['accept', 'discard', 'undo'])
export type PriceAction = z.infer<typeof PriceAction>

/**
 * An import that moved prices, or would have: numbers of products. `at` in epoch milliseconds. `version` is another
 * once any of its prices has changed its state.
 */
export const PriceRevision = z.object({
  revision: z.string(),
  version: z.string(),
  at: z.int(),
  held: z.int(),
  written: z.int(),
  undone: z.int(),
})
export type PriceRevision = z.infer<typeof PriceRevision>

/**
 * Numbers of products of one call. `left`: their prices have changed again since then, or they aren't sold any longer.
 * `more`: there are more than a call takes; the next call with this action goes on.
 */
export const PriceSettlement = z.object({ settled: z.int(), left: z.int(), more: z.literal(true).optional() })
export type PriceSettlement = z.infer<typeof PriceSettlement>

/** An operator's decision, all its calls together. */
export type PriceDecision = PriceSettlement & {
  readonly at: number
  readonly actor: string
  readonly action: PriceAction
}
