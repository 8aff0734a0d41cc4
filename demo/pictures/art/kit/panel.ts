import type { Material } from '../contract.ts'
import { lighten, lightness, shadeOf, shineGain } from './colour.ts'
import { type Defs, num } from './defs.ts'
import { beside } from './path.ts'
import { texture } from './texture.ts'

const line = (d: string, colour: string, opacity: number, width: number, extra = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-opacity="${num(opacity)}" stroke-width="${num(width)}"${extra}/>`

/**
 * A piece of cloth or leather on top of another: soft shadow, cut edge, fill, weave, and a highlight on its upper left.
 * The caller clips it if it must stay inside an outline. Shadow and highlight are computed for `colour`; it is filled
 * with `paint`, by default `colour`.
 */
export const panel = (
  defs: Defs,
  d: string,
  colour: string,
  {
    paint = colour,
    material,
    lift = 1,
    weave = 1,
    turn = 0,
  }: { paint?: string; material?: Material; lift?: number; weave?: number; turn?: number } = {},
) => {
  const shade = shadeOf(colour)
  const cast =
    lift > 0
      ? line(d, shade, 0.1 * lift, 13, ' transform="translate(2 4)"') +
        line(d, shade, 0.17 * lift, 6, ' transform="translate(1 2)"')
      : ''
  const cut = lift > 0 ? line(d, shade, lightness(colour) > 0.85 ? 0.34 : 0.5, 3.4) : ''
  const rim =
    lift > 0 ? line(d, lighten(colour, 0.22), 0.55 * shineGain(colour), 1.8, ' transform="translate(1.6 2)"') : ''
  const cloth = material ? `<path d="${d}" fill="${texture(defs, material, colour, weave, turn)}"/>` : ''
  return `${cast}${cut}<path d="${d}" fill="${paint}"/>${cloth}${rim}`
}

/** A row of stitches exactly on a path: a faint dimple, the holes' shadow, the thread with a lit top. */
export const stitches = (
  d: string,
  colour: string,
  {
    width = 2.8,
    length = 8,
    gap = 5,
    strength = 1,
  }: { width?: number; length?: number; gap?: number; strength?: number } = {},
) => {
  const dash = (on: number, off: number) => ` stroke-dasharray="${num(on)} ${num(off)}" stroke-linecap="round"`
  return (
    line(d, '#000', 0.1 * strength, width * 2.4) +
    line(d, '#0b0908', 0.34 * strength, width, `${dash(length, gap)} transform="translate(.7 1.5)"`) +
    line(d, colour, strength, width * 0.86, dash(length, gap)) +
    line(d, '#fff', 0.3 * strength, width * 0.3, `${dash(length, gap)} transform="translate(-.3 -.6)"`)
  )
}

/** A row of stitches running beside a seam (`distance` right of travel is positive), `rows` of them. */
export const seamStitches = (
  d: string,
  distance: number,
  colour: string,
  {
    rows = 1,
    from = 0,
    to = 1,
    ...thread
  }: {
    rows?: number
    from?: number
    to?: number
    width?: number
    length?: number
    gap?: number
    strength?: number
  } = {},
) =>
  Array.from({ length: rows }, (_, row) =>
    stitches(beside(d, distance + Math.sign(distance) * row * 8.5, 6, from, to), colour, thread),
  ).join('')

/** A pressed line: dark groove with a lit lower lip. For soles, seams and moulded parts. */
export const groove = (d: string, width = 3, strength = 1) =>
  line(d, '#000', 0.26 * strength, width) +
  line(d, '#fff', 0.5 * strength, width * 0.6, ` transform="translate(0 ${num(width * 0.8)})"`)

/** A lit edge along a path. */
export const glint = (d: string, width = 3, opacity = 0.5) => line(d, '#fff', opacity, width, ' stroke-linecap="round"')

/** A dark edge along a path. */
export const dim = (d: string, width = 3, opacity = 0.3, colour = '#0a0807') =>
  line(d, colour, opacity, width, ' stroke-linecap="round"')

/** Punched round holes at points: dark pit, lit lower rim. */
export const punched = (points: readonly (readonly [number, number])[], radius = 4.5) => {
  const dots = (r: number, dx: number, dy: number) =>
    points
      .map(
        ([x, y]) =>
          `M${num(x + dx - r)} ${num(y + dy)}a${num(r)} ${num(r * 0.86)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r * 0.86)} 0 1 0 ${num(-2 * r)} 0`,
      )
      .join('')
  return `<path d="${dots(radius, 0.8, 1.6)}" fill="#fff" fill-opacity=".4"/><path d="${dots(radius, 0, 0)}" fill="#0b0908" fill-opacity=".62"/>`
}
