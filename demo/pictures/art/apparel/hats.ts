import { darken } from '../kit/colour.ts'
import { stitches } from '../kit/panel.ts'
import { dye } from './cloth/dye.ts'
import { type Garment, piece } from './cloth/garment.ts'
import { halves, type Knot, knots, line, outline } from './cloth/outline.ts'
import { label, mark, ribs, seam } from './cloth/trim.ts'

/** Hats without a brim in front. */

export const ink = '#0a0812'

export const beanie = (garment: Garment, back: boolean): string => {
  const { palette } = garment
  const top = halves(knots('600 356, 690 364, 786 420, 846 540, 868 700, 866 830!, 600 850'))
  const cuffTop: readonly Knot[] = knots('322 738, 450 766, 600 774, 750 766, 878 738')
  const cuffLow: readonly Knot[] = knots('330 948, 450 978, 600 988, 750 978, 870 948')
  const cuff = outline(
    knots(
      '322 742!, 450 766, 600 774, 750 766, 878 742!, 890 850, 870 948!, 750 978, 600 988, 450 978, 330 948!, 310 850',
    ),
  )
  const crownRibs = ribs(
    line(knots('560 372, 600 362, 640 372')).pts,
    line(cuffTop.map(([x, y]): Knot => [x, y + 30])).pts,
    46,
    1.8,
  )
  const gather = [500, 556, 606, 660, 712].map((x, i) => ({
    path: [x * 0.3 + 420, 372, x * 0.7 + 180, 440, x + (x - 600) * 0.6, 620] as const,
    width: 20,
    height: i % 2 ? 15 : -12,
  }))
  return (
    piece(garment, {
      shape: top,
      fill: palette.base,
      share: 0.5,
      material: 'knit',
      relief: {
        puff: [190, 130],
        hull: halves(knots('600 350, 694 358, 792 414, 850 540, 870 700, 870 1000!')),
        crumple: [10, 70, 160, 3],
        folds: gather,
        tone: (_, y) => -Math.max(0, (y - 640) / 420),
      },
      under: dye(garment, top, { sag: -12 }),
      over: crownRibs,
    }) +
    `<path d="${cuff.d}" fill="${ink}" fill-opacity=".3" transform="translate(3 -9)"/>` +
    piece(garment, {
      shape: cuff,
      fill: garment.pattern === 'solid' ? palette.base : palette.panel,
      share: 0.4,
      material: 'knit',
      relief: { puff: [80, 62], crumple: [7, 60, 90, 7] },
      over: ribs(line(cuffTop).pts, line(cuffLow).pts, 58, 1.9),
    }) +
    (back ? '' : `<g transform="translate(0 590)">${label(garment, 600, 240, 128, 66)}</g>`)
  )
}

export const bucket = (garment: Garment, back: boolean): string => {
  const { palette } = garment
  const top = halves(knots('600 390, 720 396, 784 430, 806 560, 838 716!, 600 744'))
  const skirt = halves(knots('600 720, 730 712, 836 690!, 900 800, 990 930!, 880 986, 740 1012, 600 1018'))
  const rows = Array.from(
    { length: 7 },
    (_, i) => `M${338 - i * 15} ${748 + i * 32}Q600 ${802 + i * 36} ${862 + i * 15} ${748 + i * 32}`,
  ).join('')
  const folds = [
    { path: [380, 760, 340, 840, 300, 950], width: 34, height: 15 },
    { path: [520, 780, 500, 880, 510, 1010], width: 40, height: -14 },
    { path: [690, 780, 720, 880, 730, 1010], width: 40, height: 15 },
    { path: [820, 760, 880, 860, 900, 970], width: 32, height: -13 },
  ] as const
  return (
    `<path d="M226 936Q600 1090 974 936Q900 900 600 900Q300 900 226 936Z" fill="${darken(palette.lining, 0.35)}"/>` +
    piece(garment, {
      shape: skirt,
      fill: garment.pattern === 'colour-block' ? palette.panel : palette.base,
      share: 0.42,
      relief: {
        puff: [60, 40],
        crumple: [9, 120, 100, 6],
        folds,
        tone: (_, y) => (y < 800 ? -0.3 * Math.exp(-((y - 700) ** 2) / 3600) : 0),
      },
      under: dye(garment, skirt, { sag: 40 }),
      over: stitches(rows, palette.stitch, { width: 2, length: 7, gap: 4, strength: 0.8 }),
    }) +
    piece(garment, {
      shape: top,
      fill: palette.base,
      share: 0.4,
      relief: {
        puff: [120, 84],
        hull: halves(knots('600 384, 722 390, 790 426, 812 560, 850 900!')),
        crumple: [11, 130, 120, 12],
        tone: (_, y) => -Math.max(0, (y - 640) / 500),
      },
      under: dye(garment, top, { sag: 10 }),
      over:
        seam('M404 452Q600 500 796 452') +
        stitches('M402 466Q600 514 798 466', palette.stitch) +
        stitches('M360 716Q600 756 840 716', palette.stitch) +
        seam('M452 478L414 730', 0.8) +
        seam('M748 478L786 730', 0.8),
    }) +
    mark(600, 620, back ? 60 : 110, palette.accent) +
    [430, 770].map((x) => `<circle cx="${x}" cy="640" r="10" fill="${ink}" fill-opacity=".6"/>`).join('')
  )
}
