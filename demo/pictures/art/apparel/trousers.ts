import { darken, mix } from '../kit/colour.ts'
import { stitches } from '../kit/panel.ts'
import { dye } from './cloth/dye.ts'
import { type Garment, piece } from './cloth/garment.ts'
import { limbFolds, mirrored } from './cloth/limb.ts'
import { flip, type Knot, line, outline } from './cloth/outline.ts'
import type { Fold } from './cloth/relief.ts'
import { band, ribFill } from './cloth/torso.ts'
import { button, cord, mark, seam, twin } from './cloth/trim.ts'
import { cutOf, type Fit, flap, ink, waistband } from './trousers-parts.ts'

const edges = (f: Fit): { readonly outer: readonly Knot[]; readonly inner: readonly Knot[] } => {
  const end = f.length - f.cuff
  const drop = f.crotch - f.top
  const span = end - f.crotch
  return {
    outer: [
      [600 + f.waist, f.top + 56, 1],
      [600 + f.waist + (f.hip - f.waist) * 0.66, f.top + drop * 0.38],
      [600 + f.hip, f.top + drop * 0.82],
      [600 + f.hip + (f.hemOut - f.hip) * 0.3 + 10, f.crotch + span * 0.36],
      [600 + f.hip + (f.hemOut - f.hip) * 0.72 + 4, f.crotch + span * 0.74],
      [600 + f.hemOut, end, 1],
    ],
    inner: [
      [600, f.crotch, 1],
      [612 + f.hemIn * 0.12, f.crotch + span * 0.12],
      [612 + f.hemIn * 0.4, f.crotch + span * 0.45],
      [606 + f.hemIn * 0.8, f.crotch + span * 0.78],
      [600 + f.hemIn, end + 4, 1],
    ],
  }
}

const leg = (garment: Garment, f: Fit, left: boolean, back: boolean): string => {
  const { outer, inner } = edges(f)
  const turn = (knots: readonly Knot[]): readonly Knot[] => (left ? [...flip(knots)].reverse() : knots)
  const end = f.length - f.cuff
  const middle = 600 + (f.hemOut + f.hemIn) / 2
  const shape = outline(turn([[600, f.top + 64, 1], ...outer, [middle, end + 12], ...[...inner].reverse()]))
  const hull = outline(
    turn([
      [470, f.top - 80],
      [600 + f.waist, f.top - 80, 1],
      ...outer.slice(0, -1),
      [600 + f.hemOut, end + 200],
      [600 + f.hemIn, end + 200, 1],
      ...[...inner].reverse().slice(1, -1),
      [590, f.crotch + 30],
      [470, f.crotch - 40],
    ]),
  )
  const legLine = (knots: readonly Knot[]) => line(knots.map(([x, y]): Knot => [x, y])).pts
  const stack: readonly Fold[] = [
    ...limbFolds(legLine(outer.slice(2)), legLine(inner), {
      seed: left ? 11 : 23,
      count: f.length < 1000 ? 7 : 14,
      height: garment.cut === 4 ? 8 : 13,
      from: 0.06,
    }),
    { path: [608, f.crotch - 10, 680, f.crotch - 30, 600 + f.hip, f.crotch - 110], width: 22, height: 14, lean: 0.6 },
    { path: [608, f.crotch + 6, 690, f.crotch + 20, 780, f.crotch + 110], width: 20, height: 13, lean: -0.4 },
    { path: [606, f.crotch - 46, 660, f.crotch - 90, 740, f.crotch - 190], width: 18, height: -11 },
    { path: [612, f.crotch + 50, 680, f.crotch + 110, 720, f.crotch + 260], width: 20, height: -10 },
    {
      path: [600 + f.hip - 10, f.crotch - 60, 760, f.crotch + 60, 720, f.crotch + 190],
      width: 24,
      height: 10,
      lean: 0.4,
    },
  ]
  const crease: readonly Fold[] =
    garment.cut === 0 || garment.cut === 4
      ? [
          {
            path: [600 + f.hip * 0.55, f.top + 190, middle - 12, f.crotch + 200, middle, end + 200],
            width: 15,
            height: 22,
            lean: 0.7,
          },
        ]
      : []
  const pleats: readonly Fold[] =
    garment.cut === 4 && !back
      ? [700, 740].map(
          (x, i): Fold => ({
            path: [x, f.top + 40, x + 10, f.top + 160, x + 20, f.top + 330],
            width: 12,
            height: i === 0 ? 20 : 15,
            lean: 0.8,
          }),
        )
      : []
  const folds = [...stack, ...crease, ...pleats]
  const hem: readonly Knot[] = turn([
    [600 + f.hemOut - 2, end - 34],
    [middle, end - 24],
    [600 + f.hemIn + 2, end - 30],
  ])
  const side = turn(outer.map(([x, y]): Knot => [x - 13, y]))
  const art = piece(garment, {
    shape,
    fill: garment.palette.base,
    share: 0.42,
    relief: {
      puff: [92, 66],
      hull,
      crumple: [13, 110, 170, left ? 5 : 12],
      folds: left ? mirrored(folds) : folds,
      tone: (x, y) =>
        0.05 -
        (left ? 0 : 0.03) -
        Math.max(0, (y - 800) / 4000) -
        (y > f.crotch ? 0.2 * Math.exp(-(((x - 600) / 40) ** 2)) : 0),
    },
    under: dye(garment, shape, {
      angle: left ? 3 : -3,
      sag: 8,
      from: [600, 760],
      block: left ? `M0 ${f.crotch + 250}H600V1500H0Z` : `M600 ${f.crotch + 250}H1200V1500H600Z`,
    }),
    over:
      seam(line(side).d, 0.5) +
      stitches(line(turn(outer.map(([x, y]): Knot => [x - 24, y]))).d, garment.palette.stitch, {
        width: 2.2,
        length: 7,
        gap: 4,
        strength: 0.7,
      }) +
      (f.cuff > 0 ? '' : twin(hem, garment.palette.stitch, 8)),
  })
  if (f.cuff === 0)
    return `<path d="${
      outline(
        turn([
          [600 + f.hemOut - 6, end - 2, 1],
          [middle, end - 10],
          [600 + f.hemIn + 6, end + 2, 1],
          [middle, end + 14],
        ]),
      ).d
    }" fill="${darken(garment.palette.base, 0.2)}"/>${art}`
  const cuffTop: readonly Knot[] = turn([
    [600 + f.hemOut, end - 6],
    [middle, end + 6],
    [600 + f.hemIn, end - 2],
  ])
  return (
    band(
      garment,
      cuffTop,
      cuffTop.map(([x, y], i): Knot => [x + (left ? -1 : 1) * (i === 0 ? -16 : i === 2 ? 14 : 0), y + f.cuff]),
      24,
      ribFill(garment),
    ) + art
  )
}

export const trousers = (garment: Garment, back: boolean): string => {
  const f = cutOf(garment.cut)
  const { palette, cut } = garment
  const stitch = palette.stitch
  const pocketRight = `M${600 + f.waist * 0.6} ${f.top + 68}Q${600 + f.waist * 0.78} ${f.top + 150} ${600 + f.hip * 0.9} ${f.top + 226}`
  const pocketLeft = `M${600 - f.waist * 0.6} ${f.top + 68}Q${600 - f.waist * 0.78} ${f.top + 150} ${600 - f.hip * 0.9} ${f.top + 226}`
  const fly = f.elastic
    ? ''
    : stitches(`M642 ${f.top + 70}L644 ${f.crotch - 150}Q640 ${f.crotch - 96} 604 ${f.crotch - 76}`, stitch)
  const backPocket = (x: number): string => {
    const y = f.top + 140
    const d = `M${x} ${y}H${x + 126}V${y + 118}L${x + 63} ${y + 150}L${x} ${y + 118}Z`
    return `<path d="${d}" fill="${ink}" fill-opacity=".14" transform="translate(4 6)"/><path d="${d}" fill="${palette.base}" fill-opacity=".55"/>${seam(d, 0.8)}${stitches(`M${x + 8} ${y + 22}H${x + 118}M${x + 9} ${y + 6}V${y + 113}L${x + 63} ${y + 140}L${x + 117} ${y + 113}V${y + 6}`, stitch)}`
  }
  const front =
    seam(pocketRight) + seam(pocketLeft) + stitches(pocketRight, stitch) + stitches(pocketLeft, stitch) + fly
  return (
    leg(garment, f, true, back) +
    leg(garment, f, false, back) +
    seam(`M600 ${f.top + 66}V${f.crotch}`, 1.1) +
    (back
      ? backPocket(600 - f.hip * 0.78) +
        backPocket(600 + f.hip * 0.78 - 126) +
        mark(600 + f.hip * 0.78 - 63, f.top + 230, 44, palette.accent)
      : front + mark(600 - f.hip * 0.5, f.top + 268, 46, palette.accent)) +
    waistband(garment, f, back) +
    (cut === 1
      ? flap(garment, 752, f.crotch + 150, 112, 190, 6) + flap(garment, 336, f.crotch + 156, 112, 190, -6)
      : '') +
    (!back && f.elastic
      ? cord(
          [
            [580, f.top + 44],
            [566, f.top + 110],
            [574, f.top + 190],
            [566, f.top + 236],
          ],
          palette.lace,
          9,
        ) +
        cord(
          [
            [622, f.top + 44],
            [634, f.top + 110],
            [626, f.top + 160],
            [636, f.top + 206],
          ],
          palette.lace,
          9,
        )
      : '') +
    (!back && !f.elastic ? button(600, f.top + 40, 13, mix(palette.trim, '#8c8a88', 0.45)) : '')
  )
}
