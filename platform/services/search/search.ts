import type { SearchListing } from '../../../shared/contracts/catalog.ts'
import type { PlatformContext } from '../../context.ts'
import { freshIndex } from '../catalogue/index/catalogue-index.ts'
import { type ListingRequest, listingOf } from '../catalogue/listing.ts'
import { chosenEngine } from './choose-engine.ts'
import { findDescribed } from './descriptions.ts'
import { explain } from './explained/explain.ts'
import { interpret } from './interpret.ts'
import type { Rules } from './rules/compile.ts'
import { understandingOf } from './understood/understanding.ts'

type SearchRequest = { readonly isExact: boolean; readonly rules: Rules; readonly isExplained: boolean }

/**
 * Products that a shopper means by what was typed, with their facets. `isExact`: no word is taken for another one.
 * `pricedUntil`: when a price changes, in ISO; null if nothing says so.
 */
export async function search(
  input: string,
  { isExact, rules, isExplained, ...request }: ListingRequest & SearchRequest,
  context: PlatformContext,
): Promise<{ readonly results: SearchListing; readonly pricedUntil: string | null }> {
  const index = await freshIndex(context.env.DB, context.locale, context.now)
  const pricedUntil = index.pricedUntil(context.now)
  const stores = { ...context, findDescribed: findDescribed(context.env) }
  const interpreted = await interpret(index, input, stores, { manner: isExact ? 'exact' : 'typed', rules })
  const found = await chosenEngine(context.config).search(interpreted, request)
  const scored = found.isByPoints ? found.products.map(({ productId }) => productId) : []
  const results: SearchListing = {
    query: input,
    ...understandingOf(interpreted, context.site),
    redirect: interpreted.effects.redirect,
    landing: interpreted.effects.landing,
    ...(await listingOf(found, request, context)),
    ...(isExplained && { explained: explain(interpreted, scored) }),
  }
  return { results, pricedUntil }
}
