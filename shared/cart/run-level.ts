import type { Promotion } from '../contracts/promotion.ts'
import type { Standing } from './standing.ts'

/** `taken`: what it took off each amount of its level. `took`: it changed a price or gives a bonus. */
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
 * Runs one level's promotions one after the other, each on what the one before has left: smaller priority first, then by id. One that is
 * `exclusive` is the last once it took something. `take` says what comes off each amount; more than the amount is cut, less than nothing too.
 */
export function runLevel(
  promotions: readonly Promotion[],
  amounts: readonly number[],
  standing: (promotion: Promotion, amounts: readonly number[]) => Standing,
  take: (promotion: Promotion, amounts: readonly number[]) => readonly number[],
): LevelRun {
  const outcomes: Outcome[] = []
  let left = amounts
  for (const promotion of inOrder(promotions)) {
    const where = standing(promotion, left)
    if (where.state === 'approaching') outcomes.push({ promotion, ...where })
    if (where.state !== 'runs') continue
    const wanted = take(promotion, left)
    const taken = left.map((amount, index) => Math.max(0, Math.min(amount, wanted[index] ?? 0)))
    const took = promotion.benefit.kind === 'bonus' || taken.some((amount) => amount > 0)
    left = left.map((amount, index) => amount - (taken[index] ?? 0))
    outcomes.push({ promotion, state: 'ran', taken, took })
    if (promotion.exclusive && took) break
  }
  return { amounts: left, outcomes }
}

function inOrder(promotions: readonly Promotion[]): Promotion[] {
  return [...promotions].sort(
    (a, b) => a.priority - b.priority || (a.promotionId < b.promotionId ? -1 : a.promotionId > b.promotionId ? 1 : 0),
  )
}
