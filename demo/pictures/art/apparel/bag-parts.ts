import { darken, lighten, mix } from '../kit/colour.ts'
import { stitches } from '../kit/panel.ts'
import { dye } from './cloth/dye.ts'
import { type Garment, piece } from './cloth/garment.ts'
import { halves, type Knot, line, strip } from './cloth/outline.ts'
import { mark } from './cloth/trim.ts'

/** Parts that all bags use. */

export const ink = '#0a0812'
export const cast = (d: string, dx = 5, dy = 9, opacity = 0.26): string =>
  `<path d="${d}" fill="${ink}" fill-opacity="${opacity}" transform="translate(${dx} ${dy})"/>`

/** Webbing: a flat strap with woven edges, lit along its upper side. */
export const webbing = (garment: Garment, way: readonly Knot[], width: number, colour: string): string => {
  const { d, pts } = line(way)
  garment.shapes.push(strip(pts, width))
  const at = (stroke: string, w: number, more = ''): string =>
    `<path d="${d}" stroke="${stroke}" stroke-width="${w}" ${more}/>`
  return `<g fill="none" stroke-linejoin="round">${at(ink, width + 6, 'stroke-opacity=".2" transform="translate(6 10)"')}${at(darken(colour, 0.1), width)}${at(colour, width - 6)}${at(lighten(colour, 0.1), width * 0.28, `stroke-opacity=".55" transform="translate(${-width * 0.14} ${-width * 0.14})"`)}${at(ink, width - 4, 'stroke-opacity=".12" stroke-dasharray="2 3"')}</g>`
}

/** A closed zip along a path, with its puller hanging at the start. */
export const zipper = (d: string, at: readonly [number, number], tape: string, pull: string, turn = 0): string =>
  `<g fill="none"><path d="${d}" stroke="${ink}" stroke-opacity=".22" stroke-width="34" transform="translate(2 4)"/><path d="${d}" stroke="${tape}" stroke-width="24"/><path d="${d}" stroke="${ink}" stroke-opacity=".6" stroke-width="9"/><path d="${d}" stroke="#b9b6b0" stroke-opacity=".8" stroke-width="7" stroke-dasharray="3 2.6"/><path d="${d}" stroke="#fff" stroke-opacity=".16" stroke-width="3" transform="translate(-7 -9)"/></g>` +
  `<g transform="translate(${at[0]} ${at[1]}) rotate(${turn})"><rect x="-9" y="-12" width="22" height="26" rx="5" fill="#c4c1bb"/><rect x="-9" y="-12" width="8" height="26" rx="4" fill="#fff" fill-opacity=".5"/><path d="M2 8C2 40 10 52 6 84" fill="none" stroke="${ink}" stroke-opacity=".3" stroke-width="13" transform="translate(5 5)"/><path d="M2 8C2 40 10 52 6 84" fill="none" stroke="${pull}" stroke-width="12" stroke-linecap="round"/><path d="M0 10C0 40 7 52 3 82" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="3"/></g>`

export const tag = (garment: Garment, x: number, y: number, w: number): string => {
  const hide = mix(garment.palette.outsole, garment.palette.trim, 0.12)
  return `<rect x="${x - w / 2 + 3}" y="${y + 5}" width="${w}" height="${w * 0.56}" rx="7" fill="${ink}" fill-opacity=".3"/><rect x="${x - w / 2}" y="${y}" width="${w}" height="${w * 0.56}" rx="7" fill="${hide}"/><rect x="${x - w / 2}" y="${y}" width="${w}" height="${w * 0.2}" rx="7" fill="#fff" fill-opacity=".12"/>${stitches(`M${x - w / 2 + 8} ${y + 8}H${x + w / 2 - 8}V${y + w * 0.56 - 8}H${x - w / 2 + 8}Z`, lighten(hide, 0.18), { width: 2, length: 6, gap: 4 })}${mark(x, y + w * 0.29, w * 0.5, darken(hide, 0.24))}`
}

export const slab = (
  garment: Garment,
  half: readonly Knot[],
  share: number,
  puff: readonly [number, number],
  over: string,
  options: { fill?: string; block?: string; seed?: number; deep?: number } = {},
): string => {
  const shape = halves(half)
  const [low, high] = [shape.box.y + shape.box.h, shape.box.y]
  const wide = shape.box.w / 2
  return (
    cast(shape.d) +
    piece(garment, {
      shape,
      fill: options.fill ?? garment.palette.base,
      share,
      relief: {
        puff,
        crumple: [13, 170, 130, options.seed ?? 5],
        folds: [
          {
            path: [600 - wide * 0.92, low - 60, 600 - wide * 0.6, low - 130, 600 - wide * 0.2, low - 110],
            width: 20,
            height: 11,
          },
          {
            path: [600 + wide * 0.94, low - 110, 600 + wide * 0.6, low - 150, 600 + wide * 0.3, low - 70],
            width: 22,
            height: 12,
          },
          {
            path: [600 - wide * 0.9, high + 130, 600 - wide * 0.5, high + 190, 600 - wide * 0.3, high + 330],
            width: 22,
            height: 10,
            lean: 0.4,
          },
          {
            path: [600 + wide * 0.9, high + 120, 600 + wide * 0.6, high + 200, 600 + wide * 0.4, high + 350],
            width: 22,
            height: -10,
          },
        ],
        tone: (_, y) => 0.07 - Math.max(0, (y - high) / (low - high)) * (options.deep ?? 0.2),
      },
      under: options.fill ? '' : dye(garment, shape, { sag: 8, ...(options.block ? { block: options.block } : {}) }),
      over,
    })
  )
}
