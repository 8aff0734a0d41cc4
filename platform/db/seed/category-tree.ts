import type { Audience, CategoryKey } from './copy/category-words.ts'
import type { Item } from './items.ts'
import { isFootwear } from './sizes.ts'
import type { Style } from './styles.ts'

/** What decides where a colour of a style belongs. */
export type Placed = { readonly style: Style; readonly isNew: boolean; readonly onSale: boolean }

export type CategoryNode = {
  readonly id: string
  readonly parentId: string | null
  readonly words:
    | { readonly key: CategoryKey }
    | { readonly list: 'newFor' | 'saleFor'; readonly audience: Audience | 'accessories' }
  /** Whose branch it is in; says whose low-tops these are. */
  readonly audience: Audience | null
  readonly holds: (placed: Placed) => boolean
}

const silhouetteOf = {
  'low-tops': 'low-top',
  'high-tops': 'high-top',
  court: 'court',
  runners: 'runner',
  platforms: 'platform',
  boots: 'boot',
  sandals: 'sandal',
  'slip-ons': 'slip-on',
  tees: 'tee',
  hoodies: 'hoodie',
  jackets: 'jacket',
  trousers: 'trousers',
} as const
const shoeKeys = ['low-tops', 'high-tops', 'court', 'runners', 'platforms', 'boots', 'sandals', 'slip-ons'] as const
const clothingKeys = ['tees', 'hoodies', 'jackets', 'trousers'] as const
const smallThings: readonly Style['silhouette'][] = ['cap', 'socks', 'bag', 'gift-card']

const isSmall = (style: Style) => smallThings.includes(style.silhouette)
const isClothing = (style: Style) => !isFootwear(style.silhouette) && !isSmall(style)
const worn = (style: Style, audience: Audience) =>
  style.gender === audience || (style.gender === 'unisex' && audience !== 'kids' && !isSmall(style))

const byMaterial = {
  canvas: ({ material }: Style) => material === 'canvas' || material === 'denim',
  'suede-leather': ({ material }: Style) => material === 'suede' || material === 'leather',
  'knit-mesh': ({ material }: Style) => material === 'knit' || material === 'mesh',
  recycled: ({ recycled }: Style) => recycled,
} as const

function branch(root: number, audience: Audience): CategoryNode[] {
  const node = (
    id: number,
    parent: number | null,
    key: CategoryKey,
    holds: (style: Style) => boolean,
  ): CategoryNode => ({
    id: String(id),
    parentId: parent === null ? null : String(parent),
    words: { key },
    audience,
    holds: ({ style }) => worn(style, audience) && holds(style),
  })
  const [shoes, clothing, materials] = [root + 100, root + 200, root + 300]
  const kinds = (parent: number, keys: readonly (keyof typeof silhouetteOf)[]) =>
    keys.map((key, index) =>
      node(parent + 1 + index, parent, key, ({ silhouette }) => silhouette === silhouetteOf[key]),
    )
  return [
    node(root, null, audience, () => true),
    node(shoes, root, 'shoes', ({ silhouette }) => isFootwear(silhouette)),
    ...kinds(shoes, shoeKeys),
    node(clothing, root, 'clothing', isClothing),
    ...kinds(clothing, clothingKeys),
    ...(audience === 'kids'
      ? [node(materials, root, 'accessories', isSmall)]
      : [
          node(materials, root, 'materials', (style) =>
            Object.values(byMaterial).some((holds) => !isSmall(style) && holds(style)),
          ),
          ...Object.entries(byMaterial).map(([key, holds], index) =>
            node(
              materials + 1 + index,
              materials,
              key as keyof typeof byMaterial,
              (style) => !isSmall(style) && holds(style),
            ),
          ),
        ]),
  ]
}

const ofItems =
  (...items: readonly Item[]) =>
  ({ style }: Placed) =>
    items.includes(style.item)

function accessories(): CategoryNode[] {
  const node = (id: number, parentId: number | null, key: CategoryKey, holds: CategoryNode['holds']): CategoryNode => ({
    id: String(id),
    parentId: parentId === null ? null : String(parentId),
    words: { key },
    audience: null,
    holds,
  })
  const silhouette =
    (wanted: Style['silhouette']) =>
    ({ style }: Placed) =>
      style.silhouette === wanted
  return [
    node(4000, null, 'accessories', ({ style }) => isSmall(style)),
    node(4100, 4000, 'headwear', silhouette('cap')),
    node(4101, 4100, 'caps', ofItems('six-panel', 'five-panel', 'trucker')),
    node(4102, 4100, 'beanies', ofItems('beanie')),
    node(4103, 4100, 'bucket-hats', ofItems('bucket')),
    node(4200, 4000, 'socks', silhouette('socks')),
    node(4201, 4200, 'everyday-socks', ofItems('crew-sock', 'quarter-sock')),
    node(4202, 4200, 'high-socks', ofItems('knee-sock', 'grip-sock')),
    node(4203, 4200, 'warm-socks', ofItems('rib-sock')),
    node(4300, 4000, 'bags', silhouette('bag')),
    node(4301, 4300, 'backpacks', ofItems('backpack', 'roll-top')),
    node(4302, 4300, 'day-bags', ofItems('tote', 'crossbody')),
    node(4303, 4300, 'travel-bags', ofItems('duffel')),
    node(4400, 4000, 'gift-cards', silhouette('gift-card')),
  ]
}

function occasion(root: number, key: 'new' | 'sale', holds: CategoryNode['holds']): CategoryNode[] {
  const list = key === 'new' ? 'newFor' : 'saleFor'
  const audiences = (['women', 'men', 'kids'] as const).flatMap((audience, index): CategoryNode[] => {
    const id = root + 100 * (index + 1)
    const inside = (extra: (style: Style) => boolean) => (placed: Placed) =>
      holds(placed) && worn(placed.style, audience) && extra(placed.style)
    return [
      { id: String(id), parentId: String(root), words: { list, audience }, audience: null, holds: inside(() => true) },
      {
        id: String(id + 1),
        parentId: String(id),
        words: { key: 'shoes' },
        audience,
        holds: inside(({ silhouette }) => isFootwear(silhouette)),
      },
      { id: String(id + 2), parentId: String(id), words: { key: 'clothing' }, audience, holds: inside(isClothing) },
    ]
  })
  return [
    { id: String(root), parentId: null, words: { key }, audience: null, holds },
    ...audiences,
    {
      id: String(root + 400),
      parentId: String(root),
      words: { list, audience: 'accessories' },
      audience: null,
      holds: (placed) => holds(placed) && isSmall(placed.style),
    },
  ]
}

/** Parents before children. The first branch that holds a product gives its breadcrumbs. */
export const categoryTree: readonly CategoryNode[] = [
  ...branch(1000, 'women'),
  ...branch(2000, 'men'),
  ...branch(3000, 'kids'),
  ...accessories(),
  ...occasion(5000, 'new', ({ isNew }) => isNew),
  ...occasion(6000, 'sale', ({ onSale }) => onSale),
]

/** Deepest first within the tree's order, so that the kind of a product comes before its material or an occasion. */
export function categoriesOf(placed: Placed): string[] {
  const held = categoryTree.filter(({ holds }) => holds(placed))
  const parents = new Set(held.map(({ parentId }) => parentId))
  const leaves = held.filter(({ id }) => !parents.has(id))
  return [...leaves, ...held.filter(({ id }) => parents.has(id))].map(({ id }) => id)
}
