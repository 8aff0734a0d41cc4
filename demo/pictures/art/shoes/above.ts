import type { PictureSpec } from '../contract.ts'
import { darken, lighten } from '../kit/colour.ts'
import type { Defs } from '../kit/defs.ts'
import { formLight } from '../kit/light.ts'
import { dim, panel, seamStitches } from '../kit/panel.ts'
import { type Point, smooth } from '../kit/path.ts'
import { clothPaint } from '../kit/pattern.ts'
import { eyelet, ribbon } from '../kit/ribbon.ts'
import { pool } from '../kit/shadow.ts'
import type { Design } from './design.ts'

/**
 * A shoe from above, toe up, in a box of 380 x 980 with its middle at 0, heel at y 0 and toe at y -980; the inner
 * side is on the right.
 */
function shoe(defs: Defs, name: string, design: Design, { palette, material, pattern }: PictureSpec): string {
  const outline = smooth(
    [
      [-96, -4],
      [-138, -90],
      [-142, -250],
      [-156, -470],
      [-186, -660],
      [-176, -830],
      [-106, -950],
      [4, -982],
      [104, -944],
      [150, -820],
      [148, -650],
      [126, -470],
      [128, -250],
      [120, -90],
      [78, -4],
      [-8, 12],
    ],
    true,
  )
  const rim = smooth(
    [
      [-106, 4],
      [-150, -90],
      [-154, -250],
      [-168, -470],
      [-199, -664],
      [-188, -838],
      [-112, -964],
      [4, -998],
      [112, -956],
      [162, -826],
      [160, -650],
      [138, -470],
      [140, -250],
      [132, -90],
      [86, 4],
      [-8, 24],
    ],
    true,
  )
  const opening = smooth(
    [
      [-74, -46],
      [-98, -140],
      [-92, -290],
      [-64, -356],
      [-6, -370],
      [54, -354],
      [84, -290],
      [84, -140],
      [60, -46],
      [-8, -30],
    ],
    true,
  )
  const box = { x: -210, y: -1010, width: 390, height: 1040 }
  const paint = clothPaint(defs, pattern, palette, box, 0)
  const toe = smooth(
    [
      [-182, -770],
      [-96, -742],
      [0, -734],
      [92, -740],
      [152, -764],
      [146, -850],
      [100, -944],
      [2, -982],
      [-104, -950],
      [-168, -852],
    ],
    true,
  )
  const stayLeft = smooth(
    [
      [-62, -330],
      [-92, -350],
      [-84, -560],
      [-54, -648],
      [-30, -640],
      [-42, -540],
      [-46, -380],
    ],
    true,
  )
  const stayRight = smooth(
    [
      [52, -330],
      [82, -350],
      [70, -560],
      [44, -648],
      [20, -640],
      [34, -540],
      [38, -380],
    ],
    true,
  )
  const tongue = smooth(
    [
      [-58, -250],
      [-50, -300],
      [-44, -480],
      [-34, -640],
      [0, -664],
      [24, -640],
      [36, -480],
      [42, -300],
      [50, -250],
      [-4, -236],
    ],
    true,
  )
  const laced = design.closing === 'laces'
  const rows = Array.from({ length: 6 }, (_, row) => -372 - row * 50)
  const laces = rows.map((y, row) => {
    const wide = 62 - row * 4
    const cross: Point[] =
      row % 2
        ? [
            [-wide, y],
            [-8, y - 16],
            [wide - 12, y - 4],
          ]
        : [
            [wide - 12, y],
            [-4, y - 16],
            [-wide, y - 4],
          ]
    return (
      eyelet([-wide - 6, y], palette.trim, 7) +
      eyelet([wide - 6, y], palette.trim, 7) +
      ribbon(smooth(cross), palette.lace, { width: 16 })
    )
  })
  return [
    panel(defs, rim, palette.sole, { lift: 0 }),
    dim(outline, 12, 0.2),
    panel(defs, outline, palette.base, { paint, material, lift: 0 }),
    design.toe !== 'plain'
      ? panel(defs, toe, palette.panel, { material }) +
        seamStitches(
          smooth([
            [-178, -772],
            [-96, -742],
            [0, -734],
            [92, -740],
            [148, -766],
          ]),
          -9,
          palette.stitch,
          { rows: 2 },
        )
      : '',
    formLight(defs, {
      name: `${name}-form`,
      outline,
      box,
      surface: palette.base,
      soft: 24,
      spots: [
        { x: -40, y: -850, rx: 90, ry: 60, tone: 0.5 },
        { x: -120, y: -420, rx: 30, ry: 160, tone: 0.24 },
        { x: 100, y: -500, rx: 36, ry: 240, tone: -0.25 },
      ],
    }),
    laced
      ? panel(defs, tongue, palette.panel, { material }) +
        panel(defs, stayLeft, palette.panel, { material }) +
        panel(defs, stayRight, palette.panel, { material })
      : '',
    `<path d="${opening}" fill="${darken(palette.lining, 0.18)}"/>`,
    pool(defs, `${name}-bed`, {
      x: -6,
      y: -180,
      rx: 84,
      ry: 150,
      colour: lighten(palette.lining, 0.02),
      strength: 0.9,
    }),
    pool(defs, `${name}-deep`, { x: -6, y: -310, rx: 80, ry: 66, colour: '#0a0807', strength: 0.75 }),
    ribbon(`${opening}`, palette.panel, { width: 17, cast: 0.4 }),
    laced ? laces.join('') + knot(palette.lace) : '',
  ].join('')
}

function knot(colour: string): string {
  const at = (points: readonly Point[], width = 12) => ribbon(smooth(points), colour, { width })
  return (
    at([
      [-4, -372],
      [-70, -410],
      [-104, -360],
      [-60, -330],
      [-6, -366],
    ]) +
    at([
      [-4, -372],
      [62, -412],
      [96, -362],
      [52, -330],
      [-2, -366],
    ]) +
    at(
      [
        [-4, -366],
        [-42, -300],
        [-62, -240],
      ],
      11,
    ) +
    at(
      [
        [-2, -366],
        [36, -300],
        [48, -236],
      ],
      11,
    ) +
    at(
      [
        [-14, -376],
        [-2, -366],
        [10, -374],
      ],
      18,
    )
  )
}

/** A pair from above on the floor, a little apart and turned out. */
export function drawAbove(defs: Defs, design: Design, spec: PictureSpec, cast: string): string {
  const place = (x: number, turn: number, mirror: number, name: string) =>
    `<g transform="translate(${x} 1250) rotate(${turn}) scale(${mirror} 1)">${pool(defs, `${name}-far`, { x: 26 * mirror, y: -440, rx: 270, ry: 590, colour: cast, strength: 0.4 })}${pool(defs, `${name}-near`, { x: 12 * mirror, y: -470, rx: 220, ry: 555, colour: cast, strength: 0.7 })}${shoe(defs, name, design, spec)}</g>`
  return place(365, -4, 1, 'left') + place(820, 4, -1, 'right')
}
