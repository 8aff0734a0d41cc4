import type { Block } from '../../catalogue/index/block.ts'

/** Worth of a match for each row of a block; 0 where there is none. */
export type Points = (block: Block) => (row: number) => number

/** The sum of all points. */
export const sumOf =
  (all: readonly Points[]): Points =>
  (block) => {
    const own = all.map((points) => points(block))
    return (row) => {
      let sum = 0
      for (const points of own) sum += points(row)
      return sum
    }
  }

/** The mean of points, where each of them is met. */
export const allOf =
  (all: readonly Points[]): Points =>
  (block) => {
    const own = all.map((points) => points(block))
    return (row) => {
      let sum = 0
      for (const points of own) {
        const one = points(row)
        if (one <= 0) return 0
        sum += one
      }
      return own.length > 0 ? sum / own.length : 0
    }
  }

/** The most that one of several is worth. */
export const bestOf =
  (all: readonly Points[]): Points =>
  (block) => {
    const own = all.map((points) => points(block))
    const [only] = own
    if (only && own.length === 1) return only
    return (row) => {
      let best = 0
      for (const points of own) best = Math.max(best, points(row))
      return best
    }
  }
