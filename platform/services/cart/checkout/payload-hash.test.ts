import { expect, it } from 'vitest'
import { payloadHash } from './payload-hash.ts'

it('doesn’t depend on the order of members, and differs for different payloads', async () => {
  const hash = await payloadHash({ a: 1, b: [{ c: 'x', d: null }], e: undefined })
  expect(await payloadHash({ b: [{ d: null, c: 'x' }], a: 1 })).toBe(hash)
  expect(await payloadHash({ a: 1, b: [{ c: 'y', d: null }] })).not.toBe(hash)
  expect(await payloadHash({ a: '1', b: [{ c: 'x', d: null }] })).not.toBe(hash)
})
