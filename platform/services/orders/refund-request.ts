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
export const RefundRequest = z
  .strictObject({ amount: amount.exactOptional(), lines: lines.exactOptional(), reason })
  .refine((request) => request.amount !== undefined || request.lines !== undefined, {
    path: ['amount'],
    message: 'Required: an amount in minor units, or lines',
  })
export type RefundRequest = z.output<typeof RefundRequest>

export const linesOf = ({ lines: asked = [] }: RefundRequest): readonly Line[] => asked

/** Without a key that can be kept a refund is refused: its repeat would refund once more. */
export const RefundKey = z.string().min(1).max(200)
export type AskedRefund = { readonly key: string; readonly request: RefundRequest }

/** Gives back what is left of the order, and cancels it. Said in words: a lost body must not refund an order. */
export const WholeOrder = z.strictObject({ whole: z.literal(true) })

/** Tells which of the two bodies was meant, so that a fault names the field of that one. */
export const asksForWhole = (body: unknown): boolean => typeof body === 'object' && body !== null && 'whole' in body
