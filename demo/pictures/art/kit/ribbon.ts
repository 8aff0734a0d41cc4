import { darken, lighten, lightness, mix } from './colour.ts'
import { num } from './defs.ts'

const line = (d: string, colour: string, width: number, extra = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(width)}" stroke-linejoin="round"${extra}/>`

/**
 * A flat woven lace, drawstring or strap along a path: cast shadow, edge, body, weave, sheen. One call may hold several
 * subpaths that do not cross.
 */
export const ribbon = (
  d: string,
  colour: string,
  { width = 17, cast = 1, cap = 'round' }: { width?: number; cast?: number; cap?: 'round' | 'butt' } = {},
) => {
  const dark = lightness(colour) < 0.35
  const end = ` stroke-linecap="${cap}"`
  return (
    (cast > 0
      ? line(d, '#0a0807', width + 4, `${end} stroke-opacity="${num(0.13 * cast)}" transform="translate(4 8)"`) +
        line(d, '#0a0807', width + 2, `${end} stroke-opacity="${num(0.3 * cast)}" transform="translate(1.5 3)"`)
      : '') +
    line(d, mix(darken(colour, dark ? 0.1 : 0.22), '#15100c', 0.25), width, end) +
    line(d, darken(colour, 0.045), width - 2.4, end) +
    line(d, lighten(colour, dark ? 0.09 : 0.05), width * 0.5, `${end} transform="translate(-.8 -1.4)"`) +
    line(d, dark ? '#fff' : '#000', width - 5, ` stroke-opacity="${dark ? 0.1 : 0.12}" stroke-dasharray="1.6 2.6"`) +
    line(
      d,
      '#fff',
      width * 0.14,
      `${end} stroke-opacity="${dark ? 0.22 : 0.55}" transform="translate(-1.2 ${num(-width * 0.24)})"`,
    )
  )
}

/** A metal or enamelled eyelet ring at a point; `ry` under `rx` when seen at an angle. */
export const eyelet = ([x, y]: readonly [number, number], colour: string, rx = 8, ry = rx) =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${darken(colour, 0.18)}"/><ellipse cx="${num(x - 0.6)}" cy="${num(y - 0.9)}" rx="${num(rx - 1)}" ry="${num(ry - 1)}" fill="${lighten(colour, 0.1)}"/><ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx * 0.56)}" ry="${num(ry * 0.56)}" fill="#0c0a09"/>`
