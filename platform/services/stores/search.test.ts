import { beforeEach, expect, it } from 'vitest'
import { ingest } from '../../../backend/ingest/ingest.ts'
import type { IngestStore } from '../../../shared/contracts/ingest.ts'
import { StoreSearch } from '../../../shared/contracts/store.ts'
import { openD1 } from '../../../tests/harness/d1.ts'
import { storeIntake } from '../ingest/stores.ts'
import { searchStores } from './search.ts'

type Place = Pick<IngestStore, 'city' | 'postalCode' | 'latitude' | 'longitude'>

const storeOf = (storeId: string, place: Place): IngestStore => ({
  storeId,
  name: storeId,
  addressLine1: '1 Main Street',
  addressLine2: null,
  province: null,
  country: 'US',
  phone: null,
  hours: [],
  services: [],
  ...place,
})

const stores = [
  storeOf('SOHO', { city: 'New York', postalCode: '10012', latitude: 40.7263, longitude: -73.9986 }),
  storeOf('INWOOD', { city: 'New York', postalCode: '10034', latitude: 40.8662, longitude: -73.9221 }),
  storeOf('UNPLACED', { city: 'New York', postalCode: '10001', latitude: null, longitude: null }),
  storeOf('BOSTON', { city: 'Boston', postalCode: '02116', latitude: 42.3503, longitude: -71.0765 }),
  storeOf('ALBANY', { city: 'Albany', postalCode: '12207', latitude: null, longitude: null }),
]

let db: ReturnType<typeof openD1>
beforeEach(async () => {
  db = openD1()
  expect((await ingest(db, storeIntake, stores)).failed).toEqual([])
})

const search = (query: object) => searchStores(db, StoreSearch.parse(query), 'US')
const found = async (query: object) => (await search(query)).stores.map(({ storeId, distance }) => [storeId, distance])

it('distances are between positions: an equal beginning of the code is no nearness', async () => {
  // Times Square; the three stores share "100" with it.
  expect(await found({ postalCode: '10036' })).toEqual([
    ['SOHO', 3.4],
    ['INWOOD', 13.5],
    ['UNPLACED', null],
  ])
})

it('a town is placed though no store is in it', async () => {
  // Yonkers, and Cambridge in Massachusetts.
  expect((await found({ city: 'Yonkers' })).slice(0, 2)).toEqual([
    ['INWOOD', 7.5],
    ['SOHO', 24.3],
  ])
  expect(await found({ city: 'Cambridge, MA' })).toEqual([['BOSTON', 3.7]])
})

it('where no store is within the radius, the nearest one is answered', async () => {
  expect(await search({ city: 'Springfield, IL' })).toMatchObject({
    total: 1,
    stores: [{ storeId: 'SOHO' }],
    place: { name: 'Springfield', province: 'IL' },
    isBeyond: true,
  })
  expect(await search({ latitude: 0, longitude: 0, country: 'US' })).toMatchObject({ total: 1, isBeyond: true })
  expect(await search({ city: 'Springfield, IL', start: 20 })).toMatchObject({ total: 0, stores: [] })
})

it('a store without a position is found by its town, and is last in every list', async () => {
  expect(await found({ city: 'Albany' })).toEqual([['ALBANY', null]])
  expect(await found({ postalCode: '12207' })).toEqual([['ALBANY', null]])
  expect(await found({})).toEqual([
    ['BOSTON', null],
    ['INWOOD', null],
    ['SOHO', null],
    ['ALBANY', null],
    ['UNPLACED', null],
  ])
  expect(await found({ storeIds: ['UNPLACED', 'SOHO'], postalCode: '10036' })).toEqual([
    ['SOHO', 3.4],
    ['UNPLACED', null],
  ])
})

it('a place that nobody knows has no stores, and is told apart from one without stores', async () => {
  expect(await search({ city: 'Atlantis' })).toEqual({
    total: 0,
    stores: [],
    place: null,
    otherPlaces: [],
    isBeyond: false,
  })
})

it.each([
  [{ latitude: 0, longitude: 0 }, 'latitude: 0, 0 is a place in the sea; null for both if unknown'],
  [{ latitude: -73.9986, longitude: 40.7263 }, 'latitude: -73.9986, 40.7263 lies in US when swapped'],
  [{ latitude: 48.86, longitude: 2.35 }, 'latitude: 48.86, 2.35 is outside of US'],
  [{ latitude: null, longitude: 2.35 }, 'latitude: missing beside a longitude; null for both if unknown'],
  [{ latitude: 48.86, longitude: null }, 'longitude: missing beside a latitude; null for both if unknown'],
])('%j is refused with its reason', async (position, reason) => {
  const report = await ingest(db, storeIntake, [{ ...stores[0], storeId: 'ODD', ...position }])
  expect(report).toMatchObject({ written: 0, failed: [{ id: 'ODD', reason }] })
})
