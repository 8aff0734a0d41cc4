import type { Listing, Sort } from '../../../shared/contracts/catalog.ts'
import type { ProductCard } from '../../../shared/contracts/product.ts'
import type { PlatformContext } from '../../context.ts'
import { type CardRow, cardOf, cardSql } from './card.ts'
import { keptCounts } from './counts-cache.ts'
import { countFacets } from './facet-query.ts'
import { facetsOf } from './facets.ts'
import { pageStatement, type Scope } from './listing-query.ts'
import { readRefinements } from './refinements.ts'

export type ListingRequest = {
  readonly start: number
  readonly count: number
  readonly sort: Sort
  readonly refine: readonly string[]
}
type Reader = Pick<PlatformContext, 'env' | 'locale' | 'site' | 'now'>

/** One page of a list with its facets. */
export async function list(scope: Scope, request: ListingRequest, context: Reader): Promise<Listing> {
  const { env, locale, site, now } = context
  const refinements = readRefinements(request.refine)
  const { start, count, sort } = request
  const query = { scope, refinements, currency: site.currency, locale, sort, start, count }
  const [state, page] = await env.DB.batch([
    env.DB.prepare('SELECT revision FROM catalogue_state'),
    pageStatement(env.DB, query, cardSql),
  ])
  const revision = (state?.results[0] as { revision: number } | undefined)?.revision ?? 0
  const key = JSON.stringify([
    revision,
    scope,
    [...refinements.byKey],
    refinements.impossible,
    site.currency,
    site.region,
  ])
  const { total, facets } = await keptCounts(key, now, () => countFacets(env.DB, query, site.region))
  return {
    total,
    start,
    count,
    sort,
    products: ((page?.results ?? []) as CardRow[]).map((row) => cardOf(row, site.currency, locale)),
    facets: facetsOf(facets, refinements, site),
  }
}

/** The best `count` products of a scope, without facets. */
export async function cards(
  scope: Scope,
  count: number,
  context: Pick<PlatformContext, 'env' | 'locale' | 'site'>,
): Promise<ProductCard[]> {
  const { env, locale, site } = context
  const query = {
    scope,
    refinements: readRefinements([]),
    currency: site.currency,
    locale,
    sort: 'featured',
    start: 0,
    count,
  } as const
  const { results } = await pageStatement(env.DB, query, cardSql).all<CardRow>()
  return results.map((row) => cardOf(row, site.currency, locale))
}
