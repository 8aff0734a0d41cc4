import { mix, shadeOf } from '../kit/colour.ts'
import { stitches } from '../kit/panel.ts'
import { dye } from './cloth/dye.ts'
import { type Garment, piece } from './cloth/garment.ts'
import { type Knot, knots, line, moved, outline } from './cloth/outline.ts'
import type { Fold } from './cloth/relief.ts'
import { wallShadow } from './cloth/shadow.ts'
import { mark, ribs, seam } from './cloth/trim.ts'

/** Cuts: 0 crew with two rings, 1 quarter, 2 knee-high with a broad band, 3 chunky rib, 4 crew with arch grip. */
const tops = [330, 560, 170, 380, 330] as const

const sock = (garment: Garment, front: boolean): string => {
  const { palette, cut } = garment
  const top = tops[cut] ?? 330
  const cuffH = cut === 1 ? 74 : cut === 3 ? 150 : 104
  const wide = cut === 2 ? 14 : 0
  // Toe to the lower left; the leg rises on the right.
  const heel: readonly Knot[] = knots('792 830, 812 900, 806 976, 760 1026, 690 1030')
  const shape = outline([
    [560 - wide, top, 1],
    [672, top - 12],
    [786 + wide, top, 1],
    [790 + wide * 0.6, (top + 800) / 2],
    ...heel,
    [610, 1056],
    [520, 1110],
    [430, 1168],
    [340, 1206],
    [262, 1192],
    [232, 1128],
    [262, 1056],
    [350, 984],
    [460, 900],
    [538, 820],
    [564, 730],
    [560 - wide * 0.5, (top + 720) / 2],
  ])
  const cuffShape = outline([
    [556 - wide, top - 2, 1],
    [672, top - 14],
    [790 + wide, top - 2, 1],
    [790 + wide, top + cuffH, 1],
    [674, top + cuffH + 12],
    [556 - wide, top + cuffH, 1],
  ])
  const heelPatch = outline(knots('826 830!, 760 866, 704 918, 664 1044!, 760 1090, 860 1010'))
  const toe = outline(knots('396 940!, 420 1030, 470 1160!, 330 1260, 180 1240, 170 1060'))
  const patch =
    garment.pattern === 'solid' || garment.pattern === 'colour-block' || garment.pattern === 'fade'
      ? palette.panel
      : palette.accent
  const ring = (y: number, h: number, colour: string): string =>
    `<path d="M540 ${y}Q672 ${y + 22} 806 ${y}V${y + h}Q672 ${y + h + 22} 540 ${y + h}Z" fill="${colour}"/>`
  const rings =
    cut === 0 || cut === 4
      ? ring(top + cuffH + 40, 30, palette.accent) + ring(top + cuffH + 92, 30, palette.accent)
      : cut === 2
        ? ring(top + cuffH + 60, 90, palette.accent) + ring(top + cuffH + 166, 18, palette.panel)
        : ''
  const folds: readonly Fold[] = [
    { path: [560, 790, 640, 800, 720, 870], width: 20, height: 11, lean: 0.5 },
    { path: [548, 830, 620, 860, 690, 930], width: 18, height: -11 },
    { path: [520, 866, 590, 910, 650, 990], width: 19, height: 11 },
    { path: [560, 720, 640, 740, 770, 730], width: 17, height: 7, lean: 0.5 },
    { path: [788, 640, 720, 670, 610, 660], width: 17, height: -7 },
    { path: [480, 930, 540, 990, 560, 1060], width: 16, height: 6 },
    { path: [420, 980, 470, 1040, 480, 1110], width: 15, height: -5 },
  ]
  const leg = ribs(
    line([
      [562, top + cuffH],
      [672, top + cuffH + 12],
      [786, top + cuffH],
    ]).pts,
    line(knots('566 740, 672 800, 790 812')).pts,
    cut === 3 ? 18 : 30,
    cut === 3 ? 2.4 : 1,
  )
  const instep = ribs(
    line(knots('566 744, 540 822, 460 902, 352 986')).pts,
    line(knots('680 840, 640 900, 560 980, 440 1060')).pts,
    cut === 3 ? 18 : 0,
    cut === 3 ? 2.4 : 0.01,
  )
  const arch =
    cut === 4
      ? ribs(line(knots('500 900, 560 850, 610 820')).pts, line(knots('560 1090, 640 1050, 700 1030')).pts, 12, 2)
      : ''
  const seamToe = line(knots('396 946, 420 1030, 468 1150'))
  return (
    `<path d="M${560 - wide} ${top}Q672 ${top - 34} ${786 + wide} ${top}Q672 ${top + 26} ${560 - wide} ${top}Z" fill="${mix(palette.lining, '#0a0812', 0.42)}"/>` +
    piece(garment, {
      shape,
      fill: palette.base,
      share: 0.4,
      material: cut === 3 ? 'knit' : garment.material,
      relief: {
        puff: [96, 80],
        crumple: [8, 90, 110, front ? 5 : 9],
        folds,
        tone: (x, y) => (x > 560 && y < 720 ? 0.03 : 0),
      },
      under:
        dye(garment, shape, { sag: 11, from: [672, 700], scale: 0.8 }) +
        rings +
        `<path d="${heelPatch.d}" fill="${patch}"/><path d="${toe.d}" fill="${patch}"/>`,
      over:
        leg +
        (cut === 3 ? instep : '') +
        arch +
        seam(seamToe.d, 0.7) +
        stitches(line(knots('812 836, 760 866, 704 918, 668 1040')).d, palette.stitch, {
          width: 2,
          length: 4,
          gap: 4,
          strength: 0.7,
        }),
    }) +
    piece(garment, {
      shape: cuffShape,
      fill: garment.pattern === 'colour-block' ? palette.panel : palette.base,
      share: 0.08,
      material: cut === 3 ? 'knit' : garment.material,
      relief: {
        puff: [70, 46],
        hull: outline([
          [556 - wide, top - 90, 1],
          [790 + wide, top - 90, 1],
          [790 + wide, top + cuffH + 120, 1],
          [556 - wide, top + cuffH + 120, 1],
        ]),
        tone: (_, y) => (y < top + 16 ? 0.08 : 0),
      },
      over:
        ribs(
          line([
            [558 - wide, top - 2],
            [672, top - 12],
            [788 + wide, top - 2],
          ]).pts,
          line([
            [558 - wide, top + cuffH],
            [672, top + cuffH + 12],
            [788 + wide, top + cuffH],
          ]).pts,
          cut === 3 ? 20 : 34,
          cut === 3 ? 2.2 : 1.2,
        ) + seam(`M540 ${top + cuffH - 3}Q672 ${top + cuffH + 18} 806 ${top + cuffH - 3}`, 0.5),
    }) +
    (front
      ? mark(
          662,
          cut === 1 ? 700 : top + cuffH + (cut === 0 || cut === 4 ? 190 : cut === 2 ? 250 : 90),
          62,
          palette.accent,
        )
      : '')
  )
}

const turned = (degrees: number, dx: number, dy: number) => {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return (x: number, y: number): readonly [number, number] => [
    600 + (x - 600) * c - (y - 700) * s + dx,
    700 + (x - 600) * s + (y - 700) * c + dy,
  ]
}

/** The second sock lies behind, turned a little, so that the pair reads as two. */
export const socks = (garment: Garment, back: boolean): string => {
  const place = (art: string, from: number, degrees: number, dx: number, dy: number): string => {
    const put = turned(degrees, dx, dy)
    for (let i = from; i < garment.shapes.length; i++) {
      const shape = garment.shapes[i]
      if (shape)
        garment.shapes[i] = moved(shape, (x, y) => {
          const [px, py] = put(x, y)
          return [back ? 1200 - px : px, py]
        })
    }
    return `<g transform="translate(${dx} ${dy}) rotate(${degrees} 600 700)">${art}</g>`
  }
  const behind = place(sock(garment, false), 0, 7, 158, -34)
  const from = garment.shapes.length
  const front = place(sock(garment, true), from, -3, -60, 24)
  const over = wallShadow(garment.shapes.slice(from), shadeOf(garment.palette.base), {
    dx: 16,
    dy: 20,
    soft: 32,
    strength: 0.62,
    steps: 8,
  })
  const flipped = (art: string): string => (back ? `<g transform="translate(1200 0) scale(-1 1)">${art}</g>` : art)
  const clipped = garment.defs.add(
    'behind',
    (id) =>
      `<clipPath id="${id}">${garment.shapes
        .slice(0, from)
        .map((shape) => `<path d="M${shape.pts.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}Z"/>`)
        .join('')}</clipPath>`,
  )
  return `${flipped(behind)}<g clip-path="${clipped}">${over}</g>${flipped(front)}`
}
