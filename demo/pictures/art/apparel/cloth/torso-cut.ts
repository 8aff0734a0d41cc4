import { mirrored } from './limb.ts'
import type { Knot } from './outline.ts'
import type { Fold, Relief } from './relief.ts'

/** The pattern sheet of an upper-body garment. */

/** Measurements of an upper-body garment: half widths from the center line at 600, heights in the frame. */
export type Torso = {
  /** Neckline from the centre out to the shoulder point, which is a corner. */
  readonly neck: readonly Knot[]
  readonly shoulder: number
  readonly slope: number
  readonly chest: number
  readonly waist: number
  readonly hem: number
  readonly underarm: number
  readonly length: number
  readonly sleeve: 'short' | 'long'
  /** Height of ribbed cuffs and hem, 0 for a stitched hem. */
  readonly rib: number
  readonly hemRib?: number
  /** How full the cloth is, 1 for a tee. */
  readonly body: number
  readonly back: boolean
  readonly sleeveFill?: string
  readonly relief?: Partial<Relief>
  readonly over?: string
  readonly under?: string
  readonly block?: string
}

export const shoulderY = (t: Torso): number => (t.neck[t.neck.length - 1]?.[1] ?? 250) + t.slope
const neckX = (t: Torso): number => t.neck[t.neck.length - 1]?.[0] ?? 700

export const torsoHalf = (t: Torso): readonly Knot[] => {
  const [tx, ty] = [600 + t.shoulder, shoulderY(t)]
  const rib = t.hemRib ?? t.rib
  const tuck = rib > 0 ? 14 : 0
  return [
    ...t.neck,
    [(neckX(t) + tx) / 2 + 6, ty - t.slope * 0.56],
    [tx, ty, 1],
    [tx - 24, ty + (t.underarm - ty) * 0.5],
    [600 + t.chest, t.underarm, 1],
    [600 + t.chest * 0.5 + t.waist * 0.5 - 8, t.underarm + (t.length - t.underarm) * 0.24],
    [600 + t.waist, t.underarm + (t.length - t.underarm) * 0.56],
    [600 + t.hem + tuck * 0.6, t.length - rib - 46],
    [600 + t.hem - tuck, t.length - rib - 8, 1],
    [600 + t.hem * 0.52, t.length - rib + 9],
    [600, t.length - rib + 12],
  ]
}

/** Sleeve from the shoulder round the cuff back to the underarm; the wearer's left, on the right of the picture. */
export const sleeveEdges = (t: Torso): { readonly outer: readonly Knot[]; readonly inner: readonly Knot[] } => {
  const [tx, ty, ux, uy] = [600 + t.shoulder, shoulderY(t), 600 + t.chest, t.underarm]
  if (t.sleeve === 'short')
    return {
      outer: [
        [tx - 30, ty - 2],
        [tx + 16, ty + 12],
        [tx + 84, ty + 62],
        [tx + 148, ty + 186],
        [tx + 178, ty + 262],
      ],
      inner: [
        [ux - 14, uy - 12],
        [ux + 26, uy + 62],
        [ux + 48, uy + 118],
      ],
    }
  const wrist = ty + 800 - t.rib
  return {
    outer: [
      [tx - 30, ty - 2],
      [tx + 16, ty + 13],
      [tx + 74, ty + 84],
      [tx + 112 + t.body * 6, ty + 280],
      [tx + 134 + t.body * 8, ty + 540],
      [tx + 140 + t.body * 6, wrist - 60],
      [tx + 136 - t.rib * 0.1, wrist],
    ],
    inner: [
      [ux - 14, uy - 12],
      [ux + 22, uy + 130],
      [ux + 44, uy + 300],
      [tx + 50 - t.body * 4, wrist - 80],
      [tx + 58, wrist + 6],
    ],
  }
}

export const bodyFolds = (t: Torso): readonly Fold[] => {
  const [c, w, h] = [t.chest, t.waist, t.hem]
  const [u, l] = [t.underarm, t.length - (t.hemRib ?? t.rib)]
  const k = t.body
  const base: readonly Fold[] = [
    { path: [600 + c, u + 12, 540 + c, u + 50, 440 + c, u + 190], width: 22, height: 13 * k, lean: 0.6 },
    { path: [596 + c, u + 44, 556 + c, u + 140, 500 + c, u + 330], width: 19, height: -11 * k, lean: -0.4 },
    { path: [592 + c, u + 110, 570 + c, u + 250, 560 + c, u + 430], width: 17, height: 10 * k },
    { path: [600 - c, u + 12, 664 - c, u + 40, 792 - c, u + 150], width: 20, height: 13 * k, lean: -0.6 },
    { path: [602 - c, u + 44, 662 - c, u + 160, 690 - c, u + 380], width: 22, height: -12 * k, lean: 0.4 },
    { path: [608 - c, u + 130, 636 - c, u + 280, 622 - c, u + 450], width: 16, height: 9 * k },
    { path: [690, u - 150, 724, u - 60, 706, u + 90], width: 28, height: 5 * k },
    { path: [486, u - 150, 452, u - 50, 470, u + 90], width: 26, height: -6 * k },
    { path: [688, l, 706, l - 160, 640, l - 440], width: 30, height: 13 * k, lean: 0.5 },
    { path: [600 + h * 0.62, l, 600 + h * 0.7, l - 150, 600 + w * 0.6, l - 330], width: 20, height: -11 * k },
    { path: [600 + h * 0.8, l, 600 + h * 0.86, l - 90, 600 + w * 0.84, l - 210], width: 17, height: 10 * k },
    {
      path: [600 - h * 0.45, l, 600 - h * 0.56, l - 170, 600 - w * 0.3, l - 400],
      width: 27,
      height: 13 * k,
      lean: -0.5,
    },
    { path: [560, l, 570, l - 110, 540, l - 260], width: 18, height: -9 * k },
    { path: [600 - h * 0.72, l, 600 - h * 0.78, l - 120, 600 - w * 0.68, l - 250], width: 18, height: 10 * k },
    { path: [592 + w, l - 300, 530 + w, l - 262, 440 + w, l - 190], width: 19, height: 8 * k, lean: 0.5 },
    { path: [606 - w, l - 250, 680 - w, l - 214, 800 - w, l - 180], width: 18, height: 8 * k, lean: -0.5 },
    { path: [608 - w, l - 360, 690 - w, l - 340, 770 - w, l - 270], width: 15, height: -6 * k },
  ]
  return t.back ? mirrored(base) : base
}
