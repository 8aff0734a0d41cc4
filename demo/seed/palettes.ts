import type { Palette } from '../pictures/art/contract.ts'
import { colourwayRows, type Mood } from './colours/colourways.ts'
import { type Ground, grounds } from './grounds.ts'

export type Colourway = {
  /** The last three characters of a product id. */
  readonly code: string
  /** Keys of `colourWords`, main colour first. */
  readonly words: readonly string[]
  /** Background colour of its pictures, `#rrggbb`. */
  readonly ground: string
  /** Facet value. */
  readonly family: string
  readonly mood: Mood
  readonly palette: Palette
}

const roles = ['base', 'panel', 'accent', 'trim', 'lining', 'lace', 'sole', 'outsole', 'stitch'] as const

function paletteOf(hexes: string, ground: Ground): Palette {
  const list = hexes.split(' ')
  const colours = Object.fromEntries(roles.map((role, index) => [role, `#${list[index] ?? ''}`]))
  const { centre, edge } = grounds[ground]
  return { ...(colours as Omit<Palette, 'ground'>), ground: [centre, edge] }
}

export const colourways: readonly Colourway[] = colourwayRows.map(([code, words, ground, family, mood, hexes]) => ({
  code,
  words: words.split(' '),
  ground: grounds[ground].colour,
  family,
  mood,
  palette: paletteOf(hexes, ground),
}))
