import type { Found } from '../catalogue/index/scan.ts'
import type { Hit } from '../catalogue/index/sorting.ts'
import type { ListingRequest } from '../catalogue/listing.ts'
import type { Interpreted } from './interpret.ts'

export type FoundPage = Found & {
  /** Whether the points of the query's own scope order the page. A preview explains these points only. */
  readonly isByPoints: boolean
}

/** Finds products for a query that has been read, with the effects of editors' rules. Rejects where it can't answer. */
export type SearchEngine = {
  /** A page of styles with the counts of all facets. */
  readonly search: (interpreted: Interpreted, request: ListingRequest) => Promise<FoundPage>
  /** The first styles while somebody types. */
  readonly suggest: (interpreted: Interpreted, most: number) => Promise<readonly Hit[]>
}
