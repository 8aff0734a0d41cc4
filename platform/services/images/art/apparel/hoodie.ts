import { darken, mix, stitches } from '../kit/index.ts'
import { dye } from './cloth/dye.ts'
import { mirrored } from './cloth/limb.ts'
import { type Loom, piece } from './cloth/loom.ts'
import { flip, halves, type Knot, line, outline } from './cloth/outline.ts'
import type { Fold } from './cloth/relief.ts'
import { ribFill, type Torso, torso } from './cloth/torso.ts'
import { cord, label, mark, ribs, seam, twin, zip } from './cloth/trim.ts'

const ink = '#0a0812'

/** Cuts: 0 pullover, 1 zip, 2 crew-neck sweat, 3 half-zip with stand collar, 4 oversized pullover with a big mark. */
const cutOf = (cut: number, back: boolean): Torso => {
  const big = cut === 4 ? 22 : 0
  const crew = cut === 2
  return {
    neck: back
      ? [
          [600, 292],
          [660, 280],
          [716, 250, 1],
        ]
      : crew
        ? [
            [600, 380],
            [664, 350],
            [700, 296],
            [714, 242, 1],
          ]
        : [
            [600, 420],
            [670, 366],
            [716, 262, 1],
          ],
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

const hoodFolds: readonly Fold[] = [
  { path: [752, 330, 742, 250, 690, 182], width: 20, height: 15, lean: 0.4 },
  { path: [742, 360, 706, 330, 690, 260], width: 15, height: -11 },
  { path: [716, 390, 680, 372, 668, 320], width: 13, height: 10 },
  { path: [680, 420, 654, 412, 636, 372], width: 12, height: -9 },
  { path: [640, 142, 690, 150, 728, 196], width: 16, height: -9 },
]

/** The hood lies open around the neck: outer shell, a dark mouth with lining and label, then the crossing front edges. */
const hoodFront = (loom: Loom): string => {
  const { palette } = loom
  const mouth: readonly Knot[] = [
    [600, 178],
    [652, 184],
    [690, 216],
    [696, 272],
    [664, 340],
    [628, 392],
    [600, 422, 1],
  ]
  const shell = halves([
    [600, 116],
    [668, 124],
    [728, 166],
    [768, 240],
    [776, 316],
    [740, 378],
    [676, 430],
    [600, 470],
  ])
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
    piece(loom, {
      shape: shell,
      fill: loom.pattern === 'colour-block' ? palette.panel : palette.base,
      share: 0.2,
      relief: {
        puff: [52, 48],
        crumple: [11, 70, 90, 6],
        folds: [...hoodFolds, ...mirrored(hoodFolds)],
        tone: (x, y) => (y > 380 ? (y - 380) / -420 : 0) - Math.max(0, (x - 640) / 1300),
      },
      under: loom.pattern === 'colour-block' ? '' : dye(loom, shell, { sag: -10 }),
      over: stitches(hem(24), palette.stitch, { width: 2.4, length: 7, gap: 4 }),
    }) +
    piece(loom, {
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
      over: `<path d="M600 178V330" stroke="${ink}" stroke-opacity=".3" stroke-width="4"/><path d="M512 300Q600 352 690 300" fill="none" stroke="${palette.trim}" stroke-opacity=".75" stroke-width="15"/><path d="M512 310Q600 362 690 310" fill="none" stroke="${ink}" stroke-opacity=".3" stroke-width="4"/>${label(loom, 600, 330, 58, 36)}`,
    }) +
    `<path d="${halves(mouth).d}" fill="none" stroke="${ink}" stroke-opacity=".35" stroke-width="3"/>` +
    `<path d="M600 422Q606 446 598 470" fill="none" stroke="${ink}" stroke-opacity=".45" stroke-width="3.5"/>`
  )
}

const hoodBack = (loom: Loom): string => {
  const shell = halves([
    [600, 128],
    [672, 136],
    [736, 178],
    [768, 252],
    [760, 340],
    [724, 442],
    [664, 530],
    [600, 560],
  ])
  const folds: readonly Fold[] = [
    { path: [758, 270, 700, 300, 610, 290], width: 22, height: 15, lean: 0.5 },
    { path: [748, 350, 700, 380, 620, 372], width: 17, height: -11 },
    { path: [726, 430, 690, 400, 640, 320], width: 18, height: 11 },
    { path: [660, 520, 660, 440, 636, 400], width: 16, height: 9 },
  ]
  return piece(loom, {
    shape: shell,
    fill: loom.pattern === 'colour-block' ? loom.palette.panel : loom.palette.base,
    share: 0.22,
    relief: {
      puff: [64, 58],
      crumple: [12, 90, 100, 14],
      folds: [...folds, ...mirrored(folds).map((f) => ({ ...f, height: f.height * 0.8 }))],
    },
    under: loom.pattern === 'colour-block' ? '' : dye(loom, shell, { sag: -10 }),
    over:
      seam('M600 128V560') +
      stitches('M588 132V556', loom.palette.stitch, { width: 2.2 }) +
      stitches('M612 132V556', loom.palette.stitch, { width: 2.2 }),
  })
}

const kangaroo = (loom: Loom): string => {
  const shape = outline([
    [470, 850, 1],
    [600, 846],
    [730, 850, 1],
    [806, 996],
    [818, 1132, 1],
    [600, 1144],
    [382, 1132, 1],
    [394, 996],
  ])
  const cloth = loom.palette
  const hand = 'M724 850Q790 930 812 1126'
  const other = 'M476 850Q410 930 388 1126'
  return (
    `<path d="${shape.d}" fill="${ink}" fill-opacity=".2" transform="translate(4 -5)"/>` +
    piece(loom, {
      shape,
      fill: loom.pattern === 'colour-block' ? mix(cloth.base, cloth.panel, 0.5) : cloth.base,
      share: 0.15,
      relief: {
        puff: [24, 15],
        hull: outline([
          [470, 850, 1],
          [730, 850, 1],
          [806, 996],
          [818, 1240, 1],
          [382, 1240, 1],
          [394, 996],
        ]),
        crumple: [11, 110, 90, 17],
        folds: [
          { path: [450, 890, 500, 1000, 480, 1130], width: 20, height: 13, lean: 0.4 },
          { path: [752, 892, 700, 990, 730, 1130], width: 20, height: 13, lean: -0.4 },
          { path: [540, 1140, 590, 1060, 560, 940], width: 22, height: -10 },
          { path: [650, 1140, 640, 1060, 670, 960], width: 18, height: 9 },
        ],
      },
      under: loom.pattern === 'colour-block' ? '' : dye(loom, shape, { from: [600, 760], sag: 14 }),
      over:
        stitches('M712 853Q772 934 794 1130', cloth.stitch) +
        stitches('M488 853Q428 934 406 1130', cloth.stitch) +
        twin(
          [
            [474, 858],
            [600, 854],
            [726, 858],
          ],
          cloth.stitch,
        ),
    }) +
    seam(hand, 1.2) +
    seam(other, 1.2)
  )
}

const crewCollar = (loom: Loom, back: boolean): string => {
  const outer: readonly Knot[] = back
    ? [
        [600, 292],
        [660, 280],
        [716, 250, 1],
      ]
    : [
        [600, 380],
        [664, 350],
        [700, 296],
        [714, 242, 1],
      ]
  const inner: readonly Knot[] = back
    ? [
        [600, 246],
        [650, 240],
        [692, 220, 1],
      ]
    : [
        [600, 334],
        [642, 314],
        [670, 274],
        [678, 226, 1],
      ]
  const join = (half: readonly Knot[]): readonly Knot[] => [...flip(half), ...half.slice(1)]
  const inside = back
    ? ''
    : piece(loom, {
        shape: outline([
          [518, 222, 1],
          [600, 244],
          [682, 222, 1],
          [690, 300],
          [600, 420],
          [510, 300],
        ]),
        fill: loom.palette.lining,
        share: 0.05,
        relief: { puff: [1, 0], tone: (_, y) => -0.4 - Math.max(0, (y - 250) / 260) },
        over: `<path d="M512 242Q600 276 688 242" fill="none" stroke="${loom.palette.trim}" stroke-opacity=".8" stroke-width="15"/>${label(loom, 600, 264, 60, 38)}`,
      })
  return (
    inside +
    piece(loom, {
      shape: outline([...join(outer), ...[...join(inner)].reverse()]),
      fill: ribFill(loom),
      share: 0.08,
      relief: { puff: [22, 16] },
      over: ribs(line(join(outer)).pts, line(join(inner)).pts, 84),
    })
  )
}

const standCollar = (loom: Loom, back: boolean): string => {
  const shape = back
    ? halves([
        [600, 186],
        [660, 190],
        [706, 204, 1],
        [722, 262, 1],
        [660, 290],
        [600, 298],
      ])
    : halves([
        [600, 250],
        [640, 216],
        [694, 190, 1],
        [730, 262, 1],
        [676, 372],
        [600, 428],
      ])
  const back0 = back
    ? ''
    : piece(loom, {
        shape: halves([
          [600, 182],
          [650, 182],
          [694, 190, 1],
          [680, 300],
          [600, 400],
        ]),
        fill: loom.palette.lining,
        share: 0.05,
        relief: { puff: [1, 0], tone: (_, y) => -0.3 - Math.max(0, (y - 200) / 200) },
        over: label(loom, 600, 222, 60, 36),
      })
  return (
    back0 +
    piece(loom, {
      shape,
      fill: ribFill(loom),
      share: 0.1,
      relief: { puff: [26, 20], crumple: [6, 60, 50, 4] },
      over: back ? '' : stitches('M706 208Q650 232 616 262', loom.palette.stitch),
    })
  )
}

export const hoodie = (loom: Loom, back: boolean): string => {
  const { palette, cut } = loom
  const cutting = cutOf(cut, back)
  const lace = palette.lace
  const metal = mix(palette.trim, '#8c8c90', 0.55)
  const hooded = cut !== 2 && cut !== 3
  const head = hooded
    ? back
      ? hoodBack(loom)
      : hoodFront(loom)
    : cut === 2
      ? crewCollar(loom, back)
      : standCollar(loom, back)
  const gusset = !back && cut === 2 ? stitches('M572 386L600 446L628 386', palette.stitch, { width: 2.6 }) : ''
  const art = back
    ? hooded
      ? mark(600, 690, 150, palette.accent)
      : mark(600, 380, 90, palette.accent)
    : cut === 4
      ? mark(600, 640, 300, palette.accent)
      : mark(724, 520, 70, palette.accent)
  const cords =
    cord(
      [
        [560, 436],
        [548, 520],
        [556, 610],
        [546, 668],
      ],
      lace,
    ) +
    cord(
      [
        [640, 436],
        [650, 510],
        [642, 580],
        [654, 626],
      ],
      lace,
    )
  const eyelets = [560, 640]
    .map((x) => `<circle cx="${x}" cy="432" r="11" fill="${metal}"/><circle cx="${x}" cy="433" r="6" fill="${ink}"/>`)
    .join('')
  const behind = !back && cut === 2 ? '' : ''
  return (
    behind +
    torso(loom, { ...cutting, over: gusset + art }) +
    (!back && cut !== 2 && cut !== 3 ? kangaroo(loom) : '') +
    (!back && cut === 1 ? zip(600, 440, 1232, darken(palette.base, 0.08), metal, 500) : '') +
    (!back && cut === 3 ? zip(600, 330, 640, darken(palette.base, 0.08), metal, 420) : '') +
    head +
    (!back && hooded ? eyelets + cords : '')
  )
}
