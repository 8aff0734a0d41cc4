import type { Material, Pattern, Silhouette } from '../pictures/art/contract.ts'
import type { Mood } from './colours/colourways.ts'

/** How many styles of a silhouette there are and how they can vary. Prices are list prices in US dollars. */
export type SilhouettePlan = {
  readonly silhouette: Silhouette
  /** The two letters in the style code. */
  readonly code: string
  /** Number of styles. */
  readonly counts: readonly [women: number, men: number, unisex: number, kids: number]
  /** Suffixes of footwear names; empty for items whose name ends in a noun. */
  readonly suffixes: readonly string[]
  /** A list for each cut, or a single list for all cuts. */
  readonly materials: readonly (readonly Material[])[]
  readonly patterns: readonly Pattern[]
  readonly moods: readonly Mood[]
  readonly price: readonly [low: number, high: number]
}

const plain: readonly Pattern[] = ['solid', 'solid', 'colour-block']

export const silhouettePlans: readonly SilhouettePlan[] = [
  {
    silhouette: 'low-top',
    code: 'LT',
    counts: [10, 10, 4, 7],
    suffixes: ['Low', '', 'Low', 'Oxford'],
    materials: [['canvas', 'suede', 'leather', 'canvas', 'denim', 'suede', 'knit']],
    patterns: [...plain, 'stripe', 'check'],
    moods: ['core', 'core', 'earth', 'soft', 'bright'],
    price: [65, 110],
  },
  {
    silhouette: 'high-top',
    code: 'HT',
    counts: [9, 9, 4, 7],
    suffixes: ['High', 'High', 'Mid'],
    materials: [['canvas', 'leather', 'suede', 'canvas', 'denim', 'wool']],
    patterns: [...plain, 'check', 'speckle'],
    moods: ['core', 'core', 'bright', 'earth'],
    price: [75, 125],
  },
  {
    silhouette: 'court',
    code: 'CT',
    counts: [9, 9, 3, 6],
    suffixes: ['Court', 'Court', 'Set', 'Rally'],
    materials: [['leather', 'leather', 'suede', 'canvas']],
    patterns: [...plain, 'colour-block'],
    moods: ['core', 'core', 'soft', 'bright'],
    price: [75, 120],
  },
  {
    silhouette: 'runner',
    code: 'RN',
    counts: [9, 9, 2, 6],
    suffixes: ['Runner', 'Glide', 'Loop', 'Runner'],
    materials: [['mesh', 'knit', 'nylon', 'mesh', 'suede']],
    patterns: ['colour-block', 'solid', 'fade', 'colour-block', 'speckle'],
    moods: ['bright', 'core', 'soft', 'bright'],
    price: [95, 150],
  },
  {
    silhouette: 'platform',
    code: 'PF',
    counts: [13, 0, 3, 4],
    suffixes: ['Platform', 'Lift', 'Stack'],
    materials: [['canvas', 'leather', 'suede', 'denim']],
    patterns: [...plain, 'check', 'stripe'],
    moods: ['core', 'soft', 'earth', 'bright'],
    price: [80, 125],
  },
  {
    silhouette: 'boot',
    code: 'BT',
    counts: [8, 9, 3, 5],
    suffixes: ['Boot', 'Chukka', 'Weather Boot', 'Boot'],
    materials: [['leather', 'suede', 'nylon', 'leather', 'wool']],
    patterns: ['solid', 'solid', 'colour-block'],
    moods: ['earth', 'earth', 'core'],
    price: [120, 190],
  },
  {
    silhouette: 'sandal',
    code: 'SD',
    counts: [9, 6, 2, 5],
    suffixes: ['Sandal', 'Slide', 'Strap', 'Sandal'],
    materials: [['leather', 'suede', 'nylon', 'canvas']],
    patterns: ['solid', 'solid', 'colour-block', 'stripe'],
    moods: ['earth', 'soft', 'core', 'bright'],
    price: [39, 89],
  },
  {
    silhouette: 'slip-on',
    code: 'SL',
    counts: [8, 7, 2, 7],
    suffixes: ['Slip', 'Slip-On', 'Step-In'],
    materials: [['canvas', 'suede', 'canvas', 'knit', 'denim']],
    patterns: [...plain, 'check', 'stripe', 'fade'],
    moods: ['core', 'soft', 'earth', 'bright'],
    price: [55, 85],
  },
  {
    silhouette: 'tee',
    code: 'TE',
    counts: [10, 10, 0, 6],
    suffixes: [],
    materials: [['jersey']],
    patterns: ['solid', 'solid', 'stripe', 'colour-block', 'fade', 'speckle'],
    moods: ['core', 'earth', 'soft', 'bright'],
    price: [29, 49],
  },
  {
    silhouette: 'hoodie',
    code: 'HD',
    counts: [9, 9, 0, 5],
    suffixes: [],
    materials: [['fleece', 'jersey'], ['fleece'], ['fleece', 'jersey'], ['fleece', 'wool'], ['fleece']],
    patterns: ['solid', 'solid', 'colour-block', 'fade', 'speckle'],
    moods: ['core', 'earth', 'soft', 'bright'],
    price: [65, 99],
  },
  {
    silhouette: 'jacket',
    code: 'JK',
    counts: [8, 9, 0, 4],
    suffixes: [],
    materials: [['nylon'], ['nylon', 'suede', 'wool'], ['nylon', 'canvas'], ['canvas', 'denim', 'wool'], ['nylon']],
    patterns: ['solid', 'solid', 'colour-block', 'check'],
    moods: ['core', 'earth', 'core', 'bright'],
    price: [110, 229],
  },
  {
    silhouette: 'trousers',
    code: 'TR',
    counts: [8, 9, 0, 5],
    suffixes: [],
    materials: [
      ['canvas', 'denim'],
      ['canvas', 'nylon'],
      ['fleece', 'jersey'],
      ['canvas', 'nylon', 'denim'],
      ['wool', 'canvas', 'denim'],
    ],
    patterns: ['solid', 'solid', 'solid', 'check', 'stripe'],
    moods: ['core', 'earth'],
    price: [49, 119],
  },
  {
    silhouette: 'cap',
    code: 'CP',
    counts: [0, 0, 18, 4],
    suffixes: [],
    materials: [
      ['canvas', 'denim', 'wool'],
      ['canvas', 'nylon'],
      ['knit', 'wool'],
      ['canvas', 'denim', 'nylon'],
      ['mesh'],
    ],
    patterns: ['solid', 'solid', 'colour-block', 'stripe', 'check'],
    moods: ['core', 'earth', 'bright', 'soft'],
    price: [25, 45],
  },
  {
    silhouette: 'socks',
    code: 'SK',
    counts: [0, 0, 16, 3],
    suffixes: [],
    materials: [['knit'], ['knit'], ['knit'], ['wool', 'knit'], ['knit']],
    patterns: ['solid', 'stripe', 'colour-block', 'speckle', 'check'],
    moods: ['core', 'bright', 'soft', 'earth'],
    price: [9, 18],
  },
  {
    silhouette: 'bag',
    code: 'BG',
    counts: [0, 0, 17, 2],
    suffixes: [],
    materials: [
      ['nylon', 'canvas'],
      ['canvas', 'leather', 'denim'],
      ['nylon'],
      ['canvas', 'nylon', 'leather'],
      ['nylon', 'leather', 'canvas'],
    ],
    patterns: ['solid', 'solid', 'colour-block', 'stripe'],
    moods: ['core', 'earth', 'bright'],
    price: [35, 125],
  },
  {
    silhouette: 'gift-card',
    code: 'GC',
    counts: [0, 0, 8, 0],
    suffixes: [],
    materials: [['canvas']],
    patterns: ['solid'],
    moods: ['bright', 'soft', 'core', 'earth'],
    price: [25, 25],
  },
]
