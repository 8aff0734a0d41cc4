import { num } from './defs.ts'

/** A point in the drawing's user units. */
export type Point = readonly [x: number, y: number]

type Cubic = readonly [Point, Point, Point, Point]

/** Path text for a soft curve through all points (Catmull-Rom); `tension` 0 is loose, 1 is straight. */
export const smooth = (points: readonly Point[], closed = false, tension = 0) => {
  const last = points.length - 1
  const at = (index: number): Point => {
    const wrapped = closed ? (index + points.length) % points.length : Math.min(last, Math.max(0, index))
    return points[wrapped] ?? [0, 0]
  }
  const k = (1 - tension) / 6
  let d = `M${num(at(0)[0])} ${num(at(0)[1])}`
  for (let index = 0; index < (closed ? points.length : last); index += 1) {
    const [p0, p1, p2, p3] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    d += `C${num(p1[0] + (p2[0] - p0[0]) * k)} ${num(p1[1] + (p2[1] - p0[1]) * k)} ${num(p2[0] - (p3[0] - p1[0]) * k)} ${num(p2[1] - (p3[1] - p1[1]) * k)} ${num(p2[0])} ${num(p2[1])}`
  }
  return closed ? `${d}Z` : d
}

/** The cubic pieces of a path that uses only absolute M, L, C and Z. */
const piecesOf = (d: string) => {
  const pieces: Cubic[] = []
  let at: Point = [0, 0]
  let start: Point = at
  const line = (to: Point) => {
    pieces.push([at, at, to, to])
    at = to
  }
  for (const [, command = '', rest = ''] of d.matchAll(/([MLCZ])([^MLCZ]*)/g)) {
    const values = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    const point = (index: number): Point => [values[index] ?? 0, values[index + 1] ?? 0]
    if (command === 'Z') line(start)
    if (command === 'M') at = start = point(0)
    for (let index = command === 'M' ? 2 : 0; command !== 'C' && index + 1 < values.length; index += 2)
      line(point(index))
    for (let index = 0; command === 'C' && index + 5 < values.length; index += 6) {
      pieces.push([at, point(index), point(index + 2), point(index + 4)])
      at = point(index + 4)
    }
  }
  return pieces
}

/** A place on a path with the direction of the path there (a unit vector). */
export type Place = { readonly at: Point; readonly direction: Point }

/**
 * `count` places at equal distances along a path (absolute M, L, C, Z), ends included; `from`..`to` are shares of its
 * length.
 */
export const placesAlong = (d: string, count: number, from = 0, to = 1): Place[] => {
  const samples: { at: Point; length: number }[] = []
  let length = 0
  for (const [p0, p1, p2, p3] of piecesOf(d)) {
    for (let step = samples.length === 0 ? 0 : 1; step <= 14; step += 1) {
      const t = step / 14
      const u = 1 - t
      const on = (axis: 0 | 1) =>
        u * u * u * p0[axis] + 3 * u * u * t * p1[axis] + 3 * u * t * t * p2[axis] + t * t * t * p3[axis]
      const at: Point = [on(0), on(1)]
      const before = samples.at(-1)
      if (before) length += Math.hypot(at[0] - before.at[0], at[1] - before.at[1])
      samples.push({ at, length })
    }
  }
  let index = 1
  return Array.from({ length: count }, (_, place) => {
    const goal = length * (count === 1 ? (from + to) / 2 : from + ((to - from) * place) / (count - 1))
    while (index < samples.length - 1 && (samples[index]?.length ?? 0) < goal) index += 1
    const a = samples[index - 1] ?? { at: [0, 0] as const, length: 0 }
    const b = samples[index] ?? a
    const span = b.length - a.length || 1
    const share = (goal - a.length) / span
    const [dx, dy] = [b.at[0] - a.at[0], b.at[1] - a.at[1]]
    const size = Math.hypot(dx, dy) || 1
    return { at: [a.at[0] + dx * share, a.at[1] + dy * share], direction: [dx / size, dy / size] }
  })
}

/** A path parallel to another: positive `distance` is to its right (below a line drawn from left to right). */
export const beside = (d: string, distance: number, count = 24, from = 0, to = 1) =>
  smooth(
    placesAlong(d, count, from, to).map(
      ({ at, direction }): Point => [at[0] - direction[1] * distance, at[1] + direction[0] * distance],
    ),
  )

/** Path text moved by (dx, dy); absolute M, L, C, Z only. */
export const moved = (d: string, dx: number, dy: number) =>
  d.replaceAll(
    /(-?\d*\.?\d+)[ ,](-?\d*\.?\d+)/g,
    (_, x: string, y: string) => `${num(Number(x) + dx)} ${num(Number(y) + dy)}`,
  )
