import { afterEach, expect, it, vi } from 'vitest'
import type { CollectionPoint } from '../../../shared/contracts/store.ts'
import type { Config } from '../../env.ts'
import { collectionPoint, collectionPointsNear } from './carrier.ts'

const config = { CARRIER_ORIGIN: 'https://carrier.test' } as Config
const query = { postalCode: '10119', country: 'DE', count: 3 }
const point: CollectionPoint = {
  id: 'DE-10-01',
  name: 'Parcelnook',
  addressLine1: 'Laternenweg 1',
  city: 'Berlin',
  postalCode: '10119',
  country: 'DE',
  latitude: 52.5,
  longitude: 13.4,
  hours: [],
  distance: 0.4,
}
const answering = (answer: () => Promise<Response>) => {
  const send = vi.fn<(url: string) => Promise<Response>>(answer)
  vi.stubGlobal('fetch', send)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  return send
}
afterEach(() => vi.unstubAllGlobals())

it('answers the parcel shops near a postal code, and a single one', async () => {
  const send = answering(async () => Response.json({ collectionPoints: [point] }))
  expect(await collectionPointsNear(config, query)).toEqual([point])
  expect(send.mock.calls[0]?.[0]).toBe('https://carrier.test/v1/collection-points?postalCode=10119&country=DE&count=3')
  const sendOne = answering(async () => Response.json(point))
  expect(await collectionPoint(config, 'DE/../x')).toEqual(point)
  expect(sendOne.mock.calls[0]?.[0]).toBe('https://carrier.test/v1/collection-points/DE%2F..%2Fx')
})

it.each<[string, () => Promise<Response>]>([
  ['no network', () => Promise.reject(new TypeError('fetch failed'))],
  ['a server error', async () => new Response(null, { status: 503 })],
  ['something else', async () => Response.json({ collectionPoints: [{ id: 1 }] })],
  ['no JSON', async () => new Response('<html>')],
])('with %s has no answer', async (_, answer) => {
  answering(answer)
  expect(await collectionPointsNear(config, query)).toBeNull()
  expect(await collectionPoint(config, point.id)).toBe('no-answer')
})

it('has no parcel shop that it refuses, and a shop without a carrier sends no request', async () => {
  const send = answering(async () => new Response('{}', { status: 404 }))
  expect(await collectionPoint(config, 'nowhere')).toBeNull()
  expect(await collectionPointsNear(config, query)).toEqual([])
  const none = { CARRIER_ORIGIN: '' } as Config
  expect([await collectionPointsNear(none, query), await collectionPoint(none, point.id)]).toEqual([[], null])
  expect(send).toHaveBeenCalledTimes(2)
})
