import type { Box, Outline, Pt } from './outline.ts'

/** The surface of a piece of cloth: a height field of rounded edges, folds and crumples, lit from the upper left. */

/**
 * From, bend, to; `width` and `height` of the ridge in user units (a negative height is a valley), `lean` -1 to 1 makes
 * one flank steeper, as gravity does.
 */
export type Fold = {
  readonly path: readonly [x1: number, y1: number, cx: number, cy: number, x2: number, y2: number]
  readonly width: number
  readonly height: number
  readonly lean?: number
}

export type Relief = {
  /** How far the rounding reaches in from the edge, and how high the middle stands. */
  readonly puff: readonly [reach: number, height: number]
  readonly folds?: readonly Fold[]
  /** Amplitude, wavelength across, wavelength down, seed. */
  readonly crumple?: readonly [amount: number, across: number, down: number, seed: number]
  /** Another outline to round, where the piece runs on under its neighbour. */
  readonly hull?: Outline
  /** Extra tone at a point: the shadow of a collar, a sleeve turning away. */
  readonly tone?: (x: number, y: number) => number
  /** Extra height at a point: quilting, padding. */
  readonly swell?: (x: number, y: number) => number
  readonly gloss?: number
  readonly cell?: number
}

const lamp = [-0.42, -0.56, 0.72] as const

const noise = (seed: number) => {
  const hash = (x: number, y: number): number => {
    let h = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 2246822519)
    h = Math.imul(h ^ (h >>> 13), 1274126177)
    return ((h ^ (h >>> 16)) >>> 0) / 4294967295
  }
  return (x: number, y: number): number => {
    const [xi, yi] = [Math.floor(x), Math.floor(y)]
    const [fx, fy] = [x - xi, y - yi]
    const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10)
    const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10)
    const top = hash(xi, yi) * (1 - u) + hash(xi + 1, yi) * u
    const low = hash(xi, yi + 1) * (1 - u) + hash(xi + 1, yi + 1) * u
    return top * (1 - v) + low * v - 0.5
  }
}

/** Distance to the nearest edge, negative outside. Most of the time of a drawing is spent here: no pairs are made. */
const depthIn = (pts: readonly Pt[], x: number, y: number): number => {
  let best = Infinity
  let inside = false
  let [ax, ay] = pts[pts.length - 1] as Pt
  for (const b of pts) {
    const bx = b[0]
    const by = b[1]
    const dx = bx - ax
    const dy = by - ay
    const size = dx * dx + dy * dy
    let t = size === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / size
    t = Math.max(0, Math.min(1, t))
    const ex = ax + dx * t - x
    const ey = ay + dy * t - y
    const far = ex * ex + ey * ey
    if (far < best) best = far
    if (ay > y !== by > y && x < (dx * (y - ay)) / dy + ax) inside = !inside
    ax = bx
    ay = by
  }
  return inside ? Math.sqrt(best) : -Math.sqrt(best)
}

const press = (field: Float32Array, columns: number, rows: number, box: Box, cell: number, fold: Fold): void => {
  const [x1, y1, cx, cy, x2, y2] = fold.path
  const steps = 10
  const reach = fold.width * 2.6
  const lean = fold.lean ?? 0
  const xs = Float32Array.from(
    { length: steps + 1 },
    (_, i) => (1 - i / steps) ** 2 * x1 + 2 * (1 - i / steps) * (i / steps) * cx + (i / steps) ** 2 * x2,
  )
  const ys = Float32Array.from(
    { length: steps + 1 },
    (_, i) => (1 - i / steps) ** 2 * y1 + 2 * (1 - i / steps) * (i / steps) * cy + (i / steps) ** 2 * y2,
  )
  const left = Math.max(0, Math.floor((Math.min(...xs) - reach - box.x) / cell))
  const right = Math.min(columns - 1, Math.ceil((Math.max(...xs) + reach - box.x) / cell))
  const top = Math.max(0, Math.floor((Math.min(...ys) - reach - box.y) / cell))
  const low = Math.min(rows - 1, Math.ceil((Math.max(...ys) + reach - box.y) / cell))
  for (let r = top; r <= low; r++)
    for (let c = left; c <= right; c++) {
      const px = box.x + (c + 0.5) * cell
      const py = box.y + (r + 0.5) * cell
      let best = Infinity
      let side = 0
      let where = 0
      for (let i = 0; i < steps; i++) {
        const ax = xs[i] ?? 0
        const ay = ys[i] ?? 0
        const dx = (xs[i + 1] ?? 0) - ax
        const dy = (ys[i + 1] ?? 0) - ay
        const raw = ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy || 1)
        const t = Math.max(0, Math.min(1, raw))
        const ex = px - ax - dx * t
        const ey = py - ay - dy * t
        const far = ex * ex + ey * ey
        if (far < best) {
          best = far
          side = dx * ey - dy * ex
          where = (i + t) / steps
        }
      }
      const width = fold.width * (side > 0 ? 1 - 0.55 * lean : 1 + 0.55 * lean)
      // A fold is widest near its start and thin at its end.
      const taper = Math.min(1, where * 5) * (1 - where) ** 0.8 * 1.25
      const k = r * columns + c
      field[k] = (field[k] ?? 0) + fold.height * taper * Math.exp(-best / (width * width))
    }
}

export type ToneMap = { readonly columns: number; readonly rows: number; readonly box: Box; readonly tones: Uint8Array }

export const toneMap = (shape: Outline, relief: Relief, budget: number, seen: Box = shape.box): ToneMap => {
  const cell = relief.cell ?? Math.max(4, Math.sqrt((seen.w * seen.h) / budget))
  const columns = Math.ceil(seen.w / cell) + 2
  const rows = Math.ceil(seen.h / cell) + 2
  const box = { x: seen.x - cell, y: seen.y - cell, w: columns * cell, h: rows * cell }
  const field = new Float32Array(columns * rows)
  const [reach, height] = relief.puff
  const hull = (relief.hull ?? shape).pts
  const [amount, across, down, seed] = relief.crumple ?? [0, 100, 100, 1]
  const grain = noise(seed)
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++) {
      const [x, y] = [box.x + (c + 0.5) * cell, box.y + (r + 0.5) * cell]
      const t = Math.min(1, Math.max(-0.15, depthIn(hull, x, y) / reach))
      let h = height * (1 - (1 - t) ** 2.2)
      // Ridged noise (its absolute value) looks like creases; plain noise only undulates.
      if (amount > 0) {
        const u = x / across + grain(y / 140, x / 190) * 0.9
        const v = y / down + grain(x / 160, y / 210 + 40) * 0.9
        h +=
          amount *
          (grain(u, v) * 1.1 -
            Math.abs(grain(u * 1.7 + 7.3, v * 1.9)) * 1.3 -
            Math.abs(grain(u * 3.1 + 3.7, v * 3.4 + 9)) * 0.42)
      }
      if (relief.swell) h += relief.swell(x, y)
      field[r * columns + c] = h
    }
  for (const fold of relief.folds ?? []) press(field, columns, rows, box, cell, fold)
  return { columns, rows, box, tones: shine(field, columns, rows, box, cell, relief) }
}

const shine = (
  field: Float32Array,
  columns: number,
  rows: number,
  box: Box,
  cell: number,
  relief: Relief,
): Uint8Array => {
  const tones = new Uint8Array(columns * rows)
  const h = (c: number, r: number): number =>
    field[Math.min(rows - 1, Math.max(0, r)) * columns + Math.min(columns - 1, Math.max(0, c))] ?? 0
  const gloss = relief.gloss ?? 0
  const hollow = Math.max(2, Math.round(22 / cell))
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++) {
      const hx = (h(c + 1, r) - h(c - 1, r)) / (2 * cell)
      const hy = (h(c, r + 1) - h(c, r - 1)) / (2 * cell)
      const length = Math.sqrt(1 + hx * hx + hy * hy)
      let tone = (-hx * lamp[0] - hy * lamp[1] + lamp[2]) / length / lamp[2] - 1
      // Hollows get less ambient light than ridges.
      const around = (h(c - hollow, r) + h(c + hollow, r) + h(c, r - hollow) + h(c, r + hollow)) / 4
      tone -= Math.max(-0.16, Math.min(0.3, (around - h(c, r)) * 0.018))
      if (gloss > 0) tone += gloss * Math.max(0, 1 - ((hx + 0.28) ** 2 + (hy + 0.36) ** 2) * 7) ** 2
      if (relief.tone) tone += relief.tone(box.x + (c + 0.5) * cell, box.y + (r + 0.5) * cell)
      // Limits shadows softly, so that cloth in shadow is never black.
      const seen = tone < 0 ? -0.92 * (1 - Math.exp(1.2 * tone)) : tone
      tones[r * columns + c] = Math.round(128 + 127 * Math.max(-1, Math.min(1, seen)))
    }
  return tones
}
