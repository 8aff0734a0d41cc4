import { firstRow, insertRow, pick } from '../../../backend/db/table.ts'
import { placements } from '../../db/order-tables.ts'
import type { Env } from '../../env.ts'
import type { Called } from '../../objects/called.ts'
import type { CartObject } from '../../objects/cart.ts'

/** The part of a basket's object that makes and keeps its order. */
type OrderedBasket = Called<
  Pick<
    CartObject,
    'driveOrder' | 'completeOrder' | 'orderAnswer' | 'comeBack' | 'cancelOrder' | 'refundOrder' | 'receiveReturn'
  >
>

export const orderedBasket = (env: Env, basketId: string): OrderedBasket => env.CART.get(env.CART.idFromName(basketId))

/**
 * The basket that an order number belongs to, from before its payment begins until the basket is gone. Instants in
 * epoch milliseconds.
 */
export type PlacementRow = {
  readonly orderNumber: string
  readonly basketId: string
  readonly consumerId: string
  readonly startedAt: number
}

/** May be repeated. */
export async function registerPlacement(db: D1Database, row: PlacementRow): Promise<void> {
  const placement = {
    order_number: row.orderNumber,
    basket_id: row.basketId,
    consumer_id: row.consumerId,
    started_at: row.startedAt,
    ended_at: null,
    waits_until: null,
  }
  await insertRow(db, placements, placement, 'ON CONFLICT DO NOTHING').run()
}

export const endPlacementStatement = (db: D1Database, orderNumber: string, now: number): D1PreparedStatement =>
  db.prepare('UPDATE placements SET ended_at = ? WHERE order_number = ? AND ended_at IS NULL').bind(now, orderNumber)

export async function endPlacement(db: D1Database, orderNumber: string, now: number): Promise<void> {
  await endPlacementStatement(db, orderNumber, now).run()
}

/**
 * The basket and owner behind an order number, also while the order is being made or waits for a payment. Null for an
 * unknown one.
 */
export async function placementOf(
  db: D1Database,
  orderNumber: string,
): Promise<{ readonly basketId: string; readonly consumerId: string } | null> {
  const sql = 'SELECT basket_id, consumer_id FROM placements WHERE order_number = ?'
  const row = await firstRow(pick(placements, 'basket_id', 'consumer_id'), db.prepare(sql).bind(orderNumber))
  return row && { basketId: row.basket_id, consumerId: row.consumer_id }
}

export async function basketOfOrder(db: D1Database, orderNumber: string): Promise<string | null> {
  return (await placementOf(db, orderNumber))?.basketId ?? null
}
