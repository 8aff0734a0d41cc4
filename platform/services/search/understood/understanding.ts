import type { SearchListing } from '../../../../shared/contracts/catalog.ts'
import type { Site } from '../../../../shared/i18n/locales.ts'
import type { Block } from '../../catalogue/index/block.ts'
import { nothingScope } from '../../catalogue/scopes.ts'
import type { Interpreted } from '../interpret.ts'
import { limitsOf } from '../query/limits.ts'
import type { Weighed } from '../ranking/kept-clauses.ts'
import type { Ground } from '../ranking/meaning-points.ts'
import type { Points } from '../ranking/points.ts'
import { withinLimits } from '../ranking/within-limits.ts'
import { understoodParts } from './parts.ts'
import { correctedText, textAt, withoutPlaces } from './typed-text.ts'

type Understanding = Pick<SearchListing, 'corrected' | 'understood' | 'leftOut' | 'notCarried'>

/** How a query was read, for the shopper. */
export function understandingOf(interpreted: Interpreted, site: Site): Understanding {
  const { query, ground, scope, givenUp, widened, liked } = interpreted
  const isNothing = scope === nothingScope
  const fitOf = scope(ground.index)
  const isFound = (block: Block) => {
    const fits = fitOf(block)
    return (row: number) => fits(row) >= 0
  }
  const isSold = withinLimits({ limits: limitsOf([]), clauses: [] }, ground)
  const missed = isNothing ? [] : liked.filter(({ points }) => !isMet(points, ground, isFound))
  const absent = widened.filter(({ points }) => !isMet(points, ground, isSold))
  const leftOut = [...givenUp, ...missed, ...widened.filter((one) => !absent.includes(one))]
  const isOut = new Set([...leftOut, ...absent].map(({ clause }) => clause))
  const shown = query.clauses.filter((clause) => !isOut.has(clause))
  // In the order in which they were typed.
  const textsOf = (all: readonly Weighed[]) => {
    const given = new Set(all.map(({ clause }) => clause))
    return query.clauses.filter((clause) => given.has(clause)).map(({ places }) => textAt(query, places))
  }
  return {
    corrected: isNothing ? null : correctedText(query, shown),
    understood: understoodParts(shown, query, site).map(({ kind, values, label, places }) => ({
      kind,
      values: [...values],
      label,
      without: withoutPlaces(query, places),
    })),
    leftOut: [...new Set(textsOf(leftOut))],
    notCarried: [...new Set(textsOf(absent))],
  }
}

const isMet = (points: Points, { index }: Ground, isWithin: (block: Block) => (row: number) => boolean): boolean =>
  index.blocks().some((block) => {
    const [own, within] = [points(block), isWithin(block)]
    return block.listed.some((_, row) => own(row) > 0 && within(row))
  })
