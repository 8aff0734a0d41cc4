import { beside, type Point, placesAlong, smooth } from '../kit/path.ts'

/** The measurements of a closed shoe; the toe points right. In user units of the 1200 x 1500 frame. */
export type Shape = {
  /** Height of the sole at the heel and under the ball of the foot. */
  readonly sole: readonly [heel: number, ball: number]
  /** How far the toe lifts off the floor. */
  readonly spring: number
  /** Height of the collar above the sole, at the heel and at its lowest point. */
  readonly collar: readonly [heel: number, dip: number]
  /** Where the throat begins (top eyelet) and ends (bottom of the laces), above the sole. */
  readonly throat: readonly [top: Point, bottom: Point]
  /** Height of the toe box above the sole. */
  readonly toe: number
  /** How far the tongue extends above the throat. */
  readonly tongue: number
}

export const floor = 1040
const heelX = 128
const toeX = 1078

export type Last = {
  readonly shape: Shape
  /** The line between upper and sole, heel to toe. */
  readonly seam: string
  /** Closed outline of the upper, without tongue. */
  readonly upper: string
  /** Collar, heel to top eyelet. */
  readonly collar: string
  /** Throat, top eyelet to the end of the laces. */
  readonly throat: string
  readonly throatTop: Point
  readonly throatEnd: Point
  readonly heelTop: Point
  /** Closed outline of the whole sole. */
  readonly sole: string
  /** The sole's lower edge, heel to toe. */
  readonly tread: string
  /** Height of the seam over the frame at an x. */
  readonly seamY: (x: number) => number
}

/** The sole's upper line rises towards heel and toe like a real cup sole. */
function seamAt(shape: Shape, x: number): number {
  const share = Math.min(1, Math.max(0, (x - heelX) / (toeX - heelX)))
  const [heel, ball] = shape.sole
  const height = share < 0.7 ? heel + (ball - heel) * (share / 0.7) ** 1.2 : ball
  const lift = share > 0.7 ? shape.spring * ((share - 0.7) / 0.3) ** 1.7 : 0
  const rim = 10 * (Math.max(0, 0.1 - share) / 0.1) ** 2 + 12 * (Math.max(0, share - 0.88) / 0.12) ** 2
  return floor - height - lift - rim
}

function treadAt(shape: Shape, x: number): number {
  const share = (x - heelX) / (toeX - heelX)
  const lift = share > 0.66 ? shape.spring * ((share - 0.66) / 0.34) ** 1.9 : 0
  const bevel = share < 0.06 ? 12 * ((0.06 - share) / 0.06) ** 2 : 0
  return floor - lift - bevel
}

export function createLast(shape: Shape): Last {
  const seamY = (x: number) => seamAt(shape, x)
  const over = (x: number, height: number): Point => [x, seamY(x) - height]
  const [heelHeight, dip] = shape.collar
  const [top, bottom] = shape.throat
  const throatTop = over(top[0], top[1])
  const throatEnd = over(bottom[0], bottom[1])
  const heelTop = over(heelX + 30, heelHeight)
  const middleDip = over((heelX + 30 + top[0]) / 2 - 12, dip)

  const xs = [heelX, 240, 400, 560, 720, 860, 960, 1030, toeX]
  const seamPoints = xs.map((x): Point => [x, seamY(x)])
  const heelPoints: Point[] = [
    over(heelX + 2, 0),
    over(heelX - 14, heelHeight * 0.24),
    over(heelX - 12, heelHeight * 0.5),
    over(heelX + 6, heelHeight * 0.78),
    over(heelX + 14, heelHeight * 0.96),
  ]
  const collarPoints: Point[] = [
    over(heelX + 14, heelHeight * 0.96),
    heelTop,
    over(heelX + 66, heelHeight * 0.985),
    over(heelX + 110, dip + (heelHeight - dip) * 0.42),
    middleDip,
    over(top[0] - 62, dip + (top[1] - dip) * 0.42),
    throatTop,
  ]
  // A tall shaft stands upright to the instep and leans forward from there; a low one leans all the way.
  const instep = over(throatEnd[0] - 232, 196)
  const shaft = throatTop[1] < instep[1] - 90
  const along = (from: Point, to: Point, x: number, y: number): Point => [
    from[0] + (to[0] - from[0]) * x,
    from[1] + (to[1] - from[1]) * y,
  ]
  const throatPoints: Point[] = shaft
    ? [throatTop, along(throatTop, instep, 0.3, 0.52), instep, along(instep, throatEnd, 0.52, 0.6), throatEnd]
    : [throatTop, along(throatTop, throatEnd, 0.34, 0.4), along(throatTop, throatEnd, 0.7, 0.77), throatEnd]
  const toePoints: Point[] = [
    throatEnd,
    over(throatEnd[0] + (toeX - throatEnd[0]) * 0.34, shape.toe + (bottom[1] - shape.toe) * 0.44),
    over(throatEnd[0] + (toeX - throatEnd[0]) * 0.64, shape.toe * 1.02),
    over(toeX - 48, shape.toe * 0.84),
    over(toeX - 10, shape.toe * 0.5),
    over(toeX + 2, shape.toe * 0.16),
    over(toeX, 0),
  ]
  const collar = smooth(collarPoints)
  const throat = smooth(throatPoints, false, 0.2)
  const upper = `${smooth([...heelPoints, ...collarPoints.slice(1), ...throatPoints.slice(1), ...toePoints.slice(1)])}${smooth(
    seamPoints.toReversed(),
  ).replace('M', 'L')}Z`
  const treadPoints = [heelX - 2, 190, 320, 520, 700, 820, 920, 1010, toeX + 6].map(
    (x): Point => [x, treadAt(shape, x)],
  )
  const soleTop: Point[] = [[heelX - 18, seamY(heelX) + 4], ...seamPoints.slice(0, -1), [toeX + 16, seamY(toeX) + 6]]
  const sole = `${smooth([
    [heelX - 10, floor - 16],
    [heelX - 24, floor - shape.sole[0] * 0.5],
    ...soleTop,
    [toeX + 24, (seamY(toeX) + treadAt(shape, toeX)) / 2 + 2],
    ...treadPoints.toReversed(),
  ])}Z`
  return {
    shape,
    seam: smooth(soleTop),
    upper,
    collar,
    throat,
    throatTop,
    throatEnd,
    heelTop,
    sole,
    tread: smooth(treadPoints),
    seamY,
  }
}

/** A closed shape from the seam up, for panels: points are `[x, height above the seam]`, the seam closes it below. */
export function raised(last: Last, points: readonly Point[]): string {
  const top = points.map(([x, height]): Point => [x, last.seamY(x) - height])
  const [first, end] = [points[0], points.at(-1)]
  if (!first || !end) return ''
  return `${smooth(top)}L${end[0]} ${Math.round(last.seamY(end[0]) + 40)}L${first[0]} ${Math.round(last.seamY(first[0]) + 40)}Z`
}

/** A closed strip along a path, from `left` to `right` of travel (right is positive), rounded at its ends. */
export function band(d: string, left: number, right: number): string {
  const run = (distance: number) => placesAlong(beside(d, distance), 9).map(({ at }) => at)
  const [near, far] = [run(left), run(right)]
  const tip = placesAlong(beside(d, (left + right) / 2), 2)[1]
  const end: Point[] = tip ? [[tip.at[0] + tip.direction[0] * 26, tip.at[1] + tip.direction[1] * 26]] : []
  return smooth([...near, ...end, ...far.toReversed()], true, 0.1)
}
