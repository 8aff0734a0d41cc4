import type { CatalogueIndex } from '../../catalogue/index/catalogue-index.ts'
import { type Clause, means } from '../query/clause.ts'
import type { Points } from './points.ts'
import type { withinLimits } from './within-limits.ts'

/** How much it would be missed: the kind of thing is kept longest, ordinary words are given up first. */
export function weightOf(clause: Clause): number {
  if (clause.meanings.length === 0) return 1
  const isThing = means(clause, 'concept') || means(clause, 'kind')
  if (clause.isCorrected) return isThing ? 4.5 : 0.8
  if (means(clause, 'season')) return 0.5
  if (isThing) return 20
  if (means(clause, 'gender')) return 8
  if (means(clause, 'colour')) return 5
  return means(clause, 'material') ? 4 : 3
}
/** Between clauses of equal weight the earlier one is kept. */
const laterClause = 0.01

export type Weighed = { readonly clause: Clause; readonly points: Points }
export type Kept = {
  /** Clauses that some product meets together, as heavy as can be. */
  readonly kept: readonly Weighed[]
  /** Clauses that no product within the limits meets, whatever else it is. */
  readonly absent: readonly Weighed[]
}

/**
 * In a single pass, for up to 31 clauses. Products with a `whole` text meet them all. Null where nothing is within the
 * limits.
 */
export function keptClauses(
  index: CatalogueIndex,
  clauses: readonly Weighed[],
  isWithin: ReturnType<typeof withinLimits>,
  whole: Points | null,
): Kept | null {
  const weights = clauses.map(({ clause }, place) => weightOf(clause) - place * laterClause)
  const all = 2 ** clauses.length - 1
  let [best, kept, ever] = [-1, 0, 0]
  for (const block of index.blocks()) {
    const within = isWithin(block)
    const wholePoints = whole?.(block)
    const own = clauses.map(({ points }) => points(block))
    for (let row = 0; row < block.rows; row += 1) {
      if (!within(row)) continue
      const isWhole = wholePoints !== undefined && wholePoints(row) > 0
      let [sum, met] = [0, 0]
      for (let place = 0; place < own.length; place += 1) {
        if (!isWhole && (own[place]?.(row) ?? 0) <= 0) continue
        sum += weights[place] ?? 0
        met |= 1 << place
      }
      if (met === all) return { kept: clauses, absent: [] }
      ever |= met
      if (sum > best) [best, kept] = [sum, met]
    }
  }
  if (best < 0) return null
  const ofMask = (mask: number) => clauses.filter((_, place) => (mask & (1 << place)) !== 0)
  return { kept: ofMask(kept), absent: ofMask(~ever) }
}
