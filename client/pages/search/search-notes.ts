import type { SearchListing } from '../../../shared/contracts/catalog.ts'
import { type ListingState, listingAddress } from '../../../shared/listing-state.ts'
import type { PageContext } from '../page-context.ts'
import { quoted, saidLimits } from './said-limits.ts'

type Note = { readonly text: string; readonly links: { readonly label: string; readonly href: string }[] }

/** Notes on a query's words: corrected ones, things that aren't sold, words that were given up. */
export function searchNotes(t: PageContext['t'], listing: SearchListing, path: string, state: ListingState): Note[] {
  const { query, corrected, leftOut, notCarried } = listing
  const notes: Note[] = []
  if (corrected !== null) {
    const href = listingAddress(path, { ...state, page: 1, isExact: true })
    notes.push({ text: t('search.corrected'), links: [{ label: t('search.instead', { query }), href }] })
  }
  if (notCarried.length > 0) notes.push({ text: t('search.notCarried', { things: notCarried.join(', ') }), links: [] })
  if (leftOut.length > 0) {
    const words = quoted(t, leftOut)
    const limits = saidLimits(t, listing, path, state)
    notes.push(
      limits
        ? { text: t('search.leftOutWithin', { words, limit: limits.limit }), links: limits.links }
        : { text: t('search.leftOut', { words }), links: [] },
    )
  }
  return notes
}
