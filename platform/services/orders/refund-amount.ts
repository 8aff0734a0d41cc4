import type { ErrorCode } from '../../../shared/errors/catalogue.ts'
import type { ResultOf } from '../../../shared/result.ts'
import type { OrderDraft } from './draft.ts'
import { type GiveBack, givenBack, leftOf, withUnits } from './given-back.ts'
import { linesOf, type RefundRequest } from './refund-request.ts'
import { type ReturnedUnits, returnedValue } from './returned-value.ts'

/** Events of an order before a refund of it. */
type Earlier = {
  readonly events: readonly GiveBack[]
  /** Units of returns that haven't arrived: these are refunded when they do. */
  readonly announced: ReturnedUnits
}

/**
 * The amount of a refund in minor units. RFD404 for a line that can't be refunded by itself, RFD410 for units that are
 * refunded or on their way back, RFD409 for more than the units cost or than is left of the payments. Gift cards are
 * refunded by whole lines, for what they cost (RFD409): their codes lose exactly what their buyer gets.
 */
export function refundAmount(
  draft: OrderDraft,
  request: RefundRequest,
  { events, announced }: Earlier,
): ResultOf<number, Extract<ErrorCode, 'RFD404' | 'RFD409' | 'RFD410'>> {
  const given = givenBack(draft, events)
  const after = withUnits(given.units, linesOf(request))
  const left = leftOf(draft, { units: after, total: given.total })
  if ('amount' in request && request.amount > left) return { ok: false, failure: 'RFD409' }
  if (!('lines' in request)) return { ok: true, value: request.amount }
  for (const { itemId, qty } of request.lines) {
    const item = draft.cart.items.find(({ id, bonus }) => id === itemId && !bonus)
    if (!item) return { ok: false, failure: 'RFD404' }
    const gone = (given.units.get(itemId) ?? 0) + (announced.get(itemId) ?? 0)
    if (qty > item.qty - gone) return { ok: false, failure: 'RFD410' }
    if (item.isDigitalProduct && (qty < item.qty || 'amount' in request)) return { ok: false, failure: 'RFD409' }
  }
  const worth = returnedValue(draft, after) - returnedValue(draft, given.units)
  const amount = 'amount' in request ? request.amount : Math.min(worth, left)
  return amount > worth || amount === 0 ? { ok: false, failure: 'RFD409' } : { ok: true, value: amount }
}
