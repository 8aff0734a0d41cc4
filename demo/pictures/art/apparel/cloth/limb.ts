import { seeded } from '../../kit/defs.ts'
import { along, type Pt } from './outline.ts'
import type { Fold } from './relief.ts'

/**
 * Folds across a sleeve or a leg, alternately from each side, most at the bend and above the cuff.
 */
export const limbFolds = (
  outer: readonly Pt[],
  inner: readonly Pt[],
  {
    seed,
    count,
    height,
    from = 0.12,
    to = 0.97,
    lean = 0.5,
  }: { seed: number; count: number; height: number; from?: number; to?: number; lean?: number },
): readonly Fold[] => {
  const random = seeded(seed)
  return Array.from({ length: count }, (_, i): Fold => {
    const t = from + ((to - from) * (i + 0.25 + random() * 0.5)) / count
    const slope = 0.02 + random() * 0.07
    const fromInner = i % 2 === 0
    const [a, b] = fromInner
      ? [along(inner, t), along(outer, Math.min(1, t + slope))]
      : [along(outer, t), along(inner, Math.min(1, t + slope))]
    const far = 0.62 + random() * 0.36
    const end: Pt = [a[0] + (b[0] - a[0]) * far, a[1] + (b[1] - a[1]) * far]
    const low = Math.max(0, 1 - Math.abs(t - 0.5) * 3) * 0.4 + t ** 6 * 0.7 + 0.5
    return {
      path: [a[0], a[1], (a[0] + end[0]) / 2, (a[1] + end[1]) / 2 + 14 + random() * 26, end[0], end[1]],
      width: 11 + random() * 13,
      height: height * low * (i % 3 === 1 ? -0.9 : 1) * (0.7 + random() * 0.6),
      lean: fromInner ? lean : -lean,
    }
  })
}

export const mirrored = (folds: readonly Fold[], axis = 600): readonly Fold[] =>
  folds.map((fold) => {
    const [x1, y1, cx, cy, x2, y2] = fold.path
    return { ...fold, path: [2 * axis - x1, y1, 2 * axis - cx, cy, 2 * axis - x2, y2], lean: -(fold.lean ?? 0) }
  })
