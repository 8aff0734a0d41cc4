import type { Promotion } from '../../contracts/promotion.ts'
import type { Standing } from './standing.ts'

/** `taken`: the discount of each amount of the level. `took`: it changed a price or gives a bonus. */
export type Outcome =
  | {
      readonly promotion: Promotion
      readonly state: 'ran'
      readonly taken: readonly number[]
      readonly took: boolean
    }
  | { readonly promotion: Promotion; readonly state: 'approaching'; readonly distance: number }

export type LevelRun = { readonly amounts: readonly number[]; readonly outcomes: readonly Outcome[] }

/**
 * Applies one level's promotions in order of priority, then id, each to the amounts left by the previous one. An
 * `exclusive` promotion that discounts something is the last. `discountOf` returns the discounts, which are clamped to
 * between zero and the amount.
 */
export function runLevel(
  promotions: readonly Promotion[],
  amounts: readonly number[],
  evaluate: (promotion: Promotion, amounts: readonly number[]) => Standing,
  discountOf: (promotion: Promotion, amounts: readonly number[]) => readonly number[],
): LevelRun {
  const outcomes: Outcome[] = []
  let remaining = amounts
  for (const promotion of byPriority(promotions)) {
    const result = evaluate(promotion, remaining)
    if (result.state === 'approaching') outcomes.push({ promotion, ...result })
    if (result.state !== 'runs') continue
    const requested = discountOf(promotion, remaining)
    const taken = remaining.map((amount, index) => Math.max(0, Math.min(amount, requested[index] ?? 0)))
    const took = promotion.benefit.kind === 'bonus' || taken.some((amount) => amount > 0)
    remaining = remaining.map((amount, index) => amount - (taken[index] ?? 0))
    outcomes.push({ promotion, state: 'ran', taken, took })
    if (promotion.exclusive && took) break
  }
  return { amounts: remaining, outcomes }
}

function byPriority(promotions: readonly Promotion[]): Promotion[] {
  return [...promotions].sort(
    (a, b) => a.priority - b.priority || (a.promotionId < b.promotionId ? -1 : a.promotionId > b.promotionId ? 1 : 0),
  )
}
