import { beforeEach, expect, it } from 'vitest'
import { openD1 } from '../../../tests/harness/d1.ts'
import { readInventory, readStoreStock, unitsOnShelf } from '../catalogue/inventory.ts'
import { writeReadCopies } from './stock-copies.ts'

let db: ReturnType<typeof openD1>
const size = { productId: 'STYLE001C1', upc: '42' }
const feed = async (quantity: number, fedAt: number) => {
  await db.prepare('DELETE FROM skus').run()
  await db
    .prepare(
      `INSERT INTO skus (product_id, upc, position, size, label_na, label_emea, quantity, prices, fed_quantity, fed_at)
       VALUES (?, ?, 0, '42', '9', '42', ?, '{}', ?, ?)`,
    )
    .bind(size.productId, size.upc, quantity, quantity, fedAt)
    .run()
}
const shelf = async () => (await readStoreStock(db, size.productId, [store]))?.[0]?.quantity
const online = async () => (await readInventory(db, size.productId))?.skus[0]?.quantity

/** One with enough on its shelf. */
const store = ['s1', 's2', 's3', 's4', 's5', 's6'].find((id) => unitsOnShelf(id, { upc: '42', quantity: 9 }) > 2) ?? ''

beforeEach(async () => {
  db = openD1()
  await db.prepare('PRAGMA foreign_keys = OFF').run()
  const sql =
    "INSERT INTO stores (store_id, content_hash, country, city_key, postal_key, latitude, longitude, document) VALUES (?, '', 'US', '', '', 0, 0, '{}')"
  await db.prepare(sql).bind(store).run()
  await feed(9, 100)
})

it('are what pages read, until a feed says otherwise', async () => {
  const delivered = await shelf()
  await writeReadCopies(db, [
    { place: 'web', ...size, available: 4, revision: 100 },
    { place: store, ...size, available: 1, revision: 100 },
  ])
  expect([await online(), await shelf()]).toEqual([4, 1])
  await feed(9, 200)
  expect([await online(), await shelf()]).toEqual([9, delivered])
})

it('don’t overwrite a newer feed', async () => {
  await writeReadCopies(db, [
    { place: 'web', ...size, available: 4, revision: 99 },
    { place: store, ...size, available: 1, revision: 99 },
  ])
  expect([await online(), (await shelf()) !== 1]).toEqual([9, true])
  await writeReadCopies(db, [{ place: store, ...size, available: 2, revision: 100 }])
  await writeReadCopies(db, [{ place: store, ...size, available: 1, revision: 99 }])
  expect(await shelf()).toBe(2)
})
