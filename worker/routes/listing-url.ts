import type { ListingUrl } from '../../client/pages/listing/listing-url.ts'
import { type FacetKey, facetKeys } from '../../shared/contracts/catalog.ts'
import { type ListingState, listingSearch } from './listing-query.ts'

/** Urls of the same list with one thing changed. New filters or a new order start at the first page. */
export function listingUrl(path: string, state: ListingState, keep: Readonly<Record<string, string>> = {}): ListingUrl {
  return ({ refine, sort, page }) => {
    const next: ListingState = {
      page: page ?? 1,
      sort: sort ?? state.sort,
      chosen: refine ? chosenOf(refine) : state.chosen,
    }
    const search = listingSearch(next)
    const kept = new URLSearchParams(keep).toString()
    return path + (kept ? `?${kept}${search.replace('?', '&')}` : search)
  }
}

function chosenOf(refine: readonly string[]): Partial<Record<FacetKey, string[]>> {
  const chosen: Partial<Record<FacetKey, string[]>> = {}
  for (const one of refine) {
    const [name, value] = one.split(':')
    const key = facetKeys.find((known) => known === name)
    if (key && value) chosen[key] = [...(chosen[key] ?? []), value]
  }
  return chosen
}
