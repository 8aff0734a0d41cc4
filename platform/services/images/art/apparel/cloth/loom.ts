import type { Palette, Pattern, Material, PictureSpec } from '../../contract.ts'
import { clip, createDefs, type Defs, lightness, mix, shadeOf } from '../../kit/index.ts'
import { num, type Outline } from './outline.ts'
import { type Ramp, rgbOf, tonePng } from './png.ts'
import { type Relief, toneMap } from './relief.ts'
import { weavePattern } from './weave.ts'

/** Everything one garment needs while it is drawn: its ids, its definitions, its colours. */
export type Loom = {
  readonly palette: Palette
  readonly material: Material
  readonly pattern: Pattern
  readonly cut: number
  /** Cells of light the whole garment may spend; scenes give less. */
  readonly budget: number
  readonly zoom: number
  readonly defs: Defs
  /** Outlines of the pieces drawn so far, for the shadow of the whole. */
  readonly shapes: Outline[]
  readonly next: () => string
}

export const glossOf: Partial<Record<Material, number>> = { nylon: 0.34, leather: 0.42, mesh: 0.08, knit: 0 }

/** `budget` is the number of cells of light the whole garment may spend. */
export const createLoom = (spec: PictureSpec, prefix: string, budget: number, zoom = 1): Loom => {
  let count = 0
  return { ...spec, cut: ((Math.trunc(spec.cut) % 5) + 5) % 5, budget, zoom, defs: createDefs(prefix), shapes: [], next: () => `p${count++}` }
}

/** Dark cloth shows its form by its lights, pale cloth by its shades. */
const rampOf = (fill: string): Ramp => {
  const l = lightness(fill)
  const pale = l > 0.86
  const shade = pale ? mix(shadeOf(fill), fill, 0.28) : mix(shadeOf(fill), '#050408', 0.3)
  return { shade: rgbOf(shade), light: rgbOf(mix(fill, '#fffaf2', 0.74)), deepest: pale ? 0.86 : 0.96, brightest: 0.3 + 0.5 * l }
}

export const weave = (loom: Loom, material: Material = loom.material, angle = 0): string =>
  loom.defs.add(`weave-${material}${angle}`, (id) => weavePattern(id, material, loom.zoom, angle))

export type Piece = {
  readonly shape: Outline
  readonly fill: string
  readonly relief: Relief
  /** Share of the garment's light budget. */
  readonly share: number
  readonly material?: Material
  readonly grain?: number
  /** Pattern and prints: under the light. */
  readonly under?: string
  /** Seams, stitches and trims: over the light. */
  readonly over?: string
  readonly edge?: number
}

/** One piece of cloth: colour, pattern, weave, light, seams, all inside its outline. */
export const piece = (loom: Loom, part: Piece): string => {
  loom.shapes.push(part.shape)
  const gloss = part.relief.gloss ?? glossOf[part.material ?? loom.material] ?? 0
  const map = toneMap(part.shape, { ...part.relief, gloss }, loom.budget * part.share)
  const ramp = rampOf(part.fill)
  const l = lightness(part.fill)
  const light = tonePng(map.columns, map.rows, map.tones, ramp)
  const edge = part.edge ?? 0.34
  const [r, g, b] = ramp.shade
  return (
    `<g clip-path="${clip(loom.defs, loom.next(), part.shape.d)}"><path d="${part.shape.d}" fill="${part.fill}"/>${part.under ?? ''}` +
    `<path d="${part.shape.d}" fill="${weave(loom, part.material, part.grain ?? 0)}" opacity="${num(l < 0.45 ? 0.5 + l * 0.6 : l > 0.86 ? 0.6 : 0.9)}"/>` +
    `<image x="${num(map.box.x)}" y="${num(map.box.y)}" width="${num(map.box.w)}" height="${num(map.box.h)}" preserveAspectRatio="none" href="${light}"/>` +
    `${part.over ?? ''}<path d="${part.shape.d}" fill="none" stroke="rgb(${r},${g},${b})" stroke-opacity="${edge}" stroke-width="3"/></g>`
  )
}
