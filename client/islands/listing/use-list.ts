import { useCallback, useEffect, useRef, useState } from 'react'
import { type ListingState, listingAddress, readListingState } from '../../../shared/listing-state.ts'
import { type IslandAnswer, readIsland } from '../../state/read-island.ts'
import { useRead } from '../../state/use-read.ts'
import type { IslandPropsOf } from '../contracts.ts'

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

function stateOf({ facets, sort, page }: List): ListingState {
  const chosen = facets.map(({ key, values }) => [
    key,
    values.filter(({ selected }) => selected).map(({ value }) => value),
  ])
  return { page, sort, chosen: Object.fromEntries(chosen) }
}

/**
 * The list in the most recently requested state, loaded from that state's URL, which becomes the page's URL once the
 * list is shown. If loading fails, the browser navigates there. `onPage` is called when another page of the list shows.
 */
export function useList(own: List, onPage: () => void): ShownList {
  const [first] = useState<Pick<IslandAnswer<'listing'>, 'props' | 'slot'>>({ props: own, slot: undefined })
  const [requested, setRequested] = useState(() => stateOf(own))
  const [shown, setShown] = useState(first)
  const navigation = useRef<Navigation>('history')
  const address = listingAddress(own, requested)
  const isFirst = address === listingAddress(own, stateOf(own))
  const { data, error } = useRead(isFirst ? null : ['listing', address], ([name, url]) => readIsland(name, url), {
    keepPreviousData: false,
  })
  const next = isFirst ? first : data
  if (next && next !== shown) setShown(next)

  useEffect(() => {
    const onPopState = () => {
      navigation.current = 'history'
      setRequested(readListingState(new URLSearchParams(location.search)))
    }
    // The page may enter the back/forward cache while a request is pending.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && onPopState()
    addEventListener('popstate', onPopState)
    addEventListener('pageshow', onPageShow)
    return () => {
      removeEventListener('popstate', onPopState)
      removeEventListener('pageshow', onPageShow)
    }
  }, [])

  const firstTitle = useRef('')
  useEffect(() => {
    firstTitle.current = document.title
  }, [])
  const shownAddress = next ? address : null
  const title = data?.title
  useEffect(() => {
    if (shownAddress === null) return
    document.title = title ?? firstTitle.current
    if (navigation.current === 'history') return
    if (listingAddress(own, readListingState(new URLSearchParams(location.search))) !== shownAddress)
      history.pushState(null, '', shownAddress)
    if (navigation.current === 'top') onPage()
    navigation.current = 'stay'
  }, [shownAddress, title, own, onPage])

  useEffect(() => {
    if (error && navigation.current === 'history') location.reload()
    else if (error) location.assign(address)
  }, [error, address])

  const change = useCallback<ShownList['change']>((next, nextNavigation) => {
    navigation.current = nextNavigation
    setRequested(next)
  }, [])
  return { list: shown.props, slot: shown.slot, requested: requested, busy: !next, change }
}
