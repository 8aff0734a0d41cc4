import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import * as accounts from '../../accounts/tables.ts'
import type { Table } from '../../backend/db/table.ts'
import * as backendTries from '../../backend/tries/tries-table.ts'
import * as publishing from '../../publishing/tables.ts'
import * as reviews from '../../reviews/tables.ts'
import * as balance from './balance-tables.ts'
import * as catalogue from './catalogue-tables.ts'
import * as order from './order-tables.ts'
import * as saved from './saved-tables.ts'
import * as store from './store-tables.ts'

const isTable = (value: object): value is Table => 'name' in value && 'columns' in value
const tables = [accounts, backendTries, balance, catalogue, order, publishing, reviews, saved, store].flatMap((room) =>
  Object.values<object>(room).filter(isTable),
)

const migrations = new URL('../migrations/', import.meta.url)
const database = new DatabaseSync(':memory:')
for (const file of readdirSync(migrations).sort()) database.exec(readFileSync(new URL(file, migrations), 'utf8'))

const Stored = z.array(z.object({ name: z.string(), type: z.string(), notnull: z.int(), pk: z.int() }))
const columnsOf = (name: string) => Stored.parse(database.prepare('SELECT * FROM pragma_table_info(?)').all(name))

describe('the lists of columns', () => {
  it.each(tables)('$name has the columns of the migrations, no others', ({ name, columns }) => {
    const stored = columnsOf(name).map((column) => [
      column.name,
      { type: column.type, nullable: column.notnull === 0 && column.pk === 0 },
    ])
    const listed = Object.entries(columns).map(([column, { type, nullable }]) => [column, { type, nullable }])
    expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(stored))
  })

  it('are of plain tables: a database with a virtual one can’t be exported', () => {
    const sql = "SELECT name FROM sqlite_master WHERE sql LIKE 'CREATE VIRTUAL TABLE%'"
    expect(database.prepare(sql).all()).toEqual([])
  })

  it('every table of the migrations has one', () => {
    // Tables that begin with exp_ are experimentation's own.
    const sql =
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'exp\\_%' ESCAPE '\\' ORDER BY name"
    const stored = database.prepare(sql).all()
    expect(tables.map(({ name }) => name).sort()).toEqual(stored.map((one) => Object.values(one)[0]))
  })
})
