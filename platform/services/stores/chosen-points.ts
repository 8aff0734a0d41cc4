import { insertRow, pick, readRows, upsert } from '../../../backend/db/table.ts'
import type { CollectionPoint } from '../../../shared/contracts/store.ts'
import { collectionPoints } from '../../db/store-tables.ts'

/**
 * Keeps what the carrier says of a parcel shop that somebody chose: a cart is shown without asking the carrier each
 * time.
 */
export async function keepPoint(db: D1Database, point: CollectionPoint): Promise<void> {
  const row = { point_id: point.id, document: point }
  await insertRow(db, collectionPoints, row, upsert(collectionPoints, ['point_id'])).run()
}

/** The parcel shops that were kept, by id. */
export async function readPoints(
  db: D1Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CollectionPoint>> {
  if (ids.length === 0) return new Map()
  const sql = 'SELECT document FROM collection_points WHERE point_id IN (SELECT value FROM json_each(?))'
  const rows = await db.prepare(sql).bind(JSON.stringify(ids)).all()
  const points = readRows(pick(collectionPoints, 'document'), rows).map(({ document }) => document)
  return new Map(points.map((point) => [point.id, point]))
}
