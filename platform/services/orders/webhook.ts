import { firstRow, insertRow, pick } from '../../../backend/db/table.ts'
import { traceId } from '../../../backend/trace.ts'
import type { PaymentNotification } from '../../../shared/contracts/payment-notification.ts'
import { paymentEvents } from '../../db/order-tables.ts'
import type { Env } from '../../env.ts'
import { basketOfOrder, orderedBasket } from './placements.ts'

/**
 * Makes the order of an event look after its payment again, and finishes an order that waits at the bank by the event's
 * `result`. The provider's own answer counts, never the event's words. An event that comes twice, late or for nothing
 * changes nothing; one that could not be carried out is still unknown when it comes again. `now` in epoch milliseconds.
 */
export async function paymentEvent(
  env: Env,
  { eventId, reference, result }: Pick<PaymentNotification, 'eventId' | 'reference' | 'result'>,
  now: number,
): Promise<void> {
  const known = env.DB.prepare('SELECT event_id FROM payment_events WHERE event_id = ?').bind(eventId)
  if ((await firstRow(pick(paymentEvents, 'event_id'), known)) !== null) return
  const basketId = await basketOfOrder(env.DB, reference)
  const basket = basketId === null ? null : orderedBasket(env, basketId)
  if (result !== undefined) await basket?.completeOrder(reference, result, now, traceId())
  else await basket?.driveOrder(now, traceId())
  const row = { event_id: eventId, order_number: reference, heard_at: now }
  await insertRow(env.DB, paymentEvents, row, 'ON CONFLICT DO NOTHING').run()
}
