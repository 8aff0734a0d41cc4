import type { Audience, CategoryKey } from './copy/category-copy.ts'
import type { Item } from './items.ts'
import { isFootwear } from './sizes.ts'
import type { Style } from './styles.ts'

/** The properties of a product that decide its categories. */
export type ProductTraits = { readonly style: Style; readonly isNew: boolean; readonly onSale: boolean }

export type CategoryNode = {
  readonly id: string
  readonly parentId: string | null
  readonly words:
    | { readonly key: CategoryKey }
    | { readonly list: 'newFor' | 'saleFor'; readonly audience: Audience | 'accessories' }
  /** The audience of its branch, for titles such as "Women’s low-tops". */
  readonly audience: Audience | null
  readonly matches: (placed: ProductTraits) => boolean
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
const accessorySilhouettes: readonly Style['silhouette'][] = ['cap', 'socks', 'bag', 'gift-card']

const isAccessory = (style: Style) => accessorySilhouettes.includes(style.silhouette)
const isClothing = (style: Style) => !isFootwear(style.silhouette) && !isAccessory(style)
const isFor = (style: Style, audience: Audience) =>
  style.gender === audience || (style.gender === 'unisex' && audience !== 'kids' && !isAccessory(style))

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
    matches: ({ style }) => isFor(style, audience) && holds(style),
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
      ? [node(materials, root, 'accessories', isAccessory)]
      : [
          node(materials, root, 'materials', (style) =>
            Object.values(byMaterial).some((holds) => !isAccessory(style) && holds(style)),
          ),
          ...Object.entries(byMaterial).map(([key, holds], index) =>
            node(
              materials + 1 + index,
              materials,
              key as keyof typeof byMaterial,
              (style) => !isAccessory(style) && holds(style),
            ),
          ),
        ]),
  ]
}

const isOneOf =
  (...items: readonly Item[]) =>
  ({ style }: ProductTraits) =>
    items.includes(style.item)

function accessories(): CategoryNode[] {
  const node = (
    id: number,
    parentId: number | null,
    key: CategoryKey,
    holds: CategoryNode['matches'],
  ): CategoryNode => ({
    id: String(id),
    parentId: parentId === null ? null : String(parentId),
    words: { key },
    audience: null,
    matches: holds,
  })
  const silhouette =
    (expected: Style['silhouette']) =>
    ({ style }: ProductTraits) =>
      style.silhouette === expected
  return [
    node(4000, null, 'accessories', ({ style }) => isAccessory(style)),
    node(4100, 4000, 'headwear', silhouette('cap')),
    node(4101, 4100, 'caps', isOneOf('six-panel', 'five-panel', 'trucker')),
    node(4102, 4100, 'beanies', isOneOf('beanie')),
    node(4103, 4100, 'bucket-hats', isOneOf('bucket')),
    node(4200, 4000, 'socks', silhouette('socks')),
    node(4201, 4200, 'everyday-socks', isOneOf('crew-sock', 'quarter-sock')),
    node(4202, 4200, 'high-socks', isOneOf('knee-sock', 'grip-sock')),
    node(4203, 4200, 'warm-socks', isOneOf('rib-sock')),
    node(4300, 4000, 'bags', silhouette('bag')),
    node(4301, 4300, 'backpacks', isOneOf('backpack', 'roll-top')),
    node(4302, 4300, 'day-bags', isOneOf('tote', 'crossbody')),
    node(4303, 4300, 'travel-bags', isOneOf('duffel')),
    node(4400, 4000, 'gift-cards', silhouette('gift-card')),
  ]
}

function occasion(root: number, key: 'new' | 'sale', holds: CategoryNode['matches']): CategoryNode[] {
  const list = key === 'new' ? 'newFor' : 'saleFor'
  const audiences = (['women', 'men', 'kids'] as const).flatMap((audience, index): CategoryNode[] => {
    const id = root + 100 * (index + 1)
    const within = (condition: (style: Style) => boolean) => (placed: ProductTraits) =>
      holds(placed) && isFor(placed.style, audience) && condition(placed.style)
    return [
      {
        id: String(id),
        parentId: String(root),
        words: { list, audience },
        audience: null,
        matches: within(() => true),
      },
      {
        id: String(id + 1),
        parentId: String(id),
        words: { key: 'shoes' },
        audience,
        matches: within(({ silhouette }) => isFootwear(silhouette)),
      },
      { id: String(id + 2), parentId: String(id), words: { key: 'clothing' }, audience, matches: within(isClothing) },
    ]
  })
  return [
    { id: String(root), parentId: null, words: { key }, audience: null, matches: holds },
    ...audiences,
    {
      id: String(root + 400),
      parentId: String(root),
      words: { list, audience: 'accessories' },
      audience: null,
      matches: (placed) => holds(placed) && isAccessory(placed.style),
    },
  ]
}

/** Parents before children. A product's breadcrumbs come from the first branch that contains it. */
export const categoryTree: readonly CategoryNode[] = [
  ...branch(1000, 'women'),
  ...branch(2000, 'men'),
  ...branch(3000, 'kids'),
  ...accessories(),
  ...occasion(5000, 'new', ({ isNew }) => isNew),
  ...occasion(6000, 'sale', ({ onSale }) => onSale),
]

/** Leaf categories first, in the order of the tree: the kind comes before the material or an occasion. */
export function categoriesOf(placed: ProductTraits): string[] {
  const matching = categoryTree.filter(({ matches: holds }) => holds(placed))
  const parents = new Set(matching.map(({ parentId }) => parentId))
  const leaves = matching.filter(({ id }) => !parents.has(id))
  return [...leaves, ...matching.filter(({ id }) => parents.has(id))].map(({ id }) => id)
}
