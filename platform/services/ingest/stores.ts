import { insertRows } from '../../../backend/db/table.ts'
import type { Intake } from '../../../backend/ingest/ingest.ts'
import { postalKey, townKey } from '../../../shared/address/place.ts'
import { IngestStore } from '../../../shared/contracts/ingest.ts'
import { stores } from '../../db/store-tables.ts'

const deleteSql = 'DELETE FROM stores WHERE store_id IN (SELECT value FROM json_each(?1))'

export const storeIntake: Intake<IngestStore> = {
  schema: IngestStore,
  idOf: (store) => store.storeId,
  idField: 'storeId',
  hashesSql:
    'SELECT store_id AS id, content_hash AS hash FROM stores WHERE store_id IN (SELECT value FROM json_each(?1))',
  perBatch: 100,
  write(db, items) {
    const rows = items.map(({ item, hash }) => ({
      store_id: item.storeId,
      content_hash: hash,
      country: item.country,
      city_key: townKey(item.city),
      postal_key: postalKey(item.postalCode),
      latitude: item.latitude,
      longitude: item.longitude,
      document: item,
    }))
    return [db.prepare(deleteSql).bind(JSON.stringify(items.map(({ id }) => id))), insertRows(db, stores, rows)]
  },
}
