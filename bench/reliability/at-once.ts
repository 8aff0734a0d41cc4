import { retry } from '../../shared/retry.ts'

/** Runs `work` for each item, at most `width` at a time; results in the order of the items. */
export async function atOnce<T, R>(
  items: readonly T[],
  width: number,
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  let next = 0
  const lane = async () => {
    for (let index = next++; index < items.length; index = next++) results[index] = await work(items[index] as T, index)
  }
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, lane))
  return results
}

export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

/** Numbers from 0 to 1 that are the same in every run with the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Until it works: shoppers come back after a fault. */
export const insist = <T>(work: () => Promise<T>): Promise<T> =>
  retry(work, { plan: { firstMs: 50, longestMs: 50, budgetMs: 10_000 }, wait: pause })
