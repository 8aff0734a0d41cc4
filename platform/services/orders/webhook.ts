import { insertRow } from '../../../backend/db/table.ts'
import { traceId } from '../../../backend/trace.ts'
import { paymentEvents } from '../../db/order-tables.ts'
import type { Env } from '../../env.ts'
import { basketOfOrder, orderedBasket } from './placements.ts'

/**
 * What a payment provider reports: `reference` is the order number. What it says of the payment isn't believed, only
 * looked into.
 */
export type PaymentEvent = { readonly eventId: string; readonly reference: string }

/**
 * Makes the order of an event look after its payment again. An event that comes twice, late or for nothing changes
 * nothing: the order asks the provider itself. `now` in epoch milliseconds.
 */
export async function paymentEvent(env: Env, event: PaymentEvent, now: number): Promise<void> {
  const row = { event_id: event.eventId, order_number: event.reference, heard_at: now }
  const { meta } = await insertRow(env.DB, paymentEvents, row, 'ON CONFLICT DO NOTHING').run()
  if (meta.changes === 0) return
  const basketId = await basketOfOrder(env.DB, event.reference)
  if (basketId !== null) await orderedBasket(env, basketId).driveOrder(now, traceId())
}
