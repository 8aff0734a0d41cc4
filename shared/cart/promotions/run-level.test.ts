import { describe, expect, it } from 'vitest'
import { promotionOf } from '../pricing/sample-cart.fixtures.ts'
import { runLevel } from './run-level.ts'

const half = { kind: 'percent' as const, rate: 5000 }
const alwaysRuns = () => ({ state: 'runs' as const })

describe('runLevel', () => {
  it('limits a discount to the amount, and ignores negative ones', () => {
    const promotion = promotionOf({ benefit: half })
    const { amounts, outcomes } = runLevel([promotion], [100, 100, 100], alwaysRuns, () => [150, -50])
    expect(amounts).toEqual([0, 100, 100])
    expect(outcomes).toEqual([{ promotion, state: 'ran', taken: [100, 0, 0], took: true }])
  })

  it('passes each promotion the remaining amounts, equal priorities by id', () => {
    const calls: [string, readonly number[]][] = []
    const promotions = ['b', 'c', 'a'].map((promotionId) =>
      promotionOf({ promotionId, benefit: half, priority: promotionId === 'c' ? 1 : 2 }),
    )
    runLevel(promotions, [100], alwaysRuns, ({ promotionId }, amounts) => {
      calls.push([promotionId, amounts])
      return [10]
    })
    expect(calls).toEqual([
      ['c', [100]],
      ['a', [90]],
      ['b', [80]],
    ])
  })

  it('keeps approaching promotions, and drops those that do not apply', () => {
    const promotions = ['far', 'near'].map((promotionId) => promotionOf({ promotionId, benefit: half }))
    const { outcomes } = runLevel(
      promotions,
      [100],
      ({ promotionId }) => (promotionId === 'near' ? { state: 'approaching', distance: 5 } : { state: 'out' }),
      () => [],
    )
    expect(outcomes).toMatchObject([{ promotion: { promotionId: 'near' }, state: 'approaching', distance: 5 }])
  })
})
