import { darken, mix } from '../kit/colour.ts'
import { stitches } from '../kit/panel.ts'
import { dye } from './cloth/dye.ts'
import { type Garment, piece } from './cloth/garment.ts'
import { type Knot, line, outline } from './cloth/outline.ts'
import { ribFill } from './cloth/torso.ts'
import { button, ribs } from './cloth/trim.ts'

/** Cut, waistband and cargo pocket. */

export const ink = '#0a0812'

/** Cuts: 0 straight, 1 cargo, 2 jogger, 3 shorts, 4 wide with pleats. */
export const cutOf = (cut: number) => ({
  top: cut === 3 ? 330 : 178,
  length: cut === 3 ? 900 : cut === 2 ? 1280 : 1340,
  waist: cut === 4 ? 172 : 184,
  hip: cut === 4 ? 262 : cut === 1 ? 256 : 242,
  crotch: cut === 3 ? 708 : 590,
  hemOut: [262, 252, 206, 286, 338][cut] ?? 262,
  hemIn: [86, 80, 112, 40, 46][cut] ?? 86,
  elastic: cut === 2 || cut === 3,
  cuff: cut === 2 ? 64 : 0,
})
export type Fit = ReturnType<typeof cutOf>

export const waistband = (garment: Garment, f: Fit, back: boolean): string => {
  const w = f.waist
  const upper: readonly Knot[] = [
    [600 - w + 2, f.top, 1],
    [600, f.top + (back ? -14 : 10)],
    [600 + w - 2, f.top, 1],
  ]
  const lower: readonly Knot[] = [
    [600 - w, f.top + 62, 1],
    [600, f.top + 72],
    [600 + w, f.top + 62, 1],
  ]
  const behind = back
    ? ''
    : `<path d="M${602 - w} ${f.top}Q600 ${f.top - 34} ${598 + w} ${f.top}L${590 + w} ${f.top + 30}H${610 - w}Z" fill="${darken(garment.palette.lining, 0.28)}"/><path d="M${602 - w} ${f.top}Q600 ${f.top - 34} ${598 + w} ${f.top}" fill="none" stroke="${garment.palette.base}" stroke-width="7"/>`
  const [a, b] = [line(upper), line(lower)]
  const loops = f.elastic
    ? ''
    : [-0.68, 0.68, ...(back ? [0] : [])]
        .map(
          (k) =>
            `<g transform="translate(${600 + k * w} ${f.top - 2})"><rect x="-9" y="2" width="22" height="80" rx="3" fill="${ink}" fill-opacity=".3"/><rect x="-11" y="-4" width="22" height="80" rx="3" fill="${garment.palette.base}"/><rect x="-11" y="-4" width="22" height="80" rx="3" fill="#fff" fill-opacity=".08"/>${stitches('M-7 0V72M7 0V72', garment.palette.stitch, { width: 1.8, length: 5, gap: 3 })}</g>`,
        )
        .join('')
  return (
    behind +
    piece(garment, {
      shape: outline([...upper, ...[...lower].reverse()]),
      fill: f.elastic ? ribFill(garment) : garment.palette.base,
      share: 0.08,
      relief: { puff: [22, 13], crumple: [4, 50, 40, 3] },
      under: f.elastic ? '' : dye(garment, outline([...upper, ...[...lower].reverse()]), { scale: 1 }),
      over: f.elastic
        ? ribs(a.pts, b.pts, 70) + stitches(line(lower.map(([x, y]): Knot => [x, y - 30])).d, garment.palette.stitch)
        : stitches(line(lower.map(([x, y]): Knot => [x, y - 9])).d, garment.palette.stitch) +
          stitches(line(upper.map(([x, y]): Knot => [x, y + 9])).d, garment.palette.stitch),
    }) +
    loops
  )
}

export const flap = (garment: Garment, x: number, y: number, w: number, h: number, tilt: number): string => {
  const bag = outline([
    [x, y, 1],
    [x + w, y + tilt, 1],
    [x + w + 4, y + h + tilt, 1],
    [x - 2, y + h, 1],
  ])
  const lid = outline([
    [x - 5, y - 8, 1],
    [x + w + 5, y - 8 + tilt, 1],
    [x + w + 6, y + h * 0.3 + tilt, 1],
    [x + w / 2, y + h * 0.38 + tilt / 2, 1],
    [x - 6, y + h * 0.3, 1],
  ])
  const fill = garment.pattern === 'colour-block' ? garment.palette.panel : garment.palette.base
  const shade = (d: string): string => `<path d="${d}" fill="${ink}" fill-opacity=".3" transform="translate(5 8)"/>`
  return (
    shade(bag.d) +
    piece(garment, {
      shape: bag,
      fill,
      share: 0.05,
      relief: {
        puff: [26, 22],
        crumple: [9, 60, 60, 7],
        folds: [
          { path: [x + w * 0.5, y + 60, x + w * 0.52, y + h * 0.6, x + w * 0.48, y + h], width: 14, height: -14 },
        ],
      },
      over: stitches(`M${x + 8} ${y}V${y + h - 9}H${x + w - 6}V${y}`, garment.palette.stitch),
    }) +
    shade(lid.d) +
    piece(garment, {
      shape: lid,
      fill,
      share: 0.03,
      relief: { puff: [14, 9] },
      over: stitches(
        `M${x + 3} ${y}V${y + h * 0.27}L${x + w / 2} ${y + h * 0.34}L${x + w - 2} ${y + h * 0.27}V${y}`,
        garment.palette.stitch,
      ),
    }) +
    button(x + w / 2, y + h * 0.24, 9, mix(garment.palette.trim, '#77757a', 0.4))
  )
}
