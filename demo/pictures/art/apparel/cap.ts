import { darken, mix } from '../kit/colour.ts'
import { stitches } from '../kit/panel.ts'
import { dye } from './cloth/dye.ts'
import { type Garment, piece } from './cloth/garment.ts'
import { halves, type Knot, knots, outline } from './cloth/outline.ts'
import { mark, seam } from './cloth/trim.ts'
import { beanie, bucket, ink } from './hats.ts'

/** Cuts: 0 six-panel, 1 five-panel with a flat brim and a label, 2 cuffed beanie, 3 bucket hat, 4 trucker with mesh. */
const crown: readonly Knot[] = knots('600 372, 700 384, 806 446, 876 566, 902 720, 906 840!, 760 872, 600 880')

const dome = (garment: Garment, back: boolean): string => {
  const { palette, cut } = garment
  const shape = halves(crown)
  const five = cut === 1 || cut === 4
  const front = outline(
    five
      ? knots('600 372!, 712 400, 806 600, 826 866!, 600 886, 374 866!, 394 600, 488 400')
      : knots('600 372!, 700 470, 760 660, 776 868!, 600 886, 424 868!, 440 660, 500 470'),
  )
  const side = cut === 4 ? 'mesh' : garment.material
  const block = garment.pattern === 'colour-block'
  const seams = five
    ? seam('M600 372C716 398 800 560 826 868') +
      seam('M600 372C484 398 400 560 374 868') +
      stitches('M612 384C704 408 786 560 812 868', palette.stitch) +
      stitches('M588 384C496 408 414 560 388 868', palette.stitch)
    : seam('M600 372V880') +
      seam('M600 372C690 440 760 620 776 872') +
      seam('M600 372C510 440 440 620 424 872') +
      stitches('M588 384V876', palette.stitch) +
      stitches('M612 384V876', palette.stitch) +
      stitches('M606 392C682 460 746 620 762 872', palette.stitch) +
      stitches('M594 392C518 460 454 620 438 872', palette.stitch)
  const eyelet = (x: number, y: number): string =>
    `<circle cx="${x}" cy="${y}" r="13" fill="${mix(palette.base, palette.stitch, 0.5)}"/><circle cx="${x}" cy="${y}" r="7" fill="${ink}"/><circle cx="${x}" cy="${y}" r="12" fill="none" stroke="${ink}" stroke-opacity=".3" stroke-width="3"/>`
  const relief = {
    puff: [230, 150] as const,
    hull: halves(knots('600 360, 700 374, 812 440, 882 560, 908 720, 908 1000!, 600 1100')),
    crumple: [9, 130, 160, 4] as const,
    folds: [
      { path: [470, 820, 480, 700, 520, 560], width: 26, height: 7 },
      { path: [730, 830, 716, 730, 690, 600], width: 24, height: -6 },
      { path: [840, 820, 820, 720, 790, 620], width: 20, height: 7 },
      { path: [360, 830, 380, 720, 420, 620], width: 22, height: -7 },
    ] as const,
    tone: (_: number, y: number) => 0.06 - Math.max(0, (y - 760) / 600),
  }
  const shell = piece(garment, {
    shape,
    fill: block || cut === 4 ? palette.panel : palette.base,
    share: 0.34,
    material: side,
    relief,
    under: cut === 4 ? '' : dye(garment, shape, { sag: -24 }),
    over: cut === 4 && back ? '' : '',
  })
  const face = back
    ? ''
    : piece(garment, {
        shape: front,
        fill: cut === 4 ? palette.lining : palette.base,
        share: 0.3,
        material: cut === 4 ? 'jersey' : garment.material,
        edge: 0.1,
        relief: { ...relief, crumple: [7, 130, 160, 9] },
        under: cut === 4 ? '' : dye(garment, front, { sag: -24 }),
      })
  return shell + face + seams + (five ? '' : eyelet(690, 560) + eyelet(510, 560)) + eyelet(836, 640) + eyelet(364, 640)
}

const brim = (garment: Garment): string => {
  const { palette, cut } = garment
  const flat = cut === 1
  const shape = flat
    ? halves(knots('600 838, 740 834, 884 824!, 930 900, 900 990, 770 1034, 600 1044'))
    : halves(knots('600 800, 720 808, 830 828, 904 832!, 962 950, 954 1030!, 880 1000, 760 990, 600 986'))
  const rows = Array.from({ length: 6 }, (_, i) => {
    const k = i * 20
    return flat
      ? `M${286 + k * 0.5} ${970 - k}Q600 ${1064 - k * 1.15} ${914 - k * 0.5} ${970 - k}`
      : `M${258 + k} ${1004 - k * 0.8}Q380 ${986 - k} 600 ${974 - k}Q820 ${986 - k} ${942 - k} ${1004 - k * 0.8}`
  }).join('')
  const under = flat
    ? ''
    : `<path d="M246 1030Q330 960 600 940Q870 960 954 1030Q900 1040 850 1032Q740 1010 600 1008Q460 1010 350 1032Q300 1040 246 1030Z" fill="${darken(garment.palette.base, 0.22)}"/>`
  return (
    under +
    piece(garment, {
      shape,
      fill: cut === 4 || garment.pattern === 'colour-block' ? palette.panel : palette.base,
      share: 0.24,
      relief: {
        puff: [46, 30],
        tone: (x, y) =>
          0.12 * Math.exp(-(((x - 520) / 170) ** 2)) -
          (y < 880 ? 0.34 * Math.exp(-((y - 812) ** 2) / 2600) : 0) -
          Math.max(0, (x - 760) / 700),
      },
      over: stitches(rows, palette.stitch, { width: 2.2, length: 7, gap: 4, strength: 0.85 }),
    }) +
    `<path d="M296 848Q600 900 904 848" fill="none" stroke="${ink}" stroke-opacity=".4" stroke-width="6"/>`
  )
}

const strap = (garment: Garment): string => {
  const { palette } = garment
  const hole = 'M466 884V846C466 690 734 690 734 846V884Z'
  const band = 'M452 828H748V880Q600 890 452 880Z'
  return (
    `<path d="${hole}" fill="${darken(palette.lining, 0.3)}"/><path d="${hole}" fill="${ink}" fill-opacity=".34"/><path d="M466 846C466 690 734 690 734 846" fill="none" stroke="${ink}" stroke-opacity=".4" stroke-width="16" transform="translate(3 8)"/><path d="M466 846C466 690 734 690 734 846" fill="none" stroke="${palette.base}" stroke-width="20"/>${stitches('M466 846C466 690 734 690 734 846', palette.stitch)}` +
    `<path d="${band}" fill="${ink}" fill-opacity=".3" transform="translate(3 8)"/><path d="${band}" fill="${palette.panel}"/><path d="${band}" fill="#fff" fill-opacity=".08"/>${stitches('M456 836H744M456 872Q600 882 744 872', palette.stitch)}` +
    `<rect x="566" y="816" width="76" height="74" rx="8" fill="${ink}" fill-opacity=".3"/><rect x="562" y="812" width="76" height="74" rx="8" fill="none" stroke="#b9b6b0" stroke-width="11"/><path d="M562 820Q562 812 570 812H630" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="4"/>`
  )
}

export const cap = (garment: Garment, back: boolean): string => {
  const { palette, cut } = garment
  if (cut === 2) return beanie(garment, back)
  if (cut === 3) return bucket(garment, back)
  const knob = `<ellipse cx="600" cy="372" rx="30" ry="15" fill="${ink}" fill-opacity=".35"/><ellipse cx="600" cy="366" rx="28" ry="15" fill="${palette.panel}"/><ellipse cx="592" cy="361" rx="14" ry="5" fill="#fff" fill-opacity=".3"/>`
  const patch = `<rect x="512" y="606" width="184" height="124" rx="10" fill="${ink}" fill-opacity=".28"/><rect x="508" y="600" width="184" height="124" rx="10" fill="${palette.trim}"/>${stitches('M518 610H682V714H518Z', palette.stitch, { width: 2 })}${mark(600, 662, 110, mix(palette.accent, palette.base, 0.7))}`
  const art = back ? '' : cut === 1 ? patch : mark(600, 664, 190, cut === 4 ? palette.base : palette.accent)
  return dome(garment, back) + art + knob + (back ? strap(garment) : brim(garment))
}
