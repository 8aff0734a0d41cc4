import type { PictureSpec } from '../contract.ts'
import { darken, lighten } from '../kit/colour.ts'
import { blur, type Defs, linear, num } from '../kit/defs.ts'
import { formLight } from '../kit/light.ts'
import { dim, glint, groove, panel, seamStitches } from '../kit/panel.ts'
import { type Point, placesAlong, smooth } from '../kit/path.ts'
import { pool } from '../kit/shadow.ts'
import { floor } from './last.ts'

/** Thickness of the footbed at heel and ball, by cut. */
const beds: readonly (readonly [number, number])[] = [
  [92, 64],
  [70, 58],
  [124, 96],
  [80, 70],
  [104, 62],
]

/**
 * An open sandal from its outer side: a moulded footbed, two straps over the foot and, on some cuts, one round the
 * heel.
 */
export function drawSandal(defs: Defs, { cut, palette, material }: PictureSpec): string {
  const at = ((cut % 5) + 5) % 5
  const [heel, ball] = beds[at] ?? [92, 64]
  const bedY = (x: number) =>
    floor -
    (x < 560 ? heel - ((heel - ball) * Math.max(0, x - 200)) / 360 : ball) -
    (x > 860 ? ((x - 860) / 240) ** 2 * 34 : 0)
  const top: Point[] = [
    [122, bedY(122) - 34],
    [180, bedY(180) - 20],
    [320, bedY(320) - 2],
    [520, bedY(520) - 16],
    [660, bedY(660) - 4],
    [840, bedY(840)],
    [980, bedY(980) - 6],
    [1092, bedY(1092) - 22],
  ]
  const tread: Point[] = [
    [1104, bedY(1092) + 24],
    [1060, floor - 20],
    [940, floor - 4],
    [700, floor],
    [300, floor],
    [160, floor - 4],
    [112, floor - 26],
    [104, bedY(122) + 10],
  ]
  const bed = smooth([...top, ...tread], true)
  const paint = linear(
    defs,
    'bed',
    [0, floor - heel - 30, 0, floor],
    [
      [0, lighten(palette.sole, 0.03)],
      [0.5, palette.sole],
      [1, darken(palette.sole, 0.12)],
    ],
  )
  const foot = smooth(top)
  const strap = (points: readonly Point[], name: string, colour: string) => {
    const d = smooth(points, true, 0.12)
    const xs = points.map(([x]) => x)
    const ys = points.map(([, y]) => y)
    const box = {
      x: Math.min(...xs) - 10,
      y: Math.min(...ys) - 10,
      width: Math.max(...xs) - Math.min(...xs) + 20,
      height: Math.max(...ys) - Math.min(...ys) + 20,
    }
    return (
      panel(defs, d, colour, { material, lift: 1.2 }) +
      formLight(defs, {
        name,
        outline: d,
        box,
        surface: colour,
        soft: 10,
        edge: 0.7,
        spots: [
          {
            x: box.x + box.width * 0.42,
            y: box.y + box.height * 0.3,
            rx: box.width * 0.26,
            ry: 12,
            turn: -12,
            tone: 0.4,
          },
        ],
      })
    )
  }
  const over = (x: number, height: number): Point => [x, bedY(x) - height]
  const front: Point[] = [
    over(704, -20),
    over(708, 34),
    over(738, 74),
    over(800, 100),
    over(880, 92),
    over(940, 52),
    over(962, 6),
    over(966, -20),
    over(830, -26),
  ]
  const back: Point[] = [
    over(412, -16),
    over(420, 48),
    over(458, 104),
    over(530, 146),
    over(600, 150),
    over(646, 112),
    over(664, 50),
    over(668, -18),
    over(540, -24),
  ]
  const far = (points: readonly Point[]) =>
    smooth(
      points.map(([x, y]): Point => [x + 20, y - 14]),
      true,
      0.12,
    )
  const heelStrap = at === 0 || at === 2 || at === 4
  const sling = smooth([over(150, 2), over(128, 110), over(180, 158), over(330, 132), over(486, 96)])
  const slingBand = `<path d="${sling}" fill="none" stroke="${darken(palette.panel, 0.12)}" stroke-width="36"/><path d="${sling}" fill="none" stroke="${palette.panel}" stroke-width="31"/>${glint(smooth([over(136, 100), over(182, 148), over(330, 124)]), 4, 0.35)}`
  const buckle = ([x, y]: Point) =>
    `<rect x="${num(x - 22)}" y="${num(y - 26)}" width="44" height="52" rx="9" fill="none" stroke="${palette.trim}" stroke-width="9"/><path d="M${num(x)} ${num(y - 24)}v44" stroke="${darken(palette.trim, 0.2)}" stroke-width="6"/>`
  const soft = blur(defs, 'bed-soft', 9, { x: 90, y: floor - heel - 120, width: 1030, height: heel + 140 })
  const outsole = smooth(tread.slice(1, 7).map(([x, y]): Point => [x, y - 15]))
  return [
    `<path d="${far(front)}" fill="${darken(palette.base, 0.2)}"/><path d="${far(back)}" fill="${darken(palette.base, 0.2)}"/>`,
    heelStrap ? slingBand : '',
    `<path d="${bed}" fill="${paint}"/>`,
    `<path d="${foot}" fill="none" stroke="${palette.lining}" stroke-width="13" stroke-linecap="round"/>`,
    `<path d="${foot}" fill="none" stroke="#0a0807" stroke-opacity=".34" stroke-width="12" transform="translate(0 14)" filter="${soft}"/>`,
    groove(smooth(top.map(([x, y]): Point => [x, y + (floor - y) * 0.42])), 3, 0.5),
    `<path d="${outsole}" fill="none" stroke="${palette.outsole}" stroke-width="30"/>`,
    `<path d="${placesAlong(outsole, 40)
      .map(({ at: [x, y] }) => `M${num(x)} ${num(y + 4)}v12`)
      .join('')}" stroke="#0a0807" stroke-opacity=".3" stroke-width="4"/>`,
    dim(bed, 3, 0.25),
    pool(defs, 'strap-cast', { x: 690, y: bedY(690) - 2, rx: 300, ry: 16, colour: '#0a0807', strength: 0.4 }),
    strap(back, 'strap-b', palette.base),
    seamStitches(smooth([over(412, -10), over(420, 48), over(458, 104), over(530, 146)]), 9, palette.stitch),
    strap(front, 'strap-f', at === 3 ? palette.panel : palette.base),
    seamStitches(smooth([over(704, -12), over(708, 34), over(738, 74), over(800, 100)]), 9, palette.stitch),
    at === 1 || at === 4
      ? buckle(over(566, 78)) + buckle(over(806, 58))
      : `<path d="${smooth([over(500, 60), over(590, 66), over(660, 52)])}" fill="none" stroke="${palette.accent}" stroke-width="22"/>`,
  ].join('')
}

/** A pair of sandals from above: the footbed with its straps. */
export function drawSandalAbove(defs: Defs, { palette, material }: PictureSpec, cast: string): string {
  const bed = smooth(
    [
      [-92, 4],
      [-134, -90],
      [-136, -250],
      [-152, -470],
      [-180, -660],
      [-170, -840],
      [-104, -958],
      [4, -986],
      [104, -950],
      [150, -820],
      [146, -650],
      [124, -470],
      [126, -250],
      [116, -90],
      [76, 2],
      [-8, 18],
    ],
    true,
  )
  const one = (name: string) => {
    const strap = (y: number, lean: number) => {
      const d = smooth(
        [
          [-182, y + 60],
          [-176, y - 70],
          [-60, y - 108 - lean],
          [70, y - 108],
          [156, y - 66],
          [160, y + 58],
          [60, y + 24],
          [-70, y + 20 - lean * 0.4],
        ],
        true,
        0.1,
      )
      const box = { x: -190, y: y - 130, width: 360, height: 210 }
      return (
        panel(defs, d, palette.base, { material, lift: 1.4 }) +
        formLight(defs, {
          name: `${name}-${y}`,
          outline: d,
          box,
          surface: palette.base,
          soft: 14,
          spots: [{ x: -40, y: y - 50, rx: 90, ry: 24, tone: 0.5 }],
        })
      )
    }
    return `${panel(defs, bed, palette.sole, { lift: 0 })}<g transform="translate(-1 -22) scale(.93 .955)">${panel(defs, bed, palette.lining, { material: 'suede', lift: 0.5 })}</g>${pool(defs, `${name}-arch`, { x: -20, y: -470, rx: 120, ry: 330, colour: '#0a0807', strength: 0.2 })}${strap(-640, 14)}${strap(-360, 6)}`
  }
  const place = (x: number, turn: number, mirror: number, name: string) =>
    `<g transform="translate(${x} 1250) rotate(${turn}) scale(${mirror} 1)">${pool(defs, `${name}-far`, { x: 26 * mirror, y: -450, rx: 240, ry: 570, colour: cast, strength: 0.5 })}${one(name)}</g>`
  return place(365, -4, 1, 'left') + place(820, 4, -1, 'right')
}
