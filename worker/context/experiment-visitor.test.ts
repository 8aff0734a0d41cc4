import { describe, expect, it } from 'vitest'
import { random } from '../../shared/random.ts'
import { bucketOf, entityAt, trafficOf } from '../experiments/bucket.ts'
import { hashPrefix } from '../experiments/murmur3.ts'
import { type ExperimentVisitor, maxKept, visitorOfPerson } from './experiment-visitor.ts'

const visitor = (name: string, kept: ExperimentVisitor['kept'] = {}): ExperimentVisitor => ({ id: name, kept })

describe('the visitor on a device that somebody signs in with', () => {
  it('is the device’s for an account that has none, a new one for neither, and the account’s from then on', () => {
    expect(visitorOfPerson(null, visitor('phone'))).toEqual(visitor('phone'))
    expect(visitorOfPerson(null, null)).toEqual({ id: expect.stringMatching(/^vuid_/), kept: {} })
    expect(visitorOfPerson(visitor('phone'), visitor('laptop')).id).toBe('phone')
    expect(visitorOfPerson(visitor('phone', { hero: 'a' }), null)).toEqual(visitor('phone', { hero: 'a' }))
  })

  it('keeps the account’s variations, and of the device’s those that the account doesn’t know', () => {
    const account = visitor('phone', { hero: 'a', constructor: 'c' })
    expect(visitorOfPerson(account, visitor('laptop', { hero: 'b', banner: 'd' })).kept).toEqual({
      hero: 'a',
      constructor: 'c',
      banner: 'd',
    })
    const many = Object.fromEntries(Array.from({ length: maxKept + 5 }, (_, index) => [`e${index}`, 'v']))
    expect(Object.keys(visitorOfPerson(account, visitor('laptop', many)).kept)).toHaveLength(maxKept)
  })

  // Variations of an experiment with an audience are kept (kept-variations.ts); the id reproduces all others.
  it.each([true, false])('leaves the split as it is, kept: %s', (isKept) => {
    const dice = random('decisions by person')
    const half = trafficOf('experiment', [
      { entityId: 'a', endOfRange: 5000 },
      { entityId: 'b', endOfRange: 10_000 },
    ])
    const counted = new Map<string, string>()
    const look = ({ id, kept }: ExperimentVisitor): ExperimentVisitor => {
      const shown = kept['experiment'] ?? entityAt(half, bucketOf(hashPrefix(id), half.hashed)) ?? ''
      if (!counted.has(id)) counted.set(id, shown)
      return visitor(id, isKept ? { experiment: shown } : {})
    }
    for (let person = 0; person < 20_000; person += 1) {
      let account: ExperimentVisitor | null = null
      const shown = new Set<string | undefined>()
      for (const name of ['phone', 'laptop']) {
        const fresh = visitor(`vuid_${name}_${dice.int(0, 1e9)}_${person}`)
        // Half of them have looked around before they sign in.
        const device = dice.chance(0.5) ? look(fresh) : fresh
        account = look(visitorOfPerson(account, device))
        shown.add(counted.get(account.id))
      }
      expect(shown.size).toBe(1)
    }
    const shares = [...counted.values()]
    const first = shares.filter((variation) => variation === 'a').length
    // Four standard deviations.
    expect(Math.abs(first - shares.length / 2)).toBeLessThan(2 * Math.sqrt(shares.length))
  })
})
