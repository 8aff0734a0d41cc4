import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { simulate } from '../optimistic/simulation.ts'
import { range } from '../reliability/at-once.ts'
import { sequencesThatEndWrong } from './cart-optimistic.ts'

describe('cart.optimistic', () => {
  it('ends 500 sequences of a bad network with the cart of the server', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (seed) => {
        expect(simulate(seed).faults).toEqual([])
      }),
      { numRuns: 500, seed: 20_261 },
    )
  })

  it('counts no error in the first hundred', () => {
    expect(sequencesThatEndWrong(100, 1, () => undefined)).toBe(0)
  })

  it('draws sequences in which everything happens', () => {
    const outcomes = range(500).map((seed) => simulate(seed).seen)
    for (const [what, least] of Object.entries({
      sent: 500,
      collapsed: 100,
      requestLost: 100,
      answerLost: 100,
      answerTwice: 100,
      refused: 50,
      otherTab: 100,
      newBasket: 20,
      doubtful: 3,
    })) {
      const total = outcomes.reduce((sum, seen) => sum + seen[what as keyof typeof seen], 0)
      expect(total, what).toBeGreaterThanOrEqual(least)
    }
  })
})
