import { num, type Outline } from './outline.ts'
import { type Rgb, tonePng } from './png.ts'

/** What a figure throws on the wall behind it: its outlines, softened on a coarse grid, so that no renderer has to blur a
 * full-size picture. */
export const wallShadow = (shapes: readonly Outline[], colour: Rgb, { dx, dy, soft, strength }: { dx: number; dy: number; soft: number; strength: number }): string => {
  const cell = 15
  const [columns, rows] = [80, 100]
  let field = new Float32Array(columns * rows)
  for (const { pts } of shapes)
    for (let r = 0; r < rows; r++) {
      const y = (r + 0.5) * cell - dy
      const hits: number[] = []
      let a = pts[pts.length - 1] ?? [0, 0]
      for (const b of pts) {
        if (a[1] > y !== b[1] > y) hits.push(((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0] + dx)
        a = b
      }
      hits.sort((p, q) => p - q)
      for (let i = 0; i + 1 < hits.length; i += 2) {
        const [from, to] = [Math.max(0, Math.floor((hits[i] ?? 0) / cell)), Math.min(columns - 1, Math.floor((hits[i + 1] ?? 0) / cell))]
        for (let c = from; c <= to; c++) field[r * columns + c] = 1
      }
    }
  const reach = Math.max(1, Math.round(soft / cell))
  const pass = (source: Float32Array, step: number, limit: (i: number) => number, size: number): Float32Array =>
    source.map((_, i) => {
      const at = limit(i)
      let sum = 0
      for (let k = -reach; k <= reach; k++) sum += at + k < 0 || at + k >= size ? 0 : (source[i + k * step] ?? 0)
      return sum / (2 * reach + 1)
    })
  for (let n = 0; n < 2; n++) {
    field = pass(field, 1, (i) => i % columns, columns)
    field = pass(field, columns, (i) => Math.floor(i / columns), rows)
  }
  const tones = Uint8Array.from(field, (value) => Math.round(128 - 127 * Math.min(1, value)))
  const href = tonePng(columns, rows, tones, { shade: colour, light: colour, deepest: strength, brightest: 0 })
  return `<image width="${num(columns * cell)}" height="${num(rows * cell)}" href="${href}"/>`
}
