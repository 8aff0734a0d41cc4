import { createDefs, type Defs, darken, lighten, linear, mix, num, radial, type Stop } from '../kit/index.ts'

/** A room to build still lifes in. Units are a thousandth of the frame's shorter side, so things keep their size whatever
 * the format; `kind` is what art direction switches on. */
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

const shade = (stage: Stage, from: readonly [number, number, number, number], stops: readonly Stop[]): string =>
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

/** One colour from wall to floor, as on a paper sweep. */
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

/** A long soft shadow on the floor, from a foot of `width` at (x, y), running to the right. */
export const longShadow = (
  stage: Stage,
  x: number,
  y: number,
  width: number,
  length: number,
  colour: string,
  strength = 0.4,
): string => {
  const paint = shade(
    stage,
    [x, y, x + width * 0.4 + length, y - length * 0.1],
    [
      [0, colour, strength / 4],
      [0.3, colour, strength / 4.6],
      [1, colour, 0],
    ],
  )
  return Array.from({ length: 4 }, (_, i) => {
    const s = i * 7
    return `<path d="M${num(x - width / 2 - s * 0.3)} ${num(y + s * 0.6)}L${num(x + width / 2)} ${num(y + 6 + s * 0.8)}L${num(x + width / 2 + length)} ${num(y - length * 0.13 + s * 1.6)}L${num(x + width * 0.1 + length * 0.9)} ${num(y - length * 0.17 - 26 - s)}L${num(x - width / 2)} ${num(y - 22 - s * 0.4)}Z" fill="${paint}"/>`
  }).join('')
}

/** A dark, narrow pool right under a thing, and a wide one around it. */
export const contact = (stage: Stage, x: number, y: number, width: number, colour: string, strength = 1): string => {
  const pool = (rx: number, ry: number, k: number): string => {
    const paint = radial(stage.defs, stage.name(), { x, y, r: rx, squash: ry / rx }, [
      [0, colour, k],
      [0.5, colour, k * 0.55],
      [1, colour, 0],
    ])
    return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${paint}"/>`
  }
  return pool(width * 0.66, width * 0.09, 0.4 * strength) + pool(width * 0.54, width * 0.03, 0.62 * strength)
}

/** A drum plinth: top at (x, y), lit from the left. */
export const drum = (stage: Stage, x: number, y: number, width: number, height: number, colour: string): string => {
  const [r, k] = [width / 2, width * 0.075]
  const side = shade(
    stage,
    [x - r, 0, x + r, 0],
    [
      [0, darken(colour, 0.05)],
      [0.22, lighten(colour, 0.045)],
      [0.55, darken(colour, 0.04)],
      [1, darken(colour, 0.19)],
    ],
  )
  const top = shade(
    stage,
    [x - r, y, x + r, y],
    [
      [0, lighten(colour, 0.09)],
      [1, lighten(colour, 0.03)],
    ],
  )
  const low = shade(
    stage,
    [0, y, 0, y + height],
    [
      [0, '#000000', 0],
      [0.7, '#000000', 0.02],
      [1, '#000000', 0.2],
    ],
  )
  const body = `M${num(x - r)} ${num(y)}V${num(y + height)}A${num(r)} ${num(k)} 0 0 0 ${num(x + r)} ${num(y + height)}V${num(y)}Z`
  return `<path d="${body}" fill="${side}"/><path d="${body}" fill="${low}"/><ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(r)}" ry="${num(k)}" fill="${top}"/><path d="M${num(x - r)} ${num(y)}A${num(r)} ${num(k)} 0 0 0 ${num(x + r)} ${num(y)}" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="2"/>`
}

/** A block seen slightly from above: front and top. */
export const block = (
  stage: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  depth = 46,
): string => {
  const front = shade(
    stage,
    [x, y, x + width, y + height],
    [
      [0, lighten(colour, 0.02)],
      [0.6, darken(colour, 0.03)],
      [1, darken(colour, 0.1)],
    ],
  )
  const top = shade(
    stage,
    [x, y - depth, x, y],
    [
      [0, lighten(colour, 0.04)],
      [1, lighten(colour, 0.1)],
    ],
  )
  return `<path d="M${num(x)} ${num(y)}L${num(x + depth * 0.5)} ${num(y - depth)}H${num(x + width - depth * 0.5)}L${num(x + width)} ${num(y)}Z" fill="${top}"/>${rect(x, y, width, height, front)}<path d="M${num(x)} ${num(y + 1)}H${num(x + width)}" stroke="#fff" stroke-opacity=".4" stroke-width="2.5"/>`
}

/** A niche: an arch cut into the wall, its left reveal dark, its back lit from the right rim. */
export const arch = (stage: Stage, x: number, floor: number, width: number, height: number, colour: string): string => {
  const r = width / 2
  const d = `M${num(x - r)} ${num(floor)}V${num(floor - height + r)}A${num(r)} ${num(r)} 0 0 1 ${num(x + r)} ${num(floor - height + r)}V${num(floor)}Z`
  const back = shade(
    stage,
    [x - r, 0, x + r, 0],
    [
      [0, darken(colour, 0.17)],
      [0.16, darken(colour, 0.07)],
      [0.55, colour],
      [1, lighten(colour, 0.05)],
    ],
  )
  const reveal = shade(
    stage,
    [x - r, floor - height, x + r, floor],
    [
      [0, darken(colour, 0.3), 0.75],
      [0.4, darken(colour, 0.2), 0.12],
      [1, '#ffffff', 0.3],
    ],
  )
  return `<path d="${d}" fill="${back}"/><path d="${d}" fill="none" stroke="${reveal}" stroke-width="16"/>`
}

export const disc = (
  stage: Stage,
  x: number,
  y: number,
  r: number,
  colour: string,
  rim = darken(colour, 0.06),
): string => {
  const paint = shade(
    stage,
    [x - r, y - r, x + r, y + r],
    [
      [0, lighten(colour, 0.04)],
      [1, rim],
    ],
  )
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${paint}"/>`
}
