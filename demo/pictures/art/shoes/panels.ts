import type { PictureSpec } from '../contract.ts'
import { mix } from '../kit/colour.ts'
import { clip, type Defs, num } from '../kit/defs.ts'
import { glint, panel, punched, seamStitches, stitches } from '../kit/panel.ts'
import { beside, type Point, smooth } from '../kit/path.ts'
import type { Design } from './design.ts'
import { band, type Last, raised } from './last.ts'

/** The toe with its cap, guard, perforation or bumper. */
export function vamp(defs: Defs, last: Last, { toe }: Design, { palette, material }: PictureSpec): string {
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

/** The overlay on the side, the mark of the style. */
export function overlay(
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

/** Where the laces go through, or the gore of a shoe without them. */
export function eyestay(defs: Defs, last: Last, { closing }: Design, { palette, material }: PictureSpec): string {
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

/** Counter and tab. */
export function heel(defs: Defs, last: Last, { heelTab, shape }: Design, { palette, material }: PictureSpec): string {
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
