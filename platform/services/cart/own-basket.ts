/** The basket that a registered consumer has wherever they sign in; it may have been ordered since. */
export async function readOwnBasketId(db: D1Database, consumerId: string): Promise<string | null> {
  const row = await db
    .prepare('SELECT basket_id FROM consumer_baskets WHERE consumer_id = ?')
    .bind(consumerId)
    .first<{ basket_id: string }>()
  return row?.basket_id ?? null
}

/** Puts it in the place of `instead`; false when the person has come to another one meanwhile. */
export async function takeAsOwn(
  db: D1Database,
  consumerId: string,
  basketId: string,
  instead: string | null,
): Promise<boolean> {
  const { meta } = await db
    .prepare(
      `INSERT INTO consumer_baskets (consumer_id, basket_id) VALUES (?1, ?2)
       ON CONFLICT (consumer_id) DO UPDATE SET basket_id = excluded.basket_id WHERE consumer_baskets.basket_id IN (?2, ?3)`,
    )
    .bind(consumerId, basketId, instead)
    .run()
  return meta.changes > 0
}
