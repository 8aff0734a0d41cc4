import { z } from 'zod'

/** An operator's decision on the prices of an import: held ones go on sale or away, written ones go back. */
export const PriceAction = z.enum(['accept', 'discard', 'undo'])
export type PriceAction = z.infer<typeof PriceAction>

/** An import that moved prices, or would have: numbers of products. `at` in epoch milliseconds. */
export const PriceRevision = z.object({
  revision: z.string(),
  at: z.int(),
  held: z.int(),
  written: z.int(),
  undone: z.int(),
})
export type PriceRevision = z.infer<typeof PriceRevision>

/** Numbers of products. `left`: their prices have changed again since then. */
export const PriceSettlement = z.object({ settled: z.int(), left: z.int() })
export type PriceSettlement = z.infer<typeof PriceSettlement>
