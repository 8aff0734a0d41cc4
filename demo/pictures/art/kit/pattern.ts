import type { Palette, Pattern } from '../contract.ts'
import { mix } from './colour.ts'
import { type Box, type Defs, linear, num, seeded } from './defs.ts'

/**
 * The paint of the main cloth: a colour for `solid` and `colour-block` (blocks are panels, drawn by the caller),
 * otherwise a paint reference. `box` is the extent of the cloth; `turn` rotates printed patterns with the product.
 */
export const clothPaint = (defs: Defs, pattern: Pattern, palette: Palette, box: Box, turn = 0) => {
  const { base, panel, accent, lace } = palette
  if (pattern === 'solid' || pattern === 'colour-block') return base
  if (pattern === 'fade') {
    return linear(
      defs,
      'fade',
      [box.x, box.y + box.height * 0.2, box.x + box.width, box.y + box.height * 0.7],
      [
        [0.04, panel],
        [0.34, mix(panel, base, 0.55)],
        [0.62, base],
        [1, mix(base, accent, 0.75)],
      ],
    )
  }
  return defs.add(`print-${pattern}`, (id) => {
    const open = (width: number, height: number) =>
      `<pattern id="${id}" patternUnits="userSpaceOnUse" width="${width}" height="${height}" patternTransform="rotate(${num(turn)})"><rect width="${width}" height="${height}" fill="${base}"/>`
    if (pattern === 'stripe')
      return `${open(56, 56)}<rect y="8" width="56" height="15" fill="${panel}"/><rect y="32" width="56" height="4" fill="${accent}"/></pattern>`
    if (pattern === 'check') {
      const half = mix(base, panel, 0.5)
      return `${open(88, 88)}<rect width="44" height="88" fill="${half}"/><rect width="88" height="44" fill="${half}"/><rect width="44" height="44" fill="${panel}"/><path d="M0 66h88M66 0v88" stroke="${accent}" stroke-opacity=".8" stroke-width="3"/></pattern>`
    }
    const random = seeded(29)
    const specks = [accent, panel, lace].map((colour) => {
      let d = ''
      for (let index = 0; index < 16; index += 1) {
        const [x, y, a] = [6 + random() * 108, 6 + random() * 108, random() * 6.3]
        const length = 2 + random() * 5
        d += `M${num(x)} ${num(y)}l${num(Math.cos(a) * length)} ${num(Math.sin(a) * length)}`
      }
      return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="4" stroke-linecap="round"/>`
    })
    return `${open(120, 120)}${specks.join('')}</pattern>`
  })
}
