import type { Day } from '../../../../shared/time/day.ts'
import { isStocked } from '../../catalogue/index/block.ts'
import type { Scope } from '../../catalogue/index/scan.ts'
import { newIn } from '../../catalogue/newness.ts'
import type { boostFactor } from './boost-factor.ts'
import type { Points } from './points.ts'
import type { withinLimits } from './within-limits.ts'
import { worth } from './worth.ts'

/** More than any search is worth, boosted or not, with room for pins before it: what fits best has the least. */
const mostPoints = 10_000

type Wanted = {
  readonly isWithin: ReturnType<typeof withinLimits>
  /** Every one has to be met, unless a text is `whole`. */
  readonly needed: readonly Points[]
  /** Both only order. */
  readonly liked: readonly Points[]
  readonly disliked: readonly Points[]
  readonly whole: Points | null
  /** Facet values of badges that come first between equals, and the earliest day of what is new, which does too. */
  readonly badges: Uint8Array
  readonly since: Day
  readonly boost: ReturnType<typeof boostFactor>
}

/** Products that a query wants, best first. */
export function queryScope({ isWithin, needed, liked, disliked, whole, badges, since, boost }: Wanted): Scope {
  return () => (block) => {
    const within = isWithin(block)
    const on = (points: Points) => points(block)
    const [ofNeeded, ofLiked, ofDisliked] = [needed.map(on), liked.map(on), disliked.map(on)]
    const ofWhole = whole?.(block)
    const factorOf = boost?.(block)
    const isNew = newIn(block, since)
    return (row) => {
      if (!within(row)) return -1
      const wholePoints = ofWhole?.(row) ?? 0
      let sum = wholePoints
      for (const points of ofNeeded) {
        const own = points(row)
        if (own <= 0 && wholePoints <= 0) return -1
        sum += own
      }
      for (const points of ofLiked) sum += points(row)
      for (const points of ofDisliked) sum -= points(row)
      if (badges[block.badge[row] ?? 0] === 1 || isNew(row)) sum += worth.newOrBestseller
      if (!isStocked(block, row)) sum += worth.soldOut
      if (factorOf && sum > 0) sum *= factorOf(row)
      return mostPoints - sum
    }
  }
}
