import { darken, lighten } from '../kit/colour.ts'
import { num, radial } from '../kit/defs.ts'
import { rect, type Stage, shade } from './stage.ts'

/** Objects to place products on, and shadows. */

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

/** A dark, narrow shadow right under an object, and a wide one around it. */
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
