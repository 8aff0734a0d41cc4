import type { Env } from '../../env.ts'
import { basketOfOrder, orderedBasket } from './placements.ts'

/** What a payment provider reports: `reference` is the order number. What it says of the payment isn't believed, only looked into. */
export type PaymentEvent = { readonly eventId: string; readonly reference: string }

/**
 * Makes the order of an event look after its payment again. An event that comes twice, late or for nothing changes nothing: the order asks
 * the provider itself. `now` in epoch milliseconds.
 */
export async function paymentEvent(env: Env, event: PaymentEvent, now = Date.now()): Promise<void> {
  const sql = 'INSERT INTO payment_events (event_id, order_number, heard_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING'
  const { meta } = await env.DB.prepare(sql).bind(event.eventId, event.reference, now).run()
  if (meta.changes === 0) return
  const basketId = await basketOfOrder(env.DB, event.reference)
  if (basketId !== null) await orderedBasket(env, basketId).driveOrder(now)
}
