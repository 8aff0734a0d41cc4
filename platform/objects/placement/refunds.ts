import { givenBack } from '../../services/orders/given-back.ts'
import { linesOf } from '../../services/orders/refund-request.ts'
import type { RefundRow } from '../../services/orders/refund-rows.ts'
import { orderOf } from './answer.ts'
import { type Attempt, openParts } from './record.ts'

/** The share that each payment gets of the part of the order with this index, in minor units. */
export function paymentsOf(attempt: Attempt, index: number): RefundRow['payments'] {
  const { draft, facts } = attempt
  const { givenBack: parts = [] } = facts
  const before = givenBack(draft, parts.slice(0, index)).byPayment
  const after = givenBack(draft, parts.slice(0, index + 1)).byPayment
  return orderOf(attempt, 'PLACED').paymentMethods.flatMap(({ code, label }, payment) => {
    const share = (after[payment] ?? 0) - (before[payment] ?? 0)
    return share > 0 ? [{ code, label, amount: share }] : []
  })
}

/** The refunds of an order, with what each payment gets of them. A cancellation ends those that are open. */
export function refundRows(attempt: Attempt): readonly RefundRow[] {
  const { facts, orderNumber, step } = attempt
  const { givenBack: parts = [] } = facts
  return parts.flatMap((part, index) => {
    if (part.kind === 'return') return []
    const { number, amount, request, at, refused } = part
    const isOpen = index >= parts.length - openParts(attempt)
    const isRefused = refused || (isOpen && step === 'cancelled')
    return {
      order_number: orderNumber,
      number,
      amount,
      reason: request.reason ?? null,
      lines: [...linesOf(request)],
      payments: paymentsOf(attempt, index),
      created_at: at,
      state: isRefused ? 'REFUSED' : isOpen ? 'PENDING' : 'DONE',
      settled_at: null,
    } as const
  })
}
