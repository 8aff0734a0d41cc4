import { integer } from '../../../../backend/db/column.ts'
import { pick, readRows } from '../../../../backend/db/table.ts'
import { productFacts } from '../../../db/catalogue-tables.ts'
import { perBlock } from '../../ingest/listing-blocks.ts'

/** Facts that are written together have one version, and later ones a greater one. */
const changedSql = `SELECT f.product_id, f.version FROM listing_blocks b
CROSS JOIN product_facts f ON f.slot BETWEEN b.block * ${perBlock} AND b.block * ${perBlock} + ${perBlock - 1}
WHERE b.version > ?1 AND f.version > ?1 ORDER BY f.version`

/** Products of one portion, unless more of them were written together. */
const mostProducts = 1000

export type Changes = {
  /** How many products have changed. */
  readonly waiting: number
  /** Products that changed first: all up to `upTo`. */
  readonly first: ReadonlySet<string>
  readonly upTo: number
}

/** Products whose facts have changed since a version; 0 for all. */
export async function changedSince(db: D1Database, version: number): Promise<Changes> {
  const columns = { ...pick(productFacts, 'product_id'), version: integer }
  const rows = readRows(columns, await db.prepare(changedSql).bind(version).all())
  const upTo = (rows[mostProducts - 1] ?? rows.at(-1))?.version ?? version
  const first = rows.filter((row) => row.version <= upTo)
  return { waiting: rows.length, first: new Set(first.map(({ product_id }) => product_id)), upTo }
}
