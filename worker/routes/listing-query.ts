import { type ListingState, perPage } from '../../shared/listing-state.ts'
import type { ListingQuery } from '../services/catalogue.ts'

/** The catalog query for a listing in that state. */
export function listingQuery(state: ListingState): ListingQuery {
  const refine = Object.entries(state.chosen).flatMap(([key, values]) => values.map((value) => `${key}:${value}`))
  return { start: (state.page - 1) * perPage, count: perPage, sort: state.sort, refine }
}
