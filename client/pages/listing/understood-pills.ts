import type { Understood } from '../../../shared/contracts/catalog.ts'
import { choose, type ListingState, listingAddress } from '../../../shared/listing-state.ts'

/**
 * Parts of a query as filters, each with the address of the list without it: without its words, and without the values
 * that were chosen beside them. A query's only part is left out: the title says it.
 */
export const understoodPills = (
  path: string,
  understood: readonly Understood[],
  state: ListingState,
): readonly { readonly label: string; readonly href: string }[] =>
  understood
    .filter(({ without }) => without !== '')
    .map(({ kind, values, label, without }) => {
      const rest = values.reduce((all, value) => choose(all, kind, value, false), { ...state, page: 1 })
      return { label, href: listingAddress(path, { ...rest, query: without }) }
    })
