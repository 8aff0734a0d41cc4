import { describe, expect, it } from 'vitest'
import { IngestStore } from '../../shared/contracts/ingest.ts'
import { seedStores } from './stores.ts'

describe('the demo stores', () => {
  it('are sixty in seven countries, each valid and with a unique id', () => {
    expect(seedStores).toHaveLength(60)
    expect(new Set(seedStores.map(({ country }) => country)).size).toBe(7)
    expect(new Set(seedStores.map(({ storeId }) => storeId)).size).toBe(60)
    for (const store of seedStores) expect(IngestStore.safeParse(store).error, store.storeId).toBeUndefined()
  })

  it('open on at least five days and close after they open', () => {
    for (const { storeId, hours } of seedStores) {
      expect(hours.length, storeId).toBeGreaterThanOrEqual(5)
      for (const { opens, closes } of hours) expect(closes > opens).toBe(true)
    }
  })
})
