import type { SearchListing } from '../../../shared/contracts/catalog.ts'
import type { PlatformContext } from '../../context.ts'
import { freshIndex } from '../catalogue/index/catalogue-index.ts'
import { type ListingRequest, list } from '../catalogue/listing.ts'
import { explain } from './explained/explain.ts'
import { interpret } from './interpret.ts'
import type { Rules } from './rules/compile.ts'
import { understandingOf } from './understood/understanding.ts'

type SearchRequest = { readonly isExact: boolean; readonly rules: Rules; readonly isExplained: boolean }

/**
 * Products that a shopper means by what was typed, with their facets. `isExact`: no word is taken for another one.
 */
export async function search(
  input: string,
  { isExact, rules, isExplained, ...request }: ListingRequest & SearchRequest,
  context: PlatformContext,
): Promise<SearchListing> {
  const index = await freshIndex(context.env.DB, context.locale)
  const interpreted = await interpret(index, input, context, { manner: isExact ? 'exact' : 'typed', rules })
  const listing = await list(index, interpreted.shown, request, context)
  return {
    query: input,
    ...understandingOf(interpreted, context.site),
    redirect: interpreted.effects.redirect,
    landing: interpreted.effects.landing,
    ...listing,
    ...(isExplained && {
      explained: explain(
        interpreted,
        listing.products.map(({ productId }) => productId),
      ),
    }),
  }
}
