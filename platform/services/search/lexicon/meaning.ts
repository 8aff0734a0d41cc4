/** Facets whose values have names. */
export const namedFacets = ['gender', 'kind', 'colour', 'material', 'offer'] as const
type NamedFacet = (typeof namedFacets)[number]

/**
 * A thing that a phrase may stand for. `id` is a category's, a facet's value, or a name in the word lists: a concept, a
 * season, a page.
 */
export type Meaning = {
  readonly type: 'concept' | 'category' | 'season' | 'page' | NamedFacet
  readonly id: string
}

/** Parts of what a shopper says about a limit. */
export type Role = 'under' | 'over' | 'between' | 'and' | 'money' | 'size' | 'without'

const facetTypes: ReadonlySet<Meaning['type']> = new Set(namedFacets)
export const isFacet = ({ type }: Meaning): boolean => facetTypes.has(type)

/** A page of the shop is nothing to look for among products. */
export const isOfProducts = ({ type }: Meaning): boolean => type !== 'page'
