import { darken, lighten, mix, stitches } from '../kit/index.ts'
import { dye } from './cloth/dye.ts'
import { type Loom, piece } from './cloth/loom.ts'
import { flip, halves, type Knot, line, outline, strip } from './cloth/outline.ts'
import { mark, seam } from './cloth/trim.ts'

const ink = '#0a0812'
const cast = (d: string, dx = 5, dy = 9, opacity = 0.26): string =>
  `<path d="${d}" fill="${ink}" fill-opacity="${opacity}" transform="translate(${dx} ${dy})"/>`

/** Webbing: a flat strap with woven edges, lit along its upper side. */
const webbing = (loom: Loom, knots: readonly Knot[], width: number, colour: string): string => {
  const { d, pts } = line(knots)
  loom.shapes.push(strip(pts, width))
  const at = (stroke: string, w: number, more = ''): string =>
    `<path d="${d}" stroke="${stroke}" stroke-width="${w}" ${more}/>`
  return `<g fill="none" stroke-linejoin="round">${at(ink, width + 6, 'stroke-opacity=".2" transform="translate(6 10)"')}${at(darken(colour, 0.1), width)}${at(colour, width - 6)}${at(lighten(colour, 0.1), width * 0.28, `stroke-opacity=".55" transform="translate(${-width * 0.14} ${-width * 0.14})"`)}${at(ink, width - 4, 'stroke-opacity=".12" stroke-dasharray="2 3"')}</g>`
}

/** A closed zip along a path, with its puller hanging at the start. */
const zipper = (d: string, at: readonly [number, number], tape: string, pull: string, turn = 0): string =>
  `<g fill="none"><path d="${d}" stroke="${ink}" stroke-opacity=".22" stroke-width="34" transform="translate(2 4)"/><path d="${d}" stroke="${tape}" stroke-width="24"/><path d="${d}" stroke="${ink}" stroke-opacity=".6" stroke-width="9"/><path d="${d}" stroke="#b9b6b0" stroke-opacity=".8" stroke-width="7" stroke-dasharray="3 2.6"/><path d="${d}" stroke="#fff" stroke-opacity=".16" stroke-width="3" transform="translate(-7 -9)"/></g>` +
  `<g transform="translate(${at[0]} ${at[1]}) rotate(${turn})"><rect x="-9" y="-12" width="22" height="26" rx="5" fill="#c4c1bb"/><rect x="-9" y="-12" width="8" height="26" rx="4" fill="#fff" opacity=".5"/><path d="M2 8C2 40 10 52 6 84" fill="none" stroke="${ink}" stroke-opacity=".3" stroke-width="13" transform="translate(5 5)"/><path d="M2 8C2 40 10 52 6 84" fill="none" stroke="${pull}" stroke-width="12" stroke-linecap="round"/><path d="M0 10C0 40 7 52 3 82" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="3"/></g>`

const tag = (loom: Loom, x: number, y: number, w: number): string => {
  const hide = mix(loom.palette.outsole, loom.palette.trim, 0.12)
  return `<rect x="${x - w / 2 + 3}" y="${y + 5}" width="${w}" height="${w * 0.56}" rx="7" fill="${ink}" opacity=".3"/><rect x="${x - w / 2}" y="${y}" width="${w}" height="${w * 0.56}" rx="7" fill="${hide}"/><rect x="${x - w / 2}" y="${y}" width="${w}" height="${w * 0.2}" rx="7" fill="#fff" opacity=".12"/>${stitches(`M${x - w / 2 + 8} ${y + 8}H${x + w / 2 - 8}V${y + w * 0.56 - 8}H${x - w / 2 + 8}Z`, lighten(hide, 0.18), { width: 2, length: 6, gap: 4 })}${mark(x, y + w * 0.29, w * 0.5, darken(hide, 0.24))}`
}

const slab = (
  loom: Loom,
  half: readonly Knot[],
  share: number,
  puff: readonly [number, number],
  over: string,
  options: { fill?: string; block?: string; seed?: number; deep?: number } = {},
): string => {
  const shape = halves(half)
  const [low, high] = [shape.box.y + shape.box.h, shape.box.y]
  const wide = shape.box.w / 2
  return (
    cast(shape.d) +
    piece(loom, {
      shape,
      fill: options.fill ?? loom.palette.base,
      share,
      relief: {
        puff,
        crumple: [13, 170, 130, options.seed ?? 5],
        folds: [
          {
            path: [600 - wide * 0.92, low - 60, 600 - wide * 0.6, low - 130, 600 - wide * 0.2, low - 110],
            width: 20,
            height: 11,
          },
          {
            path: [600 + wide * 0.94, low - 110, 600 + wide * 0.6, low - 150, 600 + wide * 0.3, low - 70],
            width: 22,
            height: 12,
          },
          {
            path: [600 - wide * 0.9, high + 130, 600 - wide * 0.5, high + 190, 600 - wide * 0.3, high + 330],
            width: 22,
            height: 10,
            lean: 0.4,
          },
          {
            path: [600 + wide * 0.9, high + 120, 600 + wide * 0.6, high + 200, 600 + wide * 0.4, high + 350],
            width: 22,
            height: -10,
          },
        ],
        tone: (_, y) => 0.07 - Math.max(0, (y - high) / (low - high)) * (options.deep ?? 0.2),
      },
      under: options.fill ? '' : dye(loom, shape, { sag: 8, ...(options.block ? { block: options.block } : {}) }),
      over,
    })
  )
}

const backpack = (loom: Loom, back: boolean): string => {
  const { palette } = loom
  const tape = darken(palette.base, 0.1)
  const body: readonly Knot[] = [
    [600, 292],
    [720, 300],
    [812, 350],
    [846, 470],
    [862, 760],
    [868, 1100],
    [838, 1196],
    [740, 1216],
    [600, 1218],
  ]
  const handle = webbing(
    loom,
    [
      [536, 316],
      [540, 236],
      [600, 212],
      [660, 236],
      [664, 316],
    ],
    32,
    palette.panel,
  )
  if (back) {
    const pad: readonly Knot[] = [
      [656, 352, 1],
      [744, 346],
      [790, 430],
      [806, 640],
      [800, 860],
      [764, 952, 1],
      [700, 940, 1],
      [712, 820],
      [716, 640],
      [694, 470],
    ]
    const strap = (left: boolean): string => {
      const shape = outline(left ? flip(pad) : pad)
      const mid: readonly Knot[] = [
        [700, 372],
        [744, 470],
        [760, 650],
        [756, 850],
      ]
      return (
        cast(shape.d, 8, 12) +
        piece(loom, {
          shape,
          fill: palette.panel,
          share: 0.16,
          material: 'mesh',
          relief: { puff: [36, 30] },
          over:
            stitches(
              line(
                left
                  ? flip(pad.slice(1, 5).map(([x, y]): Knot => [x - 14, y + 10]))
                  : pad.slice(1, 5).map(([x, y]): Knot => [x - 14, y + 10]),
              ).d,
              palette.stitch,
            ) + seam(line(left ? flip(mid) : mid).d, 0.4),
        })
      )
    }
    const tail = (left: boolean): string =>
      webbing(
        loom,
        left
          ? flip([
              [736, 940],
              [772, 1040],
              [846, 1120],
            ])
          : [
              [736, 940],
              [772, 1040],
              [846, 1120],
            ],
        26,
        palette.trim,
      )
    const panel: readonly Knot[] = [
      [600, 356],
      [720, 362],
      [772, 440],
      [790, 760],
      [794, 1080],
      [760, 1140],
      [600, 1150],
    ]
    return (
      handle +
      slab(loom, body, 0.3, [80, 60], '') +
      slab(loom, panel, 0.3, [40, 26], seam('M600 360V1150') + seam('M414 640H786', 0.9) + seam('M410 900H790', 0.9), {
        fill: palette.panel,
        seed: 8,
      }) +
      tail(true) +
      tail(false) +
      strap(true) +
      strap(false)
    )
  }
  const sidePocket = (left: boolean): string => {
    const knots: readonly Knot[] = [
      [826, 860, 1],
      [900, 850, 1],
      [914, 1000],
      [896, 1170],
      [840, 1190, 1],
    ]
    const shape = outline(left ? flip(knots) : knots)
    return piece(loom, { shape, fill: palette.panel, share: 0.05, material: 'mesh', relief: { puff: [30, 24] } })
  }
  const straps =
    webbing(
      loom,
      [
        [824, 420],
        [898, 520],
        [916, 700],
        [890, 850],
      ],
      44,
      palette.panel,
    ) +
    webbing(
      loom,
      [
        [376, 420],
        [302, 520],
        [284, 700],
        [310, 850],
      ],
      44,
      palette.panel,
    )
  const arc = 'M378 760C372 560 384 404 470 372Q600 344 730 372C816 404 828 560 822 760'
  const pocket: readonly Knot[] = [
    [600, 740],
    [740, 744],
    [800, 772],
    [822, 900],
    [826, 1090],
    [798, 1160],
    [600, 1172],
  ]
  return (
    straps +
    handle +
    sidePocket(true) +
    sidePocket(false) +
    slab(loom, body, 0.5, [104, 78], zipper(arc, [822, 748], tape, palette.trim), { block: 'M0 0H1200V720H0Z' }) +
    slab(loom, pocket, 0.3, [58, 44], zipper('M396 822Q600 806 804 822', [420, 820], tape, palette.trim, 10), {
      seed: 12,
      ...(loom.pattern === 'colour-block' ? { fill: palette.panel } : {}),
    }) +
    tag(loom, 600, 916, 150) +
    mark(600, 560, 150, palette.accent)
  )
}

const tote = (loom: Loom, back: boolean): string => {
  const { palette } = loom
  const strap = (dx: number, dy: number): string =>
    webbing(
      loom,
      [
        [448 + dx, 640],
        [446 + dx, 440 + dy],
        [500 + dx, 286 + dy],
        [600 + dx, 232 + dy],
        [700 + dx, 286 + dy],
        [754 + dx, 440 + dy],
        [752 + dx, 640],
      ],
      46,
      palette.panel,
    )
  const body: readonly Knot[] = [
    [600, 576],
    [760, 572],
    [906, 560, 1],
    [900, 700],
    [888, 950],
    [872, 1206],
    [842, 1226, 1],
    [720, 1234],
    [600, 1236],
  ]
  const mouth = 'M294 560Q600 520 906 560Q600 598 294 560Z'
  const anchor = (x: number): string =>
    `<rect x="${x - 24}" y="570" width="48" height="150" fill="${palette.panel}"/><rect x="${x - 24}" y="570" width="14" height="150" fill="#fff" opacity=".1"/>${stitches(`M${x - 17} 612H${x + 17}V710H${x - 17}ZM${x - 17} 612L${x + 17} 710M${x + 17} 612L${x - 17} 710`, palette.stitch, { width: 2 })}`
  return (
    strap(24, -26) +
    `<path d="${mouth}" fill="${darken(palette.lining, 0.4)}"/>` +
    slab(
      loom,
      body,
      0.8,
      [60, 40],
      stitches('M300 606Q600 640 900 606M300 620Q600 654 900 620', palette.stitch) +
        anchor(448) +
        anchor(752) +
        seam('M322 1150Q600 1166 878 1150', 0.7),
      { block: 'M0 960H1200V1500H0Z', deep: 0.16 },
    ) +
    webbing(
      loom,
      [
        [448, 574],
        [444, 430],
        [500, 290],
        [600, 240],
        [700, 290],
        [756, 430],
        [752, 574],
      ],
      46,
      palette.panel,
    ) +
    (back ? tag(loom, 600, 1030, 120) : mark(600, 880, 300, palette.accent))
  )
}

const rolltop = (loom: Loom, back: boolean): string => {
  const { palette } = loom
  const body: readonly Knot[] = [
    [600, 400],
    [730, 400],
    [826, 410, 1],
    [850, 600],
    [866, 900],
    [862, 1150],
    [820, 1214],
    [600, 1226],
  ]
  const roll: readonly Knot[] = [
    [600, 262],
    [740, 260],
    [842, 270],
    [862, 320],
    [846, 412],
    [740, 436],
    [600, 440],
  ]
  const buckle = (x: number, y: number): string =>
    `<rect x="${x - 31}" y="${y + 5}" width="62" height="74" rx="10" fill="${ink}" opacity=".35"/><rect x="${x - 34}" y="${y}" width="62" height="74" rx="10" fill="#26262a"/><rect x="${x - 34}" y="${y}" width="62" height="18" rx="9" fill="#fff" opacity=".2"/><rect x="${x - 20}" y="${y + 26}" width="34" height="10" rx="4" fill="#000" opacity=".6"/>`
  const straps = back
    ? webbing(
        loom,
        [
          [480, 470],
          [420, 640],
          [440, 900],
          [380, 1130],
        ],
        74,
        palette.panel,
      ) +
      webbing(
        loom,
        [
          [720, 470],
          [780, 640],
          [760, 900],
          [820, 1130],
        ],
        74,
        palette.panel,
      )
    : ''
  const lower: readonly Knot[] = [
    [600, 850],
    [860, 846, 1],
    [868, 1000],
    [862, 1150],
    [820, 1214],
    [600, 1226],
  ]
  return (
    slab(loom, body, 0.45, [90, 66], '', { block: 'M0 0H1200V640H0Z' }) +
    slab(
      loom,
      lower,
      0.2,
      [60, 34],
      stitches('M336 872H864', palette.stitch) +
        (back ? '' : zipper('M400 960H800', [420, 960], darken(palette.panel, 0.08), palette.trim)),
      { fill: palette.panel, seed: 9 },
    ) +
    slab(loom, roll, 0.24, [70, 62], seam('M346 372Q600 396 854 372', 0.8) + seam('M352 330Q600 350 850 330', 0.6), {
      seed: 15,
      deep: 0.36,
    }) +
    straps +
    (back
      ? ''
      : webbing(
          loom,
          [
            [600, 270],
            [606, 420],
            [600, 640],
            [602, 770],
          ],
          50,
          palette.trim,
        ) +
        buckle(603, 560) +
        tag(loom, 600, 1060, 130) +
        mark(740, 560, 84, palette.accent))
  )
}

const duffel = (loom: Loom, back: boolean): string => {
  const { palette } = loom
  const body: readonly Knot[] = [
    [600, 560],
    [820, 566],
    [960, 604],
    [1030, 720],
    [1046, 880],
    [1020, 1040],
    [930, 1112],
    [600, 1124],
  ]
  const end = (left: boolean): string => {
    const knots: readonly Knot[] = [
      [930, 592, 1],
      [1000, 640],
      [1040, 760],
      [1046, 890],
      [1018, 1044],
      [936, 1110, 1],
      [964, 980],
      [968, 780],
    ]
    return piece(loom, {
      shape: outline(left ? flip(knots) : knots),
      fill: palette.panel,
      share: 0.07,
      edge: 0.2,
      relief: { puff: [60, 36], hull: halves(body) },
    })
  }
  const grip = (dy: number): string =>
    webbing(
      loom,
      [
        [420, 1080],
        [424, 760 + dy],
        [470, 520 + dy],
        [600, 430 + dy],
        [730, 520 + dy],
        [776, 760 + dy],
        [780, 1080],
      ],
      46,
      palette.trim,
    )
  return (
    webbing(
      loom,
      [
        [250, 700],
        [180, 460],
        [420, 300],
        [760, 296],
        [1010, 440],
        [956, 690],
      ],
      34,
      darken(palette.panel, 0.03),
    ) +
    grip(-34) +
    slab(
      loom,
      body,
      0.66,
      [170, 130],
      zipper('M250 640Q600 596 950 640', [920, 634], darken(palette.base, 0.1), palette.trim),
      { block: 'M0 880H1200V1500H0Z', deep: 0.3 },
    ) +
    end(true) +
    end(false) +
    grip(0) +
    `<rect x="548" y="424" width="108" height="58" rx="20" fill="${ink}" opacity=".3"/><rect x="546" y="416" width="108" height="58" rx="20" fill="${mix(palette.outsole, palette.trim, 0.1)}"/>${stitches('M560 428H640M560 462H640', palette.stitch)}` +
    (back ? tag(loom, 600, 820, 120) : mark(600, 850, 210, palette.accent))
  )
}

const crossbody = (loom: Loom, back: boolean): string => {
  const { palette } = loom
  const body: readonly Knot[] = [
    [600, 690],
    [790, 692],
    [862, 724],
    [880, 860],
    [868, 1060],
    [820, 1124],
    [600, 1134],
  ]
  const pocket: readonly Knot[] = [
    [600, 868],
    [790, 868],
    [836, 890],
    [842, 1000],
    [820, 1072],
    [600, 1086],
  ]
  return (
    webbing(
      loom,
      [
        [348, 800],
        [300, 560],
        [400, 320],
        [620, 240],
        [830, 330],
        [904, 560],
        [852, 800],
      ],
      40,
      palette.trim,
    ) +
    slab(
      loom,
      body,
      0.5,
      [80, 60],
      zipper('M356 776Q600 762 844 776', [820, 776], darken(palette.base, 0.1), palette.trim),
      { block: 'M0 0H1200V830H0Z' },
    ) +
    (back
      ? tag(loom, 600, 900, 120)
      : slab(
          loom,
          pocket,
          0.3,
          [44, 30],
          zipper('M376 926Q600 914 824 926', [400, 926], darken(palette.panel, 0.06), palette.trim),
          { seed: 12, fill: palette.panel },
        ) + mark(600, 1010, 110, palette.accent)) +
    [330, 870]
      .map(
        (x) =>
          `<rect x="${x - 26}" y="760" width="52" height="44" rx="8" fill="none" stroke="${ink}" stroke-opacity=".3" stroke-width="10" transform="translate(3 5)"/><rect x="${x - 26}" y="760" width="52" height="44" rx="8" fill="none" stroke="#c4c1bb" stroke-width="9"/>`,
      )
      .join('')
  )
}

/** Cuts: 0 backpack, 1 tote, 2 roll-top, 3 duffel, 4 crossbody. */
export const bag = (loom: Loom, back: boolean): string =>
  (([backpack, tote, rolltop, duffel, crossbody] as const)[loom.cut] ?? backpack)(loom, back)
