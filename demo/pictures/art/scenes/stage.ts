import { darken, lighten, mix } from '../kit/colour.ts'
import { createDefs, type Defs, linear, num, radial, type Stop } from '../kit/defs.ts'

/**
 * The space of a still life. Units are a thousandth of the frame's shorter side, so objects keep their size in any
 * format; compositions depend on `kind`.
 */
export type Stage = {
  readonly w: number
  readonly h: number
  readonly kind: 'wide' | 'square' | 'tall'
  readonly defs: Defs
  readonly name: () => string
}

export const createStage = (size: { readonly width: number; readonly height: number }): Stage => {
  const short = Math.min(size.width, size.height)
  const ratio = size.width / size.height
  let count = 0
  return {
    w: (size.width / short) * 1000,
    h: (size.height / short) * 1000,
    kind: ratio > 1.25 ? 'wide' : ratio < 0.85 ? 'tall' : 'square',
    defs: createDefs('s'),
    name: () => `n${count++}`,
  }
}

export const finish = (stage: Stage, size: { readonly width: number; readonly height: number }, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${num(stage.w)} ${num(stage.h)}" width="${num(size.width)}" height="${num(size.height)}">${stage.defs.markup()}${body}</svg>`

export const rect = (x: number, y: number, w: number, h: number, fill: string, extra = ''): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" fill="${fill}"${extra}/>`

export const shade = (stage: Stage, from: readonly [number, number, number, number], stops: readonly Stop[]): string =>
  linear(stage.defs, stage.name(), from, stops)

/** A wall lit from the upper left above a floor that catches the light near its edge. */
export const room = (stage: Stage, wallColour: string, floorColour: string, floor: number): string => {
  const { w, h } = stage
  const wall = shade(
    stage,
    [0, 0, w, floor],
    [
      [0, lighten(wallColour, 0.035)],
      [0.5, wallColour],
      [1, darken(wallColour, 0.07)],
    ],
  )
  const ground = shade(
    stage,
    [0, floor, 0, h],
    [
      [0, darken(floorColour, 0.035)],
      [0.16, floorColour],
      [1, lighten(floorColour, 0.03)],
    ],
  )
  const crease = shade(
    stage,
    [0, floor - 60, 0, floor + 40],
    [
      [0, darken(wallColour, 0.2), 0],
      [0.6, darken(wallColour, 0.2), 0.3],
      [0.61, darken(floorColour, 0.2), 0.24],
      [1, darken(floorColour, 0.2), 0],
    ],
  )
  return rect(0, 0, w, floor, wall) + rect(0, floor, w, h - floor, ground) + rect(0, floor - 60, w, 100, crease)
}

/** A single colour from wall to floor, as on a paper sweep. */
export const sweep = (stage: Stage, colour: string, edge: string): string => {
  const { w, h } = stage
  const paint = radial(stage.defs, stage.name(), { x: w * 0.42, y: h * 0.4, r: Math.max(w, h) * 0.75 }, [
    [0, lighten(colour, 0.02)],
    [0.5, mix(colour, edge, 0.35)],
    [1, edge],
  ])
  return rect(0, 0, w, h, paint)
}

/** Sun through a window: panes thrown slanting over wall and goods, with a penumbra of stacked edges. */
export const windowLight = (
  x: number,
  y: number,
  size: number,
  {
    columns = 2,
    rows = 3,
    colour = '#fff4dc',
    strength = 0.3,
    lean = 0.42,
  }: { columns?: number; rows?: number; colour?: string; strength?: number; lean?: number } = {},
): string => {
  const [pw, ph, gap] = [size * 0.44, size * 0.5, size * 0.05]
  const pane = (c: number, r: number, grow: number): string => {
    const [x0, y0] = [c * (pw + gap) - grow, r * (ph + gap) - grow]
    const at = (px: number, py: number): string => `${num(x + px + py * lean)} ${num(y + py - px * 0.16)}`
    return `M${at(x0, y0)}L${at(x0 + pw + 2 * grow, y0)}L${at(x0 + pw + 2 * grow, y0 + ph + 2 * grow)}L${at(x0, y0 + ph + 2 * grow)}Z`
  }
  const soft = size * 0.026
  return Array.from({ length: 7 }, (_, i) => {
    const grow = soft - (i / 6) * soft * 2
    let d = ''
    for (let c = 0; c < columns; c++) for (let r = 0; r < rows; r++) d += pane(c, r, Math.min(grow, gap / 2 - 0.5))
    return `<path d="${d}" fill="${colour}" fill-opacity="${num(strength / 7)}"/>`
  }).join('')
}
