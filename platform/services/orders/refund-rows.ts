import type { RowOf } from '../../../backend/db/column.ts'
import { insertRow } from '../../../backend/db/table.ts'
import { refunds } from '../../db/order-tables.ts'

/** A refund as it is read. The basket's object is what decides; it writes these rows. */
export type RefundRow = RowOf<typeof refunds.columns>

type RefundRef = { readonly orderNumber: string; readonly number: number }

/** May be repeated. The part of each payment may change until the refund is done. */
export async function writeRefund(db: D1Database, row: RefundRow): Promise<void> {
  const again = `ON CONFLICT (order_number, number) DO UPDATE SET payments = excluded.payments WHERE state = 'PENDING'`
  await insertRow(db, refunds, row, again).run()
}

const closeSql =
  "UPDATE refunds SET state = ?3, settled_at = ?4 WHERE order_number = ?1 AND number = ?2 AND state = 'PENDING'"

/** May be repeated: the first time counts. */
export async function closeRefund(
  db: D1Database,
  { orderNumber, number }: RefundRef,
  state: 'DONE' | 'REFUSED',
  now: number,
): Promise<void> {
  await db.prepare(closeSql).bind(orderNumber, number, state, now).run()
}

/** The order is canceled as a whole: what was still to be refunded is part of that. */
export async function closeRefunds(db: D1Database, orderNumber: string, now: number): Promise<void> {
  const sql = "UPDATE refunds SET state = 'REFUSED', settled_at = ?2 WHERE order_number = ?1 AND state = 'PENDING'"
  await db.prepare(sql).bind(orderNumber, now).run()
}
