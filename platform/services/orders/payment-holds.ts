import { insertRow, pick, readRows } from '../../../backend/db/table.ts'
import { hashOf } from '../../../backend/random-token.ts'
import { paymentSessions } from '../../db/order-tables.ts'

/**
 * Orders of one consumer that may wait for a proof of their payment at the same time: each keeps goods and balances
 * from others.
 */
const mostWaiting = 3
/** Longer than any session lasts. */
const keptMs = 3_600_000
const sweptAtOnce = 20

/**
 * False where the session pays another order already, or is about to. Asked again for the same order it answers the
 * same. `now` in epoch milliseconds.
 */
export async function claimSession(
  db: D1Database,
  sessionId: string,
  orderNumber: string,
  now: number,
): Promise<boolean> {
  const session = await hashOf(sessionId)
  const [, , claimed] = await db.batch([
    db
      .prepare(
        `DELETE FROM payment_sessions WHERE session IN
(SELECT session FROM payment_sessions WHERE claimed_at <= ? ORDER BY claimed_at LIMIT ?)`,
      )
      .bind(now - keptMs, sweptAtOnce),
    insertRow(db, paymentSessions, { session, order_number: orderNumber, claimed_at: now }, 'ON CONFLICT DO NOTHING'),
    db.prepare('SELECT order_number FROM payment_sessions WHERE session = ?').bind(session),
  ])
  return readRows(pick(paymentSessions, 'order_number'), claimed)[0]?.order_number === orderNumber
}

/** An order that came to nothing was paid by nothing. */
export async function releaseSessions(db: D1Database, orderNumber: string): Promise<void> {
  await db.prepare('DELETE FROM payment_sessions WHERE order_number = ?').bind(orderNumber).run()
}

/**
 * False where the consumer has as many orders waiting as may. May be repeated. `until` and `now` in epoch milliseconds.
 */
export async function beginWaiting(
  db: D1Database,
  { orderNumber, consumerId }: { readonly orderNumber: string; readonly consumerId: string },
  until: number,
  now: number,
): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `UPDATE placements SET waits_until = ?1 WHERE order_number = ?2 AND (
SELECT count(*) FROM placements
WHERE consumer_id = ?3 AND ended_at IS NULL AND waits_until > ?4 AND order_number <> ?2) < ?5`,
    )
    .bind(until, orderNumber, consumerId, now, mostWaiting)
    .run()
  return meta.changes > 0
}
