import { z } from 'zod'

const lines = z
  .array(z.strictObject({ itemId: z.string().max(80), qty: z.int().min(1).max(999_999) }))
  .min(1)
  .max(200)
const amount = z.int().min(1)
const reason = z.string().trim().min(1).max(500).optional()

/**
 * What an operator gives back of an order: an amount in minor units, or what these units cost; with both, that amount
 * for these units.
 */
export const RefundRequest = z.union([
  z.strictObject({ amount, reason }),
  z.strictObject({ amount, lines, reason }),
  z.strictObject({ lines, reason }),
])
export type RefundRequest = z.output<typeof RefundRequest>

export const linesOf = (request: RefundRequest): readonly { readonly itemId: string; readonly qty: number }[] =>
  'lines' in request ? request.lines : []

/** A key that can't be kept is refused: if it were ignored, a repeat would refund once more. */
export const AskedRefund = z.object({ key: z.string().min(1).max(200), request: RefundRequest })

/** Gives back what is left of the order, and cancels it. */
export const WholeOrder = z.strictObject({})
