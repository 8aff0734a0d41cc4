import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { personalTables as inAccounts } from '../../accounts/personal-data/personal-tables.ts'
import { personalTables as inReviews } from '../../reviews/personal-data.ts'
import { personalTables as inCommerce } from './personal-tables.ts'

const migrations = new URL('../migrations/', import.meta.url)
const database = new DatabaseSync(':memory:')
for (const file of readdirSync(migrations).sort()) database.exec(readFileSync(new URL(file, migrations), 'utf8'))

/** Columns that point at a person, or hold what one is reached by. */
const personal =
  /^(?:consumer_id|consumer_no|owner|customer|customer_id|recipient|email|phone|account|who|visitor_id|user_id)$/

/** Tables with such a column that nobody is found in by it. */
const impersonal: Readonly<Record<string, string>> = {
  exp_customer_events: 'a random id of a browser, which no account is linked with',
  exp_customer_segments: 'a random id of a browser',
  exp_events: 'a random id of a browser',
  exp_revenue: 'a random id of a browser',
  exp_totals: 'a random id of a browser',
  exp_visitors: 'a random id of a browser',
  sign_in_attempts: 'hashes, for fifteen minutes',
  tries: 'hashes, for an hour or a month',
}

const namesOf = (sql: string, ...values: string[]): string[] =>
  database
    .prepare(sql)
    .all(...values)
    .map((row) => String(row['name']))
const tables = namesOf("SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE '%VIRTUAL%'")
const listed = [...inCommerce, ...inReviews, ...inAccounts]

describe('a person’s data', () => {
  it('is exported from, and deleted in, every table that has any', () => {
    const found = tables.filter((name) =>
      namesOf('SELECT name FROM pragma_table_info(?)', name).some((column) => personal.test(column)),
    )
    const known = [...listed.map(({ table }) => table.name), ...Object.keys(impersonal)]
    expect(found.filter((name) => !known.includes(name))).toEqual([])
    expect(new Set(known).size).toBe(known.length)
    expect(found).toEqual(expect.arrayContaining(Object.keys(impersonal)))
  })

  it.each(listed)('of $table.name is found by a statement that D1 takes', ({ table, of, secret = [] }) => {
    expect(() => database.prepare(`SELECT * FROM ${table.name} WHERE ${of}`)).not.toThrow()
    expect(Object.keys(table.columns)).toEqual(expect.arrayContaining([...secret]))
  })
})
