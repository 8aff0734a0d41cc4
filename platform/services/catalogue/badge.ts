import type { Badge } from '../../../shared/contracts/product.ts'
import type { Site } from '../../../shared/i18n/locales.ts'
import { isNew } from '../../../shared/new-products.ts'
import { isComing } from '../../../shared/sale-start.ts'
import type { Day } from '../../../shared/time/day.ts'

/**
 * From this many units down a size is nearly gone, and a page says how many are left. Pages are made again for each
 * change at or below it (trigger `shown_stock_changed`), so words that follow from it alone are true on cached pages.
 */
export const fewUnits = 3

/** Below this many sizes nobody speaks of the last ones. */
const fewestSizes = 3
/** A part of all sizes: where no more is left, those are the last. */
const lastPart = 1 / 3

/** The word that follows from the units of each size; null where nothing is urgent, or nothing is left. */
function stockBadge(units: readonly number[]): 'last-sizes' | 'low-stock' | null {
  const left = units.filter((quantity) => quantity > 0)
  if (left.length === 0) return null
  if (units.length >= fewestSizes && left.length <= units.length * lastPart) return 'last-sizes'
  return left.every((quantity) => quantity <= fewUnits) ? 'low-stock' : null
}

/** `units` of each size that is sold here, `isReduced` here. */
type Marked = {
  readonly badge: Badge | null
  readonly published_at: string
  readonly units: readonly number[]
  readonly isReduced: boolean
}
/** `since`: the earliest day of what is new at `now`. */
export type BadgePlace = { readonly site: Pick<Site, 'country'>; readonly since: Day; readonly now: number }

/**
 * A product's word, the most urgent that is true. Stock and the day of publication have theirs by themselves, a price
 * has to bear out "sale": what an operator sends of these adds nothing (docs/decisions/0046-true-badges.md). "New"
 * gives way to any other.
 */
export function badgeOf({ badge, published_at, units, isReduced }: Marked, { site, since, now }: BadgePlace) {
  if (badge === 'member') return badge
  const isSold = !isComing(site, published_at, now)
  const ofStock = isSold ? stockBadge(units) : null
  if (ofStock === 'last-sizes') return ofStock
  if (badge === 'sale' && isReduced) return badge
  if (ofStock !== null) return ofStock
  if (badge === 'bestseller' || badge === 'recycled') return badge
  return isSold && isNew(published_at, since) ? 'new' : null
}
