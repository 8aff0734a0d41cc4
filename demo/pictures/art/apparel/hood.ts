import { stitches } from '../kit/panel.ts'
import { dye } from './cloth/dye.ts'
import { type Garment, piece } from './cloth/garment.ts'
import { mirrored } from './cloth/limb.ts'
import { flip, halves, type Knot, knots, line } from './cloth/outline.ts'
import type { Fold } from './cloth/relief.ts'
import { label, seam } from './cloth/trim.ts'

/** The hood of a sweat, worn down. */

export const ink = '#0a0812'

const hoodFolds: readonly Fold[] = [
  { path: [752, 330, 742, 250, 690, 182], width: 20, height: 15, lean: 0.4 },
  { path: [742, 360, 706, 330, 690, 260], width: 15, height: -11 },
  { path: [716, 390, 680, 372, 668, 320], width: 13, height: 10 },
  { path: [680, 420, 654, 412, 636, 372], width: 12, height: -9 },
  { path: [640, 142, 690, 150, 728, 196], width: 16, height: -9 },
]

/**
 * The hood lies open around the neck: outer shell, a dark mouth with lining and label, then the crossing front edges.
 */
export const hoodFront = (garment: Garment): string => {
  const { palette } = garment
  const mouth: readonly Knot[] = knots('600 178, 652 184, 690 216, 696 272, 664 340, 628 392, 600 422!')
  const shell = halves(knots('600 116, 668 124, 728 166, 768 240, 776 316, 740 378, 676 430, 600 470'))
  const hem = (by: number): string =>
    line([
      ...flip(
        mouth.map(([x, y]): Knot => [600 + (x - 600) * (1 + by / 95), y + (y > 380 ? by * 0.9 : y < 240 ? -by : 0)]),
      ),
      ...mouth
        .slice(1)
        .map(([x, y]): Knot => [600 + (x - 600) * (1 + by / 95), y + (y > 380 ? by * 0.9 : y < 240 ? -by : 0)]),
    ]).d
  return (
    piece(garment, {
      shape: shell,
      fill: garment.pattern === 'colour-block' ? palette.panel : palette.base,
      share: 0.2,
      relief: {
        puff: [52, 48],
        crumple: [11, 70, 90, 6],
        folds: [...hoodFolds, ...mirrored(hoodFolds)],
        tone: (x, y) => (y > 380 ? (y - 380) / -420 : 0) - Math.max(0, (x - 640) / 1300),
      },
      under: garment.pattern === 'colour-block' ? '' : dye(garment, shell, { sag: -10 }),
      over: stitches(hem(24), palette.stitch, { width: 2.4, length: 7, gap: 4 }),
    }) +
    piece(garment, {
      shape: halves(mouth),
      fill: palette.lining,
      share: 0.09,
      material: 'jersey',
      relief: {
        puff: [26, -20],
        crumple: [5, 60, 90, 9],
        folds: [
          { path: [560, 200, 540, 280, 566, 360], width: 16, height: 7 },
          { path: [650, 200, 664, 270, 630, 350], width: 15, height: -8 },
        ],
        tone: (x, y) => -0.28 - Math.max(0, (y - 210) / 330) - Math.max(0, (640 - x) / 900),
      },
      over: `<path d="M600 178V330" stroke="${ink}" stroke-opacity=".3" stroke-width="4"/><path d="M512 300Q600 352 690 300" fill="none" stroke="${palette.trim}" stroke-opacity=".75" stroke-width="15"/><path d="M512 310Q600 362 690 310" fill="none" stroke="${ink}" stroke-opacity=".3" stroke-width="4"/>${label(garment, 600, 330, 58, 36)}`,
    }) +
    `<path d="${halves(mouth).d}" fill="none" stroke="${ink}" stroke-opacity=".35" stroke-width="3"/>` +
    `<path d="M600 422Q606 446 598 470" fill="none" stroke="${ink}" stroke-opacity=".45" stroke-width="3.5"/>`
  )
}

export const hoodBack = (garment: Garment): string => {
  const shell = halves(knots('600 128, 672 136, 736 178, 768 252, 760 340, 724 442, 664 530, 600 560'))
  const folds: readonly Fold[] = [
    { path: [758, 270, 700, 300, 610, 290], width: 22, height: 15, lean: 0.5 },
    { path: [748, 350, 700, 380, 620, 372], width: 17, height: -11 },
    { path: [726, 430, 690, 400, 640, 320], width: 18, height: 11 },
    { path: [660, 520, 660, 440, 636, 400], width: 16, height: 9 },
  ]
  return piece(garment, {
    shape: shell,
    fill: garment.pattern === 'colour-block' ? garment.palette.panel : garment.palette.base,
    share: 0.22,
    relief: {
      puff: [64, 58],
      crumple: [12, 90, 100, 14],
      folds: [...folds, ...mirrored(folds).map((f) => ({ ...f, height: f.height * 0.8 }))],
    },
    under: garment.pattern === 'colour-block' ? '' : dye(garment, shell, { sag: -10 }),
    over:
      seam('M600 128V560') +
      stitches('M588 132V556', garment.palette.stitch, { width: 2.2 }) +
      stitches('M612 132V556', garment.palette.stitch, { width: 2.2 }),
  })
}
