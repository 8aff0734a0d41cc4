import { moved, type Outline } from './outline.ts'

/**
 * The shadow of a figure on the wall behind it. A blur or picture of the frame's size takes the renderer longer than
 * the whole product, and flat fills take almost no time. So the shadow is blurred here, on a coarse grid, and drawn as
 * contour lines.
 */

type Grid = { readonly columns: number; readonly rows: number; readonly cell: number; readonly cells: Float32Array }

const fill = (shapes: readonly Outline[], grid: Grid): void => {
  const { columns, rows, cell, cells } = grid
  for (const { pts } of shapes)
    for (let r = 0; r < rows; r++) {
      const y = (r + 0.5) * cell
      const hits: number[] = []
      let a = pts[pts.length - 1] ?? [0, 0]
      for (const b of pts) {
        if (a[1] > y !== b[1] > y) hits.push(((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0])
        a = b
      }
      hits.sort((p, q) => p - q)
      for (let i = 0; i + 1 < hits.length; i += 2) {
        const [from, to] = [
          Math.max(1, Math.round((hits[i] ?? 0) / cell)),
          Math.min(columns - 2, Math.round((hits[i + 1] ?? 0) / cell) - 1),
        ]
        for (let c = from; c <= to; c++) cells[r * columns + c] = 1
      }
    }
}

/** Three box blurs in each direction approximate a Gaussian blur. */
const soften = (grid: Grid, reach: number): Grid => {
  const { columns, rows, cells } = grid
  const pass = (source: Float32Array, step: number, place: (i: number) => number, size: number): Float32Array =>
    source.map((_, i) => {
      const at = place(i)
      let sum = 0
      for (let k = Math.max(-reach, -at); k <= Math.min(reach, size - 1 - at); k++) sum += source[i + k * step] ?? 0
      return sum / (2 * reach + 1)
    })
  let field = cells
  for (let n = 0; n < 3; n++)
    field = pass(
      pass(field, 1, (i) => i % columns, columns),
      columns,
      (i) => Math.floor(i / columns),
      rows,
    )
  return { ...grid, cells: field }
}

/**
 * Edges of a cell are 0 top, 1 right, 2 bottom, 3 left; each case lists where its lines enter and leave, inside on one
 * hand.
 */
const cases: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 0],
    [1, 2],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 1],
    [2, 3],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
]

/** Contour coordinates are rounded to this many units: not visible on a soft edge, and it saves bytes. */
const coarse = 5
const margin = 240

const contour = ({ columns, rows, cell, cells }: Grid, level: number, dx = 0, dy = 0, every = 1): string => {
  const v = (c: number, r: number): number => cells[r * columns + c] ?? 0
  const links = new Map<number, number>()
  // An edge belongs to two cells, so its key is its left or upper corner and its direction.
  const edge = (c: number, r: number, side: number): number =>
    side === 0
      ? (r * columns + c) * 2
      : side === 2
        ? ((r + 1) * columns + c) * 2
        : side === 3
          ? (r * columns + c) * 2 + 1
          : (r * columns + c + 1) * 2 + 1
  for (let r = 0; r < rows - 1; r++)
    for (let c = 0; c < columns - 1; c++) {
      const key =
        (v(c, r) > level ? 1 : 0) |
        (v(c + 1, r) > level ? 2 : 0) |
        (v(c + 1, r + 1) > level ? 4 : 0) |
        (v(c, r + 1) > level ? 8 : 0)
      for (const [from, to] of cases[key] ?? []) links.set(edge(c, r, from), edge(c, r, to))
    }
  const point = (name: number): readonly [number, number] => {
    const [corner, upright] = [name >> 1, name % 2]
    const [c, r] = [corner % columns, Math.floor(corner / columns)]
    const [a, b] = [v(c, r), upright ? v(c, r + 1) : v(c + 1, r)]
    const t = (level - a) / (b - a || 1)
    return [
      Math.round(((c + 0.5 + (upright ? 0 : t)) * cell + dx) / coarse),
      Math.round(((r + 0.5 + (upright ? t : 0)) * cell + dy) / coarse),
    ]
  }
  let d = ''
  for (const start of [...links.keys()]) {
    let at = links.get(start)
    if (at === undefined) continue
    let [x, y] = point(start)
    d += `M${x} ${y}l`
    links.delete(start)
    for (let i = 1; at !== undefined && at !== start; i++) {
      if (i % every === 0) {
        const [px, py] = point(at)
        d += `${px - x}${py < y ? '' : ' '}${py - y} `
        ;[x, y] = [px, py]
      }
      const next: number | undefined = links.get(at)
      links.delete(at)
      at = next
    }
    d = `${d.trimEnd()}z`
  }
  return d
}

export const wallShadow = (
  shapes: readonly Outline[],
  colour: string,
  { dx, dy, soft, strength, steps = 24 }: { dx: number; dy: number; soft: number; strength: number; steps?: number },
): string => {
  const cell = 50
  const reach = Math.max(1, Math.round(soft / cell))
  // The grid is larger than the frame, so that every contour line is closed.
  const softened = (list: readonly Outline[]): Grid => {
    const grid: Grid = { columns: 34, rows: 40, cell, cells: new Float32Array(34 * 40) }
    fill(
      list.map((shape) => moved(shape, (x, y) => [x + margin, y + margin])),
      grid,
    )
    return soften(grid, reach)
  }
  const field = softened(shapes)
  // Finer steps at the pale edge, where bands are most visible.
  const level = (i: number): number => (i / steps) ** 1.35
  // The middle of the largest piece hides the shadow, so it isn't painted there.
  const largest = shapes.reduce<Outline | undefined>(
    (best, shape) => (!best || shape.box.w * shape.box.h > best.box.w * best.box.h ? shape : best),
    undefined,
  )
  const hole = largest ? contour(softened([largest]), 0.84, -dx, -dy, 2) : ''
  const sheets = Array.from({ length: steps }, (_, i) => {
    const share = (strength * (level(i + 1) - level(i))) / (1 - strength * level(i))
    return `<path d="${contour(field, (level(i) + level(i + 1)) / 2)}${hole}" fill-opacity="${share.toFixed(4)}"/>`
  })
  return `<g transform="translate(${dx - margin} ${dy - margin}) scale(${coarse})" fill="${colour}" fill-rule="evenodd" shape-rendering="crispEdges">${sheets.join('')}</g>`
}
