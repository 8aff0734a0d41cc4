/** Outlines as knots: points on the edge are easier to design with than control points. */

export type Pt = readonly [x: number, y: number]
/** A third value of 1 marks a corner, where the curve may break. */
export type Knot = readonly [x: number, y: number, corner?: 1]
export type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number }
export type Outline = { readonly d: string; readonly pts: readonly Pt[]; readonly box: Box }

export const num = (n: number): string => String(Math.round(n * 10) / 10)

const at = <T>(list: readonly T[], i: number): T => {
  const n = list.length
  const item = list[((i % n) + n) % n]
  if (item === undefined) throw new RangeError('an outline needs knots')
  return item
}

const towards = (a: Knot, b: Knot): Pt => {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
}

export const boxOf = (pts: readonly Pt[], margin = 0): Box => {
  let [x1, y1, x2, y2] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of pts) {
    x1 = Math.min(x1, x)
    y1 = Math.min(y1, y)
    x2 = Math.max(x2, x)
    y2 = Math.max(y2, y)
  }
  return { x: x1 - margin, y: y1 - margin, w: x2 - x1 + 2 * margin, h: y2 - y1 + 2 * margin }
}

const trace = (knots: readonly Knot[], closed: boolean): Outline => {
  const first = at(knots, 0)
  const pts: Pt[] = [[first[0], first[1]]]
  // Whole units are exact enough and save bytes, since an outline is repeated in stitches and seams.
  const r = Math.round
  let d = `M${r(first[0])} ${r(first[1])}`
  const count = closed ? knots.length : knots.length - 1
  for (let i = 0; i < count; i++) {
    const [a, b] = [at(knots, i), at(knots, i + 1)]
    const startOpen = a[2] === 1 || (!closed && i === 0)
    const endOpen = b[2] === 1 || (!closed && i === count - 1)
    const out = startOpen ? towards(a, b) : towards(at(knots, i - 1), b)
    const into = endOpen ? towards(a, b) : towards(a, at(knots, i + 2))
    // Handles a third of their own chord cannot overshoot, however unevenly the knots are spaced.
    const reach = Math.hypot(b[0] - a[0], b[1] - a[1]) / 3
    const c1: Pt = [a[0] + out[0] * reach, a[1] + out[1] * reach]
    const c2: Pt = [b[0] - into[0] * reach, b[1] - into[1] * reach]
    d += `C${r(c1[0])} ${r(c1[1])} ${r(c2[0])} ${r(c2[1])} ${r(b[0])} ${r(b[1])}`
    const steps = startOpen && endOpen ? 1 : reach > 25 ? 6 : 3
    for (let s = 1; s <= steps; s++) {
      const t = s / steps
      const u = 1 - t
      const [k0, k1, k2, k3] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
      pts.push([k0 * a[0] + k1 * c1[0] + k2 * c2[0] + k3 * b[0], k0 * a[1] + k1 * c1[1] + k2 * c2[1] + k3 * b[1]])
    }
  }
  return { d: closed ? `${d}Z` : d, pts, box: boxOf(pts) }
}

export const outline = (knots: readonly Knot[]): Outline => trace(knots, true)
export const line = (knots: readonly Knot[]): Outline => trace(knots, false)

export const flip = (knots: readonly Knot[], axis = 600): readonly Knot[] =>
  knots.map(([x, y, corner]): Knot => (corner === 1 ? [2 * axis - x, y, 1] : [2 * axis - x, y])).reverse()

/** Half a garment, top to bottom on the wearer's left, closed by its mirror image. */
export const halves = (half: readonly Knot[], axis = 600): Outline =>
  outline([...half, ...flip(half, axis).filter(([x]) => x !== axis)])

export const shift = (knots: readonly Knot[], dx: number, dy: number): readonly Knot[] =>
  knots.map(([x, y, corner]): Knot => (corner === 1 ? [x + dx, y + dy, 1] : [x + dx, y + dy]))

/** Point at `t` (0 to 1) by length along a polyline, so that ribs and stitches space evenly. */
export const along = (pts: readonly Pt[], t: number): Pt => {
  let total = 0
  for (let i = 1; i < pts.length; i++)
    total += Math.hypot(at(pts, i)[0] - at(pts, i - 1)[0], at(pts, i)[1] - at(pts, i - 1)[1])
  let rest = t * total
  for (let i = 1; i < pts.length; i++) {
    const [a, b] = [at(pts, i - 1), at(pts, i)]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    if (rest <= length || i === pts.length - 1) {
      const k = length === 0 ? 0 : Math.min(1, rest / length)
      return [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k]
    }
    rest -= length
  }
  return at(pts, 0)
}

/** The intersection of two boxes, if any. */
export const shared = (a: Box, b: Box): Box | undefined => {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)]
  const [w, h] = [Math.min(a.x + a.w, b.x + b.w) - x, Math.min(a.y + a.h, b.y + b.h) - y]
  return w > 0 && h > 0 ? { x, y, w, h } : undefined
}

/**
 * The outline after turning by `turn` degrees, scaling and moving, for pieces that are drawn inside a transformed
 * group.
 */
export const moved = (shape: Outline, place: (x: number, y: number) => Pt): Outline => {
  const pts = shape.pts.map(([x, y]) => place(x, y))
  return { d: shape.d, pts, box: boxOf(pts) }
}

/** A band of cloth along a line. */
export const strip = (pts: readonly Pt[], width: number): Outline => {
  const side = (sign: number): Pt[] =>
    pts.map(([x, y], i) => {
      const a: Pt = pts[Math.max(0, i - 1)] ?? [x, y]
      const b: Pt = pts[Math.min(pts.length - 1, i + 1)] ?? [x, y]
      const [tx, ty] = towards(a, b)
      return [x - ty * sign * (width / 2), y + tx * sign * (width / 2)]
    })
  const ring = [...side(1), ...side(-1).reverse()]
  return { d: '', pts: ring, box: boxOf(ring) }
}

/**
 * Parses knots: `x y` separated by commas, `!` for a corner. Shorter to read than nested arrays.
 */
export const knots = (text: string): readonly Knot[] =>
  text.split(', ').map((entry): Knot => {
    const [x = 0, y = 0] = entry.replace('!', '').split(' ').map(Number)
    return entry.endsWith('!') ? [x, y, 1] : [x, y]
  })
