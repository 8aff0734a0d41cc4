import { sendOrderMail } from '../../services/orders/order-mail.ts'
import { readOrder } from '../../services/orders/placed-orders.ts'
import type { Attempt } from './record.ts'
import type { StepContext } from './steps.ts'

/**
 * The mail about a cancellation that failed, once for each: its shopper may have been answered before that was known.
 * An operator who asked for the cancellation reads the outcome in the answer.
 */
export async function tellNotCancelled(
  { facts, orderNumber }: Pick<Attempt, 'facts' | 'orderNumber'>,
  { env, now }: Pick<StepContext, 'env' | 'now'>,
): Promise<void> {
  if (!facts.byShopper) return
  const stored = await readOrder(env.DB, orderNumber)
  const key = `not-cancelled:${facts.revocation ?? 0}`
  if (stored) await sendOrderMail(env, stored, { kind: 'orderNotCancelled', key }, now())
}
