import { lightness, shadeGain, shadeOf, shineGain, shineOf } from './colour.ts'
import { type Box, blur, clip, type Defs, fillBox, grow, linear, num } from './defs.ts'

/**
 * A soft spot of light (`tone` > 0) or shade (< 0) on a body: an ellipse, optionally turned, blurred with all others at
 * once.
 */
export type Spot = {
  readonly x: number
  readonly y: number
  readonly rx: number
  readonly ry: number
  readonly turn?: number
  readonly tone: number
}

/** A soft fold or crease: a stroked path, light or shade like a spot. */
export type Fold = { readonly d: string; readonly width: number; readonly tone: number }

/**
 * The light of all pictures (from the upper left, slightly in front) on a body that is painted flat. `outline` clips,
 * `surface` is the body's main colour (tunes strength), `sheen` scales highlights, `soft` is how round the body is.
 */
export const formLight = (
  defs: Defs,
  {
    name,
    outline,
    box,
    surface,
    sheen = 1,
    soft = 20,
    spots = [],
    folds = [],
    edge = 1,
  }: {
    name: string
    outline: string
    box: Box
    surface: string
    sheen?: number
    soft?: number
    spots?: readonly Spot[]
    folds?: readonly Fold[]
    edge?: number
  },
) => {
  const shade = shadeOf(surface)
  const shine = shineOf(surface)
  const up = shineGain(surface) * sheen
  const down = shadeGain(surface)
  const filter = blur(defs, `${name}-soft`, soft, grow(box, soft))
  const paintOf = (tone: number) => (tone > 0 ? shine : shade)
  const strength = (tone: number) => num(Math.min(1, tone > 0 ? tone * up : -tone * down))
  const fall = linear(
    defs,
    `${name}-fall`,
    [0, box.y, 0, box.y + box.height],
    [
      [0, shine, 0.2 * up],
      [0.42, shine, 0.02],
      [0.55, shade, 0.01],
      [1, shade, 0.3 * down],
    ],
  )
  const side = linear(
    defs,
    `${name}-side`,
    [box.x, 0, box.x + box.width, 0],
    [
      [0, shade, 0.26 * down],
      [0.09, shade, 0.02],
      [0.2, shine, 0.09 * up],
      [0.5, shine, 0],
      [0.86, shade, 0.03],
      [1, shade, 0.3 * down],
    ],
  )
  const round =
    edge > 0
      ? `<path d="${outline}" fill="none" stroke="${shade}" stroke-opacity="${num(0.62 * edge * down)}" stroke-width="${num(soft * 1.5)}"/>`
      : ''
  const blobs = spots.map(
    ({ x, y, rx, ry, turn = 0, tone }) =>
      `<ellipse rx="${num(rx)}" ry="${num(ry)}" transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)})" fill="${paintOf(tone)}" fill-opacity="${strength(tone)}"/>`,
  )
  const creases = folds.map(
    ({ d, width, tone }) =>
      `<path d="${d}" fill="none" stroke="${paintOf(tone)}" stroke-opacity="${strength(tone)}" stroke-width="${num(width)}" stroke-linecap="round"/>`,
  )
  // A thin lit line just inside the upper edge separates dark goods from the ground and gives every edge thickness.
  const rim = `<path d="${outline}" fill="none" stroke="${shine}" stroke-opacity="${num((lightness(surface) < 0.4 ? 0.26 : 0.34) * sheen)}" stroke-width="5" transform="translate(2 3)"/>`
  return `<g clip-path="${clip(defs, `${name}-clip`, outline)}">${fillBox(box, fall)}${fillBox(box, side)}<g filter="${filter}">${round}${blobs.join('')}${creases.join('')}</g>${rim}</g>`
}
