import type { PictureSpec } from '../contract.ts'
import { darken, lighten } from '../kit/colour.ts'
import { type Defs, linear, num } from '../kit/defs.ts'
import { formLight } from '../kit/light.ts'
import { dim, groove, panel, seamStitches } from '../kit/panel.ts'
import { type Point, smooth } from '../kit/path.ts'
import { clothPaint } from '../kit/pattern.ts'
import { ribbon } from '../kit/ribbon.ts'
import type { Design } from './design.ts'
import { floor } from './last.ts'

/** A shoe from behind, its middle at x 0, standing on the floor. */
function shoe(defs: Defs, name: string, design: Design, { palette, material, pattern }: PictureSpec): string {
  const { shape } = design
  const bottom = floor - shape.sole[0] * 1.3
  const height = Math.min(shape.collar[0] * 1.5, 300 + Math.max(0, shape.collar[0] - 210) * 0.72)
  const top = bottom - height
  const waist = Math.min(150, 118 + height * 0.04)
  const tall = height > 420
  const upper = smooth(
    [
      [-176, bottom + 20],
      [-186, bottom - 60],
      [-160, bottom - height * 0.45],
      [-waist + 8, top + 60],
      [-waist + 26, top + 6],
      [-40, top + (tall ? 0 : -14)],
      [0, top - 22],
      [40, top + (tall ? 0 : -14)],
      [waist - 26, top + 6],
      [waist - 8, top + 60],
      [160, bottom - height * 0.45],
      [186, bottom - 60],
      [176, bottom + 20],
      [0, bottom + 34],
    ],
    true,
  )
  const opening = smooth(
    [
      [-waist + 24, top + 8],
      [-96, top - 52],
      [0, top - 74],
      [96, top - 52],
      [waist - 24, top + 8],
      [0, top + 30],
    ],
    true,
  )
  const tongue = smooth(
    [
      [-64, top - 20],
      [-60, top - 96 - shape.tongue * 0.5],
      [0, top - 116 - shape.tongue * 0.5],
      [60, top - 96 - shape.tongue * 0.5],
      [64, top - 20],
    ],
    true,
  )
  const sole = smooth(
    [
      [-190, bottom + 2],
      [-200, bottom + 50],
      [-194, floor - 30],
      [-176, floor - 4],
      [0, floor],
      [176, floor - 4],
      [194, floor - 30],
      [200, bottom + 50],
      [190, bottom + 2],
      [0, bottom + 22],
    ],
    true,
  )
  const box = { x: -210, y: top - 40, width: 420, height: height + 90 }
  const counter = smooth(
    [
      [-182, bottom + 20],
      [-170, bottom - height * 0.34],
      [-74, bottom - height * 0.52],
      [0, bottom - height * 0.56],
      [74, bottom - height * 0.52],
      [170, bottom - height * 0.34],
      [182, bottom + 20],
      [0, bottom + 34],
    ],
    true,
  )
  const tab = smooth(
    [
      [-44, top - 14],
      [-50, top + height * 0.2],
      [-40, top + height * 0.42],
      [0, top + height * 0.46],
      [40, top + height * 0.42],
      [50, top + height * 0.2],
      [44, top - 14],
      [0, top - 26],
    ],
    true,
  )
  const paint = linear(
    defs,
    `${name}-sole`,
    [0, bottom, 0, floor],
    [
      [0, lighten(palette.sole, 0.03)],
      [0.6, palette.sole],
      [1, darken(palette.sole, 0.14)],
    ],
  )
  const edge: Point[] = [
    [-196, floor - 26],
    [-150, floor - 15],
    [0, floor - 11],
    [150, floor - 15],
    [196, floor - 26],
  ]
  return [
    panel(defs, tongue, palette.panel, { material, lift: 0.5 }),
    `<path d="${opening}" fill="${darken(palette.lining, 0.14)}"/>`,
    panel(defs, upper, palette.base, { paint: clothPaint(defs, pattern, palette, box), material, lift: 0.4 }),
    panel(defs, counter, palette.panel, { material }),
    seamStitches(
      smooth([
        [-170, bottom - height * 0.34],
        [-74, bottom - height * 0.52],
        [0, bottom - height * 0.56],
        [74, bottom - height * 0.52],
        [170, bottom - height * 0.34],
      ]),
      10,
      palette.stitch,
      { rows: 2 },
    ),
    design.heelTab
      ? panel(defs, tab, palette.accent, { material: 'leather' }) +
        groove(
          smooth([
            [-14, top + height * 0.16],
            [14, top + height * 0.16],
          ]),
          5,
        ) +
        groove(
          smooth([
            [-8, top + height * 0.24],
            [20, top + height * 0.24],
          ]),
          5,
        )
      : ribbon(
          smooth([
            [-14, top + 70],
            [-18, top - 18],
            [0, top - 44],
            [18, top - 18],
            [14, top + 70],
          ]),
          palette.accent,
          { width: 17 },
        ),
    formLight(defs, {
      name: `${name}-form`,
      outline: upper,
      box,
      surface: palette.base,
      soft: 24,
      spots: [
        { x: -70, y: bottom - height * 0.36, rx: 52, ry: height * 0.24, tone: 0.42 },
        { x: 110, y: bottom - height * 0.3, rx: 40, ry: height * 0.3, tone: -0.34 },
      ],
    }),
    ribbon(
      smooth([
        [-waist + 22, top + 12],
        [-44, top - 8],
        [0, top - 14],
        [44, top - 8],
        [waist - 22, top + 12],
      ]),
      palette.panel,
      { width: design.padding, cast: 0.3 },
    ),
    `<path d="${sole}" fill="${paint}"/>`,
    dim(
      smooth([
        [-190, bottom + 4],
        [0, bottom + 24],
        [190, bottom + 4],
      ]),
      6,
      0.3,
    ),
    groove(
      smooth([
        [-196, bottom + (floor - bottom) * 0.4],
        [0, bottom + (floor - bottom) * 0.46],
        [196, bottom + (floor - bottom) * 0.4],
      ]),
      4,
      0.6,
    ),
    `<path d="${smooth(edge)}L176 ${num(floor - 3)}L0 ${floor}L-176 ${num(floor - 3)}Z" fill="${palette.outsole}"/>`,
    dim(sole, 3, 0.25),
  ].join('')
}

/** A pair from behind, standing. */
export function drawBehind(defs: Defs, design: Design, spec: PictureSpec): string {
  const place = (x: number, name: string) => `<g transform="translate(${x} 0)">${shoe(defs, name, design, spec)}</g>`
  return place(360, 'left') + place(840, 'right')
}
