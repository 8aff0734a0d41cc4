import { buckets } from '../../shared/contracts/experiment.ts'
import type { Range } from './experiment.ts'

/** Buckets of each variant, by its id. */
export type Weights = ReadonlyMap<number, number>

export function weightsOf(ranges: readonly Range[]): Weights {
  const weights = new Map<number, number>()
  for (const { variantId, start, end } of withStarts(ranges))
    if (variantId !== null) weights.set(variantId, (weights.get(variantId) ?? 0) + end - start)
  return weights
}

/**
 * Ranges with these weights that move as few buckets as possible: a visitor whose bucket stays keeps seeing the same
 * variant. `ranges` is empty for a first allocation.
 */
export function reallocate(ranges: readonly Range[], weights: Weights): Range[] {
  const left = new Map(weights)
  const take = (variantId: number, most: number): number => {
    const taken = Math.min(most, left.get(variantId) ?? 0)
    left.set(variantId, (left.get(variantId) ?? 0) - taken)
    return taken
  }
  const kept: Range[] = []
  for (const { variantId, start, end } of withStarts(ranges)) {
    const stays = variantId === null ? 0 : take(variantId, end - start)
    kept.push({ variantId, end: start + stays }, { variantId: null, end })
  }
  kept.push({ variantId: null, end: buckets })
  const filled: Range[] = []
  for (const { variantId, start, end } of withStarts(kept)) {
    let at = start
    if (variantId === null)
      for (const id of left.keys()) {
        at += take(id, end - at)
        filled.push({ variantId: id, end: at })
      }
    filled.push({ variantId, end })
  }
  return merged(filled)
}

const withStarts = (ranges: readonly Range[]) =>
  ranges.map((range, index) => ({ ...range, start: ranges[index - 1]?.end ?? 0 }))

/** Removes empty ranges, and joins adjacent ranges of one variant. */
function merged(ranges: readonly Range[]): Range[] {
  const result: Range[] = []
  for (const { variantId, start, end } of withStarts(ranges)) {
    const last = result.at(-1)
    if (end === start) continue
    if (last?.variantId === variantId) result[result.length - 1] = { variantId, end }
    else result.push({ variantId, end })
  }
  return result
}

/** The variant of a bucket. */
export const variantAt = (ranges: readonly Range[], bucket: number): number | null =>
  ranges.find(({ end }) => bucket < end)?.variantId ?? null
