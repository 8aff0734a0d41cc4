import { beforeEach, expect, it } from 'vitest'
import { openD1 } from '../../../tests/harness/d1.ts'
import { readInventory, readStoreStock } from '../catalogue/inventory.ts'
import { takeStoreStock } from '../ingest/store-stock.ts'
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

const store = 'KERB-US-101'
const deliver = (quantity: number, fedAt: number) => {
  const { productId, upc } = size
  const stock = [{ storeId: store, productId, asOf: new Date(fedAt).toISOString(), sizes: { [upc]: quantity } }]
  return takeStoreStock(db, stock)
}

beforeEach(async () => {
  db = openD1()
  await db.prepare('PRAGMA foreign_keys = OFF').run()
  const sql =
    "INSERT INTO stores (store_id, content_hash, country, city_key, postal_key, latitude, longitude, document) VALUES (?, '', 'US', '', '', 0, 0, '{}')"
  await db.prepare(sql).bind(store).run()
  await feed(9, 100)
  await deliver(5, 100)
})

it('are what pages read, until a feed says otherwise', async () => {
  await writeReadCopies(db, [
    { place: 'web', ...size, available: 4, revision: 100 },
    { place: store, ...size, available: 1, revision: 100 },
  ])
  expect([await online(), await shelf()]).toEqual([4, 1])
  await feed(9, 200)
  await deliver(6, 200)
  expect([await online(), await shelf()]).toEqual([9, 6])
})

it('of a store are its own feed’s alone, the latest of them; without one nothing is there', async () => {
  expect(await shelf()).toBe(5)
  expect(await deliver(8, 99)).toMatchObject({ written: 0, unchanged: 1 })
  await feed(0, 300)
  expect(await shelf()).toBe(5)
  await deliver(0, 101)
  expect(await shelf()).toBe(0)
  await db.prepare('DELETE FROM store_feed').run()
  expect(await shelf()).toBe(0)
})

it('of a store are refused where a row can’t be read, and the others taken', async () => {
  const row = { storeId: store, productId: size.productId, asOf: new Date(200).toISOString() }
  const report = await takeStoreStock(db, [{ ...row, sizes: { 42: -1 } }, null, { ...row, sizes: { 42: 2 } }])
  expect(report).toMatchObject({ written: 1, failed: [{ id: '#0' }, { id: '#1' }] })
  expect(await shelf()).toBe(2)
})

it('don’t overwrite a newer feed', async () => {
  await writeReadCopies(db, [
    { place: 'web', ...size, available: 4, revision: 99 },
    { place: store, ...size, available: 1, revision: 99 },
  ])
  expect([await online(), await shelf()]).toEqual([9, 5])
  await writeReadCopies(db, [{ place: store, ...size, available: 2, revision: 100 }])
  await writeReadCopies(db, [{ place: store, ...size, available: 1, revision: 99 }])
  expect(await shelf()).toBe(2)
})
