import { IngestStore } from '../../../shared/contracts/ingest.ts'
import { placeKey, postalKey } from '../stores/place.ts'
import type { Intake } from './ingest.ts'

const deleteSql = 'DELETE FROM stores WHERE store_id IN (SELECT value FROM json_each(?1))'

const storesSql = `
INSERT INTO stores (store_id, content_hash, country, city_key, postal_key, latitude, longitude, document)
SELECT value->>'storeId', value->>'hash', value->>'country', value->>'cityKey', value->>'postalKey', value->>'latitude',
  value->>'longitude', value->>'document'
FROM json_each(?1)`

export const storeIntake: Intake<IngestStore> = {
  schema: IngestStore,
  idOf: (store) => store.storeId,
  idField: 'storeId',
  hashesSql:
    'SELECT store_id AS id, content_hash AS hash FROM stores WHERE store_id IN (SELECT value FROM json_each(?1))',
  perBatch: 100,
  write(db, items) {
    const rows = items.map(({ item, hash }) => ({
      storeId: item.storeId,
      hash,
      country: item.country,
      cityKey: placeKey(item.city),
      postalKey: postalKey(item.postalCode),
      latitude: item.latitude,
      longitude: item.longitude,
      document: item,
    }))
    return [
      db.prepare(deleteSql).bind(JSON.stringify(items.map(({ id }) => id))),
      db.prepare(storesSql).bind(JSON.stringify(rows)),
    ]
  },
}
