import { darken } from '../kit/colour.ts'
import { stitches } from '../kit/panel.ts'
import { cast, ink, slab, tag, webbing, zipper } from './bag-parts.ts'
import { type Garment, piece } from './cloth/garment.ts'
import { flip, type Knot, knots, line, outline } from './cloth/outline.ts'
import { mark, seam } from './cloth/trim.ts'

/** Bags worn on the back. */

export const backpack = (garment: Garment, back: boolean): string => {
  const { palette } = garment
  const tape = darken(palette.base, 0.1)
  const body: readonly Knot[] = knots(
    '600 292, 720 300, 812 350, 846 470, 862 760, 868 1100, 838 1196, 740 1216, 600 1218',
  )
  const handle = webbing(garment, knots('536 316, 540 236, 600 212, 660 236, 664 316'), 32, palette.panel)
  if (back) {
    const pad: readonly Knot[] = knots(
      '656 352!, 744 346, 790 430, 806 640, 800 860, 764 952!, 700 940!, 712 820, 716 640, 694 470',
    )
    const strap = (left: boolean): string => {
      const shape = outline(left ? flip(pad) : pad)
      const mid: readonly Knot[] = knots('700 372, 744 470, 760 650, 756 850')
      return (
        cast(shape.d, 8, 12) +
        piece(garment, {
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
        garment,
        left ? flip(knots('736 940, 772 1040, 846 1120')) : knots('736 940, 772 1040, 846 1120'),
        26,
        palette.trim,
      )
    const panel: readonly Knot[] = knots('600 356, 720 362, 772 440, 790 760, 794 1080, 760 1140, 600 1150')
    return (
      handle +
      slab(garment, body, 0.3, [80, 60], '') +
      slab(
        garment,
        panel,
        0.3,
        [40, 26],
        seam('M600 360V1150') + seam('M414 640H786', 0.9) + seam('M410 900H790', 0.9),
        {
          fill: palette.panel,
          seed: 8,
        },
      ) +
      tail(true) +
      tail(false) +
      strap(true) +
      strap(false)
    )
  }
  const sidePocket = (left: boolean): string => {
    const edge: readonly Knot[] = knots('826 860!, 900 850!, 914 1000, 896 1170, 840 1190!')
    const shape = outline(left ? flip(edge) : edge)
    return piece(garment, { shape, fill: palette.panel, share: 0.05, material: 'mesh', relief: { puff: [30, 24] } })
  }
  const straps =
    webbing(garment, knots('824 420, 898 520, 916 700, 890 850'), 44, palette.panel) +
    webbing(garment, knots('376 420, 302 520, 284 700, 310 850'), 44, palette.panel)
  const arc = 'M378 760C372 560 384 404 470 372Q600 344 730 372C816 404 828 560 822 760'
  const pocket: readonly Knot[] = knots('600 740, 740 744, 800 772, 822 900, 826 1090, 798 1160, 600 1172')
  return (
    straps +
    handle +
    sidePocket(true) +
    sidePocket(false) +
    slab(garment, body, 0.5, [104, 78], zipper(arc, [822, 748], tape, palette.trim), { block: 'M0 0H1200V720H0Z' }) +
    slab(garment, pocket, 0.3, [58, 44], zipper('M396 822Q600 806 804 822', [420, 820], tape, palette.trim, 10), {
      seed: 12,
      ...(garment.pattern === 'colour-block' ? { fill: palette.panel } : {}),
    }) +
    tag(garment, 600, 916, 150) +
    mark(600, 560, 150, palette.accent)
  )
}

export const rolltop = (garment: Garment, back: boolean): string => {
  const { palette } = garment
  const body: readonly Knot[] = knots('600 400, 730 400, 826 410!, 850 600, 866 900, 862 1150, 820 1214, 600 1226')
  const roll: readonly Knot[] = knots('600 262, 740 260, 842 270, 862 320, 846 412, 740 436, 600 440')
  const buckle = (x: number, y: number): string =>
    `<rect x="${x - 31}" y="${y + 5}" width="62" height="74" rx="10" fill="${ink}" fill-opacity=".35"/><rect x="${x - 34}" y="${y}" width="62" height="74" rx="10" fill="#26262a"/><rect x="${x - 34}" y="${y}" width="62" height="18" rx="9" fill="#fff" fill-opacity=".2"/><rect x="${x - 20}" y="${y + 26}" width="34" height="10" rx="4" fill="#000" fill-opacity=".6"/>`
  const straps = back
    ? webbing(garment, knots('480 470, 420 640, 440 900, 380 1130'), 74, palette.panel) +
      webbing(garment, knots('720 470, 780 640, 760 900, 820 1130'), 74, palette.panel)
    : ''
  const lower: readonly Knot[] = knots('600 850, 860 846!, 868 1000, 862 1150, 820 1214, 600 1226')
  return (
    slab(garment, body, 0.45, [90, 66], '', { block: 'M0 0H1200V640H0Z' }) +
    slab(
      garment,
      lower,
      0.2,
      [60, 34],
      stitches('M336 872H864', palette.stitch) +
        (back ? '' : zipper('M400 960H800', [420, 960], darken(palette.panel, 0.08), palette.trim)),
      { fill: palette.panel, seed: 9 },
    ) +
    slab(garment, roll, 0.24, [70, 62], seam('M346 372Q600 396 854 372', 0.8) + seam('M352 330Q600 350 850 330', 0.6), {
      seed: 15,
      deep: 0.36,
    }) +
    straps +
    (back
      ? ''
      : webbing(garment, knots('600 270, 606 420, 600 640, 602 770'), 50, palette.trim) +
        buckle(603, 560) +
        tag(garment, 600, 1060, 130) +
        mark(740, 560, 84, palette.accent))
  )
}
