import { defaultLocale } from '../../../shared/i18n/locales.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { leftByPayment, leftOfPayments } from '../../../shared/orders/left-of-payments.ts'
import { type OrderNews, paymentLines, sendOrderMail } from '../../services/orders/order-mail.ts'
import { markCancelling, markNotCancelled, readOrder, type StoredOrder } from '../../services/orders/placed-orders.ts'
import type { Attempt } from './record.ts'
import type { StepContext } from './steps.ts'

/** Whoever reads the order sees that it is being cancelled, however long the provider takes. May be repeated. */
export const beginCancelling = (
  { facts, orderNumber, stepAt }: Pick<Attempt, 'facts' | 'orderNumber' | 'stepAt'>,
  { env }: Pick<StepContext, 'env'>,
): Promise<void> => markCancelling(env.DB, orderNumber, facts.revocation ?? stepAt)

/**
 * The order stays placed. The mail about a cancellation that failed comes once for each: its shopper may have been
 * answered before that was known. An operator who asked for the cancellation reads the outcome in the answer.
 */
export async function notCancelled(
  { facts, orderNumber }: Pick<Attempt, 'facts' | 'orderNumber'>,
  { env, now }: Pick<StepContext, 'env' | 'now'>,
): Promise<void> {
  await markNotCancelled(env.DB, orderNumber)
  if (!facts.byShopper) return
  const stored = await readOrder(env.DB, orderNumber)
  const key = `not-cancelled:${facts.revocation ?? 0}`
  if (stored) await sendOrderMail(env, stored, { kind: 'orderNotCancelled', key }, now())
}

/**
 * The mail about an order that was given back whole. A parcel that has left the shop can't be cancelled any more: its
 * money is refunded, and null where that happened before. A payment that was never taken has a mail of its own.
 */
export function cancellationNews({ order, locale }: Pick<StoredOrder, 'order' | 'locale'>): OrderNews | null {
  const { currency, shipments, cancellation } = order
  const left = leftOfPayments(order)
  const isSent = shipments.some(({ sentAt, deliveredAt }) => sentAt ?? deliveredAt)
  const values = {
    amount: formatMoney(left, currency, locale ?? defaultLocale),
    payments: paymentLines(leftByPayment(order), currency, locale ?? defaultLocale),
  }
  if (cancellation && cancellation.notCharged > 0) return { kind: 'orderNotCharged', key: 'cancelled' }
  if (left === 0) return isSent ? null : { kind: 'orderCancelledUnpaid', key: 'cancelled' }
  return { kind: isSent ? 'orderRefunded' : 'orderCancelled', key: 'cancelled', values }
}
