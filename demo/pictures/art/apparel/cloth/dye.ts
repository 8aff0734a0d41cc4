import { mix } from '../../kit/colour.ts'
import { seeded } from '../../kit/defs.ts'
import type { Garment } from './garment.ts'
import { num, type Outline } from './outline.ts'

/** How a pattern lies on one piece: rotated with its grain, curved by the body. */
export type Lay = {
  /** Degrees the weft leans. */
  readonly angle?: number
  /** How far a horizontal line sags in the middle. */
  readonly sag?: number
  /** Centre of the grain, so that neighbouring pieces can match their stripes. */
  readonly from?: readonly [x: number, y: number]
  /** The contrast panel of a colour-blocked garment, if this piece carries one. */
  readonly block?: string
  readonly scale?: number
}

const weft = (w: number, y: number, sag: number): string =>
  `M${num(-w)} ${num(y)}Q0 ${num(y + 2 * sag)} ${num(w)} ${num(y)}`

const stripes = (garment: Garment, w: number, h: number, lay: Lay): string => {
  const { accent, panel } = garment.palette
  const step = (garment.cut % 2 === 0 ? 62 : 104) * (lay.scale ?? 1)
  const thick = step * (garment.cut % 2 === 0 ? 0.34 : 0.52)
  let d = ''
  for (let y = -Math.ceil(h / step) * step; y <= h; y += step) d += weft(w, y, lay.sag ?? 0)
  const colour = garment.cut % 2 === 0 ? accent : panel
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(thick)}"/>`
}

const checks = (garment: Garment, w: number, h: number, lay: Lay): string => {
  const { accent, panel } = garment.palette
  const step = 132 * (lay.scale ?? 1)
  let [across, down] = ['', '']
  for (let y = -Math.ceil(h / step) * step; y <= h; y += step) across += weft(w, y, lay.sag ?? 0)
  for (let x = -Math.ceil(w / step) * step; x <= w; x += step) down += `M${num(x)} ${num(-h)}V${num(h)}`
  const band = (width: number, colour: string, opacity: number, dx: number): string =>
    `<g fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${num(width * (lay.scale ?? 1))}"><path d="${across}" transform="translate(0 ${num(dx)})"/><path d="${down}" transform="translate(${num(dx)} 0)"/></g>`
  return band(58, panel, 0.55, 0) + band(7, accent, 0.75, step / 2) + band(3, accent, 0.5, 0)
}

const speckles = (garment: Garment): string =>
  garment.defs.add('dots', (id) => {
    const random = seeded(7)
    let dots = ''
    for (let i = 0; i < 54; i++) {
      const colour =
        [garment.palette.accent, garment.palette.panel, garment.palette.trim][i % 3] ?? garment.palette.accent
      dots += `<ellipse cx="${num(8 + random() * 204)}" cy="${num(8 + random() * 204)}" rx="${num(1.4 + random() ** 3 * 5)}" ry="${num(1.2 + random() ** 3 * 4)}" fill="${colour}"/>`
    }
    return `<pattern id="${id}" patternUnits="userSpaceOnUse" width="220" height="220" patternTransform="rotate(11) scale(${garment.zoom})">${dots}</pattern>`
  })

export const dye = (garment: Garment, shape: Outline, lay: Lay = {}): string => {
  const { x, y, w, h } = shape.box
  const [cx, cy] = lay.from ?? [x + w / 2, y + h / 2]
  // Equal span for every piece, so that stripes on a pocket match those on the body.
  const span = 720
  const down = Math.max(Math.abs(y - cy), Math.abs(y + h - cy), w / 2) + 60
  const place = (art: string): string =>
    `<g transform="translate(${num(cx)} ${num(cy)}) rotate(${num(lay.angle ?? 0)})">${art}</g>`
  switch (garment.pattern) {
    case 'solid':
      return ''
    case 'stripe':
      return place(stripes(garment, span, down, lay))
    case 'check':
      return place(checks(garment, span, down, lay))
    case 'speckle':
      return `<path d="${shape.d}" fill="${speckles(garment)}"/>`
    case 'fade': {
      const end = mix(garment.palette.panel, garment.palette.accent, 0.25)
      const paint = garment.defs.add(
        garment.next(),
        (id) =>
          `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset=".18" stop-color="${end}" stop-opacity="0"/><stop offset="1" stop-color="${end}" stop-opacity=".95"/></linearGradient>`,
      )
      return `<path d="${shape.d}" fill="${paint}"/>`
    }
    case 'colour-block':
      return lay.block === undefined ? '' : `<path d="${lay.block}" fill="${garment.palette.panel}"/>`
  }
}
