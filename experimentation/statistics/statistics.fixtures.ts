import { plainEstimate, type Sums } from './moments.ts'

/** A seeded generator (mulberry32), so that a simulation is the same in every run. */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export const noSums: Sums = { n: 0, y: 0, yy: 0, x: 0, xx: 0, xy: 0 }

export const withVisitor = ({ n, y, yy, x, xx, xy }: Sums, measured: number, before = 0): Sums => ({
  n: n + 1,
  y: y + measured,
  yy: yy + measured ** 2,
  x: x + before,
  xx: xx + before ** 2,
  xy: xy + measured * before,
})

/** Sums for a number of visitors and conversions. */
export const rateOf = (n: number, converted: number) => plainEstimate({ ...noSums, n, y: converted, yy: converted })
