import { z } from 'zod'
import { Listing } from '../../../shared/contracts/catalog.ts'

/** A category or a search without its product cards, which are the island's slot. `query` is the search term. */
export const ListingProps = Listing.pick({ total: true, sort: true, facets: true }).extend({
  path: z.string(),
  query: z.string().optional(),
  page: z.int().min(1),
})
