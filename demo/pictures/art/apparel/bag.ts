import { darken, mix } from '../kit/colour.ts'
import { stitches } from '../kit/panel.ts'
import { backpack, rolltop } from './bag-back.ts'
import { ink, slab, tag, webbing, zipper } from './bag-parts.ts'
import { type Garment, piece } from './cloth/garment.ts'
import { flip, halves, type Knot, knots, outline } from './cloth/outline.ts'
import { mark, seam } from './cloth/trim.ts'

const tote = (garment: Garment, back: boolean): string => {
  const { palette } = garment
  const strap = (dx: number, dy: number): string =>
    webbing(
      garment,
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
  const body: readonly Knot[] = knots(
    '600 576, 760 572, 906 560!, 900 700, 888 950, 872 1206, 842 1226!, 720 1234, 600 1236',
  )
  const mouth = 'M294 560Q600 520 906 560Q600 598 294 560Z'
  const anchor = (x: number): string =>
    `<rect x="${x - 24}" y="570" width="48" height="150" fill="${palette.panel}"/><rect x="${x - 24}" y="570" width="14" height="150" fill="#fff" fill-opacity=".1"/>${stitches(`M${x - 17} 612H${x + 17}V710H${x - 17}ZM${x - 17} 612L${x + 17} 710M${x + 17} 612L${x - 17} 710`, palette.stitch, { width: 2 })}`
  return (
    strap(24, -26) +
    `<path d="${mouth}" fill="${darken(palette.lining, 0.4)}"/>` +
    slab(
      garment,
      body,
      0.8,
      [60, 40],
      stitches('M300 606Q600 640 900 606M300 620Q600 654 900 620', palette.stitch) +
        anchor(448) +
        anchor(752) +
        seam('M322 1150Q600 1166 878 1150', 0.7),
      { block: 'M0 960H1200V1500H0Z', deep: 0.16 },
    ) +
    webbing(garment, knots('448 574, 444 430, 500 290, 600 240, 700 290, 756 430, 752 574'), 46, palette.panel) +
    (back ? tag(garment, 600, 1030, 120) : mark(600, 880, 300, palette.accent))
  )
}

const duffel = (garment: Garment, back: boolean): string => {
  const { palette } = garment
  const body: readonly Knot[] = knots('600 560, 820 566, 960 604, 1030 720, 1046 880, 1020 1040, 930 1112, 600 1124')
  const end = (left: boolean): string => {
    const edge: readonly Knot[] = knots(
      '930 592!, 1000 640, 1040 760, 1046 890, 1018 1044, 936 1110!, 964 980, 968 780',
    )
    return piece(garment, {
      shape: outline(left ? flip(edge) : edge),
      fill: palette.panel,
      share: 0.07,
      edge: 0.2,
      relief: { puff: [60, 36], hull: halves(body) },
    })
  }
  const grip = (dy: number): string =>
    webbing(
      garment,
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
    webbing(garment, knots('250 700, 180 460, 420 300, 760 296, 1010 440, 956 690'), 34, darken(palette.panel, 0.03)) +
    grip(-34) +
    slab(
      garment,
      body,
      0.66,
      [170, 130],
      zipper('M250 640Q600 596 950 640', [920, 634], darken(palette.base, 0.1), palette.trim),
      { block: 'M0 880H1200V1500H0Z', deep: 0.3 },
    ) +
    end(true) +
    end(false) +
    grip(0) +
    `<rect x="548" y="424" width="108" height="58" rx="20" fill="${ink}" fill-opacity=".3"/><rect x="546" y="416" width="108" height="58" rx="20" fill="${mix(palette.outsole, palette.trim, 0.1)}"/>${stitches('M560 428H640M560 462H640', palette.stitch)}` +
    (back ? tag(garment, 600, 820, 120) : mark(600, 850, 210, palette.accent))
  )
}

const crossbody = (garment: Garment, back: boolean): string => {
  const { palette } = garment
  const body: readonly Knot[] = knots('600 690, 790 692, 862 724, 880 860, 868 1060, 820 1124, 600 1134')
  const pocket: readonly Knot[] = knots('600 868, 790 868, 836 890, 842 1000, 820 1072, 600 1086')
  return (
    webbing(garment, knots('348 800, 300 560, 400 320, 620 240, 830 330, 904 560, 852 800'), 40, palette.trim) +
    slab(
      garment,
      body,
      0.5,
      [80, 60],
      zipper('M356 776Q600 762 844 776', [820, 776], darken(palette.base, 0.1), palette.trim),
      { block: 'M0 0H1200V830H0Z' },
    ) +
    (back
      ? tag(garment, 600, 900, 120)
      : slab(
          garment,
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
export const bag = (garment: Garment, back: boolean): string =>
  (([backpack, tote, rolltop, duffel, crossbody] as const)[garment.cut] ?? backpack)(garment, back)
