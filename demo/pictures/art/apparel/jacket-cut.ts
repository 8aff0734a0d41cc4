import { stitches } from '../kit/panel.ts'
import type { Garment } from './cloth/garment.ts'
import { knots } from './cloth/outline.ts'
import type { Torso } from './cloth/torso-cut.ts'
import { seam } from './cloth/trim.ts'

/** Cuts: 0 coach with snaps, 1 bomber, 2 parka with a hood, 3 chore jacket with patch pockets, 4 quilted puffer. */
export const cutOf = (cut: number, back: boolean): Torso => {
  const [long, rib] = knots('1216 0, 1130 72, 1320 0, 1230 0, 1170 0')[cut] ?? [1216, 0]
  const full = cut === 4 ? 22 : cut === 2 ? 14 : 6
  return {
    neck: back ? knots('600 276, 660 266, 716 244!') : knots('600 420, 668 352, 716 244!'),
    shoulder: 298 + full,
    slope: 72,
    chest: 300 + full,
    waist: (cut === 1 ? 312 : 298) + full,
    hem: (cut === 2 ? 326 : cut === 1 ? 294 : 302) + full,
    underarm: 528,
    length: long ?? 1216,
    sleeve: 'long',
    rib: cut === 1 ? 66 : 0,
    hemRib: rib ?? 0,
    body: cut === 4 ? 0.7 : 1.45,
    back,
    ...(cut === 4 ? { relief: { swell: quilt } } : {}),
  }
}

/** Height of quilting: each channel bulges between its two seams, and the seams pucker. */
const quilt = (x: number, y: number): number => {
  const t = ((((y + ((x - 600) / 300) ** 2 * -9 - 262) / 118) % 1) + 1) % 1
  return (
    30 * Math.sin(Math.PI * t) ** 0.55 +
    2.4 * Math.sin(x / 17 + y * 0.004) * (1 - Math.sin(Math.PI * t)) +
    1.6 * Math.sin(x / 29 + 2) * (1 - t)
  )
}

export const channels = (garment: Garment, to: number): string => {
  let d = ''
  for (let y = 380; y < to; y += 118) d += `M180 ${y + 18}Q600 ${y - 18} 1020 ${y + 18}`
  return seam(d, 1.1) + stitches(d, garment.palette.stitch, { width: 1.8, length: 6, gap: 4, strength: 0.5 })
}
