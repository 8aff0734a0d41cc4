import { expect, it } from 'vitest'
import { openD1 } from '../../../../tests/harness/d1.ts'
import { changedSince } from './changed-facts.ts'

/** Products in slots of their own, with the versions of their facts. */
async function databaseOf(versions: readonly number[]) {
  const db = openD1()
  for (const [slot, version] of versions.entries())
    await db
      .prepare("INSERT INTO product_facts (slot, product_id, version, facts) VALUES (?, ?, ?, '[]')")
      .bind(slot, `P${slot}`, version)
      .run()
  const blocksSql = `INSERT INTO listing_blocks (block, version, facts)
SELECT slot >> 8, max(version), '[]' FROM product_facts GROUP BY slot >> 8`
  await db.prepare(blocksSql).run()
  return db
}

it('has what is newer than a version, and nothing else', async () => {
  const db = await databaseOf([5, 7, 6, 7])
  expect(await changedSince(db, 6)).toEqual({ waiting: 2, first: new Set(['P1', 'P3']), upTo: 7 })
  expect(await changedSince(db, 7)).toEqual({ waiting: 0, first: new Set(), upTo: 7 })
})

it('never parts what was written together', async () => {
  const versions = Array.from({ length: 1500 }, (_, slot) => (slot < 900 ? 1 : slot < 1200 ? 2 : 3))
  const db = await databaseOf(versions)
  const portions: number[] = []
  for (let version = 0, waiting = 1; waiting > 0; ) {
    const changes = await changedSince(db, version)
    portions.push(changes.first.size)
    version = changes.upTo
    waiting = changes.waiting
  }
  expect(portions).toEqual([1200, 300, 0])
})
