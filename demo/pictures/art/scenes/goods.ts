import { type ApparelSpec, apparelFigure, type Cast } from '../apparel/index.ts'
import type { FootwearSilhouette, FootwearView, Material, Palette, Pattern } from '../contract.ts'
import { num } from '../kit/defs.ts'
import { footwearFigure } from '../shoes/index.ts'

/** The few colours of the scenes, chosen to fit together in one picture. */
const makePalette = (
  base: string,
  panel: string,
  accent: string,
  trim: string,
  lining: string,
  stitch: string,
  ground: readonly [string, string],
  outsole = '#b98a55',
): Palette => ({ base, panel, accent, trim, lining, lace: trim, sole: '#f5f0e4', outsole, stitch, ground })

export const scenePalettes = {
  chalk: makePalette('#efe9dc', '#d6c9b2', '#b8432c', '#f7f3e8', '#ddd3c0', '#cfc4ae', ['#efe8da', '#d8ccb6']),
  ink: makePalette('#1e2633', '#38455a', '#e9e1cf', '#f3eee0', '#46536a', '#5c6a82', ['#e9e6df', '#cfcac0']),
  clay: makePalette('#b5532f', '#8a3a20', '#f3e6cf', '#f7efdf', '#e4c9ac', '#dc8a66', ['#f2dfcb', '#dfbf9f']),
  moss: makePalette('#5d6b46', '#3e4a2f', '#e8dcb8', '#f1ead3', '#c9cbaa', '#8f9c74', ['#e3e4d0', '#c6cbab']),
  sage: makePalette('#98aa8f', '#6f8567', '#f4efdf', '#f6f2e4', '#dbe2d2', '#c3d0bb', ['#e9eee2', '#cdd8c4']),
  sky: makePalette('#7f9fc4', '#3f6296', '#f5e7bf', '#f8f3e4', '#dce6f0', '#b8cde4', ['#e6edf4', '#c5d5e6']),
  sun: makePalette('#dba238', '#a9721f', '#29323f', '#faf1dc', '#f1e2bf', '#f0cb82', ['#f6eacd', '#e5cd97']),
  rose: makePalette('#d5a095', '#a86a5f', '#fbf1e6', '#fbf3e9', '#f0dcd2', '#e8c3ba', ['#f5e5de', '#e4c8bd']),
} as const
export type ScenePalette = keyof typeof scenePalettes

export type Placement = { readonly x: number; readonly y: number; readonly size: number; readonly turn?: number }

/** A piece of clothing, placed by its center; `size` is the height that its whole frame would have. */
export const clothing = (
  id: string,
  silhouette: ApparelSpec['silhouette'],
  cut: number,
  palette: ScenePalette,
  placement: Placement,
  options: { material: Material; pattern?: Pattern; view?: ApparelSpec['view']; cast?: Cast; cells?: number },
): string => {
  const { cast, cells = 5200, material, pattern = 'solid', view = 'front' } = options
  const k = placement.size / 1500
  const figure = apparelFigure({ silhouette, cut, view, material, pattern, palette: scenePalettes[palette] }, id, {
    cells,
    ...(cast ? { cast: { steps: 18, ...cast } } : {}),
  })
  return `<g transform="translate(${num(placement.x)} ${num(placement.y)}) rotate(${num(placement.turn ?? 0)}) scale(${k.toFixed(4)}) translate(-600 -745)">${figure}</g>`
}

export type FloorPlacement = {
  readonly x: number
  readonly floor: number
  readonly width: number
  readonly flip?: boolean
  readonly turn?: number
}

/** Position of a footwear figure in its frame: its middle, the floor line, and its width. */
const footwearFrame = { middle: 600, floor: 1040, width: 1000 } as const

/** Prefixes the ids of a figure, since a scene contains several shoes. */
const withIdPrefix = (figure: string, id: string): string =>
  figure.replaceAll(' id="', ` id="${id}-`).replaceAll('url(#', `url(#${id}-`).replaceAll('href="#', `href="#${id}-`)

export const shoe = (
  id: string,
  silhouette: FootwearSilhouette,
  cut: number,
  palette: ScenePalette,
  placement: FloorPlacement,
  options: { material: Material; pattern?: Pattern; view?: FootwearView },
): string => {
  const k = placement.width / footwearFrame.width
  const { material, pattern = 'solid', view = 'side' } = options
  const figure = withIdPrefix(
    footwearFigure({ silhouette, cut, view, material, pattern, palette: scenePalettes[palette] }),
    id,
  )
  return `<g transform="translate(${num(placement.x)} ${num(placement.floor)}) rotate(${num(placement.turn ?? 0)}) scale(${placement.flip ? num(-k) : k.toFixed(4)} ${k.toFixed(4)}) translate(${-footwearFrame.middle} ${-footwearFrame.floor})">${figure}</g>`
}
