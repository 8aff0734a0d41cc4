import { darken, mix } from '../kit/colour.ts'
import { stitches } from '../kit/panel.ts'
import { dye } from './cloth/dye.ts'
import { type Garment, piece } from './cloth/garment.ts'
import { flip, halves, type Knot, knots, line, outline } from './cloth/outline.ts'
import { ribFill, torso } from './cloth/torso.ts'
import type { Torso } from './cloth/torso-cut.ts'
import { cord, label, mark, ribs, seam, twin, zip } from './cloth/trim.ts'
import { hoodBack, hoodFront, ink } from './hood.ts'

/** Cuts: 0 pullover, 1 zip, 2 crew-neck sweat, 3 half-zip with stand collar, 4 oversized pullover with a big mark. */
const cutOf = (cut: number, back: boolean): Torso => {
  const big = cut === 4 ? 22 : 0
  const crew = cut === 2
  return {
    neck: back
      ? knots('600 292, 660 280, 716 250!')
      : crew
        ? knots('600 380, 664 350, 700 296, 714 242!')
        : knots('600 420, 670 366, 716 262!'),
    shoulder: 296 + big * 1.6,
    slope: 74 + big * 0.5,
    chest: 298 + big,
    waist: 306 + big,
    hem: 298 + big,
    underarm: 530 + big,
    length: 1240 - big * 0.6,
    sleeve: 'long',
    rib: 78,
    body: 1.65,
    back,
  }
}

const kangaroo = (garment: Garment): string => {
  const shape = outline(knots('470 850!, 600 846, 730 850!, 806 996, 818 1132!, 600 1144, 382 1132!, 394 996'))
  const cloth = garment.palette
  const hand = 'M724 850Q790 930 812 1126'
  const other = 'M476 850Q410 930 388 1126'
  return (
    `<path d="${shape.d}" fill="${ink}" fill-opacity=".2" transform="translate(4 -5)"/>` +
    piece(garment, {
      shape,
      fill: garment.pattern === 'colour-block' ? mix(cloth.base, cloth.panel, 0.5) : cloth.base,
      share: 0.15,
      relief: {
        puff: [24, 15],
        hull: outline(knots('470 850!, 730 850!, 806 996, 818 1240!, 382 1240!, 394 996')),
        crumple: [11, 110, 90, 17],
        folds: [
          { path: [450, 890, 500, 1000, 480, 1130], width: 20, height: 13, lean: 0.4 },
          { path: [752, 892, 700, 990, 730, 1130], width: 20, height: 13, lean: -0.4 },
          { path: [540, 1140, 590, 1060, 560, 940], width: 22, height: -10 },
          { path: [650, 1140, 640, 1060, 670, 960], width: 18, height: 9 },
        ],
      },
      under: garment.pattern === 'colour-block' ? '' : dye(garment, shape, { from: [600, 760], sag: 14 }),
      over:
        stitches('M712 853Q772 934 794 1130', cloth.stitch) +
        stitches('M488 853Q428 934 406 1130', cloth.stitch) +
        twin(knots('474 858, 600 854, 726 858'), cloth.stitch),
    }) +
    seam(hand, 1.2) +
    seam(other, 1.2)
  )
}

const crewCollar = (garment: Garment, back: boolean): string => {
  const outer: readonly Knot[] = back
    ? knots('600 292, 660 280, 716 250!')
    : knots('600 380, 664 350, 700 296, 714 242!')
  const inner: readonly Knot[] = back
    ? knots('600 246, 650 240, 692 220!')
    : knots('600 334, 642 314, 670 274, 678 226!')
  const join = (half: readonly Knot[]): readonly Knot[] => [...flip(half), ...half.slice(1)]
  const inside = back
    ? ''
    : piece(garment, {
        shape: outline(knots('518 222!, 600 244, 682 222!, 690 300, 600 420, 510 300')),
        fill: garment.palette.lining,
        share: 0.05,
        relief: { puff: [1, 0], tone: (_, y) => -0.4 - Math.max(0, (y - 250) / 260) },
        over: `<path d="M512 242Q600 276 688 242" fill="none" stroke="${garment.palette.trim}" stroke-opacity=".8" stroke-width="15"/>${label(garment, 600, 264, 60, 38)}`,
      })
  return (
    inside +
    piece(garment, {
      shape: outline([...join(outer), ...[...join(inner)].reverse()]),
      fill: ribFill(garment),
      share: 0.08,
      relief: { puff: [22, 16] },
      over: ribs(line(join(outer)).pts, line(join(inner)).pts, 84),
    })
  )
}

const standCollar = (garment: Garment, back: boolean): string => {
  const shape = back
    ? halves(knots('600 186, 660 190, 706 204!, 722 262!, 660 290, 600 298'))
    : halves(knots('600 250, 640 216, 694 190!, 730 262!, 676 372, 600 428'))
  const back0 = back
    ? ''
    : piece(garment, {
        shape: halves(knots('600 182, 650 182, 694 190!, 680 300, 600 400')),
        fill: garment.palette.lining,
        share: 0.05,
        relief: { puff: [1, 0], tone: (_, y) => -0.3 - Math.max(0, (y - 200) / 200) },
        over: label(garment, 600, 222, 60, 36),
      })
  return (
    back0 +
    piece(garment, {
      shape,
      fill: ribFill(garment),
      share: 0.1,
      relief: { puff: [26, 20], crumple: [6, 60, 50, 4] },
      over: back ? '' : stitches('M706 208Q650 232 616 262', garment.palette.stitch),
    })
  )
}

export const hoodie = (garment: Garment, back: boolean): string => {
  const { palette, cut } = garment
  const cutting = cutOf(cut, back)
  const lace = palette.lace
  const metal = mix(palette.trim, '#8c8c90', 0.55)
  const hooded = cut !== 2 && cut !== 3
  const head = hooded
    ? back
      ? hoodBack(garment)
      : hoodFront(garment)
    : cut === 2
      ? crewCollar(garment, back)
      : standCollar(garment, back)
  const gusset = !back && cut === 2 ? stitches('M572 386L600 446L628 386', palette.stitch, { width: 2.6 }) : ''
  const art = back
    ? hooded
      ? mark(600, 690, 150, palette.accent)
      : mark(600, 380, 90, palette.accent)
    : cut === 4
      ? mark(600, 640, 300, palette.accent)
      : mark(724, 520, 70, palette.accent)
  const cords =
    cord(knots('560 436, 548 520, 556 610, 546 668'), lace) + cord(knots('640 436, 650 510, 642 580, 654 626'), lace)
  const eyelets = [560, 640]
    .map((x) => `<circle cx="${x}" cy="432" r="11" fill="${metal}"/><circle cx="${x}" cy="433" r="6" fill="${ink}"/>`)
    .join('')
  const behind = !back && cut === 2 ? '' : ''
  return (
    behind +
    torso(garment, { ...cutting, over: gusset + art }) +
    (!back && cut !== 2 && cut !== 3 ? kangaroo(garment) : '') +
    (!back && cut === 1 ? zip(600, 440, 1232, darken(palette.base, 0.08), metal, 500) : '') +
    (!back && cut === 3 ? zip(600, 330, 640, darken(palette.base, 0.08), metal, 420) : '') +
    head +
    (!back && hooded ? eyelets + cords : '')
  )
}
