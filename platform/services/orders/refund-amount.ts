import { type Failure, type Result, refuse, succeed } from '../../../backend/result.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import type { OrderDraft } from './draft.ts'
import { type GiveBack, givenBack, leftOf, withUnits } from './given-back.ts'
import { linesOf, type RefundRequest } from './refund-request.ts'
import { keptGiftCards, type ReturnedUnits, returnedValue } from './returned-value.ts'

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
): Result<number> {
  const given = givenBack(draft, events)
  const after = withUnits(given.units, linesOf(request))
  const left = leftOf(draft, { units: after, total: given.total })
  const held = keptGiftCards(draft, after)
  const { amount, lines } = request
  if (amount !== undefined && amount > left) return tooMuch(draft, { most: left, held })
  if (lines === undefined) return succeed(amount ?? 0)
  for (const { itemId, qty } of lines) {
    const item = draft.cart.items.find(({ id, bonus }) => id === itemId && !bonus)
    if (!item) return refuse('RFD404')
    const gone = (given.units.get(itemId) ?? 0) + (announced.get(itemId) ?? 0)
    if (qty > item.qty - gone) return refuse('RFD410')
    const cards = keptGiftCards(draft, given.units)
    if (item.isDigitalProduct && (qty < item.qty || amount !== undefined)) return tooMuch(draft, { held: cards })
  }
  const most = Math.min(returnedValue(draft, after) - returnedValue(draft, given.units), left)
  const asked = amount ?? most
  return asked > most || asked === 0 ? tooMuch(draft, { most, held }) : succeed(asked)
}

/** The refusal of a refund of an order that was given back whole. */
export const nothingLeft = (draft: OrderDraft): Failure => tooMuch(draft, { most: 0, held: 0 })

/** Names what is possible: up to `most`, and gift cards worth `held` by their whole lines alone. */
function tooMuch(
  { cart, locale }: OrderDraft,
  { most, held }: { readonly most?: number; readonly held: number },
): Failure {
  const money = (minor: number) => formatMoney(minor, cart.currency, locale)
  return refuse('RFD409', {
    additionalInfo: { ...(most !== undefined && { most: money(most) }), ...(held > 0 && { held: money(held) }) },
  })
}
