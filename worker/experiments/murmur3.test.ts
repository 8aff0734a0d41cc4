import { describe, expect, it } from 'vitest'
import { bucketOf, entityAt, trafficOf } from './bucket.ts'
import { hashOf, hashPrefix, utf8 } from './murmur3.ts'

describe('buckets', () => {
  // Worked out by a plain implementation of the reference algorithm in another language.
  it.each([
    ['', '', 1_364_076_727],
    ['a', '', 1_485_495_528],
    ['ab', 'c', 2_859_854_335],
    ['ppid1', '1886780721', 2_256_854_705],
    ['日本', '10390977673', 2_266_259_213],
  ])('hashes %j and %j', (prefix, suffix, hash) => {
    expect(hashOf(hashPrefix(prefix), utf8(suffix))).toBe(hash)
  })

  it('hashes a text as a whole, wherever it is parted', () => {
    const text = 'visitor-ÄÖ-日本-\u{1F600}-10390977673'
    const whole = hashOf(hashPrefix(text), utf8(''))
    for (const at of [0, 1, 3, 7, 9, 12, text.length]) {
      expect(hashOf(hashPrefix(text.slice(0, at)), utf8(text.slice(at))), `${at}`).toBe(whole)
    }
  })

  // From the test suites of the official SDKs.
  it.each([
    ['ppid1', '1886780721', 5254],
    ['ppid2', '1886780721', 4299],
    ['ppid2', '1886780722', 2434],
    ['ppid3', '1886780721', 5439],
    [
      'a very very very very very very very very very very very very very very very long ppd string',
      '1886780721',
      6128,
    ],
  ])('puts %s of %s into its bucket', (user, experiment, bucket) => {
    expect(bucketOf(hashPrefix(user), utf8(experiment))).toBe(bucket)
  })

  it('ends a range before its end, and gives the place of nobody to nobody', () => {
    const traffic = trafficOf('1', [
      { entityId: 'a', endOfRange: 5000 },
      { entityId: '', endOfRange: 6000 },
      { entityId: 'b', endOfRange: 9000 },
    ])
    const at = (bucket: number) => entityAt(traffic, bucket)
    expect([0, 4999, 5000, 5999, 6000, 8999, 9000, 9999].map(at)).toEqual(['a', 'a', '', '', 'b', 'b', null, null])
  })

  it('spreads users evenly', () => {
    const counts = Array.from({ length: 10 }, () => 0)
    for (let index = 0; index < 50_000; index += 1) {
      const tenth = Math.floor(bucketOf(hashPrefix(`vuid_${index}`), utf8('10390977673')) / 1000)
      counts[tenth] = (counts[tenth] ?? 0) + 1
    }
    // Five standard deviations of a fair split.
    for (const count of counts) expect(Math.abs(count - 5000)).toBeLessThan(5 * Math.sqrt(5000 * 0.9))
  })
})
