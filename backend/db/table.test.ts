import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openD1 } from '../../tests/harness/d1.ts'
import { flag, integer, json, oneOf, orNull, text } from './column.ts'
import { firstRow, insertRow, insertRows, insertSelect, pick, readRow, readRows, table, upsert } from './table.ts'

const letters = table('letters', {
  letter_id: text,
  sender: text,
  reader: text,
  read_at: orNull(integer),
  urgent: flag,
})
const shelves = table('shelves', { shelf_id: text, sizes: json(z.record(z.string(), z.int())) })
const letter = { letter_id: 'L1', sender: 'a', reader: 'r1', read_at: null, urgent: false }
const shelf = { shelf_id: 'S', sizes: { u: 3 } }

async function openTables() {
  const db = openD1()
  await db
    .prepare(
      'CREATE TABLE letters (letter_id TEXT PRIMARY KEY, sender TEXT, reader TEXT, read_at INTEGER, urgent INTEGER)',
    )
    .run()
  await db.prepare('CREATE TABLE shelves (shelf_id TEXT PRIMARY KEY, sizes TEXT)').run()
  return db
}

describe('a row', () => {
  it('is read as it was written, alone or among many', async () => {
    const db = await openTables()
    await insertRow(db, letters, letter).run()
    expect(await firstRow(letters.columns, db.prepare('SELECT * FROM letters'))).toEqual(letter)
    await insertRows(db, shelves, [shelf, { ...shelf, shelf_id: 'T' }]).run()
    const found = await db.prepare('SELECT * FROM shelves ORDER BY shelf_id').all()
    expect(readRows(shelves.columns, found)).toEqual([shelf, { ...shelf, shelf_id: 'T' }])
  })

  it('is replaced by a newer one with its key, except kept columns', async () => {
    const db = await openTables()
    const rest = upsert(letters, ['letter_id'], { kept: ['sender'], merged: { read_at: '9' } })
    await insertRow(db, letters, { ...letter, sender: 'old' }, rest).run()
    await insertRow(db, letters, { ...letter, sender: 'new', reader: 'r2' }, rest).run()
    const found = await firstRow(letters.columns, db.prepare('SELECT * FROM letters'))
    expect(found).toMatchObject({ sender: 'old', reader: 'r2', read_at: 9 })
  })

  it('does not compile without one of its columns', async () => {
    const db = await openTables()
    const { sizes: _, ...half } = shelf
    // @ts-expect-error a column is missing
    insertRows(db, shelves, [half])
    const { reader: __, ...unread } = letter
    // @ts-expect-error a column is missing
    insertRow(db, letters, unread)
    // @ts-expect-error a column is missing
    insertSelect(letters, { letter_id: '?1' })
    // @ts-expect-error a number where the column is a flag
    const wrong: Parameters<typeof letters.columns.urgent.bind>[0] = 1
    expect(wrong).toBe(1)
  })
})

describe('a row that is read', () => {
  const columns = {
    name: text,
    kind: oneOf(['a', 'b']),
    count: integer,
    on: flag,
    note: orNull(text),
    more: json(z.object({ x: z.int() })),
  }
  const stored = { name: 'n', kind: 'b', count: 2, on: 1, note: null, more: '{"x":1}' }

  it('has the types of its columns', () => {
    expect(readRow(columns, { ...stored, other: 1 })).toEqual({ ...stored, on: true, more: { x: 1 } })
  })

  it.each([
    ['name', 1],
    ['kind', 'c'],
    ['count', '2'],
    ['note', undefined],
    ['more', '{"x":"1"}'],
    ['more', 'nothing'],
  ])('is refused by the name of its column where %s is %j', (column, value) => {
    expect(() => readRow(columns, { ...stored, [column]: value })).toThrow(`column ${column}`)
  })

  it('can be some columns of a table', () => {
    expect(Object.keys(pick(letters, 'sender', 'read_at'))).toEqual(['sender', 'read_at'])
  })
})
