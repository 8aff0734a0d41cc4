import { type Block, isStocked } from '../../catalogue/index/block.ts'
import type { CatalogueIndex } from '../../catalogue/index/catalogue-index.ts'
import type { Scope } from '../../catalogue/index/scan.ts'

/** More than there are pins, and less than the fit of anything else (query-scope.ts). */
const leastFit = 1000
export const isPinned = (fit: number): boolean => fit >= 0 && fit < leastFit

type IsWithin = (block: Block) => (row: number) => boolean
type Place = { readonly block: Block; readonly row: number; readonly fit: number }

/**
 * A scope with these products before everything else, in this order, whether or not it has them. Sold out ones, and
 * those that aren't within its limits, stay where they were. Of a style the color that fits best is pinned.
 */
export function pinnedScope(scope: Scope, pins: readonly string[], isWithin: IsWithin): Scope {
  if (pins.length === 0) return scope
  return (index) => {
    const fitOf = scope(index)
    const places = placesOf(index, pins, isWithin, fitOf)
    return (block) => {
      const fits = fitOf(block)
      const own = places.get(block)
      return own ? (row) => own.get(row) ?? fits(row) : fits
    }
  }
}

function placesOf(
  index: CatalogueIndex,
  pins: readonly string[],
  isWithin: IsWithin,
  fitOf: ReturnType<Scope>,
): ReadonlyMap<Block, ReadonlyMap<number, number>> {
  const productPlaces = new Map(pins.map((id, place) => [id, place]))
  const stylePlaces = new Map(pins.map((id, place) => [index.known.styles.find(id), place]))
  stylePlaces.delete(0)
  const places = new Map<Block, Map<number, number>>()
  const bestOfStyle = new Map<number, Place>()
  const put = ({ block, row }: Omit<Place, 'fit'>, place: number) =>
    places.set(block, (places.get(block) ?? new Map<number, number>()).set(row, place))
  for (const block of index.blocks()) {
    const within = isWithin(block)
    const fits = fitOf(block)
    for (let row = 0; row < block.rows; row += 1) {
      const ownPlace = productPlaces.get(block.productIds[row] ?? '')
      const stylePlace = stylePlaces.get(block.style[row] ?? 0)
      if ((ownPlace === undefined && stylePlace === undefined) || !within(row) || !isStocked(block, row)) continue
      if (ownPlace !== undefined) put({ block, row }, ownPlace)
      else if (stylePlace !== undefined) keepBetter(bestOfStyle, stylePlace, { block, row, fit: fits(row) })
    }
  }
  for (const [place, best] of bestOfStyle) put(best, place)
  return places
}

function keepBetter(best: Map<number, Place>, place: number, found: Place): void {
  const known = best.get(place)
  if (!known || isBetter(found, known)) best.set(place, found)
}

/** A negative fit is none. */
function isBetter(one: Place, other: Place): boolean {
  const worse = (fit: number) => (fit < 0 ? Number.POSITIVE_INFINITY : fit)
  if (worse(one.fit) !== worse(other.fit)) return worse(one.fit) < worse(other.fit)
  return (one.block.rank[one.row] ?? 0) > (other.block.rank[other.row] ?? 0)
}
