import type { Material, Palette, Pattern, PictureSpec } from '../../contract.ts'
import { darken, lightness, mix, shadeOf } from '../../kit/colour.ts'
import { createDefs, type Defs } from '../../kit/defs.ts'
import { type Box, num, type Outline, shared } from './outline.ts'
import { type Ramp, rgbOf, tonePng } from './png.ts'
import { type Relief, toneMap } from './relief.ts'
import { weavePattern } from './weave.ts'

/** The state for drawing one product: its ids, its definitions, its colours. */
export type Garment = {
  readonly palette: Palette
  readonly material: Material
  readonly pattern: Pattern
  readonly cut: number
  /** Number of light cells for all pieces together; lower in scenes. */
  readonly budget: number
  readonly zoom: number
  readonly defs: Defs
  /** Outlines of the pieces drawn so far, for the shadow of the whole. */
  readonly shapes: Outline[]
  readonly next: () => string
  /** The part of the figure that a close-up shows; pieces outside are not drawn. */
  readonly view: Box | undefined
}

export const glossOf: Partial<Record<Material, number>> = { nylon: 0.34, leather: 0.42, mesh: 0.08, knit: 0 }

/** `budget` is the number of light cells for all pieces together. */
export const createGarment = (spec: PictureSpec, prefix: string, budget: number, zoom = 1, view?: Box): Garment => {
  let count = 0
  return {
    ...spec,
    cut: ((Math.trunc(spec.cut) % 5) + 5) % 5,
    budget,
    zoom,
    defs: createDefs(prefix),
    shapes: [],
    view,
    next: () => `p${count++}`,
  }
}

/** On dark cloth the highlights show the form, on pale cloth the shadows do. */
const rampOf = (fill: string): Ramp => {
  const l = lightness(fill)
  const pale = l > 0.86
  const shade = pale ? mix(shadeOf(fill), fill, 0.3) : mix(shadeOf(fill), darken(fill, 0.3), 0.42)
  return {
    shade: rgbOf(shade),
    light: rgbOf(mix(fill, '#fffaf2', 0.72)),
    deepest: pale ? 0.86 : 0.97,
    brightest: 0.3 + 0.5 * l,
  }
}

export const weave = (garment: Garment, material: Material = garment.material, angle = 0): string =>
  garment.defs.add(`weave-${material}${angle}`, (id) => weavePattern(id, material, garment.zoom, angle))

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

/** A piece of cloth: colour, pattern, weave, light, seams, all inside its outline. */
export const piece = (garment: Garment, part: Piece): string => {
  garment.shapes.push(part.shape)
  const seen = garment.view ? shared(part.shape.box, garment.view) : part.shape.box
  if (!seen) return ''
  const gloss = part.relief.gloss ?? glossOf[part.material ?? garment.material] ?? 0
  const map = toneMap(part.shape, { ...part.relief, gloss }, garment.budget * part.share, seen)
  const ramp = rampOf(part.fill)
  const shadeHex = `rgb(${ramp.shade.join(',')})`
  const l = lightness(part.fill)
  const light = tonePng(map.columns, map.rows, map.tones, ramp)
  const edge = part.edge ?? 0.34
  // The outline is written once and used four times: as clip, colour, weave and rim.
  const name = garment.next()
  const link = garment.defs.link(name, (id) => `<path id="${id}" d="${part.shape.d}"/>`)
  const hold = garment.defs.add(`${name}c`, (id) => `<clipPath id="${id}"><use href="${link}"/></clipPath>`)
  const rim = `<use href="${link}" fill="none" stroke="${shadeHex}" stroke-opacity="${edge}" stroke-width="${garment.view ? 1.5 : 3}"/>`
  // A close-up paints only the visible part: otherwise the renderer needs layers many times the size of the picture.
  const paint = (fill: string, more = ''): string =>
    garment.view
      ? `<rect x="${num(seen.x)}" y="${num(seen.y)}" width="${num(seen.w)}" height="${num(seen.h)}" fill="${fill}"${more}/>`
      : `<use href="${link}" fill="${fill}"${more}/>`
  return (
    `<g clip-path="${hold}">${paint(part.fill)}${part.under ?? ''}` +
    paint(
      weave(garment, part.material, part.grain ?? 0),
      ` fill-opacity="${num(l < 0.45 ? 0.5 + l * 0.6 : l > 0.86 ? 0.6 : 0.9)}"`,
    ) +
    `<image x="${num(map.box.x)}" y="${num(map.box.y)}" width="${num(map.box.w)}" height="${num(map.box.h)}" preserveAspectRatio="none" href="${light}"/>` +
    `${part.over ?? ''}${garment.view ? '' : rim}</g>${garment.view ? rim : ''}`
  )
}
