import { describe, expect, it } from 'vitest'
import { runLevel } from './run-level.ts'
import { promotionOf } from './sample-cart.fixtures.ts'

const half = { kind: 'percent' as const, rate: 5000 }
const runs = () => ({ state: 'runs' as const })

describe('runLevel', () => {
  it('cuts what a promotion wants to what there is, and adds nothing', () => {
    const promotion = promotionOf({ benefit: half })
    const { amounts, outcomes } = runLevel([promotion], [100, 100, 100], runs, () => [150, -50])
    expect(amounts).toEqual([0, 100, 100])
    expect(outcomes).toEqual([{ promotion, state: 'ran', taken: [100, 0, 0], took: true }])
  })

  it('shows each promotion what the ones before have left, equal priorities by id', () => {
    const seen: [string, readonly number[]][] = []
    const promotions = ['b', 'c', 'a'].map((promotionId) =>
      promotionOf({ promotionId, benefit: half, priority: promotionId === 'c' ? 1 : 2 }),
    )
    runLevel(promotions, [100], runs, ({ promotionId }, amounts) => {
      seen.push([promotionId, amounts])
      return [10]
    })
    expect(seen).toEqual([
      ['c', [100]],
      ['a', [90]],
      ['b', [80]],
    ])
  })

  it('keeps those that are near, and forgets those that are out', () => {
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
