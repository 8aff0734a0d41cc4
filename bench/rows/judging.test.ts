import { describe, expect, it } from 'vitest'
import { percentile, verdict } from './row.ts'
import { leaves, redirectPayloads } from './security/payloads.ts'

const shop = 'http://127.0.0.1:8787'

it('a row is held without faults, and tells the first few of them', () => {
  expect(verdict([], '3 tries')).toEqual({ held: true, got: '3 tries' })
  const { held, got } = verdict(['a', 'b', 'c', 'd', 'e'], '9 tries')
  expect([held, got]).toEqual([false, '5 faults (a; b; c; d): 9 tries'])
})

it('a percentile is one of the values', () => {
  expect([percentile([3, 1, 2], 0.99), percentile([4, 1, 3, 2], 0.5), percentile([7], 0.1)]).toEqual([3, 2, 7])
})

describe('an address', () => {
  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/\t/evil.example', 'javascript:alert(1)'])(
    'leaves the shop: %j',
    (address) => expect(leaves(address, shop)).toBe(true),
  )

  it.each(['', '/en-us/cart', '/en-us/..//cart?x=//evil.example', '?notice=x', '#//evil.example'])(
    'stays in the shop: %j',
    (address) => expect(leaves(address, shop)).toBe(false),
  )

  it('that leaves is most of what the attack sends', () => {
    expect(redirectPayloads.length).toBeGreaterThanOrEqual(60)
    expect(redirectPayloads.filter((payload) => leaves(payload, shop)).length).toBeGreaterThan(40)
  })
})
