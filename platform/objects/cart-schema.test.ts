import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { cartSchema } from './cart-schema.ts'

/** As much of a Durable Object's SQL as the schema uses. */
function openStorage() {
  const sqlite = new DatabaseSync(':memory:')
  const exec = (query: string, ...bindings: (number | string)[]) => {
    const isQuestion = query.startsWith('SELECT')
    const rows = isQuestion ? sqlite.prepare(query).all(...bindings) : []
    if (!isQuestion && bindings.length > 0) sqlite.prepare(query).run(...bindings)
    else if (!isQuestion) sqlite.exec(query)
    return { toArray: () => rows, one: () => rows[0] }
  }
  const columns = () =>
    sqlite
      .prepare("SELECT name FROM pragma_table_info('lines')")
      .all()
      .map((row) => row['name'])
  return { sql: { exec } as unknown as Parameters<typeof cartSchema.migrate>[0], exec, columns }
}

it('is not there before it was made', () => {
  const { sql } = openStorage()
  expect(cartSchema.isThere(sql)).toBe(false)
  cartSchema.migrate(sql)
  expect(cartSchema.isThere(sql)).toBe(true)
})

it('brings an older basket up to date, once, with what is in it', () => {
  const { sql, exec, columns } = openStorage()
  exec(`CREATE TABLE basket (one INTEGER PRIMARY KEY, basket_id TEXT NOT NULL, owner TEXT NOT NULL, version INTEGER NOT NULL);
    CREATE TABLE lines (id TEXT PRIMARY KEY, product_id TEXT NOT NULL, upc TEXT NOT NULL, qty INTEGER NOT NULL, store_id TEXT,
      position INTEGER NOT NULL);
    INSERT INTO lines VALUES ('l', 'P', 'u', 2, NULL, 1), ('m', 'P', 'u', 1, 'NY1', 2);`)
  cartSchema.migrate(sql)
  cartSchema.migrate(sql)
  expect(columns()).toEqual(expect.arrayContaining(['recipe_id', 'gift']))
  expect(exec('SELECT qty, gift, method FROM lines ORDER BY position').toArray()).toEqual([
    { qty: 2, gift: null, method: null },
    { qty: 1, gift: null, method: 'pickup' },
  ])
})
