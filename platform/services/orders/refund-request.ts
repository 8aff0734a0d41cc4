import { z } from 'zod'

type Line = { readonly itemId: string; readonly qty: number }

/** Each item once, by its id: the same units in other words are the same refund. */
function inOneForm(lines: readonly Line[]): Line[] {
  const units = new Map<string, number>()
  for (const { itemId, qty } of lines) units.set(itemId, (units.get(itemId) ?? 0) + qty)
  return [...units]
    .map(([itemId, qty]) => ({ itemId, qty }))
    .toSorted((one, other) => (one.itemId < other.itemId ? -1 : 1))
}

const lines = z
  .array(z.strictObject({ itemId: z.string().max(80), qty: z.int().min(1).max(999_999) }))
  .min(1)
  .max(200)
  .transform(inOneForm)
const amount = z.int().min(1)
const reason = z.string().trim().min(1).max(500).optional()

/**
 * Refund of an order by an operator: an amount in minor units, or what these units cost; with both, that amount
 * for these units.
 */
export const RefundRequest = z.union([
  z.strictObject({ amount, reason }),
  z.strictObject({ amount, lines, reason }),
  z.strictObject({ lines, reason }),
])
export type RefundRequest = z.output<typeof RefundRequest>

export const linesOf = (request: RefundRequest): readonly Line[] => ('lines' in request ? request.lines : [])

/** Without a key that can be kept a refund is refused: its repeat would refund once more. */
export const RefundKey = z.string().min(1).max(200)
export type AskedRefund = { readonly key: string; readonly request: RefundRequest }

/** Gives back what is left of the order, and cancels it. Said in words: a lost body must not refund an order. */
export const WholeOrder = z.strictObject({ whole: z.literal(true) })
