import type { PictureSpec } from '../contract.ts'
import { darken, lighten, lightness, mix } from '../kit/colour.ts'
import { blur, clip, type Defs, num } from '../kit/defs.ts'
import { formLight } from '../kit/light.ts'
import { dim, glint, panel, punched, seamStitches, stitches } from '../kit/panel.ts'
import { beside, type Point, placesAlong, smooth } from '../kit/path.ts'
import { clothPaint } from '../kit/pattern.ts'
import { ribbon } from '../kit/ribbon.ts'
import { sheen } from '../kit/texture.ts'
import type { Design } from './design.ts'
import { drawLaces } from './lacing.ts'
import { band, createLast, floor, type Last, raised } from './last.ts'
import { drawSole, soleShade } from './sole.ts'

/** A closed shoe from its outer side, toe to the right, standing on y 1040 between x 100 and 1100. */
export function drawSide(defs: Defs, design: Design, spec: PictureSpec): string {
  const last = createLast(design.shape)
  return [
    inside(defs, last, spec),
    tongue(defs, last, design, spec),
    body(defs, last, design, spec),
    collar(last, design, spec),
    design.closing === 'laces' ? drawLaces(defs, last, design.eyelets, spec.palette) : '',
    drawSole(defs, last, design.sole, spec.palette),
  ].join('')
}

/** The far side of the collar and the lining seen through the opening. */
function inside(defs: Defs, last: Last, { palette }: PictureSpec): string {
  const [hx, hy] = last.heelTop
  const [tx, ty] = last.throatTop
  const far = smooth(
    [
      [hx - 8, hy + 10],
      [hx + 50, hy - 10],
      [(hx + tx) / 2, Math.min(hy, ty) + (Math.max(hy, ty) - Math.min(hy, ty)) * 0.62 + 6],
      [tx - 30, ty + 6],
      [tx + 40, ty + 40],
      [tx, ty + 160],
      [hx + 20, hy + 180],
    ],
    true,
  )
  const dark = blur(defs, 'in-soft', 12, { x: hx - 60, y: Math.min(hy, ty) - 60, width: tx - hx + 160, height: 320 })
  const box = clip(defs, 'in', far)
  return `<path d="${far}" fill="${darken(palette.lining, 0.1)}"/><g clip-path="${box}"><path d="${last.collar}" fill="none" stroke="#0a0807" stroke-opacity=".55" stroke-width="64" filter="${dark}"/></g>${glint(
    smooth([
      [hx, hy + 2],
      [hx + 54, hy - 7],
      [(hx + tx) / 2, (hy + ty) / 2 + 22],
    ]),
    2.4,
    0.35,
  )}`
}

function tongue(defs: Defs, last: Last, design: Design, { palette, material }: PictureSpec): string {
  const [tx, ty] = last.throatTop
  const [ex, ey] = last.throatEnd
  const up = design.shape.tongue
  if (design.closing === 'gore') {
    const flap = smooth(
      [
        [tx - 14, ty + 12],
        [tx + 6, ty - up],
        [tx + 50, ty - up - 6],
        [tx + 120, ty + 2],
        [tx + 160, ty + 40],
        [tx + 40, ty + 70],
      ],
      true,
    )
    return panel(defs, flap, palette.panel, { material, lift: 0.6 })
  }
  const edge = placesAlong(beside(last.throat, -30), 8, 0, 0.98).map(({ at }) => at)
  const under = placesAlong(beside(last.throat, 26), 6, 0, 1).map(({ at }) => at)
  const [fx, fy] = edge[0] ?? last.throatTop
  const d = smooth(
    [
      [tx - 26, ty + 6],
      [tx - 14, ty - up * 0.55],
      [tx - 2, Math.min(ty, fy) - up * 0.92],
      [(tx + fx) / 2 + 8, Math.min(ty, fy) - up],
      [fx + 30, fy - up * 0.74],
      [fx + 34, fy - up * 0.2],
      ...edge.slice(1),
      [ex + 6, ey + 8],
      ...under.toReversed(),
    ],
    true,
  )
  const light = formLight(defs, {
    name: 'tongue',
    outline: d,
    box: { x: tx - 80, y: ty - up - 20, width: ex - tx + 140, height: ey - ty + up + 60 },
    surface: palette.panel,
    soft: 9,
    edge: 0.6,
  })
  const label = `<path d="${smooth([
    [(tx + fx) / 2 - 12, Math.min(ty, fy) - up * 0.52],
    [(tx + fx) / 2 + 12, Math.min(ty, fy) - up * 0.5],
  ])}" stroke="${palette.accent}" stroke-width="15"/>`
  return panel(defs, d, palette.panel, { material, lift: 0.5 }) + light + label
}

function body(defs: Defs, last: Last, design: Design, spec: PictureSpec): string {
  const { palette, material, pattern } = spec
  const top = Math.min(last.heelTop[1], last.throatTop[1])
  const box = { x: 96, y: top - 10, width: 1010, height: floor - top + 10 }
  const paint = clothPaint(defs, pattern, palette, box, -6)
  const within = clip(defs, 'upper', last.upper)
  const [ex, ey] = last.throatEnd
  return [
    dim(last.upper, 5, 0.16),
    `<g clip-path="${within}">`,
    panel(defs, last.upper, palette.base, { paint, material, lift: 0 }),
    vamp(defs, last, design, spec),
    overlay(defs, last, design, spec),
    eyestay(defs, last, design, spec),
    heel(defs, last, design, spec),
    soleShade(last, palette.base),
    '</g>',
    formLight(defs, {
      name: 'body',
      outline: last.upper,
      box,
      surface: pattern === 'solid' ? palette.base : mix(palette.base, palette.panel, 0.3),
      sheen: sheen[material],
      soft: 26,
      spots: [
        { x: ex + 150, y: ey + 34, rx: 130, ry: 30, turn: 16, tone: 0.5 },
        { x: 250, y: last.seamY(250) - design.shape.collar[1] * 0.62, rx: 90, ry: 46, tone: 0.24 },
        { x: 520, y: last.seamY(520) - 90, rx: 170, ry: 46, turn: 14, tone: 0.14 },
        { x: ex + 4, y: ey + 62, rx: 60, ry: 24, turn: 34, tone: -0.3 },
        { x: 420, y: last.seamY(420) - 18, rx: 300, ry: 24, tone: -0.24 },
      ],
      folds: [
        {
          d: smooth([
            [ex - 20, ey + 40],
            [ex + 10, ey + 78],
            [ex + 6, ey + 118],
          ]),
          width: 10,
          tone: -0.2,
        },
        {
          d: smooth([
            [ex + 22, ey + 36],
            [ex + 50, ey + 74],
            [ex + 48, ey + 112],
          ]),
          width: 8,
          tone: 0.16,
        },
      ],
    }),
  ].join('')
}

/** Toe: what lies on it decides half of a shoe's character. */
function vamp(defs: Defs, last: Last, { toe }: Design, { palette, material }: PictureSpec): string {
  const [ex] = last.throatEnd
  const height = last.shape.toe
  if (toe === 'plain') {
    return seamStitches(
      smooth([
        [ex - 10, last.seamY(ex) - height * 1.5],
        [ex + 40, last.seamY(ex) - height * 0.7],
        [ex + 30, last.seamY(ex) + 10],
      ]),
      6,
      palette.stitch,
      { rows: 2 },
    )
  }
  if (toe === 'bumper') {
    const rubber = raised(last, [
      [ex + 60, 4],
      [ex + 130, height * 0.42],
      [ex + 240, height * 0.62],
      [1110, height * 0.6],
    ])
    return (
      panel(defs, rubber, palette.sole, { lift: 1 }) +
      glint(
        smooth([
          [ex + 130, last.seamY(ex + 130) - height * 0.4],
          [ex + 230, last.seamY(ex + 230) - height * 0.55],
        ]),
        3,
        0.5,
      )
    )
  }
  if (toe === 'guard') {
    const guard = raised(last, [
      [ex - 250, 10],
      [ex - 120, 40],
      [ex + 20, 56],
      [ex + 150, height * 0.72],
      [1000, height * 0.84],
      [1110, height * 0.8],
    ])
    const edge = smooth([
      [ex - 250, last.seamY(ex - 250) - 10],
      [ex - 120, last.seamY(ex - 120) - 40],
      [ex + 20, last.seamY(ex + 20) - 56],
      [ex + 150, last.seamY(ex + 150) - height * 0.72],
      [1000, last.seamY(1000) - height * 0.84],
    ])
    return (
      panel(defs, guard, palette.panel, { material: material === 'mesh' || material === 'knit' ? 'suede' : material }) +
      seamStitches(edge, 9, palette.stitch)
    )
  }
  const cap = raised(last, [
    [ex + 62, -6],
    [ex + 70, height * 0.5],
    [ex + 104, height * 1.3],
    [ex + 150, height * 2],
    [1120, height * 2],
  ])
  const edge = smooth([
    [ex + 62, last.seamY(ex + 62)],
    [ex + 70, last.seamY(ex + 70) - height * 0.5],
    [ex + 104, last.seamY(ex + 104) - height * 1.3],
  ])
  const holes: Point[] = []
  for (let row = 0; row < 4; row += 1)
    for (let column = 0; column < 6 - row; column += 1)
      holes.push([ex + 118 + column * 27 + row * 8, last.seamY(ex + 150) - height * 0.8 + row * 17 + column * 5])
  const perforated = toe === 'perforated'
  return (
    panel(defs, cap, perforated ? palette.base : palette.panel, { material: perforated ? 'leather' : material }) +
    seamStitches(edge, 8, palette.stitch, { rows: 2 }) +
    (perforated ? punched(holes, 4.2) : '')
  )
}

function overlay(
  defs: Defs,
  last: Last,
  { overlay: kind }: Design,
  { palette, material, pattern }: PictureSpec,
): string {
  const at = (x: number, height: number): Point => [x, last.seamY(x) - height]
  const colour = pattern === 'colour-block' ? palette.panel : palette.accent
  const cloth = material === 'mesh' || material === 'knit' ? 'nylon' : 'leather'
  const lay = (points: readonly Point[]) =>
    panel(defs, smooth(points, true, 0.3), colour, { material: cloth, lift: 0.9 })
  const [tx, th] = [last.throatTop[0], last.shape.throat[0][1]]
  if (kind === 'none') return ''
  if (kind === 'blade') {
    return (
      lay([
        at(300, -10),
        at(420, 60),
        at(560, 118),
        at(650, 140),
        at(662, 122),
        at(560, 78),
        at(470, 24),
        at(430, -10),
      ]) +
      lay([at(470, -10), at(540, 44), at(640, 92), at(690, 108), at(702, 90), at(640, 56), at(580, 8), at(560, -10)])
    )
  }
  if (kind === 'wing') {
    return (
      lay([
        at(250, th * 0.5),
        at(360, th * 0.42),
        at(500, th * 0.5),
        at(600, th * 0.68),
        at(560, th * 0.3),
        at(440, 44),
        at(300, 40),
        at(210, 52),
      ]) +
      stitches(smooth([at(268, th * 0.46), at(370, th * 0.37), at(500, th * 0.44), at(576, th * 0.56)]), palette.stitch)
    )
  }
  if (kind === 'saddle') {
    return (
      lay([
        at(tx - 20, th * 0.72),
        at(tx + 70, th * 0.66),
        at(tx + 150, th * 0.52),
        at(tx + 190, 60),
        at(tx + 196, -20),
        at(tx - 6, -20),
        at(tx - 26, 60),
      ]) +
      stitches(smooth([at(tx - 8, th * 0.6), at(tx - 14, 60), at(tx + 6, 0)]), palette.stitch) +
      stitches(smooth([at(tx + 140, th * 0.48), at(tx + 178, 60), at(tx + 182, 0)]), palette.stitch)
    )
  }
  if (kind === 'chevron') {
    return [0, 74, 148]
      .map((dx) =>
        lay([
          at(300 + dx, th * 0.56),
          at(336 + dx, th * 0.54),
          at(404 + dx, 78),
          at(356 + dx, 6),
          at(320 + dx, 6),
          at(364 + dx, 78),
        ]),
      )
      .join('')
  }
  return [0, 1, 2, 3]
    .map((rib) =>
      panel(
        defs,
        smooth(
          [
            at(330 + rib * 88, -10),
            at(372 + rib * 86, 60),
            at(440 + rib * 80, th * 0.62 - rib * 14),
            at(462 + rib * 80, th * 0.58 - rib * 14),
            at(402 + rib * 86, 50),
            at(366 + rib * 88, -10),
          ],
          true,
          0.3,
        ),
        mix(palette.panel, colour, rib % 2),
        { material: 'nylon', lift: 0.6 },
      ),
    )
    .join('')
}

function eyestay(defs: Defs, last: Last, { closing }: Design, { palette, material }: PictureSpec): string {
  const [tx, ty] = last.throatTop
  if (closing === 'gore') {
    const gore = smooth(
      [
        [tx - 10, ty - 30],
        [tx + 60, ty + 20],
        [tx + 96, ty + 110],
        [tx + 30, ty + 118],
        [tx - 30, ty + 90],
      ],
      true,
    )
    const ribs = Array.from({ length: 9 }, (_, index) => `M${num(tx - 10 + index * 12)} ${num(ty - 10)}l-8 130`).join(
      '',
    )
    return `${panel(defs, gore, palette.trim, { material: 'knit', lift: 0.8 })}<g clip-path="${clip(defs, 'gore', gore)}"><path d="${ribs}" stroke="#0a0807" stroke-opacity=".26" stroke-width="4"/></g>`
  }
  const stay = band(last.throat, -12, 62)
  const edge = beside(last.throat, 62)
  return (
    panel(defs, stay, palette.panel, { material: material === 'mesh' ? 'leather' : material }) +
    seamStitches(edge, -8, palette.stitch)
  )
}

function heel(defs: Defs, last: Last, { heelTab, shape }: Design, { palette, material }: PictureSpec): string {
  const height = shape.collar[0]
  const counter = raised(last, [
    [90, height * 0.7],
    [160, Math.min(height * 0.66, 190)],
    [236, Math.min(height * 0.5, 120)],
    [300, 40],
    [322, -10],
  ])
  const edge = smooth([
    [160, last.seamY(160) - Math.min(height * 0.66, 190)],
    [236, last.seamY(236) - Math.min(height * 0.5, 120)],
    [300, last.seamY(300) - 40],
    [322, last.seamY(322) + 8],
  ])
  const [hx, hy] = last.heelTop
  const tab = smooth(
    [
      [hx - 60, hy - 20],
      [hx + 30, hy - 14],
      [hx + 52, hy + 26],
      [hx + 30, hy + 92],
      [hx - 60, hy + 96],
    ],
    true,
  )
  return (
    panel(defs, counter, palette.panel, { material: material === 'mesh' ? 'suede' : material }) +
    seamStitches(edge, -8, palette.stitch, { rows: 2 }) +
    (heelTab ? panel(defs, tab, palette.accent, { material: 'leather' }) : '')
  )
}

/** The padded edge round the ankle, and a pull loop where the heel has no tab. */
function collar(last: Last, { padding, heelTab }: Design, { palette }: PictureSpec): string {
  const [hx, hy] = last.heelTop
  const colour = lightness(palette.panel) < 0.3 ? lighten(palette.panel, 0.03) : palette.panel
  const loop = heelTab
    ? ''
    : ribbon(
        smooth([
          [hx - 16, hy + 74],
          [hx - 26, hy + 8],
          [hx - 8, hy - 34],
          [hx + 18, hy - 22],
          [hx + 14, hy + 12],
        ]),
        palette.accent,
        { width: 15 },
      )
  return loop + ribbon(last.collar, colour, { width: padding, cast: 0.5 })
}
