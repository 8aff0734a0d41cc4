import { CategoryListing, Listing, SearchListing } from '../../shared/contracts/catalog.ts'
import type { CatalogueCalls } from '../../tests/harness/shown-labels.ts'
import { ask, bodyOf } from '../reliability/client.ts'

/** The catalog's calls over HTTP, as the storefront makes them. */
export const platformCalls = (origin: string): CatalogueCalls => ({
  async listing(locale, query) {
    const contract = query.categoryId === undefined ? Listing : CategoryListing
    return contract.parse(bodyOf(await ask(origin, 'products.catalog', { query }, { locale })))
  },
  search: async (locale, q, count) =>
    SearchListing.parse(bodyOf(await ask(origin, 'products.search', { query: { q, count } }, { locale }))),
})
