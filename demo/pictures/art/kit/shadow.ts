import { darken, mix } from './colour.ts'
import { type Defs, num, radial, type Stop } from './defs.ts'

/** Colour of shadows on this background: a dark shade of its own hue. */
export const castColour = (groundEdge: string) => mix(darken(groundEdge, 0.52), '#14110f', 0.5)

const falloff = (colour: string, strength: number): Stop[] => [
  [0, colour, strength],
  [0.35, colour, strength * 0.72],
  [0.68, colour, strength * 0.24],
  [1, colour, 0],
]

/** An elliptical soft shadow without a filter (gradients are nearly free). */
export const pool = (
  defs: Defs,
  name: string,
  {
    x,
    y,
    rx,
    ry,
    colour,
    strength,
  }: { x: number; y: number; rx: number; ry: number; colour: string; strength: number },
) => {
  const paint = radial(defs, name, { x, y, r: rx, squash: ry / rx }, falloff(colour, strength))
  return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${paint}"/>`
}

/**
 * Shadow of a product that stands on the floor: a wide soft one to the right (the light is at the upper left) and a
 * narrow dark one. `left`..`right` is the part that touches the floor at `y`.
 */
export const contactShadow = (
  defs: Defs,
  {
    left,
    right,
    y,
    colour,
    depth = 60,
    name = 'cast',
  }: { left: number; right: number; y: number; colour: string; depth?: number; name?: string },
) => {
  const width = right - left
  const middle = (left + right) / 2
  return (
    pool(defs, `${name}-wide`, {
      x: middle + width * 0.035,
      y: y + depth * 0.12,
      rx: width * 0.62,
      ry: depth * 1.25,
      colour,
      strength: 0.34,
    }) +
    pool(defs, `${name}-near`, {
      x: middle + width * 0.012,
      y: y + depth * 0.02,
      rx: width * 0.54,
      ry: depth * 0.4,
      colour,
      strength: 0.55,
    }) +
    pool(defs, `${name}-core`, { x: middle, y: y - 1, rx: width * 0.505, ry: depth * 0.14, colour, strength: 0.9 })
  )
}
