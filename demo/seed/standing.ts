import type { IngestProduct } from '../../shared/contracts/ingest.ts'
import { hash, random } from '../../shared/random.ts'
import { isFootwear } from './sizes.ts'
import type { Style } from './styles.ts'

/** Products of this age are at full price, and no bestsellers yet. */
export const recentForDays = 60

/** Age, rating and popularity of a style, shared by all its colours. */
export type Standing = { readonly ageDays: number; readonly rating: IngestProduct['rating']; readonly pull: number }

export function standingOf(style: Style): Standing {
  const draw = random(`standing ${style.code}`)
  const ageDays = draw.chance(0.2) ? draw.int(0, recentForDays - 1) : draw.int(recentForDays, 1100)
  const popularity = draw.next()
  // The sum of three draws makes middle scores more likely than extremes.
  const score = Math.min(5, 3.55 + (draw.next() + draw.next() + draw.next()) * 0.55 - (draw.chance(0.05) ? 1 : 0))
  const digits = Math.min(3.55, 0.4 + popularity * 1.9 + Math.min(1.3, ageDays / 700))
  const reviewsCount = Math.floor(10 ** digits * (0.5 + draw.next() * 0.8)) - 1
  const isUnrated = ageDays < 12 || reviewsCount < 1 || style.silhouette === 'gift-card'
  return {
    ageDays,
    pull: popularity,
    rating: isUnrated ? null : { score: Math.round(score * 10) / 10, reviewsCount: Math.min(4800, reviewsCount) },
  }
}

/** Rank in lists: from popularity, newness and a fixed pseudo-random part. */
export function rankOf({ ageDays, pull: popularity }: Standing, style: Style, colourIndex: number): number {
  const newness = Math.max(0, 1 - ageDays / 240)
  const kindBonus = isFootwear(style.silhouette) ? 0.16 : style.silhouette === 'gift-card' ? -0.5 : 0
  const variation = (hash(`rank ${style.code} ${colourIndex}`) % 1000) / 1000
  return Math.round((popularity * 0.4 + newness * 0.25 + kindBonus + variation * 0.35 - colourIndex * 0.12) * 1000)
}
