import type { Ground } from '../../../shared/contracts/product.ts'
import type { Palette } from '../../services/images/art/contract.ts'
import { colourwayRows, type Mood } from './colours/colourways.ts'

/** Backdrop of a picture by ground: centre, edge. CSS paints the centre colour where a picture has not arrived yet. */
export const groundTints: Readonly<Record<Ground, [string, string]>> = {
  paper: ['#f6f4ef', '#e6e2d8'],
  sand: ['#efe4d0', '#dccdb2'],
  stone: ['#e4e1da', '#cdc8be'],
  clay: ['#e6cbb8', '#d0ac94'],
  blush: ['#f3ddd5', '#e3c4b9'],
  rose: ['#ecc9cb', '#d8a9ae'],
  plum: ['#cdb3bd', '#ae8f9c'],
  lilac: ['#ddd6e8', '#c4bad4'],
  sky: ['#d5e2ea', '#b8cbd8'],
  slate: ['#bcc6cd', '#9aa7b1'],
  mint: ['#d6e8de', '#b8d2c5'],
  sage: ['#d3dbc8', '#b7c2a8'],
  moss: ['#b7bd9d', '#979f7b'],
  butter: ['#f5e9bf', '#e6d494'],
  ochre: ['#e7cf98', '#d1b272'],
  night: ['#2b2f38', '#1a1d24'],
}

export type Colourway = {
  /** Last three characters of a product id. */
  readonly code: string
  /** Keys of `colourWords`, main colour first. */
  readonly words: readonly string[]
  readonly ground: Ground
  /** Facet value. */
  readonly family: string
  readonly mood: Mood
  readonly palette: Palette
}

const roles = ['base', 'panel', 'accent', 'trim', 'lining', 'lace', 'sole', 'outsole', 'stitch'] as const

function paletteOf(hexes: string, ground: Ground): Palette {
  const list = hexes.split(' ')
  const colours = Object.fromEntries(roles.map((role, index) => [role, `#${list[index] ?? ''}`]))
  return { ...(colours as Omit<Palette, 'ground'>), ground: groundTints[ground] }
}

export const colourways: readonly Colourway[] = colourwayRows.map(([code, words, ground, family, mood, hexes]) => ({
  code,
  words: words.split(' '),
  ground,
  family,
  mood,
  palette: paletteOf(hexes, ground),
}))
