import { z } from 'zod'
import { locales } from '../i18n/locales.ts'
import { facetKeys, sorts } from '../listing-state.ts'
import { CategoryId, CategoryLink, ProductCard } from './product.ts'

export const Sort = z.enum(sorts)
export type Sort = z.infer<typeof Sort>

export const FacetKey = z.enum(facetKeys)
export type FacetKey = z.infer<typeof FacetKey>

/**
 * `key:value`, repeatable. Values of one key are alternatives; different keys must all match. Unknown values match
 * nothing.
 */
export const Refinement = z
  .string()
  .max(80)
  .regex(/^[a-z]+:[^:]{1,60}$/)

export const listingQueryFields = {
  start: z.coerce.number().int().min(0).max(100_000).default(0),
  count: z.coerce.number().int().min(1).max(96).default(24),
  sort: Sort.default('featured'),
  refine: z
    .union([Refinement, z.array(Refinement).max(60)])
    .transform((value) => (Array.isArray(value) ? value : [value]))
    .default([]),
}

export const FacetValue = z.object({
  value: z.string(),
  label: z.string(),
  /** How many products the list would have with this value chosen too. */
  count: z.int().min(0),
  selected: z.boolean(),
  swatch: z.array(z.string()).max(2).optional(),
})
export const Facet = z.object({ key: FacetKey, label: z.string(), values: z.array(FacetValue) })
export type Facet = z.infer<typeof Facet>

export const Listing = z.object({
  total: z.int().min(0),
  start: z.int().min(0),
  count: z.int().min(1),
  sort: Sort,
  products: z.array(ProductCard),
  facets: z.array(Facet),
})
export type Listing = z.infer<typeof Listing>

export const Category = CategoryLink.extend({
  description: z.string(),
  level: z.int().min(1).max(3),
  breadcrumbs: z.array(CategoryLink),
  children: z.array(CategoryLink.extend({ total: z.int().min(0) })),
  /** The slug in every locale, for links between languages. */
  slugs: z.partialRecord(z.enum(locales), z.string()).optional(),
})
export type Category = z.infer<typeof Category>

export const CategoryListing = Listing.extend({ category: Category })
export type CategoryListing = z.infer<typeof CategoryListing>

/** `corrected` is the term searched for instead if nothing matched the query. */
export const SearchListing = Listing.extend({ query: z.string(), corrected: z.string().nullable().default(null) })
export type SearchListing = z.infer<typeof SearchListing>

export const Suggestions = z.object({
  query: z.string(),
  terms: z.array(z.string()),
  categories: z.array(CategoryLink),
  products: z.array(ProductCard),
})
export type Suggestions = z.infer<typeof Suggestions>

export const CategoryQuery = z.object({ categoryId: CategoryId, ...listingQueryFields })
