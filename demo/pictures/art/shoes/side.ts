import type { PictureSpec } from '../contract.ts'
import { darken, lighten, lightness, mix } from '../kit/colour.ts'
import { blur, clip, type Defs } from '../kit/defs.ts'
import { formLight } from '../kit/light.ts'
import { dim, glint, panel } from '../kit/panel.ts'
import { beside, placesAlong, smooth } from '../kit/path.ts'
import { clothPaint } from '../kit/pattern.ts'
import { ribbon } from '../kit/ribbon.ts'
import { sheen } from '../kit/texture.ts'
import type { Design } from './design.ts'
import { drawLaces } from './lacing.ts'
import { createLast, floor, type Last } from './last.ts'
import { eyestay, heel, overlay, vamp } from './panels.ts'
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
