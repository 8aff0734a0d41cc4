import { frame, type Palette } from '../contract.ts'
import { darken, lighten, mix } from './colour.ts'
import { type Defs, fillBox, linear, num, radial } from './defs.ts'

/**
 * A studio background for the whole frame: a tinted wall, a floor that curves into it without an edge, and light from
 * the upper left. `floor` is the y on which products stand.
 */
export const ground = (defs: Defs, palette: Palette, floor = 1040) => {
  const [centre, edge] = palette.ground
  const all = { x: 0, y: 0, width: frame.width, height: frame.height }
  const wall = radial(defs, 'wall', { x: 520, y: floor - 430, r: 1150, squash: 1.05 }, [
    [0, lighten(centre, 0.012)],
    [0.42, mix(centre, edge, 0.24)],
    [1, darken(edge, 0.012)],
  ])
  const sweep = linear(
    defs,
    'sweep',
    [0, floor - 190, 0, frame.height],
    [
      [0, edge, 0],
      [0.3, darken(edge, 0.045), 0.34],
      [0.62, edge, 0.12],
      [1, darken(edge, 0.06), 0.5],
    ],
  )
  const pool = radial(defs, 'pool', { x: 560, y: floor + 30, r: 760, squash: 0.24 }, [
    [0, lighten(centre, 0.03), 0.75],
    [1, centre, 0],
  ])
  return fillBox(all, wall) + fillBox(all, sweep) + fillBox(all, pool)
}

/** A flat background without a floor, for products seen from above or hanging on a wall. */
export const wall = (defs: Defs, palette: Palette) => {
  const [centre, edge] = palette.ground
  const paint = radial(defs, 'wall', { x: 470, y: 520, r: 1180, squash: 1.1 }, [
    [0, lighten(centre, 0.014)],
    [0.5, mix(centre, edge, 0.4)],
    [1, darken(edge, 0.035)],
  ])
  return fillBox({ x: 0, y: 0, width: frame.width, height: frame.height }, paint)
}

/** A complete picture: opening tag, collected defs, body. */
export const picture = (defs: Defs, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${num(frame.width)} ${num(frame.height)}" width="${num(frame.width)}" height="${num(frame.height)}">${defs.markup()}${body}</svg>`
