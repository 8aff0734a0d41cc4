import type { Listing, Sort } from '../../../shared/contracts/catalog.ts'
import type { ProductCard } from '../../../shared/contracts/product.ts'
import type { PlatformContext } from '../../context.ts'
import { type CardRow, cardOf, cardSql } from './card.ts'
import { facetsOf } from './facets.ts'
import { type FacetRow, facetStatements, pageStatement, type Scope, totalStatement } from './listing-query.ts'
import { readRefinements } from './refinements.ts'

export type ListingRequest = { readonly start: number; readonly count: number; readonly sort: Sort; readonly refine: readonly string[] }
type Reader = Pick<PlatformContext, 'env' | 'locale' | 'site'>

/** One page of a list with its facets, in one round trip to the database. */
export async function list(scope: Scope, request: ListingRequest, context: Reader): Promise<Listing> {
  const { env, locale, site } = context
  const refinements = readRefinements(request.refine)
  const { start, count, sort } = request
  const query = { scope, refinements, currency: site.currency, locale, sort, start, count }
  const [total, page, ...facets] = await env.DB.batch([
    totalStatement(env.DB, query),
    pageStatement(env.DB, query, cardSql),
    ...facetStatements(env.DB, query, site.region),
  ])
  const facetRows = facets.flatMap(({ results }) => results as FacetRow[])
  return {
    total: (total?.results[0] as { total: number } | undefined)?.total ?? 0,
    start,
    count,
    sort,
    products: ((page?.results ?? []) as CardRow[]).map((row) => cardOf(row, site.currency, locale)),
    facets: facetsOf(facetRows, refinements, site),
  }
}

/** The best `count` products of a scope, without facets. */
export async function cards(scope: Scope, count: number, context: Reader): Promise<ProductCard[]> {
  const { env, locale, site } = context
  const refinements = readRefinements([])
  const query = { scope, refinements, currency: site.currency, locale, sort: 'featured', start: 0, count } as const
  const { results } = await pageStatement(env.DB, query, cardSql).all<CardRow>()
  return results.map((row) => cardOf(row, site.currency, locale))
}
