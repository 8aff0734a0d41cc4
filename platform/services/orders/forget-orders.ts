import { pick, readRows } from '../../../backend/db/table.ts'
import { orders } from '../../db/order-tables.ts'
import { anonymousOrder } from './anonymous-order.ts'

const columns = pick(orders, 'document')

/** The statements that take a person out of their orders, which the law wants kept. */
export async function forgetOrders(db: D1Database, consumerId: string): Promise<D1PreparedStatement[]> {
  const found = await db.prepare('SELECT document FROM orders WHERE consumer_id = ?').bind(consumerId).all()
  const anonymous = readRows(columns, found).map(({ document }) => anonymousOrder(document))
  return [
    ...anonymous.map((order) =>
      db
        .prepare("UPDATE orders SET consumer_id = '', email = '', st = ?, document = ? WHERE order_number = ?")
        .bind(order.st, JSON.stringify(order), order.orderNumber),
    ),
    db.prepare("UPDATE placements SET consumer_id = '' WHERE consumer_id = ?").bind(consumerId),
  ]
}
