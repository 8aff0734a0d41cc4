import { darken, mix } from '../kit/colour.ts'
import { stitches } from '../kit/panel.ts'
import type { Garment } from './cloth/garment.ts'
import { torso } from './cloth/torso.ts'
import { button, cord, mark, seam, zip } from './cloth/trim.ts'
import { channels, cutOf } from './jacket-cut.ts'
import { leaves, lining, parkaHood, patch, stand, welt } from './jacket-parts.ts'

export const jacket = (garment: Garment, back: boolean): string => {
  const { palette, cut } = garment
  const cutting = cutOf(cut, back)
  const metal = mix(palette.trim, '#7c7b80', 0.6)
  const low = cutting.length
  const placket = stitches(`M634 420V${low}`, palette.stitch) + seam(`M640 408V${low + 10}`, 0.7)
  const fronts = [
    placket +
      seam(`M600 430V${low + 10}`, 0.8) +
      Array.from({ length: 6 }, (_, i) => button(620, 476 + i * 132, 12, metal)).join('') +
      welt(792, 850, 826, 1010, mix(palette.base, palette.panel, 0.3), palette.stitch) +
      welt(420, 850, 386, 1010, mix(palette.base, palette.panel, 0.3), palette.stitch),
    zip(600, 424, low + 4, darken(palette.base, 0.1), metal, 470) +
      welt(780, 800, 826, 930, darken(palette.base, 0.02), palette.stitch) +
      welt(420, 800, 374, 930, darken(palette.base, 0.02), palette.stitch),
    placket +
      seam(`M566 424V${low}`, 0.7) +
      Array.from({ length: 5 }, (_, i) => button(604, 540 + i * 158, 13, metal)).join('') +
      stitches(`M270 ${low - 470}Q600 ${low - 452} 930 ${low - 470}`, palette.stitch) +
      patch(garment, 680, low - 390, 200, 230, true) +
      patch(garment, 320, low - 390, 200, 230, true) +
      cord(
        [
          [560, low - 462],
          [520, low - 430],
          [512, low - 360],
        ],
        palette.lace,
        8,
      ),
    placket +
      seam(`M600 430V${low + 10}`, 0.8) +
      patch(garment, 690, 880, 190, 230, false) +
      patch(garment, 320, 880, 190, 230, false) +
      patch(garment, 700, 520, 142, 160, true) +
      Array.from({ length: 5 }, (_, i) => button(620, 490 + i * 156, 14, mix(palette.trim, palette.outsole, 0.4))).join(
        '',
      ),
    zip(600, 350, low + 4, darken(palette.base, 0.1), metal, 430) +
      welt(800, 880, 822, 1016, darken(palette.base, 0.04), palette.stitch) +
      welt(400, 880, 378, 1016, darken(palette.base, 0.04), palette.stitch),
  ]
  const yoke =
    cut === 3 || cut === 0
      ? seam('M300 452Q600 480 900 452', 0.6) + stitches('M300 462Q600 490 900 462', palette.stitch)
      : ''
  const quilted = cut === 4 ? channels(garment, low) : ''
  const art = back
    ? quilted + yoke + mark(600, cut === 2 ? 620 : cut === 4 ? 438 : 600, cut === 4 ? 110 : 190, palette.accent)
    : quilted + mark(cut === 3 ? 470 : 738, cut === 4 ? 438 : 500, 66, palette.accent)
  const head =
    cut === 2
      ? parkaHood(garment, back)
      : cut === 1
        ? stand(garment, back, true, 20)
        : cut === 4
          ? stand(garment, back, false, 44)
          : leaves(garment, back)
  return (
    (back || cut === 2 ? '' : lining(garment)) +
    torso(garment, { ...cutting, over: art }) +
    (back ? '' : (fronts[cut] ?? '')) +
    head
  )
}
