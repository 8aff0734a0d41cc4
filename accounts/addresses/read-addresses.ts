import { pick, readRows, selected } from '../../backend/db/table.ts'
import type { Address } from '../../shared/contracts/address.ts'
import { addresses } from '../tables.ts'

const columns = pick(addresses, 'address_id', 'approach_type', 'main', 'document')

/** In the order they were added, main ones as they are marked. */
export async function readAddresses(db: D1Database, consumerId: string): Promise<Address[]> {
  const sql = `SELECT ${selected(columns)} FROM addresses WHERE consumer_id = ? ORDER BY position`
  const found = await db.prepare(sql).bind(consumerId).all()
  return readRows(columns, found).map((row) => ({
    ...row.document,
    id: row.address_id,
    approachType: row.approach_type,
    main: row.main,
  }))
}
