import { conceptsBelow, kindsOf } from '../search/words/concepts.ts'

export const audiences = ['women', 'men', 'unisex', 'kids'] as const

/** Goods that have sizes: shoes of an audience, clothes, others. An `amount` is the value of a gift card. */
export const wears = [...audiences, 'clothes', 'others', 'amount'] as const
export type Wear = (typeof wears)[number]

/** A size as something wears it, with its labels in America and in Europe. */
export type Worn = { readonly wear: Wear; readonly na: string; readonly emea: string }

const kindsBelow = (concept: string): ReadonlySet<string> => new Set(conceptsBelow(concept).flatMap(kindsOf))
const shoes = kindsBelow('shoe')
const clothes = kindsBelow('clothing')

export const isShoe = (kind: string): boolean => shoes.has(kind)

/** `kind` and `gender` are facet values of a product. */
export function wearOf(kind: string, gender: string): Wear {
  if (isShoe(kind)) return audiences.find((audience) => audience === gender) ?? 'unisex'
  if (clothes.has(kind)) return 'clothes'
  return kind === 'gift-card' ? 'amount' : 'others'
}
