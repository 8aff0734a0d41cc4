import type { Palette } from '../contract.ts'
import { darken, lighten, mix } from '../kit/colour.ts'
import { clip, type Defs, linear, num } from '../kit/defs.ts'
import { dim, glint, groove } from '../kit/panel.ts'
import { moved, type Point, placesAlong, smooth } from '../kit/path.ts'
import type { SoleMake } from './design.ts'
import { floor, type Last } from './last.ts'

/** Height of the outsole below the midsole. */
const outsoleHeight: Readonly<Record<SoleMake, number>> = { cup: 17, strip: 13, foam: 20, slab: 20, lug: 34 }

/** The whole sole, drawn over the upper's lower edge. */
export function drawSole(defs: Defs, last: Last, make: SoleMake, palette: Palette): string {
  const { sole, outsole, accent } = palette
  const [heel] = last.shape.sole
  const top = floor - heel - 30
  const inside = clip(defs, 'sole-in', last.sole)
  const body = linear(
    defs,
    'sole-body',
    [0, top, 0, floor],
    [
      [0, lighten(sole, 0.03)],
      [0.35, sole],
      [0.8, darken(sole, 0.06)],
      [1, darken(sole, 0.12)],
    ],
  )
  const ends = linear(
    defs,
    'sole-ends',
    [104, 0, 1104, 0],
    [
      [0, '#000', 0.3],
      [0.07, '#000', 0.04],
      [0.3, '#fff', 0.12],
      [0.82, '#000', 0],
      [1, '#000', 0.26],
    ],
  )
  const strip = moved(last.tread, 0, -outsoleHeight[make])
  const rubber = linear(
    defs,
    'rubber',
    [0, floor - 40, 0, floor],
    [
      [0, lighten(outsole, 0.04)],
      [1, darken(outsole, 0.12)],
    ],
  )
  return [
    dim(last.seam, 11, 0.2),
    `<path d="${last.sole}" fill="${body}"/>`,
    `<g clip-path="${inside}">`,
    tooling(defs, last, make, palette),
    `<path d="${strip}L1200 ${floor + 40}L0 ${floor + 40}Z" fill="${rubber}"/>`,
    dim(strip, 3.4, 0.34),
    treads(last, make),
    `<path d="${last.sole}" fill="${ends}"/>`,
    `<path d="${last.sole}" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="3"/>`,
    '</g>',
    make === 'strip' || make === 'cup'
      ? glint(moved(last.seam, 0, 5), 3.4, 0.6)
      : glint(moved(last.seam, 0, 4), 2.6, 0.5),
    make === 'strip'
      ? `<path d="${moved(last.seam, 0, heel * 0.44)}" fill="none" stroke="${accent}" stroke-width="6" clip-path="${inside}"/>`
      : '',
  ].join('')
}

function tooling(defs: Defs, last: Last, make: SoleMake, palette: Palette): string {
  const [heel, ball] = last.shape.sole
  if (make === 'cup') {
    const line = moved(last.seam, 0, 15)
    return `<path d="${line}" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="5"/><path d="${line}" fill="none" stroke="${lighten(palette.stitch, 0.04)}" stroke-width="3.4" stroke-dasharray="11 6"/>${groove(moved(last.seam, 0, heel * 0.5), 2.6, 0.5)}`
  }
  if (make === 'strip')
    return groove(moved(last.seam, 0, heel * 0.44 - 6), 2, 0.5) + groove(moved(last.seam, 0, heel * 0.44 + 6), 2, 0.5)
  if (make === 'slab') {
    return [0.28, 0.42, 0.56, 0.7].map((share) => groove(moved(last.seam, 0, heel * share), 3, 0.55)).join('')
  }
  if (make === 'lug') {
    const welt = moved(last.seam, 0, 12)
    return `${groove(moved(last.seam, 0, 26), 5, 0.8)}<path d="${welt}" fill="none" stroke="${palette.stitch}" stroke-width="4.4" stroke-dasharray="13 7" stroke-opacity=".9"/>`
  }
  // Foam: a carved flank, a pod of another density under the heel, and a rocker line.
  const pod = smooth(
    [
      [60, floor - heel * 0.24],
      [230, floor - heel * 0.52],
      [470, floor - heel * 0.34],
      [600, floor - 6],
      [590, floor + 60],
      [60, floor + 60],
    ],
    true,
  )
  const podPaint = linear(
    defs,
    'pod',
    [0, floor - heel, 0, floor],
    [
      [0, lighten(palette.accent, 0.05)],
      [1, darken(palette.accent, 0.08)],
    ],
  )
  const flank: Point[] = [
    [96, floor - heel * 0.74],
    [330, floor - heel * 0.66],
    [560, floor - ball * 0.42],
    [780, floor - ball * 0.5],
    [1110, floor - ball * 0.9 - last.shape.spring],
  ]
  const ribs = placesAlong(
    smooth([
      [650, floor - ball * 0.34],
      [860, floor - ball * 0.4],
      [1040, floor - ball * 0.56 - last.shape.spring * 0.6],
    ]),
    15,
  )
    .map(({ at: [x, y] }) => `M${num(x)} ${num(y)}l-9 18`)
    .join('')
  return `<path d="${pod}" fill="${podPaint}"/>${dim(pod, 3, 0.3)}${groove(smooth(flank), 7, 0.7)}<path d="${ribs}" stroke="#000" stroke-opacity=".2" stroke-width="5" fill="none" stroke-linecap="round"/>`
}

function treads(last: Last, make: SoleMake): string {
  const count = make === 'lug' ? 19 : make === 'foam' ? 26 : 54
  const [height, width, opacity] = make === 'lug' ? [22, 15, 0.5] : make === 'foam' ? [12, 7, 0.36] : [8, 3.4, 0.26]
  const marks = placesAlong(last.tread, count, 0.01, 0.99)
    .map(({ at: [x, y] }) => `M${num(x)} ${num(y + 6)}l0 ${-height - 4}`)
    .join('')
  return `<path d="${marks}" stroke="#0a0807" stroke-opacity="${opacity}" stroke-width="${width}" fill="none"/>`
}

/** The shadow between the sole and the upper. */
export const soleShade = (last: Last, colour: string): string =>
  `<path d="${last.seam}" fill="none" stroke="${mix(colour, '#0a0807', 0.8)}" stroke-opacity=".16" stroke-width="34"/>`
