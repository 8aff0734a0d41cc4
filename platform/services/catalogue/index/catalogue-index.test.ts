import { expect, it } from 'vitest'
import { openD1 } from '../../../../tests/harness/d1.ts'
import { CatalogueIndex } from './catalogue-index.ts'

const product = (id: string) => [
  id,
  id,
  1,
  'women',
  'boot',
  'red',
  null,
  null,
  'Kerb',
  '2026-01-01',
  null,
  null,
  1,
  '["#ffffff"]',
  { USD: [100, 100] },
  ['42\t9\t42'],
  ['1000'],
  [[' en-us ', `Boot ${id}`, 'red', 'Boot']],
]

it('reads a block once, however many requests want it, and again when it has changed', async () => {
  const db = openD1()
  const write = (block: number, version: number, ...ids: string[]) =>
    db
      .prepare('INSERT OR REPLACE INTO listing_blocks (block, version, facts) VALUES (?, ?, ?)')
      .bind(block, version, JSON.stringify(ids.map(product)))
      .run()
  for (let block = 0; block < 40; block += 1) await write(block, 1, `P${block}`)
  const read: unknown[] = []
  const { prepare } = db
  db.prepare = (sql: string) => {
    if (sql.includes('facts')) read.push(sql)
    return prepare(sql)
  }
  const index = new CatalogueIndex()
  await Promise.all(Array.from({ length: 5 }, () => index.refresh(db, 'en-us', 0)))
  expect([read.length, index.blocks().length]).toEqual([2, 40])
  await write(7, 2, 'P7', 'Q7')
  read.length = 0
  await index.refresh(db, 'en-us', 0)
  expect([read.length, index.blocks()[7]?.productIds]).toEqual([1, ['P7', 'Q7']])
})
