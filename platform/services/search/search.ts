import type { SearchListing } from '../../../shared/contracts/catalog.ts'
import type { PlatformContext } from '../../context.ts'
import { freshIndex } from '../catalogue/index/catalogue-index.ts'
import { type ListingRequest, list } from '../catalogue/listing.ts'
import { interpret } from './interpret.ts'

/** Products that a shopper means by what was typed, with their facets. */
export async function search(input: string, request: ListingRequest, context: PlatformContext): Promise<SearchListing> {
  const index = await freshIndex(context.env.DB, context.locale)
  const { scope, corrected } = await interpret(index, input, context)
  return { query: input, corrected, ...(await list(index, scope, { ...request, spread: true }, context)) }
}
