import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  type ListingState,
  listingAddress,
  listingParams,
  readListingState,
  readSearchState,
  searchParams,
} from '../../../shared/listing-state.ts'
import { moveLanguageLinks } from '../../state/language-links.ts'
import { onMoved } from '../../state/page-events.ts'
import { type IslandAnswer, readIsland } from '../../state/read-island.ts'
import { showSearched } from '../../state/search-field.ts'
import { usePageEntry } from '../../state/use-page-entry.ts'
import { usePageHead } from '../../state/use-page-head.ts'
import { useRead } from '../../state/use-read.ts'
import type { IslandPropsOf } from '../contracts.ts'
import type { Sheet } from './use-sheet.ts'

type List = IslandPropsOf<'listing'>

/**
 * The cause of a change: a filter keeps the scroll position (`stay`), another page of the list starts at its top
 * (`top`), and the browser's back button must not push a history entry (`history`).
 */
export type Navigation = 'stay' | 'top' | 'history'

type ShownList = {
  readonly list: List
  /** The fetched cards as HTML; undefined while the page's own cards are shown. */
  readonly slot: string | undefined
  /** The state the shopper asked for, from the moment of the click. */
  readonly requested: ListingState
  readonly busy: boolean
  readonly change: (next: (requested: ListingState) => ListingState, navigation: Navigation) => void
}

function stateOf({ facets, sort, page, query, isExact }: List): ListingState {
  const chosen = facets.map(({ key, values }) => [
    key,
    values.filter(({ selected }) => selected).map(({ value }) => value),
  ])
  return { page, sort, chosen: Object.fromEntries(chosen), query, isExact }
}

/** Only a search has a query in its address. */
export const readState = ({ query }: List, search: string): ListingState =>
  (query === undefined ? readListingState : readSearchState)(new URLSearchParams(search))

/** The list's address as the browser's says it. */
const addressHere = (own: List): string => listingAddress(own.path, readState(own, location.search))

/**
 * The list in the most recently requested state, loaded from that state's URL, which becomes the page's URL once the
 * list is shown. If loading fails, the browser navigates there. `onPage` is called when another page of the list shows.
 * Going back from the open `sheet` closes it and keeps what was picked there.
 */
export function useList(own: List, onPage: () => void, sheet: Sheet): ShownList {
  const [first] = useState<Pick<IslandAnswer<'listing'>, 'props' | 'slot'>>({ props: own, slot: undefined })
  const [requested, setRequested] = useState(() => stateOf(own))
  const [shown, setShown] = useState(first)
  const navigation = useRef<Navigation>('history')
  const entry = usePageEntry()
  const address = listingAddress(own.path, requested)
  const latest = useRef(address)
  latest.current = address
  const isFirst = address === listingAddress(own.path, stateOf(own))
  const { data, error } = useRead(isFirst ? null : ['listing', address], ([name, url]) => readIsland(name, url), {
    keepPreviousData: false,
  })
  const next = isFirst ? first : data
  if (next && next !== shown) setShown(next)

  // Before the island counts as started, or the first step back would be missed.
  useLayoutEffect(() => {
    const follow = () => {
      navigation.current = 'history'
      setRequested(readState(own, location.search))
    }
    // The page may enter the back/forward cache while a request is pending.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && follow()
    const stopFollowing = onMoved(() => {
      if (sheet.close()) {
        if (latest.current !== addressHere(own)) entry.enter(latest.current)
      } else if (!entry.stays()) follow()
    })
    addEventListener('pageshow', onPageShow)
    return () => {
      stopFollowing()
      removeEventListener('pageshow', onPageShow)
    }
  }, [own, sheet, entry])

  const showHead = usePageHead()
  const shownAddress = next ? address : null
  const head = data?.head
  const { query } = requested
  const searched = useRef(own.query)
  useEffect(() => {
    if (shownAddress === null) return
    showHead(head)
    // Text that was typed before this started stays.
    if (query !== undefined && query !== searched.current) showSearched(query)
    searched.current = query
    const params = query === undefined ? listingParams : searchParams
    if (navigation.current === 'history') return moveLanguageLinks(params)
    if (addressHere(own) !== shownAddress) entry.enter(shownAddress, sheet.isOpen())
    moveLanguageLinks(params)
    if (navigation.current === 'top') onPage()
    navigation.current = 'stay'
  }, [shownAddress, query, head, showHead, own, onPage, sheet, entry])

  useEffect(() => {
    if (error && navigation.current === 'history') location.reload()
    else if (error) location.assign(address)
  }, [error, address])

  const change = useCallback<ShownList['change']>(
    (next, nextNavigation) => {
      navigation.current = nextNavigation
      entry.pick()
      setRequested(next)
    },
    [entry],
  )
  return { list: shown.props, slot: shown.slot, requested: requested, busy: !next, change }
}
