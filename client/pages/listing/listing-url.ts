import type { Sort } from '../../../shared/contracts/catalog.ts'

/**
 * What a link of a listing changes; the rest of the list's state stays. `refine` is the whole new choice, as
 * `key:value`. A new `refine` or
 * `sort` starts at page 1 again.
 */
export type ListingChange = { readonly refine?: readonly string[]; readonly sort?: Sort; readonly page?: number }

/** The url of the list with that change, made by the route that shows it. */
export type ListingUrl = (change: ListingChange) => string
