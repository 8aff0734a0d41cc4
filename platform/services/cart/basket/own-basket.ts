import { firstRow, insertSelect, pick, upsert } from '../../../../backend/db/table.ts'
import { consumerBaskets } from '../../../db/order-tables.ts'

/** A registered consumer's basket, the same on every device; it may already be ordered. */
export async function readOwnBasketId(db: D1Database, consumerId: string): Promise<string | null> {
  const sql = 'SELECT basket_id FROM consumer_baskets WHERE consumer_id = ?'
  const row = await firstRow(pick(consumerBaskets, 'basket_id'), db.prepare(sql).bind(consumerId))
  return row?.basket_id ?? null
}

/** Replaces the basket `instead`; false if the person's basket has changed in the meantime. */
export async function takeAsOwn(
  db: D1Database,
  consumerId: string,
  basketId: string,
  instead: string | null,
): Promise<boolean> {
  const { meta } = await db
    .prepare(
      insertSelect(
        consumerBaskets,
        { consumer_id: '?1', basket_id: '?2' },
        `WHERE true ${upsert(consumerBaskets, ['consumer_id'])} WHERE consumer_baskets.basket_id IN (?2, ?3)`,
      ),
    )
    .bind(consumerId, basketId, instead)
    .run()
  return meta.changes > 0
}
