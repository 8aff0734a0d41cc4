import { z } from 'zod'
import { locales } from '../i18n/locales.ts'
import { facetKeys, sorts } from '../listing-state.ts'
import { CategoryId, CategoryLink, ProductCard, StyleCard } from './product.ts'

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
  /** How many styles the list would have with this value chosen too. */
  count: z.int().min(0),
  selected: z.boolean(),
  swatch: z.array(z.string()).max(2).optional(),
  /** Heading that it stands below, with the others of it. */
  group: z.string().optional(),
  /** A range of prices that the list doesn't offer: a shopper has typed it. */
  isTyped: z.boolean().optional(),
})
export const Facet = z.object({ key: FacetKey, label: z.string(), values: z.array(FacetValue) })
export type Facet = z.infer<typeof Facet>

export const Listing = z.object({
  total: z.int().min(0),
  start: z.int().min(0),
  count: z.int().min(1),
  sort: Sort,
  products: z.array(StyleCard),
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

export const UnderstoodKind = z.enum([...facetKeys, 'category', 'season'])
export type UnderstoodKind = z.infer<typeof UnderstoodKind>

/** A part of a query that was read as a filter. */
export const Understood = z.object({
  kind: UnderstoodKind,
  /** Values of the facet `kind` that it stands for; none if it stands for something else. */
  values: z.array(z.string()).default([]),
  label: z.string(),
  /** The query without the words that said it. */
  without: z.string(),
})
export type Understood = z.infer<typeof Understood>

/** Heading and text of an editor above the list of a search. */
export const SearchLanding = z.object({ title: z.string().min(1).max(120), html: z.string().max(2000).default('') })
export type SearchLanding = z.infer<typeof SearchLanding>

/** Why a list is as it is, for editors: the rules of its query, and the parts of each product's score. */
export const SearchExplained = z.object({
  rules: z.array(z.object({ name: z.string(), lines: z.array(z.string()) })),
  scores: z.array(
    z.object({
      productId: z.string(),
      total: z.number(),
      /** Null for what orders without points. */
      parts: z.array(z.object({ label: z.string(), points: z.number().nullable() })),
    }),
  ),
})
export type SearchExplained = z.infer<typeof SearchExplained>

/** How a query was read. A service that doesn't read queries leaves all of it out. */
export const SearchListing = Listing.extend({
  query: z.string(),
  /** The query as it was read, if words of it were taken for others. */
  corrected: z.string().nullable().default(null),
  understood: z.array(Understood).default([]),
  /** Typed words that were given up because nothing matches all. */
  leftOut: z.array(z.string()).default([]),
  /** Typed words for things that aren't sold; something alike was looked for. */
  notCarried: z.array(z.string()).default([]),
  /** Address that editors send the query to. */
  redirect: z.string().nullable().default(null),
  landing: SearchLanding.nullable().default(null),
  /** In a preview only. */
  explained: SearchExplained.optional(),
})
export type SearchListing = z.infer<typeof SearchListing>

export const Suggestions = z.object({
  query: z.string(),
  terms: z.array(z.string()),
  /** `department`: the category at the top, unless it is one itself. */
  categories: z.array(CategoryLink.extend({ department: z.string().nullable().default(null) })),
  products: z.array(ProductCard),
})
export type Suggestions = z.infer<typeof Suggestions>

export const CategoryQuery = z.object({ categoryId: CategoryId, ...listingQueryFields })
