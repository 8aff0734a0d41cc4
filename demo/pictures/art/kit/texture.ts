import type { Material } from '../contract.ts'
import { lightness } from './colour.ts'
import { type Defs, num, seeded } from './defs.ts'

type Ink = { readonly dark: (share: number) => string; readonly light: (share: number) => string }

// A weave is visible on dark surfaces by light threads, on pale ones by dark threads.
const inkFor = (surface: string): Ink => {
  const l = lightness(surface)
  const dark = l > 0.85 ? 0.75 : l < 0.3 ? 1.5 : 1.1
  const light = l > 0.85 ? 1.2 : l < 0.3 ? 0.5 : 0.85
  return {
    dark: (share) => `#000" stroke-opacity="${num(share * dark)}`,
    light: (share) => `#fff" stroke-opacity="${num(share * light)}`,
  }
}

type Tile = { readonly size: readonly [width: number, height: number]; readonly marks: string; readonly turn?: number }

const stroke = (d: string, ink: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${num(width)}"/>`

// Scattered short hairs or pits; marks near the border are drawn again beyond it, so that the tile has no visible edge.
const scatter = (seed: number, count: number, size: number, length: number, spread: number) => {
  const random = seeded(seed)
  let d = ''
  for (let index = 0; index < count; index += 1) {
    const [x, y, angle] = [random() * size, random() * size, (random() - 0.5) * spread + 0.9]
    const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length]
    for (const ox of x > size - length ? [0, -size] : [0]) {
      for (const oy of y > size - length ? [0, -size] : [0]) d += `M${num(x + ox)} ${num(y + oy)}l${num(dx)} ${num(dy)}`
    }
  }
  return d
}

const tiles: Record<Material, (ink: Ink) => Tile> = {
  canvas: ({ dark, light }) => ({
    size: [12, 12],
    marks:
      stroke('M0 1.5h5M6 4.5h5M0 7.5h5M6 10.5h5', light(0.2), 2) +
      stroke('M7.5 0v3M1.5 3v3M7.5 6v3M1.5 9v3M10 0v3M4 3v3M10 6v3M4 9v3', dark(0.13), 1.5) +
      stroke('M0 3h12M0 6h12M0 9h12M0 12h12', dark(0.07), 0.8),
  }),
  suede: ({ dark, light }) => ({
    size: [72, 72],
    marks:
      stroke(scatter(7, 150, 72, 4.5, 2.6), dark(0.12), 1.5) + stroke(scatter(11, 130, 72, 4, 2.6), light(0.13), 1.4),
  }),
  leather: ({ dark, light }) => ({
    size: [84, 84],
    marks: stroke(scatter(3, 90, 84, 2.6, 6), dark(0.07), 2.2) + stroke(scatter(5, 80, 84, 2.2, 6), light(0.1), 1.8),
  }),
  knit: ({ dark, light }) => ({
    size: [12, 10],
    marks:
      stroke('M0.5 0L6 5.5L11.5 0M0.5 10L6 15.5L11.5 10M0.5 -10L6 -4.5L11.5 -10', dark(0.2), 1.7) +
      stroke('M2.5 -1.5L6 2.2L9.5 -1.5M2.5 8.5L6 12.2L9.5 8.5', light(0.22), 2),
  }),
  mesh: ({ dark, light }) => ({
    size: [16, 14],
    marks:
      `<g fill="${dark(0.34).replace('stroke', 'fill')}"><ellipse cx="4" cy="3.5" rx="2.7" ry="2.1"/><ellipse cx="12" cy="10.5" rx="2.7" ry="2.1"/></g>` +
      stroke('M1.2 5.2Q4 8 6.8 5.2M9.2 12.2Q12 15 14.8 12.2M9.2 -1.8Q12 1 14.8 -1.8', light(0.3), 1.1),
  }),
  nylon: ({ dark, light }) => ({
    size: [18, 18],
    marks:
      stroke('M0 0.7h18M0.7 0v18', light(0.13), 1.1) +
      stroke('M0 2h18M2 0v18', dark(0.1), 0.9) +
      stroke('M0 5h18M0 8h18M0 11h18M0 14h18', dark(0.05), 1),
  }),
  jersey: ({ dark, light }) => ({
    size: [7, 8],
    marks: stroke('M0 1L3.5 4L7 1M0 5L3.5 8L7 5', dark(0.09), 1) + stroke('M3.5 0v8', light(0.1), 1),
  }),
  fleece: ({ dark, light }) => ({
    size: [80, 80],
    marks:
      stroke(scatter(17, 190, 80, 5, 6.2), dark(0.08), 2.2) + stroke(scatter(23, 190, 80, 4.5, 6.2), light(0.12), 2),
  }),
  denim: ({ dark, light }) => ({
    size: [10, 10],
    marks:
      stroke('M-2 2L2 -2M-2 12L12 -2M8 12L12 8', light(0.24), 1.7) + stroke('M-2 7L7 -2M3 12L12 3', dark(0.2), 1.8),
  }),
  wool: ({ dark, light }) => ({
    size: [28, 20],
    marks:
      stroke(
        'M0 0l7 10M0 10l7 10M7 10l7 -10M7 20l7 -10M14 0l7 10M14 10l7 10M21 10l7 -10M21 20l7 -10',
        dark(0.13),
        2.2,
      ) +
      stroke(
        'M0 5l7 10M7 5l7 -10M7 15l7 -10M14 5l7 10M21 15l7 -10M0 -5l7 10M7 25l7 -10M14 -5l7 10M21 5l7 -10M14 15l7 10M0 15l7 10M21 25l7 -10',
        light(0.12),
        2,
      ),
  }),
}

/**
 * Paint reference to a see-through weave of the material, tuned to the lightness of the surface under it. Fill a path
 * with it right after filling the path with its colour.
 */
export const texture = (defs: Defs, material: Material, surface: string, scale = 1, turn = 0) => {
  const level = lightness(surface)
  const tone = level > 0.85 ? 'pale' : level < 0.3 ? 'dark' : 'mid'
  return defs.add(`weave-${material}-${tone}-${num(scale * 100)}-${num(turn)}`, (id) => {
    const { size, marks } = tiles[material](inkFor(surface))
    return `<pattern id="${id}" patternUnits="userSpaceOnUse" width="${num(size[0])}" height="${num(size[1])}" patternTransform="rotate(${num(turn)}) scale(${num(scale)})">${marks}</pattern>`
  })
}

/** How much a material shines: scales the highlights drawn on it. */
export const sheen: Record<Material, number> = {
  canvas: 0.75,
  suede: 0.6,
  leather: 1.25,
  knit: 0.7,
  mesh: 0.7,
  nylon: 1.05,
  jersey: 0.65,
  fleece: 0.5,
  denim: 0.65,
  wool: 0.5,
}
