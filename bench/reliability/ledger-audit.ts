import type { OrderReport } from '../../platform/services/orders/report.ts'
import type { LedgerLine } from './provider.ts'

/** Where the provider's book and the platform's orders differ, in words. */
export function moneyFaults(ledger: readonly LedgerLine[], orders: OrderReport['orders']): string[] {
  const faults: string[] = []
  const placed = new Map(orders.map((order) => [order.orderNumber, order]))
  const captures = byReference(ledger, 'capture')
  for (const [reference, amounts] of captures) {
    const order = placed.get(reference)
    if (!order) faults.push(`${reference} was captured and is no order`)
    else if (amounts.length > 1) faults.push(`${reference} was captured ${amounts.length} times`)
    else if (amounts[0] !== order.amount)
      faults.push(`${reference} captured ${amounts[0]}, the order says ${order.amount}`)
  }
  for (const orderNumber of placed.keys())
    if (!captures.has(orderNumber)) faults.push(`${orderNumber} was never captured`)
  const cancelled = byReference(ledger, 'cancel')
  for (const reference of byReference(ledger, 'authorise').keys())
    if (!captures.has(reference) && !cancelled.has(reference)) faults.push(`${reference} holds money and is no order`)
  for (const [reference, amounts] of cancelled)
    if (amounts.length > 1) faults.push(`${reference} was canceled ${amounts.length} times`)
  return faults
}

/** The amounts of an operation, by order number. */
export function byReference(ledger: readonly LedgerLine[], op: LedgerLine['op']): Map<string, number[]> {
  const found = new Map<string, number[]>()
  for (const line of ledger)
    if (line.op === op) found.set(line.reference, [...(found.get(line.reference) ?? []), line.amount])
  return found
}
