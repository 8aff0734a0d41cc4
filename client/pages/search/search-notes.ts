import type { SearchListing } from '../../../shared/contracts/catalog.ts'
import { type ListingState, listingAddress } from '../../../shared/listing-state.ts'
import type { PageContext } from '../page-context.ts'

type Note = { readonly text: string; readonly link?: { readonly label: string; readonly href: string } }

/** What became of a query's words: one of them corrected, given up, or a thing that isn't sold. */
export function searchNotes(
  t: PageContext['t'],
  { query, corrected, leftOut, notCarried }: SearchListing,
  path: string,
  state: ListingState,
): Note[] {
  const quoted = (words: readonly string[]) => words.map((word) => t('search.quoted', { word })).join(', ')
  const exactly = listingAddress(path, { ...state, page: 1, isExact: true })
  return [
    ...(corrected === null
      ? []
      : [{ text: t('search.corrected'), link: { label: t('search.instead', { query }), href: exactly } }]),
    ...(notCarried.length > 0 ? [{ text: t('search.notCarried', { things: notCarried.join(', ') }) }] : []),
    ...(leftOut.length > 0 ? [{ text: t('search.leftOut', { words: quoted(leftOut) }) }] : []),
  ]
}
