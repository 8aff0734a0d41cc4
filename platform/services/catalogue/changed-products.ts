import { integer } from '../../../backend/db/column.ts'
import { pick, readRows } from '../../../backend/db/table.ts'
import { changedProducts } from '../../db/catalogue-tables.ts'
import type { Env } from '../../env.ts'
import type { ShopPurge } from './purge-shop.ts'

/** The shop takes this many ids in one purge. */
const mostNamed = 1000

const waitingSql = `SELECT product_id, (SELECT max(change_id) FROM changed_products) AS last FROM changed_products
GROUP BY product_id LIMIT ?`

export type ChangedProducts = {
  /** Set for the whole catalog where more products have changed than the shop takes. */
  readonly purge: ShopPurge
  /** The newest of these changes. */
  readonly last: number
}

/** Products that have changed since the shop was last told; null where nothing has. */
export async function readChangedProducts(db: D1Database): Promise<ChangedProducts | null> {
  const found = await db
    .prepare(waitingSql)
    .bind(mostNamed + 1)
    .all()
  const rows = readRows({ ...pick(changedProducts, 'product_id'), last: integer }, found)
  const [first] = rows
  if (!first) return null
  const products = rows.map(({ product_id }) => product_id)
  return { purge: products.length > mostNamed ? { catalogue: true } : { products }, last: first.last }
}

/** A product that has changed again meanwhile stays. */
export async function forgetChangedProducts(db: D1Database, last: number): Promise<void> {
  await db.prepare('DELETE FROM changed_products WHERE change_id <= ?').bind(last).run()
}

/** To be called once changes are in the database. One object for everything: what changes at once is one purge. */
export const wakeShopPages = ({ SHOP_PAGES }: Pick<Env, 'SHOP_PAGES'>, experiments = false): Promise<void> =>
  SHOP_PAGES.get(SHOP_PAGES.idFromName('shop')).wake(experiments)
